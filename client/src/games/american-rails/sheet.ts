/** The figures of the spreadsheet, as rows. */

import { COMPANIES, FIRST_YEAR, type CompanyName, type Sale, type View } from './view';

/** Stands in for the year in the row of this moment. */
export const FIRST_ROW = 0;

export interface YearRow {
  year: number;
  cash: number[];
  income: Partial<Record<CompanyName, number>>;
  dividend: Partial<Record<CompanyName, number>>;
}

const named = (values: number[]): Partial<Record<CompanyName, number>> =>
  Object.fromEntries(COMPANIES.map((name, at) => [name, values[at] ?? 0]));

/** This moment, then the years that were played, latest first. */
export function yearRows(view: View): YearRow[] {
  const now: YearRow = {
    year: FIRST_ROW,
    cash: view.players.map((player) => player.cash),
    income: named(view.companies.map((company) => company.income)),
    dividend: named(view.companies.map((company) => company.dividend)),
  };
  const years = view.rounds.map((round, at) => ({
    year: FIRST_YEAR + at,
    cash: round.cash,
    income: named(round.income),
    dividend: named(round.dividend),
  }));
  return [now, ...years.reverse()];
}

export interface Deal extends Sale {
  /** What the share has paid since it was bought. */
  paid: number;
  /** What it would pay now. */
  pays: number;
}

/** Every share that was sold, and what became of it; latest first. */
export function deals(view: View): Deal[] {
  return view.sales
    .map((sale) => {
      const company = COMPANIES.indexOf(sale.company);
      const since = view.rounds.slice(sale.year - FIRST_YEAR);
      return {
        ...sale,
        paid: since.reduce((sum, round) => sum + (round.dividend[company] ?? 0), 0),
        pays: view.companies[company]?.dividend ?? 0,
      };
    })
    .reverse();
}

export interface Payout {
  year: number;
  /** The companies that paid: their income, and what each share got. */
  companies: { company: CompanyName; income: number; rate: number }[];
  players: {
    seat: number;
    /** What each of these companies paid the player. */
    amounts: number[];
    total: number;
    /** The player's money afterwards. */
    cash: number;
  }[];
}

/** Who got what from whom at the end of the latest year; null before the first. */
export function lastPayout(view: View): Payout | null {
  const round = view.rounds.at(-1);
  if (!round) return null;
  const year = FIRST_YEAR + view.rounds.length - 1;
  const companies = COMPANIES.flatMap((company, number) => {
    const rate = round.dividend[number] ?? 0;
    return rate > 0 ? [{ company, income: round.income[number] ?? 0, rate }] : [];
  });
  /** Shares are never given away: those that were bought by then. */
  const held = (seat: number, name: CompanyName) =>
    view.sales.filter((sale) => sale.buyer === seat && sale.company === name && sale.year <= year)
      .length;
  const players = view.players.map((_, seat) => {
    const amounts = companies.map(({ company, rate }) => rate * held(seat, company));
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    return { seat, amounts, total, cash: round.cash[seat] ?? 0 };
  });
  return { year, companies, players };
}

export interface Standing {
  place: number;
  seat: number;
  cash: number;
  /** What was paid for shares. */
  spent: number;
  /** What all the shares have paid. */
  earned: number;
  shares: { company: CompanyName; count: number }[];
}

/** The players by cash; who has as much as another stands on the same place. */
export function standings(view: View): Standing[] {
  const sold = deals(view);
  const sum = (seat: number, of: 'price' | 'paid') =>
    sold.filter((deal) => deal.buyer === seat).reduce((all, deal) => all + deal[of], 0);
  return view.players
    .map((player, seat) => ({
      place: 1 + view.players.filter((other) => other.cash > player.cash).length,
      seat,
      cash: player.cash,
      spent: sum(seat, 'price'),
      earned: sum(seat, 'paid'),
      shares: COMPANIES.flatMap((company, number) => {
        const count = player.shares[number] ?? 0;
        return count > 0 ? [{ company, count }] : [];
      }),
    }))
    .sort((one, other) => one.place - other.place);
}
