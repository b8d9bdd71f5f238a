/** Who sits before this browser; null for a stranger. */

import type { Hello, Me } from '@wire/http';

import { get, post, Problem, put } from './api';

export type Person = Me;

class Visitor {
  person = $state.raw<Person | null>(null);
  /** Has the server been asked? */
  known = $state(false);
  /** The server did not answer at all. */
  offline = $state(false);

  #typed = $state(localStorage.getItem('name') ?? '');

  /** The name as it was last typed: kept in this browser and offered wherever one is asked for. */
  get typed(): string {
    return this.#typed;
  }

  set typed(name: string) {
    this.#typed = name;
    localStorage.setItem('name', name);
  }

  async load(): Promise<void> {
    try {
      this.person = (await get<Hello>('/api/hello')).person;
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

  /** A guest's other name, also at the tables that go on. */
  async rename(name: string): Promise<void> {
    this.person = await put<Person>('/api/me/name', { name });
    this.typed = this.person.name;
  }

  /** Come back by the secret of a link. */
  async comeBack(token: string): Promise<void> {
    this.person = await post<Person>('/api/return', { token });
  }

  async register(name: string, password: string): Promise<void> {
    this.person = await post<Person>('/api/account', { name, password });
  }

  async logIn(name: string, password: string): Promise<void> {
    this.person = await post<Person>('/api/login', { name, password });
  }

  /** With `leaveTables` a guest gives up seats that cannot be reached again. */
  async logOut(leaveTables = false): Promise<void> {
    await post(`/api/logout?leave_tables=${leaveTables}`);
    this.person = null;
  }
}

export const me = new Visitor();
