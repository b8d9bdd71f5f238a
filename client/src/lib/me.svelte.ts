/** Who sits before this browser; null for a stranger. */

import { get, post, Problem } from './api';

export interface Person {
  id: number;
  name: string;
  account: boolean;
}

class Me {
  person = $state.raw<Person | null>(null);
  /** Has the server been asked? */
  known = $state(false);
  /** The server did not answer at all. */
  offline = $state(false);

  async load(): Promise<void> {
    try {
      this.person = (await get<{ person: Person | null }>('/api/hello')).person;
      this.offline = false;
    } catch (error) {
      this.person = null;
      this.offline = error instanceof Problem && error.status === 0;
    }
    this.known = true;
  }

  /** Come in with a name, unless one is here already. */
  async enter(name: string): Promise<void> {
    if (!this.person) this.person = await post<Person>('/api/guest', { name });
  }

  async register(name: string, password: string): Promise<void> {
    this.person = await post<Person>('/api/account', { name, password });
  }

  async logIn(name: string, password: string): Promise<void> {
    this.person = await post<Person>('/api/login', { name, password });
  }

  async logOut(): Promise<void> {
    await post('/api/logout');
    this.person = null;
  }
}

export const me = new Me();
