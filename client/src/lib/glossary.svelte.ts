/** Which words of a title are explained where they stand; the explanations are loaded after the page. */

/** A stretch of a text; one with a term is explained. */
export interface Stretch {
  text: string;
  /** The term's heading, by which its explanation is found. */
  term: string | null;
}

export type Gloss = (text: string) => Stretch[];

class Glossary {
  /** How to find the terms of the title that is open; null until they are there. */
  gloss = $state.raw<Gloss | null>(null);
}

export const glossary = new Glossary();
