/** Requests to the server; a refusal becomes an error with a sentence for people. */

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly wrong: { field: string; why: string }[] = [],
    /** Seconds after which it may be tried again. */
    readonly after = 0,
  ) {
    super(detail);
  }
}

/** Milliseconds that the server's clock is ahead of this one. */
let ahead = 0;

/** The time by the server's clock, in seconds. */
export const serverNow = (): number => (Date.now() + ahead) / 1000;

function csrfToken(): string {
  const found = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie);
  return found?.[1] ? decodeURIComponent(found[1]) : '';
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET') headers['x-csrftoken'] = csrfToken();
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(0, 'offline', '');
  }
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (date) ahead = Math.abs(date - Date.now()) > 2000 ? date - Date.now() : 0;
  if (answer.status === 204) return undefined as Answer;
  const text = await answer.text();
  if (!answer.ok)
    throw problem(answer.status, text, Number(answer.headers.get('retry-after') ?? 0));
  return (text ? JSON.parse(text) : undefined) as Answer;
}

function problem(status: number, text: string, after: number): Problem {
  try {
    const told = JSON.parse(text) as { code?: string; detail?: string; wrong?: [] };
    return new Problem(status, told.code ?? '', told.detail ?? '', told.wrong, after);
  } catch {
    return new Problem(status, '', '', [], after);
  }
}

const TOO_MANY = 429;
const TRIES = 5;

/**
 * What is shown beside the game. When the server was asked too often it is asked again a little
 * later, for as long as the answer is still wanted.
 */
export async function extra<Answer>(
  path: string,
  isWanted: () => boolean = () => true,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await get<Answer>(path);
    } catch (error) {
      const isBusy = error instanceof Problem && error.status === TOO_MANY;
      if (!isBusy || tries >= TRIES || !isWanted()) throw error;
      const wait = Math.max(error.after, 2 ** tries / 2);
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      if (!isWanted()) throw error;
    }
  }
}

export const get = <Answer>(path: string) => ask<Answer>('GET', path);
export const post = <Answer>(path: string, body?: unknown) => ask<Answer>('POST', path, body);
export const put = <Answer>(path: string, body?: unknown) => ask<Answer>('PUT', path, body);
export const remove = <Answer>(path: string, body?: unknown) => ask<Answer>('DELETE', path, body);

/** A text that was built along with the page. */
export async function text(path: string): Promise<string> {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) throw new Problem(answer?.status ?? 0, 'offline', '');
  return answer.text();
}
