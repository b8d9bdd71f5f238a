/** Money that changes hands, from what two views say of everybody's purse. */

import type { Transfer } from './module';

/** Where money comes from and goes to when no other purse tells. */
export const BANK = 'bank';

/** Whose purse, and what is in it; null where it is secret. */
export type Purse = [home: string, amount: number | null];

/** From who has less to who has more; the bank pays and takes where that is not one and one. */
export function paid(before: Purse[], after: Purse[], format: (sum: number) => string): Transfer[] {
  const changes = after.flatMap(([home, amount], at): [string, number][] => {
    const was = before[at]?.[1];
    return amount === null || was === null || was === undefined || was === amount
      ? []
      : [[home, amount - was]];
  });
  const gave = changes.filter(([, change]) => change < 0);
  const got = changes.filter(([, change]) => change > 0);
  const [giver, taker] = [gave[0], got[0]];
  const kind = 'money';
  if (gave.length === 1 && got.length === 1 && giver && taker)
    return [{ from: giver[0], to: taker[0], text: format(taker[1]), kind }];
  return [
    ...gave.map(([from, sum]) => ({ from, to: BANK, text: format(-sum), kind }) as const),
    ...got.map(([to, sum]) => ({ from: BANK, to, text: format(sum), kind }) as const),
  ];
}
