/** What charts and tables say. */
import type { Say } from '../../kit/say.ts'

export const costChart = {
  title: ({ counted }: { counted: number }, say: Say) => `What ${say.money(counted)} in your HSA costs you`,
  lead: 'Tax savings cover the rest.',
  summary: ({ payroll, direct }: { payroll: number; direct: number }, say: Say) =>
    `After tax savings, it costs you ${say.money(payroll)} through payroll and ${say.money(direct)} from your bank account.`,
  federalOnly: 'Federal taxes only, because no state is selected.',
  row: 'How you contribute',
  total: 'In your HSA',
  rows: { payroll: 'Through payroll', direct: 'From your bank account' },
  parts: {
    own: 'Your cost',
    federal: 'Federal income tax saved',
    payroll: 'Social Security and Medicare saved',
    state: 'State income tax saved',
  },
}

export const monthChart = {
  title: 'What each month adds to your limit',
  lead: 'A twelfth of the year’s limit for each month you’re covered on the 1st.',
  summary: ({ year, total }: { year: number; total: number }, say: Say) =>
    `The months of ${year} add up to ${say.money(total)}.`,
  summaryAdds: ({ year, total, adds }: { year: number; total: number; adds: number }, say: Say) =>
    `The months of ${year} add up to ${say.money(total)}. Being covered on December 1 adds ${say.money(adds)}.`,
  note: 'All contributions count, your employer’s too.',
  couple: 'For you and your spouse together.',
  x: 'Month',
  base: 'Limit',
  catchUp: 'Catch-up at 55',
}

interface Ends {
  readonly years: number
  readonly keep: number
  readonly receipts: number
  readonly spend: number
}
export const wayChart = {
  title: 'Keep receipts, or spend as you go',
  lead: 'Both ways pay the same bills with the same money.',
  summary: ({ years, keep, receipts, spend }: Ends, say: Say) =>
    `After ${say.years(years)}, paying bills yourself leaves ${say.short(keep)} in the HSA and receipts for ${say.short(receipts)}. Spending as you go leaves ${say.short(spend)} inside and outside the HSA.`,
  note: 'Future dollars, before tax on non-medical withdrawals.',
  x: 'Year',
  keep: 'HSA, keeping receipts',
  spend: 'Spending: HSA and other savings',
  receipts: 'Receipts: tax-free to take out',
}

export const coverNames = { none: 'Not covered', self: 'Self-only', family: 'Family' }
export const tableWords = {
  months: {
    title: ({ year }: { year: number }) => `${year}, month by month`,
    lead: 'Your coverage on the 1st of the month counts.',
    adds: ({ total, adds }: { total: number; adds: number }, say: Say) =>
      `The months add up to ${say.money(total)}. The last-month rule adds ${say.money(adds)}.`,
    month: 'Month',
    yours: 'Your coverage',
    spouse: 'Spouse’s coverage',
    base: 'Limit',
    catchUp: 'Catch-up at 55',
    medicare: 'On Medicare',
  },
  years: {
    title: 'Both ways, year by year',
    lead: 'At the end of each year from today. Future dollars, except the last column.',
    columns: {
      year: 'Year',
      keep: 'HSA, keeping receipts',
      receipts: 'Receipts so far',
      spend: 'HSA, spending',
      outside: 'Other savings, spending',
      today: 'HSA, keeping receipts, today’s dollars',
    },
  },
  figures: {
    title: ({ year }: { year: number }) => `HSA numbers for ${year}`,
    columns: { what: 'Rule', self: 'Self-only', family: 'Family' },
    limit: 'Contribution limit',
    catchUp: 'Catch-up from the year you turn 55, per person',
    deductible: 'Minimum deductible',
    outOfPocket: 'Out-of-pocket maximum',
  },
}
