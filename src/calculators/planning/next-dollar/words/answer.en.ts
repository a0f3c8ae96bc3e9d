/** What the plan answers, and what it rests on. */

import type { Say } from '#calculators/kit/say.ts'
import type { OrderKind } from '#engine/planning/next-dollar/order.ts'

export const orderNames: Readonly<Record<OrderKind, string>> = {
  flowchart: 'r/personalfinance flowchart',
  operations: 'Financial Order of Operations',
  own: 'your own order',
}

export const answerWords = {
  next: (amount: number, where: string, say: Say) => `Your next ${say.money(amount)} a month could go to ${where}.`,
  move: (amount: number, debts: string, say: Say) => `You could move ${say.money(amount)} of your savings to ${debts}.`,
  /** What comes after the headline, before what it rests on. */
  afterThat: (amount: number, where: string, say: Say) => `Then ${say.money(amount)} a month to ${where}. `,
  theRest: (where: string) => `The rest could go to ${where}. `,
  debts: 'your debts',
  nothing: 'Your bills and payments take everything that comes in, so there’s no next dollar yet.',
  allDone: 'Every step of this order is done, as far as we can see.',
  rests: (left: number, freed: number, order: string, say: Say) =>
    `You have ${say.money(left)} a month left after costs and debt payments, before savings${freed > 0.5 ? `, and ${say.money(freed)} more once a debt is gone` : ''}. Order: ${order}.`,
  short: (by: number, say: Say) => `Right now, ${say.money(by)} a month more goes out than comes in.`,
  shortRests: (covers: boolean) =>
    covers
      ? 'Your minimum payments are covered. Paying only those for now would ease the month.'
      : 'Your income doesn’t cover your costs and minimum payments.',
  shortHelp: 'You could call 211, or a nonprofit credit counselor at 800-388-2227. A first call is free.',
  unknown: (missing: readonly string[], say: Say) => `Add ${say.list(missing)} to see where your next dollar could go.`,
  missing: { 'take-home': 'your take-home pay', costs: 'your monthly costs' },
} as const

export const partWords = {
  cash: 'Savings account',
  ofPlan: (name: string | null) => (name === null ? '401(k)' : `401(k), ${name}`),
  rothIra: (name: string | null) => (name === null ? 'Roth IRA' : `Roth IRA, ${name}`),
  traditionalIra: (name: string | null) => (name === null ? 'Traditional IRA' : `Traditional IRA, ${name}`),
  hsa: 'HSA',
  education: (name: string | null) => (name === null ? '529 plan' : `529 plan, ${name}`),
  taxable: 'Brokerage account',
  beforeTax: (goesIn: number, employer: number, say: Say) =>
    employer > 0
      ? `${say.money(goesIn)} goes in before tax, and your employer adds ${say.money(employer)}`
      : `${say.money(goesIn)} goes in before tax`,
  withEmployer: (employer: number, say: Say) => `your employer adds ${say.money(employer)}`,
  refund: (refund: number, say: Say) => `about ${say.money(refund)} a month comes back as lower tax`,
} as const

export const noteWords = {
  guessedApr: (names: string, apr: number, say: Say) =>
    `We don’t know the APR of ${names}, so we used the national average of ${say.percent(apr)}. Your statement shows yours.`,
  unknownApr: (names: string) => `We don’t know the APR of ${names}, so this plan leaves it out. Add it to place it.`,
  unknownPayment: (names: string) =>
    `We don’t know the payment on ${names}. What you have left each month is lower than shown.`,
  guessedMatch: 'We don’t know what you put into your 401(k), so we counted nothing. Add it to see the real match.',
  incomeUnknown:
    'Without your pay before taxes we can’t check income limits or tax savings. Pre-tax dollars count at full cost.',
  overdrawn: (amount: number, say: Say) =>
    `Your bank accounts are ${say.money(amount)} below zero. Bringing them above zero comes before any step here.`,
  late: (names: string) =>
    `Payments are behind on ${names}. Catching up comes before any step here. A lender may offer a plan if you call.`,
  goalLate: (name: string, say: Say, by: string) =>
    `${name} would miss its date, ${say.month(by)}, in this order. You could move goals up in your own order.`,
  already: (amount: number, say: Say) =>
    `You already set aside ${say.money(amount)} a month after tax. It’s part of what’s left, so this order places it too.`,
  federal: (name: string) =>
    `${name} is a federal loan. It may have income-driven payments or forgiveness, and extra payments help with neither.`,
  spare: (amount: number, say: Say) =>
    `You hold ${say.money(amount)} more cash than this order needs. It could speed up the later steps.`,
  over: 'Your income is over both IRA limits. A nondeductible IRA converted to Roth is possible; it has tax rules of its own.',
} as const

export const workingWords = {
  left: 'What’s left each month',
  leftLines: (takeHome: number, living: number, payments: number, left: number, say: Say) => [
    'take-home pay − living costs − debt payments',
    `${say.money(takeHome)} − ${say.money(living)} − ${say.money(payments)} = ${say.money(left)}`,
  ],
  freed: (left: number, freed: number, say: Say) =>
    `+ ${say.money(freed)} of payments on debts the move pays off = ${say.money(left + freed)}`,
  preTax: 'Pre-tax money',
  preTaxLines: (taxNow: number, say: Say) => [
    'Federal and state returns with and without it, by this year’s law',
    `The next $1,000 a year saves ${say.money(taxNow * 10)}, so $100 costs ${say.cents(100 - taxNow)} of take-home pay`,
  ],
  starter: 'Emergency funds',
  starterLines: (starter: number, emergency: number, say: Say) => [
    `Starter fund: ${say.money(starter)}`,
    `Full fund: ${say.money(emergency)}`,
  ],
  skip: 'What skipping a step costs',
  skipSteps: (years: number) => [
    `We follow the plan month by month for ${years} years, with the step and without it. Without it, its money goes on to the next steps.`,
    'The difference is after tax and in today’s dollars. Pre-tax money is taxed at your rate in retirement, gains at 15%.',
    'Limits, pay and costs stay as they are today. Goals and college money count at what was saved.',
  ],
  skipLines: (growth: number, cash: number, inflation: number, later: number, say: Say) => [
    `Investments ${say.percent(growth)}, savings ${say.percent(cash)}, inflation ${say.percent(inflation)} a year`,
    `Tax in retirement ${say.percent(later)}`,
  ],
  limits: 'Limits this year',
  limitLines: (deferral: number, ira: number, self: number, family: number, say: Say) => [
    `401(k) ${say.money(deferral)}, IRA ${say.money(ira)}, HSA ${say.money(self)} or ${say.money(family)}, each spread over 12 months`,
    'More from age 50 (HSA from 55). Income limits are checked on your estimated income.',
  ],
} as const

export const sourceWords = {
  flowchart: 'order, $1,000 or one month, 10% and 4%, 3 to 6 months, 15% of pay',
  operations: 'order, deductibles, 3 to 6 months, 25% of pay',
  plans: 'plan and IRA limits',
  hsa: 'HSA limits and deductibles',
  card: 'average card APR',
  college: 'college prices',
} as const
