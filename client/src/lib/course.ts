/** How a game went, for the charts of the page after it. */

import type { Course } from '@wire/http';

import { extra } from './api';
import type { Series } from './parts/LineChart.svelte';
import { seatColour, seatShape } from './parts/seats';
import type { Table } from './table.svelte';

export type { Course };

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
