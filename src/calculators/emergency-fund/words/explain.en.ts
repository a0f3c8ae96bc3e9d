/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'
import { levelNames } from './answer.en.ts'

export const factorWords = {
  start: 'Starting point',
  earners: { one: 'One income', two: 'Two or more incomes' },
  pay: { steady: 'Steady pay', varies: 'Pay goes up and down', irregular: 'Irregular pay' },
  selfEmployed: 'Self-employed',
  notSelfEmployed: 'Not self-employed',
  specialized: 'Specialized job',
  notSpecialized: 'Typical job search',
  noDependents: 'No dependents',
  dependents: ({ dependents }: { dependents: number }, say: Say) => say.count(dependents, 'dependent', 'dependents'),
  nothing: 'Adds nothing here.',
  why: {
    start: 'Most advice begins at three months.',
    earners: 'If you lose your only income, there’s no other paycheck.',
    pay: 'Some months bring in less, even in a good year.',
    selfEmployed: 'No paid leave, and usually no unemployment benefits.',
    specialized: 'Fewer openings, so the search takes longer.',
    dependents: 'There’s less you can cut. We stop adding after three people.',
  },
}

export const chartWords = {
  race: {
    title: 'Your savings and your target range',
    lead: 'The shaded range is your target, from lean to extra.',
    summary: ({ saved, low, high, meets }: Record<'saved' | 'low' | 'high' | 'meets', string>) =>
      `Your savings start at ${saved}. Your range is ${low} to ${high} today. ${meets}`,
    never: 'Your savings don’t get there.',
    today: 'You have enough today.',
    meets: ({ level, month }: { level: string; month: string }, say: Say) =>
      `You’d reach your ${level} in ${say.month(month)}.`,
    note: ({ inflation }: { inflation: number }, say: Say) =>
      `In future dollars: the range rises ${say.percent(inflation)} a year with prices. Interest is after taxes.`,
    noteNoInflation: 'No inflation is counted. Interest is after taxes.',
    x: 'Month',
    saved: 'Your savings',
    band: 'Lean to extra',
    mark: 'Enough',
  },
  reasons: {
    title: 'How your target adds up',
    lead: ({ level }: { level: string }) => `What each reason adds to your ${level}.`,
    summary: ({ from, target }: Record<'from' | 'target', string>) => `It starts at ${from} and adds up to ${target}.`,
    note: 'The months are our scale, not a rule.',
    months: ({ months }: { months: number }, say: Say) => {
      const count = say.number(months)
      return `${count} ${count === '1' ? 'month' : 'months'}`
    },
    added: ({ months }: { months: number }, say: Say) => {
      const count = say.number(months)
      return `+ ${count} ${count === '1' ? 'month' : 'months'}`
    },
    deductibles: 'Deductibles',
    benefits: 'Unemployment benefits',
  },
}

export const stepNames = { first: 'First goal', month: 'One month of essentials', ...levelNames }
export const placeNames = {
  checking: 'Large bank, checking or savings',
  bank: 'Average savings account',
  savings: 'Your savings account',
  bills: 'Treasury bills, 3 months',
}

export const tableWords = {
  reasons: {
    title: 'What each reason adds',
    lead: 'Months of essentials in the lean and extra funds. The balanced fund is halfway. The scale is ours.',
    columns: {
      reason: 'Reason',
      leanMonths: 'Months, lean',
      extraMonths: 'Months, extra',
      lean: 'Lean',
      extra: 'Extra',
      why: 'Why',
    },
    months: 'Months of essentials',
    monthsWhy: 'The total of the reasons above.',
    deductibles: 'Deductibles',
    deductiblesWhy: 'A bad month can bring an accident or a hospital stay too.',
    benefits: 'Unemployment benefits',
    benefitsWhy: 'The extra fund counts none.',
    fund: 'Your fund',
    fundWhy: 'In today’s dollars.',
  },
  steps: {
    title: 'Step by step',
    lead: 'A small amount first can keep a flat tire from becoming credit card debt.',
    columns: { step: 'Step', amount: 'Amount', missing: 'Still needed', reached: 'Reached' },
    never: 'Over 50 years',
    today: 'You have it',
  },
  essentials: {
    title: 'Your essentials',
    columns: { line: 'Expense', month: 'A month', year: 'A year' },
    total: 'Total',
  },
  places: {
    title: 'Where to keep it',
    lead: 'You could keep this month’s money in checking, most of the fund where it earns interest, and the last months in Treasury bills. Stocks can fall just when jobs are lost.',
    columns: {
      place: 'Place',
      apy: 'APY',
      net: 'After taxes',
      real: 'After inflation',
      change: 'Your fund’s gain or loss a year',
      use: 'Good for',
    },
    use: {
      checking: 'This month’s bills. Available right away.',
      bank: 'Available right away. FDIC-insured to $250,000.',
      savings: 'Most of the fund. Available in 3 days or less; check that it’s FDIC or NCUA insured.',
      bills: 'Money beyond one or two months. Sold in a few days; no state income tax.',
    },
  },
  yearly: {
    title: 'Year by year',
    columns: {
      by: 'Through',
      added: 'You save',
      interest: 'Interest after taxes',
      saved: 'Savings',
      target: 'Target then',
    },
  },
}

export const targetWords = {
  formula: 'fund = months × essentials + deductibles − unemployment benefits',
  reason: ({ name, span }: Record<'name' | 'span', string>) => `${name} ${span}`,
  span: ({ low, high }: { low: number; high: number }, say: Say) => `${say.number(low)} to ${say.number(high)}`,
  months: ({ reasons }: { reasons: readonly string[] }) =>
    `Months: ${reasons.join(' + ')}. Lean uses the low ends, extra the high ends, and balanced is halfway.`,
  benefits: ({ weekly }: { weekly: number }, say: Say) =>
    `Benefits: ${say.cents(weekly)} a week, up to a week of essentials.`,
  weeks: ({ most, least, unpaid }: Record<'most' | 'least' | 'unpaid', number>, say: Say) =>
    `The lean fund counts ${say.count(most, 'week', 'weeks')} of benefits, balanced ${least}, extra none. Only weeks within its months count, after ${unpaid} unpaid. Balanced never falls below lean.`,
  rounding: 'Sentences round targets to the nearest $100. Tables don’t.',
}

export const whenWords = {
  title: 'When you’d have it',
  formula: 'savings next month = savings × (1 + i) + what you save',
  never: ({ monthly }: { monthly: number }, say: Say) =>
    `saving ${say.money(monthly)} a month, you wouldn’t get there within 50 years`,
  today: 'reached today',
  reached: ({ month, target }: { month: string; target: number }, say: Say) =>
    `reached in ${say.month(month)}, when the target is ${say.cents(target)}`,
  tax: (v: Record<'interest' | 'pay' | 'federal' | 'state', number>, say: Say) =>
    `Taxes: we compare full tax returns with and without ${say.cents(v.interest)} of interest on ${say.money(v.pay)} of pay. They differ by ${say.cents(v.federal)} federal and ${say.cents(v.state)} state.`,
  prices: ({ inflation }: { inflation: number }, say: Say) =>
    `The target rises with prices, ${say.percent(inflation)} a year. The first goal doesn’t.`,
  real: (v: Record<'net' | 'inflation' | 'real', number>, say: Say) =>
    `After inflation: (1 + ${say.percent(v.net, 5)}) ÷ (1 + ${say.percent(v.inflation)}) − 1 = ${say.percent(v.real, 3)} a year.`,
  monthEnd: 'We count what you save at the end of each month, with the same tax share every year.',
}

export const sourceWords = {
  surprise: 'who could pay a $400 surprise',
  threeMonths: 'who has three months saved',
  factors: 'months each reason adds (our scale)',
  usual: 'three to six months as the usual advice',
  benefits: 'unemployment benefits by state',
  estimate: 'how we estimate your benefit',
  health: 'average health deductible',
  online: 'typical online savings rate',
  bigBanks: 'savings rate at large banks',
  average: 'average savings rate',
  bills: 'three-month Treasury yield',
  income: 'median household income',
  brackets: 'federal tax brackets and standard deduction',
  inflation: 'inflation (our default)',
}
