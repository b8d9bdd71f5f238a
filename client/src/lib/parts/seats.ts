/** How a seat looks, in HTML and in SVG alike. */

import { SHAPES, type Shape } from './shapes';

/** For `fill`, `stroke` or a style: a CSS variable, so that palettes can change it. */
export const SEAT_COLOURS = [0, 1, 2, 3, 4, 5].map((seat) => `var(--seat-${seat})`);

export const seatColour = (seat: number): string => SEAT_COLOURS[seat % 6] ?? 'var(--ink-2)';

export const seatShape = (seat: number): Shape => SHAPES[seat % 6] ?? 'circle';

/** Seats are counted from 1 for people. */
export const seatNumber = (seat: number): string => String(seat + 1);

/** Ink that reads on the seat's colour; both palettes are dark and light at the same seats. */
export const onSeat = (seat: number): string =>
  seat % 6 === 2 || seat % 6 === 4 ? 'var(--on-light)' : 'var(--on-dark)';
