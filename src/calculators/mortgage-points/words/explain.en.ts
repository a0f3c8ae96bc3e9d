/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

interface Named {
  readonly name: string
}
const drops = ({ drop }: { drop: number }, say: Say): string =>
  `${say.number(drop, 3)} ${drop === 1 ? 'point' : 'points'}`

export const chartWords = {
  ahead: {
    title: 'Which option is ahead, by how long you keep the loan',
    lead: ({ name }: Named) => `Above zero, you’re better off than with ${name}.`,
    summary: (v: { months: number; best: string; first: string; others: readonly string[] }, say: Say) =>
      `After ${say.months(v.months)}, ${v.best} is best. Compared with ${v.first}: ${say.list(v.others)}.`,
    isAhead: ({ name, by }: Named & { by: number }, say: Say) => `${name} is ${say.money(by)} ahead`,
    isBehind: ({ name, by }: Named & { by: number }, say: Say) => `${name} is ${say.money(by)} behind`,
    note: () => 'Counts points, payments and what you still owe. In future dollars.',
    noteEarns: ({ earns }: { earns: number }, say: Say) =>
      `Counts points, payments, what you still owe and the ${say.percent(earns)} a year your cash could earn. In future dollars.`,
    x: 'Years',
    above: 'Better off',
    below: 'Worse off',
    level: ({ name }: Named) => `Same as ${name}`,
    leave: 'You leave',
  },
  refinanced: {
    title: (v: { drop: number }, say: Say) => `How often rates fell ${drops(v, say)}`,
    lead: 'When you refinance, the old loan ends and its points stop saving you money.',
    summary: (v: { starts: number; drop: number; months: number; share: number; from: string }, say: Say) =>
      `In ${say.percent(v.share, 0)} of the ${say.number(v.starts, 0)} starting months since ${v.from}, the average rate fell ${drops(v, say)} within ${say.months(v.months)}.`,
    note: 'Freddie Mac 30-year averages. Periods overlap, and rates fell for most of 1981 to 2020. This is a record, not a forecast.',
    x: 'Year',
    share: 'Share of past periods',
  },
}

export const tableWords = {
  lines: {
    title: 'Your options side by side',
    lead: ({ months }: { months: number }, say: Say) =>
      `This assumes each loan ends after ${say.months(months)}. Total cost is points, fees and interest until then, in future dollars.`,
    columns: {
      name: 'Option',
      payment: 'Monthly payment',
      upfront: 'Points and fees',
      apr: 'APR, full term',
      stayApr: 'Effective rate over your stay',
      balance: 'You’d still owe',
      cost: 'Total cost',
      ahead: 'Ahead of first option',
      lead: 'When it’s ahead',
      simple: 'Simple break-even',
      returns: 'Return on extra cost',
    },
    compared: 'Compared with this',
    never: 'Never',
    always: 'From the start',
    untilAt: ({ until }: { until: number }, say: Say) => `At first, until ${say.months(until)}`,
    after: ({ from }: { from: number }, say: Say) => `After ${say.months(from)}`,
    between: ({ from, until }: { from: number; until: number }, say: Say) =>
      `From ${say.months(from)} to ${say.months(until)}`,
  },
  bestByStay: {
    title: 'Best option by how long you keep the loan',
    columns: { ends: 'If the loan ends', name: 'Best option' },
    always: 'At any time',
    orLater: ({ from }: { from: number }, say: Say) => `After ${say.months(from)} or later`,
    within: ({ to }: { to: number }, say: Say) => `Within ${say.months(to)}`,
    between: ({ from, to }: { from: number; to: number }, say: Say) =>
      `Between ${say.months(from)} and ${say.months(to)}`,
  },
  buydown: {
    title: 'The temporary buydown, year by year',
    lead: 'The lender gets the full payment every month. An account funded at closing adds the part you don’t pay.',
    columns: {
      year: 'Year',
      rate: 'Payment based on',
      payment: 'You pay monthly',
      monthly: 'Account adds monthly',
      yearly: 'Account adds that year',
    },
  },
  byHalfYear: {
    title: 'Ahead or behind every six months',
    lead: ({ name }: Named) =>
      `Dollars ahead of ${name} if the loan ended then. Below zero is behind. In future dollars.`,
    years: 'Years',
  },
}

interface Both {
  readonly first: number
  readonly other: number
}
export const workingWords = {
  payment: {
    title: ({ name }: Named) => `Payment: ${name}`,
    rounding: 'The payment and each month’s interest are rounded to the cent.',
  },
  lead: {
    title: (v: { name: string; first: string; months: number }, say: Say) =>
      `${v.name} compared with ${v.first} after ${say.months(v.months)}`,
    formula: 'ahead = (paid on first − paid on this one) + (owed on first − owed on this one)',
    paid: (v: { upfront: Both; months: number; payment: Both }, say: Say) =>
      `Paid: points and fees (${say.cents(v.upfront.first)} and ${say.cents(v.upfront.other)}) and ${v.months} payments of ${say.cents(v.payment.first)} and ${say.cents(v.payment.other)}.`,
    growth: ({ earns, monthly }: { earns: number; monthly: number }, say: Say) =>
      `Money paid earlier counts more: each payment and the upfront cost grow at ${say.percent(earns)} a year (${say.percent(monthly, 4)} a month) until the loan ends.`,
    buydown: 'During the buydown, we leave out the part the account pays.',
    deduction: ({ rate }: { rate: number }, say: Say) =>
      `${say.percent(rate)} of deducted interest and points comes back as lower tax and is taken off what you paid.`,
    refinance: 'Tax the points would still save when the loan ends is taken off what you owe.',
    breakEven: 'The break-even is the first month in which this is above zero.',
  },
  simple: {
    title: 'Simple break-even',
    formula: 'months = extra cost ÷ monthly savings, rounded up',
    leavesOut: 'It leaves out that you’d owe different amounts and that cash could earn something elsewhere.',
  },
  buydown: {
    title: 'Cost of the temporary buydown',
    formula: 'cost = sum of 12 × (full payment − payment at the lower rate)',
    result: ({ cost, share }: { cost: number; share: number }, say: Say) =>
      `= ${say.cents(cost)}, ${say.percent(share)} of the loan`,
    rate: ({ lower, full }: { lower: number; full: number }, say: Say) =>
      `In year 1, your payment is based on ${say.percent(lower, 3)}, but interest is charged at ${say.percent(full, 3)} the whole time.`,
    limits:
      'Fannie Mae’s Selling Guide (B2-1.4-04) allows buydowns of up to three points that step up by at most one point a year.',
  },
}

export const sourceWords = {
  rate: 'average 30-year fixed rate (our default)',
  pastRates: 'average rates by month',
  apr: 'how the APR is calculated',
  savings: 'what online savings accounts pay',
  deduction: 'mortgage interest deduction (163(h)(3)) and points (461(g))',
}
