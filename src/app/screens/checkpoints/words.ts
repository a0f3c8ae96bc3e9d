/** What the checkpoints say: rules side by side with their disagreement, and the dates of law ahead. */

import { dollars, monthText, percentText, plain } from '#calculators/kit/format.ts'
import { asPaidNow } from '#calculators/planning/words/as-paid-now.en.ts'
import type { LawDateKey } from '#engine/planning/checkpoints/law-dates.ts'
import type { SavingsRuleKey } from '#engine/planning/checkpoints/savings-rules.ts'
import type { StageKey } from '#engine/planning/checkpoints/stage.ts'
import { jpMorganMultiples } from '#facts/household/savings-multiples.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

const about = (amount: number) => dollars(Math.round(amount / 1000) * 1000)
const had = (amount: number) => dollars(Math.round(amount / 100) * 100)

const stageWords: Readonly<Record<StageKey, string>> = {
  starting: 'starting out',
  building: 'building years',
  peak: 'peak earning years',
  close: 'getting close to retirement',
  later: 'retirement years',
}

export const checkpointWords = {
  kind: 'Plan',
  title: 'Checkpoints',
  lead: 'How do you compare at your age? Several published rules and surveys side by side, and the dates ahead.',
  answer: (saved: number, low: number, high: number, age: number) =>
    low === high
      ? `At ${plain(age)}, a rule of thumb says ${about(low)}. You have ${had(saved)}.`
      : `At ${plain(age)}, the rules say ${about(low)} to ${about(high)}. You have ${had(saved)}.`,
  answerEarly: (saved: number, age: number) =>
    `The rules of thumb start at 30. At ${plain(age)} you have ${had(saved)} for retirement.`,
  answerNoAge: 'Add your birth month and your pay before taxes to see where you stand.',
  rests: (age: number, income: number, stage: StageKey) =>
    `Age ${plain(age)} (${stageWords[stage]}), ${dollars(income)} a year before taxes. Retirement accounts only.`,
  nextDate: (month: string, title: string) => ` Next date: ${monthText(month)} (${title}).`,
  savings: 'Retirement savings: what the rules say',
  savingsNote:
    'They disagree because each assumes another retirement: when it starts, what you’d spend, how you invest.',
  you: (amount: string) => `You: ${amount}, marked by the line in each row`,
  stands: { above: 'You’re above it', within: 'You’re inside it', below: 'You’re below it' },
  none: {
    fidelity: 'Starts at age 30',
    't-rowe': 'Starts at age 30',
    'jp-morgan': 'Covers ages from 35 and incomes of $50,000 to $300,000',
  } satisfies Record<SavingsRuleKey, string>,
  times: (low: number, high: number) =>
    low === high ? `${plain(low, 1)} times pay` : `${plain(low, 1)} to ${plain(high, 1)} times pay`,
  rules: {
    fidelity: ['Fidelity', 'Retire at 67, replace about 45% of pay'],
    't-rowe': ['T. Rowe Price', 'Retire at 65, incomes of about $75,000 to $250,000'],
    'jp-morgan': ['J.P. Morgan', `Its guide of ${jpMorganMultiples.asOf}, by income; newer guides differ`],
    spending: ['Your own spending', 'Enough to live on with no more work'],
    peers: ['Households your age', 'Median and mean of those with retirement accounts, in today’s prices'],
  },
  spendingNote: (rate: number) => `Spending less other income, divided by ${percentText(rate * 100, 1)}`,
  worth: 'Net worth compared with others',
  worthNote: 'A median is the middle household: half have more, half have less. A few very rich ones lift the mean.',
  worthRows: {
    you: 'Your net worth',
    median: (from: number, to: number | null) =>
      `Median, ages ${to === null ? `${from} and over` : `${from} to ${to}`}`,
    mean: 'Mean of the same ages',
    ageTimes: 'Age × income ÷ 10',
  },
  worthAges: 'Median, under 35',
  survey: (asOf: string, prices: string) => `Survey of Consumer Finances ${asOf}, in prices of ${monthText(prices)}.`,
  debt: 'Debt-free date',
  debtNote: `At today’s payments, with no new charges. ${asPaidNow} The Debt Payoff Planner does move them, so its date can come sooner.`,
  debtNone: 'You have no debts in your list.',
  debtOn: (month: string) => `Every debt would be paid off in ${monthText(month)}.`,
  debtNever: 'At today’s payments, not every debt would end. Each one is below.',
  debtHome: (month: string) => `Without the home loan: ${monthText(month)}.`,
  debtOne: (month: string | null) => (month === null ? 'Never at this payment' : monthText(month)),
  debtUnknown: (names: string) => `Not counted, because the APR or payment is missing: ${names}.`,
  cash: 'Months of cash',
  cashHave: (months: number) =>
    `Your cash would pay ${plain(months, 1)} ${plain(months, 1) === '1' ? 'month' : 'months'} of essentials.`,
  cashUnknown: 'Add your essential costs and cash savings to see how long it lasts.',
  cashRules: {
    published: (low: number, high: number) => [`${low} to ${high} months`, 'Most advice, and both published orders'],
    ours: (months: number) => [
      `${plain(months, 1)} ${months === 1 ? 'month' : 'months'}`,
      'Our scale for your household',
    ],
    survey: (share: number) => [
      `${percentText(share * 100, 0)} of adults`,
      'Have three months set aside (Federal Reserve survey)',
    ],
  },
  dates: 'Dates ahead',
  datesNote:
    'From your birth month and today’s law. Born on the 1st? Social Security and Medicare come a month earlier. Born on the 2nd? Only the first Social Security month does.',
  datesNone: 'Add a birth month under People to see your dates.',
  datesMore: (count: number) => `${plain(count)} more ${count === 1 ? 'date' : 'dates'}`,
  calendar: 'Calendar file',
  fileName: 'checkpoints.ics',
  whole: (year: string) => `all of ${year}`,
  span: (from: string, until: string) => `${from} to ${until}`,
  assumptions: 'Assumptions',
  assumptionsNote: 'Blank boxes use your own numbers or our defaults.',
  fields: {
    age: ['Age', 'Blank: from your birth month'],
    income: ['Pay before taxes', 'Blank: from your income list'],
    spending: ['Spending in retirement', 'Blank: as you spend now'],
    benefit: ['Social Security and pensions', 'Blank: none counted'],
    withdrawal: ['Withdrawal rate', 'Our default: 4% a year'],
  },
  lists: 'The numbers behind it',
  listsNote: 'These lists fill the checkpoints.',
  sources: {
    fidelity: 'multiples of pay by age',
    trowe: 'ranges of pay by age',
    jpMorgan: 'multiples by age and income',
    worth: 'net worth by age',
    accounts: 'retirement accounts by age',
    prices: 'consumer prices',
    book: 'age times income',
    cash: 'three months saved',
  },
  workings: {
    multiples: 'Multiples of pay',
    multipleLine: (name: string, low: number, high: number, income: number, age: number) =>
      `${name} at ${plain(age)}: ${low === high ? plain(low, 2) : `${plain(low, 2)} to ${plain(high, 2)}`} × ${dollars(income)} = ${low === high ? dollars(low * income) : `${dollars(low * income)} to ${dollars(high * income)}`}`,
    multipleStep: 'Between two printed ages (and incomes) we go in a straight line.',
    spending: 'Your own spending',
    spendingLine: (spending: number, benefit: number, rate: number, target: number) =>
      `(${dollars(spending)} − ${dollars(benefit)}) ÷ ${percentText(rate * 100, 1)} = ${dollars(target)}`,
    worth: 'Age times income',
    worthLine: (age: number, income: number, result: number) =>
      `${plain(age)} × ${dollars(income)} ÷ 10 = ${dollars(result)}`,
  },
  disclaimer: 'Education, not advice. None of these rules knows your life; they’re a place to start.',
} as const

/** The amounts of the year that the dates name. */
export type LawAmounts = Pick<TaxYearFacts, 'plans' | 'ira' | 'hsa' | 'medicare'>

/** What each date of law changes, with the year's amounts. */
export const lawDateWords: Readonly<Record<LawDateKey, (facts: LawAmounts) => readonly [title: string, text: string]>> =
  {
    'catch-up': ({ plans, ira }) => [
      'Catch-up contributions begin',
      `${dollars(plans.value.catchUp50)} more a year in a 401(k) and ${dollars(ira.value.catchUp50)} more in an IRA.`,
    ],
    separation: () => [
      'The “rule of 55” year begins',
      'If you leave a job from now on, that employer’s 401(k) has no 10% early tax. IRAs still do.',
    ],
    'health-catch-up': ({ hsa }) => [
      'HSA catch-up begins',
      `${dollars(hsa.value.catchUp55)} more a year in your own HSA.`,
    ],
    'early-withdrawal': () => [
      'The 10% early tax ends',
      'From 59½ on, withdrawals from retirement accounts have no 10% early tax.',
    ],
    'higher-catch-up': ({ plans }) => [
      'Higher catch-up, ages 60 to 63',
      `${dollars(plans.value.catchUp60To63)} instead of ${dollars(plans.value.catchUp50)} in a 401(k).`,
    ],
    'first-claim': () => [
      'First month Social Security can start',
      'At a lower amount for life than at full retirement age.',
    ],
    'medicare-income': ({ medicare }) => [
      'The year that sets your first Medicare premium',
      `Income over ${dollars(medicare.value.irmaa[1]?.single ?? 0)} (${dollars(medicare.value.irmaa[1]?.joint ?? 0)} on a joint return) raises it two years later.`,
    ],
    medicare: () => [
      'Medicare sign-up window',
      'Three months before the month you turn 65, that month, and three after. Late Part B costs more for life.',
    ],
    'full-age': () => [
      'Full retirement age',
      'Your full Social Security benefit, and pay from work no longer reduces it.',
    ],
    'last-credit': () => ['Social Security stops growing', 'Waiting past 70 adds nothing more.'],
    charity: ({ plans }) => [
      'Gifts from an IRA',
      `Up to ${dollars(plans.value.qcd)} a year can go straight to charity without being income.`,
    ],
    required: () => [
      'Required withdrawals begin',
      'The first is due by April 1 of the next year; waiting puts two in one year.',
    ],
  }
