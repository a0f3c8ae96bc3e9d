import { dollars, percentText } from '#calculators/kit/format.ts'
import type { Purpose } from '#teaching/assets/account.ts'
import type { Swing } from '#teaching/assets/asset.ts'

const yearsOf = (years: number) => (years === 1 ? '1 year' : `${years} years`)
const share = (part: number) => percentText(part * 100, 0)

/** US Investments. */
export const assetWords = {
  kind: 'Investing lessons',
  title: 'US investments compared',
  lead: 'How much could you lose, and how soon could you get your money? Nothing here is for sale.',
  answer: (years: number, stocks: number, bills: number) =>
    `Over ${yearsOf(years)}, stocks lost to rising prices ${share(stocks)} of the time. Treasury bills: ${share(bills)}.`,
  since: (name: string, from: number) => `${name}, since ${from}`,
  rests: (first: number, last: number) =>
    `Every stretch from ${first} to ${last}, after inflation, before fees and taxes.`,
  horizon: 'Years until you need the money',
  years: yearsOf,
  amount: 'Amount',
  table: (amount: number, years: number) => `What ${dollars(amount)} could buy after ${yearsOf(years)}`,
  tableLead: 'In today’s dollars: the worst, median and best stretch on record.',
  columns: { name: 'Investment', worst: 'Worst', middle: 'Median', best: 'Best', lost: 'Lost to prices' },
  sortBy: 'Sort by',
  sorts: { lost: 'How often it lost', worst: 'Worst stretch', middle: 'Median', name: 'Name' },
  worstOf: (name: string, from: number, years: number) => `${name}’s worst ${yearsOf(years)} began in ${from}.`,
  list: 'Every kind, point by point',
  listNote: (fits: number, all: number, years: number) =>
    `${fits} of ${all} are commonly considered for money needed in ${yearsOf(years)}. That’s a habit of planners, not a rule.`,
  fits: 'Fits the time',
  longer: (years: number) => `Usually for ${yearsOf(years)} or more`,
  points: {
    swing: 'How far it can fall',
    access: 'Getting your money',
    tax: 'Taxes',
    protection: 'What protects it',
    minimum: 'To start',
    costs: 'Costs',
    where: 'Where',
    watch: 'Watch for',
  },
  noRecord: 'We hold no long US record for it, so it isn’t in the table above.',
  open: 'Open',
  lesson: 'The lesson behind it',
  sources: 'Sources',
  accounts: 'An account isn’t an investment',
  accountsNote: 'A 401(k) or IRA is the wrapper. Most of these can sit inside one, and the tax changes with it.',
  toAccounts: 'See the accounts, and what fits inside',
  disclaimer: 'The past of one country isn’t a forecast. What you’d really get is less, by fees and taxes.',
} as const

export const swingWords: Readonly<Record<Swing, string>> = {
  none: 'Not in dollars',
  small: 'A little',
  medium: 'By a fifth in a bad year',
  large: 'By half or more',
  total: 'To nothing',
}

/** Investment Options Overview. */
export const optionWords = {
  kind: 'Investing lessons',
  title: 'Accounts, and what goes inside',
  lead: 'An account holds your money. Investments go inside it. You choose both.',
  answer: (accounts: number, purpose: string) =>
    `For ${purpose}, ${accounts === 1 ? '1 kind of account fits' : `${accounts} kinds of accounts fit`}.`,
  rests: (assets: number, years: number) =>
    `For money needed in ${yearsOf(years)}, ${assets} kinds of investments inside are commonly considered.`,
  purpose: 'What is the money for?',
  horizon: 'Years until you need it',
  accounts: 'Step 1: the account',
  assets: 'Step 2: what goes inside',
  points: {
    goingIn: 'Going in',
    growing: 'While it grows',
    comingOut: 'Coming out',
    limit: 'Limit',
    access: 'Getting your money',
    needs: 'What you need',
    holds: 'Can hold',
    watch: 'Watch for',
  },
  matrix: 'What fits where',
  matrixNote: 'A plan at work offers only what’s on its menu.',
  yes: 'Yes',
  no: '–',
  next: 'Which account first?',
  nextNote: 'For the dollars each would save you, by your income and state:',
  toTax: 'Tax-saving accounts, ranked',
  toJourney: 'Where your next dollar goes',
  toAssets: 'How each investment did in the past',
} as const

export const purposeWords: Readonly<Record<Purpose, readonly [label: string, inSentence: string]>> = {
  emergency: ['Emergencies', 'emergencies'],
  soon: ['A car, a home or a trip', 'a purchase in a few years'],
  retirement: ['Retirement', 'retirement'],
  health: ['Health care', 'health care'],
  school: ['School', 'school'],
  child: ['A child’s future', 'a child’s future'],
  anything: ['No set goal', 'money without a set goal'],
}
