/** What the charts and their milestones say. */
import type { Say } from '../../kit/say.ts'
import type { MilestoneKind } from '../milestones.ts'

export const milestoneWords: Readonly<Record<MilestoneKind, string>> = {
  retire: 'You retire',
  spouseRetires: 'Your spouse retires',
  benefits: 'Your Social Security starts',
  spouseBenefits: 'Your spouse’s Social Security starts',
  medicare: 'Medicare starts',
  required: 'Required distributions start',
  mortgage: 'Mortgage paid off',
  sale: 'You sell your home',
  move: 'You move',
  conversions: 'Roth conversions start',
  death: 'Your plan-to age, your spouse goes on alone',
  spouseDeath: 'Your spouse’s plan-to age, you go on alone',
  trouble: 'Money runs short',
}

export const levelWords = {
  deduction: () => 'the standard deduction',
  bracket: ({ rate }: { rate: number }) => `the top of the ${rate.toFixed(0)}% bracket`,
  firstSurcharge: () => 'the first Medicare surcharge',
  secondSurcharge: () => 'the second Medicare surcharge',
  credit: () => 'the premium tax credit limit',
}

export const chartWords = {
  year: 'Year',
  worth: {
    title: 'Your net worth by account',
    lead: 'At the end of each year, in today’s dollars.',
    summary: ({ start, end }: { start: number; end: number }, say: Say) =>
      `Savings go from ${say.about(start)} to ${say.about(end)} by the end of the plan.`,
    preTax: 'Pre-tax',
    roth: 'Roth',
    taxable: 'Taxable',
    cash: 'Cash and HSA',
    home: 'Home equity',
  },
  income: {
    title: 'Where your money comes from',
    summary: ({ year, benefits, savings }: { year: number; benefits: number; savings: number }, say: Say) =>
      `In ${year}, ${say.about(benefits)} comes from Social Security and ${say.about(savings)} from savings.`,
    pay: 'Pay',
    socialSecurity: 'Social Security',
    pensions: 'Pensions and other income',
    required: 'Required distributions',
    preTax: 'Other pre-tax withdrawals',
    taxable: 'Taxable and cash',
    roth: 'Roth and HSA',
  },
  range: {
    title: 'Your savings if markets are kinder or rougher',
    lead: ({ of }: { of: number }, say: Say) =>
      `${say.number(of, 0)} random markets made of five-year stretches of U.S. history, each with its own taxes.`,
    leadHigher: ({ of }: { of: number }, say: Say) =>
      `${say.number(of, 0)} random markets made of five-year stretches of U.S. history. The past earned more than the returns you entered.`,
    summary: ({ low, middle, high }: { low: number; middle: number; high: number }, say: Say) =>
      `At the end, 1 in 10 markets leaves ${say.about(low)} or less, half leave ${say.about(middle)} or more, 1 in 10 leaves ${say.about(high)} or more.`,
    plan: 'Your plan’s steady return',
    middle: 'Median',
    worst: ({ month }: { month: string }) => `Starting in ${month.slice(0, 4)}, the worst`,
    band: '8 in 10 markets',
    inner: 'Half of markets',
  },
  taxes: {
    title: 'Taxes each year',
    summary: ({ federal, state }: { federal: number; state: number }, say: Say) =>
      `Over the plan you’d pay ${say.about(federal)} of federal and ${say.about(state)} of state tax.`,
    federal: 'Federal tax',
    state: 'State tax',
    payroll: 'Payroll tax',
    surcharge: 'Medicare surcharge',
  },
  conversions: {
    title: 'What Roth conversions leave after tax',
    lead: 'Each line spends the same and converts up to that income each year.',
    summary: ({ best }: { best: number }, say: Say) => `The best way leaves ${say.about(best)} after tax.`,
    row: 'Convert up to',
    total: 'Left after tax',
    none: 'No conversions',
    level: ({ level, to }: { level: string; to: number }) =>
      `${level.charAt(0).toUpperCase()}${level.slice(1)}, through ${to}`,
    converted: ({ converted }: { converted: number }, say: Say) => `${say.short(converted)} converted`,
  },
  orders: {
    title: 'What each withdrawal order leaves after tax',
    summary: ({ best }: { best: number }, say: Say) => `The best order leaves ${say.about(best)} after tax.`,
    row: 'Order',
    total: 'Left after tax',
    names: {
      'taxable-first': () => 'Taxable, pre-tax, Roth',
      proportional: () => 'Some of each',
      fill: ({ level }: { level: string }) => `Pre-tax to ${level}, then the rest`,
    },
  },
} as const
