/** Tables of a lump sum and installments. */
import type { Say } from '../../kit/say.ts'
import { costsText, sumText } from './past.en.ts'

export const windfallTables = {
  compare: {
    title: 'Each schedule vs. the lump sum',
    lead: 'What installments ended with compared with the lump sum. A minus means less.',
    columns: {
      spread: 'Spread over',
      parts: 'Installments',
      starts: 'Starts',
      ahead: 'Lump sum ahead',
      typical: 'Typically',
      low: 'Worst 5% below',
      high: 'Best 5% above',
    },
  },
  named: {
    title: 'Notable starting months',
    lead: ({ total, horizon, fee }: { total: number; horizon: number; fee: number }, say: Say) =>
      `What ${sumText(total, say)} was worth after ${say.months(horizon)}, in dollars of the starting month. ${costsText({ fee }, say)}.`,
    columns: {
      start: 'Start',
      month: 'Month',
      lump: 'Lump sum',
      parts: 'Installments',
      gap: 'Installments vs. lump sum',
    },
    rows: {
      chosen: 'The one you chose',
      worstForParts: 'Worst for installments',
      worstForLump: 'Worst for the lump sum',
      peak: 'Stock peak before a big fall',
    },
  },
  regret: {
    title: 'The lowest point along the way',
    lead: ({ months }: { months: number }, say: Say) =>
      `The lowest month in ${say.months(months)}, with waiting cash, compared with the whole amount. In each month’s dollars.`,
    columns: { lowest: 'Lowest point', lump: 'Lump sum', parts: 'Installments' },
    rows: {
      typical: 'Typical start',
      low: 'Worst 10% of starts were lower',
      worst: ({ lump, parts }: { lump: string; parts: string }, say: Say) =>
        `Lowest of all (from ${say.month(lump)}; ${say.month(parts)})`,
    },
  },
  plan: {
    title: 'Your schedule',
    lead: 'Each installment goes in with the interest it has earned.',
    columns: {
      number: 'Number',
      month: 'Months from today',
      part: 'Installment',
      interest: 'Interest',
      waiting: 'Still in cash',
    },
  },
}
