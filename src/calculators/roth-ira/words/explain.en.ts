/** Charts, tables and workings of this page. */
import type { Say } from '../../kit/say.ts'

/** A bracket as a sentence names it. */
export const bracketNames = {
  '0': 'your deductions',
  '10': 'the 10% bracket',
  '12': 'the 12% bracket',
  '22': 'the 22% bracket',
  '24': 'the 24% bracket',
  '32': 'the 32% bracket',
  '35': 'the 35% bracket',
} as const

export const rateChart = {
  title: 'Your tax rate later decides',
  lead: ({ age }: { age: number }) => `Roth minus traditional, after tax at ${age}, in today’s dollars`,
  summary: ({ even, age }: { even: number | null; age: number }, say: Say) =>
    even === null
      ? `The same account is ahead at ${age}, whatever your later tax rate.`
      : `With a later tax rate below ${say.percent(even, 0)}, traditional is ahead at ${age}. Above it, Roth is.`,
  x: 'Tax rate when you take it out, %',
  series: 'Roth ahead by',
  above: 'Roth ahead',
  below: 'Traditional ahead',
  you: 'Yours',
  even: 'Break-even',
}

export const fillChart = {
  title: 'What converting would cost, by bracket',
  lead: 'How much of your traditional IRA fits each bracket this year',
  summary: ({ first, rate, total }: { first: number; rate: number; total: number }, say: Say) =>
    `The first ${say.money(first)} ${rate === 0 ? 'is covered by your deductions' : `falls in the ${say.percent(rate * 100, 0)} bracket`}. Converting everything would add ${say.money(total)} in tax this year.`,
  words: { row: 'Taxable conversion', filled: 'Conversion in it', result: 'Tax on it' },
  span: ({ from, to }: { from: number; to: number }, say: Say) =>
    from === 0 ? `First ${say.money(to)}` : `${say.money(from)} to ${say.money(to)}`,
  row: ({ rate }: { rate: number }, say: Say) =>
    rate === 0 ? 'Covered by deductions' : `${say.percent(rate * 100, 0)} bracket`,
}

export const sliceTable = {
  title: 'Converting it all, bracket by bracket',
  lead: 'Each line’s tax is the difference between two complete returns, so it can differ from the bracket’s rate.',
  columns: { bracket: 'Bracket', from: 'From', to: 'To', tax: 'Tax', share: 'Tax, % of it' },
}

export const orderTable = {
  title: 'The order your withdrawal comes out',
  lead: 'All your Roth IRAs count as one.',
  columns: { part: 'Part', amount: 'Amount', income: 'Taxed as income' },
  rows: {
    qualified: 'Qualified, tax-free',
    contributions: 'Contributions',
    conversions: 'Conversions, oldest first',
    earnings: 'Earnings',
  },
}

export const ladderTable = {
  title: 'Conversion ladder',
  lead: 'The same conversion every year, before growth, under this year’s tax law.',
  columns: { year: 'Convert in', amount: 'Amount', tax: 'Tax that year', free: 'No 10% tax from' },
}

export const limitWorking = {
  title: ({ year }: { year: number }) => `Your Roth limit for ${year}`,
  formula:
    'limit = IRA limit × (top of the range − modified AGI) ÷ width of the range, rounded up to $10, at least $200',
  below: ({ magi, from }: { magi: number; from: number }, say: Say) =>
    `${say.money(magi)} is not above ${say.money(from)}: no reduction`,
  past: ({ magi, to }: { magi: number; to: number }, say: Say) => `${say.money(magi)} is ${say.money(to)} or more: 0`,
  inside: ({ limit, to, magi, width }: { limit: number; to: number; magi: number; width: number }, say: Say) =>
    `${say.money(limit)} × (${say.money(to)} − ${say.money(magi)}) ÷ ${say.money(width)}`,
  result: ({ most }: { most: number }, say: Say) => `= ${say.cents(most)}`,
  shared: ({ limit, traditional }: { limit: number; traditional: number }, say: Say) =>
    traditional > 0
      ? `Your limit for all IRAs is ${say.money(limit)}, minus ${say.money(traditional)} you put in a traditional IRA.`
      : `Your limit for all IRAs is ${say.money(limit)}.`,
  magi: 'Modified AGI for a Roth IRA leaves out conversions, and adds back IRA and student loan interest deductions.',
}

export const convertWorking = {
  title: 'Tax on a conversion',
  formula: 'taxed share = 1 − after-tax money ÷ all traditional IRA money, as on December 31 before converting',
  share: ({ basis, pretax, share }: { basis: number; pretax: number; share: number }, say: Say) =>
    `1 − ${say.money(basis)} ÷ ${say.money(pretax)} = ${say.percent(share, 1)}`,
  tax: ({ taxable, tax }: { taxable: number; tax: number }, say: Say) =>
    `${say.cents(taxable)} is income: ${say.cents(tax)} more income tax`,
  whole:
    'We figure two complete federal and state returns, so Social Security, capital gains, credits and the 3.8% investment tax all count.',
}

export const usedFor = {
  limits: ({ year }: { year: number }) => `IRA limits and income ranges for ${year}`,
  reduced: 'how the Roth limit shrinks',
  brackets: 'federal tax brackets',
  order: 'order of Roth withdrawals',
  earnings: 'five-year rule for earnings',
  conversions: 'five-year rule for conversions',
  early: '10% early withdrawal tax',
  exceptions: 'exceptions to it',
  excess: 'tax on money over the limit',
  medicare: 'Medicare premiums by income',
  savers: 'Saver’s Credit',
  match: 'Saver’s Match',
  rmdAge: 'age RMDs start',
  uniform: 'Uniform Lifetime Table',
  heirs: 'ten-year rule for heirs',
  states: 'states without an IRA deduction',
  growth: 'long-run growth of stocks and bonds',
}
