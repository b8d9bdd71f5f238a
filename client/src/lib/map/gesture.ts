/** What pointers do on a map: one moves it, two pinch it, unless the board takes the press. */

import { distance, type Spot } from './spots';

/** A press the board has taken: it is told of each spot of the map on the way. */
export interface Grab {
  move: (spot: Spot, event: PointerEvent) => void;
  /** The pointer was lifted. */
  end: () => void;
  /** A second finger came, or the system took the pointer away. */
  cancel: () => void;
}

export interface Hands {
  /** A pointer's spot in the map's box. */
  spot: (event: PointerEvent) => Spot;
  /** The spot of the map that lies there. */
  into: (spot: Spot) => Spot;
  grab: (spot: Spot, event: PointerEvent) => Grab | null;
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, x: number, y: number) => void;
  capture: (pointer: number) => void;
}

/** So many pixels of movement still make a click. */
const SLACK = 6;

export class Gesture {
  readonly #hands: Hands;
  readonly #pointers = new Map<number, Spot>();
  #dragged = 0;
  #grab: Grab | null = null;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  /** Whether the map is in somebody's hand at this moment. */
  get isMoving(): boolean {
    return this.#pointers.size > 0 && this.#dragged > SLACK && !this.#grab;
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const spot = this.#hands.spot(event);
    this.#pointers.set(event.pointerId, spot);
    if (this.#pointers.size === 1) {
      this.#dragged = 0;
      this.#grab = this.#hands.grab(spot, event);
    } else this.#letGo();
  };

  move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    if (event.buttons === 0) {
      this.cancel(event); // it was lifted where nobody told us of it
      return;
    }
    const now = this.#hands.spot(event);
    this.#pointers.set(event.pointerId, now);
    const dx = now.x - before.x;
    const dy = now.y - before.y;
    this.#dragged += Math.abs(dx) + Math.abs(dy);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, now, other);
    else if (this.#dragged > SLACK) {
      this.#hands.capture(event.pointerId);
      if (this.#grab) this.#grab.move(this.#hands.into(now), event);
      else this.#hands.pan(dx, dy);
    }
  };

  up = (event: PointerEvent): void => {
    if (this.#pointers.delete(event.pointerId)) {
      const grab = this.#grab;
      this.#grab = null;
      if (this.#dragged > SLACK) grab?.end();
      else grab?.cancel();
    }
  };

  cancel = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    this.#letGo();
  };

  /** The end of a drag is no click; says whether this is one. */
  click = (event: MouseEvent): boolean => {
    const isClick = this.#dragged <= SLACK;
    if (!isClick) event.stopPropagation();
    this.#dragged = 0;
    return isClick;
  };

  #letGo(): void {
    this.#grab?.cancel();
    this.#grab = null;
  }

  #pinch(before: Spot, now: Spot, other: Spot): void {
    this.#hands.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    this.#hands.zoom(factor, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }
}
