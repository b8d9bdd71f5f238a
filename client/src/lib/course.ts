/** How a game went, for the charts of the page after it. */

import { extra } from './api';
import type { Series } from './parts/LineChart.svelte';
import { seatColour, seatShape } from './parts/seats';
import type { Table } from './table.svelte';

export interface Course {
  /** The moments: so many entries of the log. */
  numbers: number[];
  /** The round or year of each moment. */
  rounds: number[];
  /** The moment at which each round began. */
  starts: number[];
  /** By name: for each moment a value for each seat or company, null where it is secret. */
  series: Record<string, (number | null)[][]>;
}

export function course(table: Pick<Table, 'id' | 'seat'>): Promise<Course> {
  const seat = table.seat === null ? '' : `?seat=${table.seat}`;
  return extra<Course>(`/api/tables/${table.id}/course${seat}`);
}

/** The values of one seat or company over time. */
export const over = (course: Course, name: string, index: number): (number | null)[] =>
  (course.series[name] ?? []).map((values) => values[index] ?? null);

/** A line for each seat, in its colour and shape. */
export function seatLines(course: Course, name: string, names: string[]): Series[] {
  return names.map((player, seat) => ({
    name: player,
    colour: seatColour(seat),
    shape: seatShape(seat),
    values: over(course, name, seat),
  }));
}
