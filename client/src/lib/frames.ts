/** Slim frames made whole again: what has changed is put into what the last frame said. */

import type {
  Choice,
  ChoiceRange,
  KeptChoices,
  Replacement,
  SeatFrame,
  Splice,
  Table,
  Talk,
  TalkFrame,
  Update,
} from '@wire/table';

import type { FromServer, TableFrame } from './protocol';

type Entry = Choice | ChoiceRange;
type Sent = Exclude<FromServer, TableFrame> | Table | Update | TalkFrame;

/** Can this browser read deflated frames? Older Safaris cannot. */
export const inflates = typeof DecompressionStream !== 'undefined';

/** Reads the messages of one connection in their order. */
export class FrameReader {
  #view: unknown = null;
  #seats: SeatFrame[] = [];
  /** The last choices that were not none, as they came. */
  #entries: Entry[] = [];
  /** Talk that belongs to the next frame. */
  #talk: Talk[] = [];
  /** Frames that wait until a deflated one before them is read. */
  #reading: Promise<void> | null = null;

  constructor(
    readonly take: (frame: FromServer) => void,
    readonly fail: () => void,
  ) {}

  hear(data: string | ArrayBuffer): void {
    if (typeof data === 'string' && !this.#reading) {
      this.#read(data);
      return;
    }
    const reading = (this.#reading ?? Promise.resolve())
      .then(async () => {
        this.#read(typeof data === 'string' ? data : await inflated(data));
      })
      .catch(this.fail)
      .finally(() => {
        if (this.#reading === reading) this.#reading = null;
      });
    this.#reading = reading;
  }

  #read(text: string): void {
    const frame = JSON.parse(text) as Sent;
    if (frame.type === 'talk') this.#talk = frame.talk;
    else if (frame.type === 'table' || frame.type === 'update') this.take(this.#whole(frame));
    else this.take(frame);
  }

  #whole(frame: Table | Update): TableFrame {
    this.#view = frame.type === 'table' ? frame.view : edited(this.#view, frame.view ?? []);
    this.#seats = frame.seats ?? this.#seats;
    const entries = (frame.legal ?? []).flatMap((entry) =>
      'count' in entry ? this.#kept(entry) : [entry],
    );
    if (entries.length) this.#entries = entries;
    const talk = [...this.#talk, ...frame.talk];
    this.#talk = [];
    const legal = entries.flatMap(expanded);
    return { ...frame, type: 'table', view: this.#view, seats: this.#seats, talk, legal };
  }

  #kept({ start, count }: KeptChoices): Entry[] {
    return this.#entries.slice(start, start + count);
  }
}

async function inflated(data: ArrayBuffer): Promise<string> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).text();
}

/** The view with the edits made; what they do not touch stays the very same. */
export function edited(view: unknown, edits: (Replacement | Splice)[]): unknown {
  return edits.reduce((value, edit) => changed(value, edit.path, edit), view);
}

function changed(value: unknown, path: (string | number)[], edit: Replacement | Splice): unknown {
  const [step, ...rest] = path;
  if (step === undefined) {
    if (!('items' in edit)) return edit.value;
    return (value as unknown[]).toSpliced(edit.start, edit.count, ...edit.items);
  }
  if (Array.isArray(value))
    return value.with(step as number, changed(value[step as number], rest, edit));
  const object = value as Record<string, unknown>;
  return { ...object, [step]: changed(object[step], rest, edit) };
}

/** The choices that an entry stands for. */
export function expanded(entry: Entry): Choice[] {
  if (!('ranges' in entry)) return [entry];
  const { id, action, label, ranges } = entry;
  const combinations = Object.entries(ranges).reduce<Record<string, number>[]>(
    (found, [field, [least, most]]) =>
      found.flatMap((one) =>
        Array.from({ length: most - least + 1 }, (_, at) => ({ ...one, [field]: least + at })),
      ),
    [{}],
  );
  return combinations.map((numbers, at) => {
    const said = Object.entries(label.fields).map(([name, field]) => [name, numbers[field]]);
    const values = { ...label.values, ...(Object.fromEntries(said) as Record<string, number>) };
    return {
      id: id + at,
      action: { ...action, ...numbers },
      label: { key: label.key, values, text: worded(label, numbers) },
    };
  });
}

function worded(label: ChoiceRange['label'], numbers: Record<string, number>): string {
  const fitting = label.phrasings.find(({ when = {} }) =>
    Object.entries(when).every(([field, [least, most]]) => {
      const number = numbers[field] ?? 0;
      return least <= number && number <= most;
    }),
  );
  return (fitting?.text ?? []).map((part, at) => (at % 2 ? String(numbers[part]) : part)).join('');
}
