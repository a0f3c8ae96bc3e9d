import type { Unit } from '#calculators/kit/presentation.ts'
import type { Measures } from '#engine/planning/insights/measures.ts'
import type { Area } from '#engine/planning/insights/rule.ts'
import type { InsightValues } from '#engine/planning/insights/rules.ts'

/** Numbers of all findings, by key; names and dates are said in the sentence alone. */
type EachValue = InsightValues[keyof InsightValues]
type NumberKeys<V> = V extends unknown ? { [K in keyof V]: V[K] extends number ? K : never }[keyof V] : never
interface FigureName {
  readonly label: string
  readonly unit: Unit
}
const money = (label: string): FigureName => ({ label, unit: 'money' })
const percent = (label: string): FigureName => ({ label, unit: 'percent' })

/** What each number of a finding is called, with its unit. A rule may name one more exactly. */
export const figureWords: Readonly<Record<Extract<NumberKeys<EachValue>, string>, FigureName>> = {
  after: money('Cash afterward'),
  age: { label: 'Age', unit: 'count' },
  amount: money('Amount'),
  apr: percent('APR'),
  atOffer: money('At a low rate for now'),
  basis: money('What you paid'),
  care: money('Child care a year'),
  cash: money('Cash'),
  charges: money('New purchases a month'),
  costs: money('Costs expected'),
  count: { label: 'How many', unit: 'count' },
  counted: money('Counted'),
  cover: money('Coverage'),
  daily: { label: 'Interest a day', unit: 'cents' },
  deductible: money('Deductible'),
  equity: money('Home equity'),
  essentials: money('Essentials and minimums a month'),
  excise: percent('Tax on the excess, each year'),
  expense: percent('Fund costs a year'),
  extra: money('Above that'),
  fee: money('Fee'),
  full: percent('Matched up to'),
  gap: money('Missing'),
  gross: money('Pay before taxes a month'),
  housing: money('Housing a month'),
  insured: money('Insured'),
  interest: money('Interest'),
  invested: money('Invested'),
  late: { label: 'Payments missed', unit: 'count' },
  left: money('Left each month'),
  limits: money('Card limits'),
  loss: money('Loss'),
  match: money('Employer match a year'),
  missed: money('Match missed a year'),
  monthly: money('A month'),
  months: { label: 'Months', unit: 'ratio' },
  more: money('More a month'),
  most: money('Limit'),
  moved: money('Cash that could pay it down'),
  multiple: { label: 'The rule’s multiple', unit: 'ratio' },
  needed: money('Needed a month'),
  netWorth: money('Net worth'),
  offered: percent('Published rate'),
  over: money('Over the target'),
  overdrawn: money('Overdrawn'),
  owed: money('Owed'),
  own: money('Your deposits a year'),
  pay: money('Yearly pay'),
  payment: money('Payment a month'),
  payments: money('Payments a month'),
  penalty: percent('Tax on what is missed'),
  planned: money('Planned savings a month'),
  points: { label: 'Points to your target', unit: 'count' },
  raise: percent('Each year of waiting'),
  rate: percent('Rate now'),
  reserve: money('Cash and brokerage'),
  rewards: money('Rewards a year, at most'),
  room: money('Room'),
  saved: money('Saved'),
  savings: money('Balance'),
  score: { label: 'Score', unit: 'count' },
  share: percent('Share'),
  short: money('Short each month'),
  still: money('Still owed then'),
  takeHome: money('Take-home pay a month'),
  target: money('The rule’s target'),
  times: { label: 'Times yearly pay', unit: 'ratio' },
  unassigned: money('Unassigned a month'),
  unsure: money('Uncertain income a month'),
  value: money('The home’s value'),
  wanted: money('Suggested a month'),
  yearly: money('A year'),
  years: { label: 'Years', unit: 'ratio' },
}

export const areaWords: Readonly<Record<Area, string>> = {
  'cash-flow': 'Cash flow',
  emergency: 'Emergency money',
  debt: 'Debt',
  cards: 'Credit cards',
  housing: 'Housing',
  coverage: 'Insurance',
  retirement: 'Retirement',
  tax: 'Taxes',
  concentration: 'Investments',
  goals: 'Goals',
}

/** What a rule waits for, as a thing to enter. */
export const needWords: Readonly<Record<keyof Measures, string>> = {
  today: 'the date',
  law: 'the year’s limits',
  household: 'your household',
  flows: 'monthly income and spending',
  takeHome: 'take-home pay',
  left: 'take-home pay and spending',
  gross: 'pay before taxes',
  essentials: 'monthly spending',
  cash: 'cash accounts',
  cushion: 'cash and monthly spending',
  cashAccounts: 'cash accounts',
  invested: 'investment accounts',
  retirement: 'retirement accounts',
  netWorth: 'accounts',
  debts: 'debts',
  cards: 'credit cards',
  housing: 'rent or mortgage payment',
  home: 'your home’s value',
  policies: 'insurance policies',
  bills: 'bills and subscriptions',
  incomes: 'incomes',
  goals: 'savings goals',
  earners: 'pay before taxes',
  age: 'your birth month',
  partner: 'your partner',
  children: 'children',
  creditScore: 'credit score',
}

/** An entry whose name was left empty. */
export const unnamed = 'This entry'
