/** The rulebooks, loaded when somebody asks; read into headings, rules and paragraphs. */

import { text } from './api';
import type { Language } from './protocol';

/** Where each book lies, by its path: a reader loads that of one title and language. */
const BOOKS = import.meta.glob<string>('@games/*/rulebook*.md', {
  query: '?url',
  import: 'default',
  eager: true,
});

export interface Piece {
  kind: 'text' | 'strong' | 'code' | 'rule';
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

/** Chapters after this line are for programs, not for players. */
const FOR_PROGRAMS = '<!-- for programs -->';

export async function rulebook(game: string, language: Language): Promise<Chapter[]> {
  const file = language === 'en' ? 'rulebook.md' : `rulebook.${language}.md`;
  const ending = `/${game.replaceAll('-', '_')}/${file}`;
  const [, address] = Object.entries(BOOKS).find(([path]) => path.endsWith(ending)) ?? [];
  return address ? read(await text(address)) : [];
}

/** The words of one rule; null when the book has none of that number. */
export async function rule(game: string, id: string, language: Language): Promise<Part | null> {
  const chapters = await rulebook(game, language);
  return chapters.flatMap((chapter) => chapter.parts).find((part) => part.id === id) ?? null;
}

export function read(book: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const block of blocks(book.split(FOR_PROGRAMS)[0] ?? '')) {
    const heading = /^#+ (.*)$/.exec(block);
    if (heading) chapters.push({ title: heading[1] ?? '', parts: [] });
    else chapters.at(-1)?.parts.push(part(block));
  }
  return chapters;
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
  return words
    .split(/(\*\*[^*]+\*\*|`[^`]+`|[A-Z]{2}-[0-9A-Z]+\.[0-9]+)/)
    .flatMap((piece): Piece[] => {
      if (!piece) return [];
      if (piece.startsWith('**')) return [{ kind: 'strong', text: piece.slice(2, -2) }];
      if (piece.startsWith('`')) return [{ kind: 'code', text: piece.slice(1, -1) }];
      return [{ kind: /^[A-Z]{2}-\w+\.[0-9]+$/.test(piece) ? 'rule' : 'text', text: piece }];
    });
}
