/** The rulebooks, loaded when somebody asks; read into headings, rules and paragraphs. */

import african from '@games/african_rails/rulebook.md?url';
import american from '@games/american_rails/rulebook.md?url';
import transamerica from '@games/transamerica/rulebook.md?url';
import { text } from './api';

const BOOKS: Record<string, string> = {
  transamerica,
  'american-rails': american,
  'african-rails': african,
};

export interface Piece {
  kind: 'text' | 'strong' | 'code';
  text: string;
}

export interface Part {
  kind: 'paragraph' | 'rule' | 'row';
  /** The rule's number, such as TA-2.3. */
  id: string | null;
  pieces: Piece[];
}

export interface Chapter {
  title: string;
  parts: Part[];
}

/** Chapters for programs, not for players. */
const NOT_FOR_PLAYERS = /^(Actions|The board file|Table options|Boards? )/;

export async function rulebook(game: string): Promise<Chapter[]> {
  const address = BOOKS[game];
  return address ? read(await text(address)) : [];
}

/** The words of one rule; null when the book has none of that number. */
export async function rule(game: string, id: string): Promise<Part | null> {
  const chapters = await rulebook(game);
  return chapters.flatMap((chapter) => chapter.parts).find((part) => part.id === id) ?? null;
}

export function read(book: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const block of blocks(book)) {
    const heading = /^#+ (.*)$/.exec(block);
    if (heading) chapters.push({ title: heading[1] ?? '', parts: [] });
    else chapters.at(-1)?.parts.push(part(block));
  }
  return chapters.filter((chapter) => !NOT_FOR_PLAYERS.test(chapter.title));
}

/** Headings, list items, table rows and paragraphs, each as one line. */
function blocks(book: string): string[] {
  const found: string[] = [];
  let open = false;
  for (const line of book.split('\n')) {
    if (!line.trim() || /^\|[-| ]*$/.test(line)) open = false;
    else if (/^(#|- |\|)/.test(line) || !open) {
      found.push(line.trim());
      open = !/^[#|]/.test(line);
    } else found.push(`${found.pop() ?? ''} ${line.trim()}`);
  }
  return found;
}

function part(block: string): Part {
  if (block.startsWith('|')) {
    const cells = block.split('|').map((cell) => cell.trim());
    return { kind: 'row', id: null, pieces: pieces(cells.filter(Boolean).join(': ')) };
  }
  if (!block.startsWith('- ')) return { kind: 'paragraph', id: null, pieces: pieces(block) };
  const named = /^- ([A-Z]{2}-[0-9A-Z]+(?:\.[0-9]+[a-z]?)?) (.*)$/.exec(block);
  if (named) return { kind: 'rule', id: named[1] ?? null, pieces: pieces(named[2] ?? '') };
  return { kind: 'rule', id: null, pieces: pieces(block.slice(2)) };
}

function pieces(words: string): Piece[] {
  return words.split(/(\*\*[^*]+\*\*|`[^`]+`)/).flatMap((piece): Piece[] => {
    if (!piece) return [];
    if (piece.startsWith('**')) return [{ kind: 'strong', text: piece.slice(2, -2) }];
    if (piece.startsWith('`')) return [{ kind: 'code', text: piece.slice(1, -1) }];
    return [{ kind: 'text', text: piece }];
  });
}
