/** What the credit score screen says. */
import { american as say } from '#calculators/kit/say.ts'
import type { Basis, Direction, Factor, ScoreDeed } from '#engine/planning/credit-score/actions.ts'
import type { LoanKind } from '#engine/planning/credit-score/loan-cost.ts'
import type { MarkKind, Range } from '#engine/planning/credit-score/score-rules.ts'

const points = (decimal: number): string => say.percent(Number((decimal * 100).toPrecision(12)))
const span = ([low, high]: Range): string => (low === high ? `${low}` : `${low} to ${high}`)
const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

export const screen = {
  path: '/credit-score-simulator',
  kind: 'Credit & Taxes',
  title: 'Credit Score Simulator',
  lead: 'How could what you do with credit move your score?',
} as const

export const answer = {
  none: 'Enter your score to see how it could move.',
  empty: (v: { score: number }): string => `Add something to try, and see how a score of ${v.score} could move.`,
  flat: (v: { score: number }): string => `This plan may not move a score of ${v.score} much.`,
  rises: (v: { score: number; to: Range; month: string }): string =>
    `A score of ${v.score} could be ${span(v.to)} in ${say.month(v.month)}.`,
  falls: (v: { score: number; to: Range; month: string }): string =>
    `A score of ${v.score} could fall to ${span(v.to)} in ${say.month(v.month)}.`,
  /** After a fall, how far it has come back. */
  later: (v: { later: Range; end: string }): string => `By ${say.month(v.end)} it could be ${span(v.later)}. `,
} as const

export const rests =
  'Our estimate, not a FICO Score or a VantageScore. The formulas aren’t public, so you see a range and the reason for it.'

export const start = {
  title: 'Where you start',
  score: 'Your score now',
  scoreHint: 'From your card’s app or bank. 300 to 850.',
  band: (v: { name: string }): string => `FICO calls this “${v.name}”.`,
  peers: (v: { scoreFrom: number; scoreTo: number; share: number; average: number }): string =>
    `About ${say.percent(Math.round(v.share * 100), 0)} of people are between ${v.scoreFrom} and ${v.scoreTo}. The national average is ${v.average}.`,
  bands: {
    exceptional: 'exceptional',
    'very good': 'very good',
    good: 'good',
    fair: 'fair',
    poor: 'poor',
  } as Readonly<Record<string, string>>,
  cards: (v: { total: number; highest: number; count: number }): string =>
    v.count === 1
      ? `Your card uses ${say.percent(Math.round(v.total * 100), 0)} of its limit.`
      : `Your ${say.count(v.count, 'card uses', 'cards use')} ${say.percent(Math.round(v.total * 100), 0)} of the limits. The highest single card is at ${say.percent(Math.round(v.highest * 100), 0)}.`,
  noCards: 'Add cards with their limits below to try paying down or a new card.',
} as const

export const deeds: Readonly<Record<ScoreDeed['kind'], string>> = {
  'pay-down': 'Pay down cards',
  charge: 'Charge more to a card',
  'max-out': 'Max out a card',
  'raise-limit': 'Get a higher limit',
  'open-card': 'Open a new card',
  'close-card': 'Close a card',
  'authorized-user': 'Become an authorized user',
  'shop-rates': 'Apply for credit',
  'open-loan': 'Take out a loan',
  'pay-off-loan': 'Pay off a loan',
  'pay-collection': 'Pay off a collection',
  mark: 'Miss payments or default',
}

export const marks: Readonly<Record<MarkKind, string>> = {
  'late-30': '30 days late on a payment',
  'late-60': '60 days late on a payment',
  'late-90': '90 days late on a payment',
  settlement: 'Debt settled for less',
  foreclosure: 'Foreclosure',
  'chapter-7': 'Chapter 7 bankruptcy',
  'chapter-13': 'Chapter 13 bankruptcy',
}
export const shopped = {
  mortgage: 'Mortgage',
  auto: 'Car loan',
  student: 'Student loan',
  other: 'Cards or other loans',
} as const

export const form = {
  title: 'Try something',
  what: 'What you’d do',
  card: 'Card',
  allCards: 'All cards, highest use first',
  amount: 'Amount',
  limit: 'Credit limit',
  more: 'Limit goes up by',
  balance: 'Its balance',
  loan: 'Kind of loan',
  count: 'Applications',
  countHint: 'For a mortgage, car or student loan, within 2 weeks',
  mark: 'What happens',
  hardPull: 'Hard inquiry',
  hardPullHint: 'Ask before you request it',
  month: 'When',
  months: (v: { months: number }): string => (v.months === 0 ? 'Now' : `In ${say.months(v.months)}`),
  add: 'Add to my plan',
  full: 'A plan holds up to 20 steps. Delete one to add another.',
} as const

export const queue = {
  title: 'Your plan',
  note: 'Each step starts from the score after the steps before it.',
  delete: (v: { what: string }): string => `Delete ${v.what}`,
  clear: 'Start over',
  deleted: 'Step deleted',
  undo: 'Undo',
  undoAlt: 'Add the step again',
  now: 'now',
  empty: 'Nothing to try yet.',
  name: {
    'pay-down': (v: { amount: number; card: string | null }): string =>
      v.card === null ? `Pay ${say.money(v.amount)} on your cards` : `Pay ${say.money(v.amount)} on ${v.card}`,
    charge: (v: { amount: number; card: string }): string => `Charge ${say.money(v.amount)} to ${v.card}`,
    'max-out': (v: { card: string }): string => `Max out ${v.card}`,
    'raise-limit': (v: { amount: number; card: string }): string => `Raise ${v.card}’s limit by ${say.money(v.amount)}`,
    'open-card': (v: { limit: number }): string => `Open a card with a ${say.money(v.limit)} limit`,
    'close-card': (v: { card: string }): string => `Close ${v.card}`,
    'authorized-user': (v: { limit: number }): string =>
      `Join a card with a ${say.money(v.limit)} limit as authorized user`,
    'shop-rates': (v: { count: number; loan: keyof typeof shopped }): string =>
      `${say.count(v.count, 'application', 'applications')}: ${shopped[v.loan].toLowerCase()}`,
    'open-loan': 'Take out a loan',
    'pay-off-loan': 'Pay off a loan',
    'pay-collection': 'Pay off a collection',
  },
  when: (v: { month: string; months: number }): string => (v.months === 0 ? 'Now' : say.month(v.month)),
  points: ([low, high]: Range): string =>
    low === high ? `${signed(low)} points` : `${signed(low)} to ${signed(high)} points`,
  noPoints: 'No number published',
  noChange: 'No change',
} as const

export const basis: Readonly<Record<Basis, string>> = {
  published: 'FICO’s published samples',
  estimate: 'Our estimate',
  direction: 'Direction only',
}

/** Why a deed moves a score, and where models differ. */
export const reasons: Readonly<Record<ScoreDeed['kind'], string>> = {
  'pay-down':
    'You’d use less of your limits. Most scores look only at the last balances reported, so the full effect shows with your next statements. The old balances no longer count.',
  charge: 'You’d use more of your limits. It reverses as soon as you pay it down.',
  'max-out':
    'One maxed-out card counts against you even when your total is low. It reverses as soon as you pay it down.',
  'raise-limit': 'The same balance is a smaller share of a higher limit. Some issuers make a hard inquiry first.',
  'open-card':
    'An inquiry and a younger average age cost a little for about a year. The new limit lowers your use from the start.',
  'close-card':
    'Its limit is gone, so your balances become a bigger share of your limits. FICO keeps counting a closed account’s age for up to 10 years. VantageScore may leave it out.',
  'authorized-user':
    'The account’s age, limit, balance and any late payments count as yours. Mortgage lenders may leave it out.',
  'shop-rates':
    'Each hard inquiry usually costs under 5 points and stops counting after a year. FICO counts applications for one mortgage, car or student loan within 14 to 45 days once. Cards count one by one.',
  'open-loan':
    'An inquiry and a new account cost a little for about a year. A mix of loans and cards can help later. By how much isn’t published.',
  'pay-off-loan':
    'With no open loan left, some scores dip a little. FICO hasn’t published by how much. You’d also owe less and pay less interest.',
  'pay-collection':
    'FICO 9 and 10 and VantageScore 3 and 4 ignore paid collections. FICO 8, which many lenders still use, doesn’t.',
  mark: 'Payment history weighs most. The higher the score, the more it costs and the longer it takes. Most of it fades in 2 years, and it leaves your report after 7 (a Chapter 7 bankruptcy after 10).',
}

export const factorNames: Readonly<Record<Factor, string>> = {
  'payment-history': 'Payment history',
  'amounts-owed': 'Amounts owed',
  length: 'Length of history',
  'new-credit': 'New credit',
  mix: 'Credit mix',
}
export const directions: Readonly<Record<Direction, string>> = {
  up: 'up',
  down: 'down',
  either: 'either way',
  none: 'no change',
}

export const course = {
  title: 'How your score could move',
  lead: 'The shaded range is from our lower to our higher estimate.',
  month: 'Month',
  low: 'Lower estimate',
  high: 'Higher estimate',
  range: 'Range',
  start: 'Now',
  y: 'Score',
  horizon: 'Show',
  horizons: { '12': '1 year', '24': '2 years', '84': '7 years' },
  summary: (v: { score: number; low: Range; end: Range; month: string }): string =>
    `From ${v.score}. At its lowest ${span(v.low)}. In ${say.month(v.month)}, ${span(v.end)}.`,
} as const

export const factors = {
  title: 'What each step affects',
  note: 'The five parts of a FICO Score and how much each counts for people in general. Yours may differ.',
  columns: ['Part', 'FICO weight', 'Your plan', 'Points at first'],
  points: (range: Range): string =>
    range[0] === 0 && range[1] === 0
      ? '0'
      : range[0] === range[1]
        ? signed(range[0])
        : `${signed(range[0])} to ${signed(range[1])}`,
  noPoints: 'Not published',
  untouched: 'Not affected',
  moves: { up: 'Up', down: 'Down', either: 'Either way' },
} as const

export const loans = {
  title: 'What a score changes on a loan',
  note: 'Average rates for people with these scores. Lenders look at income and debts too.',
  kind: 'Loan',
  kinds: {
    'new-car': 'New car loan',
    'used-car': 'Used car loan',
    personal: 'Personal loan',
    card: 'Credit card balance',
  } satisfies Record<LoanKind, string>,
  amount: 'Amount',
  years: 'Years',
  now: 'Now',
  lower: 'Lower estimate',
  higher: 'Higher estimate',
  columns: ['Estimate', 'Score', 'Rate', 'Monthly payment', 'Total interest'],
  rate: ([low, high]: Range): string => (low === high ? points(low) : `${points(low)} to ${points(high)}`),
  money: ([low, high]: Range): string => (low === high ? say.money(low) : `${say.money(low)} to ${say.money(high)}`),
  next: (v: { points: number; from: number; saved: Range }): string =>
    `The next better rate starts at a score of ${v.from}, ${say.count(v.points, 'point', 'points')} up. It would save ${v.saved[0] <= 0 ? `up to ${say.money(v.saved[1])}` : v.saved[0] === v.saved[1] ? say.money(v.saved[0]) : `${say.money(v.saved[0])} to ${say.money(v.saved[1])}`} in interest.`,
  best: 'You’re already in the best score range.',
  cars: 'Car rates are by VantageScore 4.0 tier. A FICO Score is a different number, so your tier may differ.',
  ours: 'These ranges are our defaults, less certain than the car rates.',
  mortgage: 'For a mortgage, the CFPB shows rates by score and state.',
  mortgageLink: 'Explore mortgage rates at consumerfinance.gov',
  open: 'Open the car loan calculator with this rate',
} as const

export const recovery = {
  title: 'How long a late payment or default takes to fade',
  lead: 'From FICO’s 2011 study of three sample people who kept everything else in good shape.',
  mark: 'What happened',
  from: (v: { score: number }): string => `From ${v.score}`,
  note: 'Between the published points we assume it fades fast at first, then slower (our estimate).',
  month: 'Months after',
  years: (v: { from: number; years: Range }): string =>
    `From ${v.from}: about ${v.years[0] === v.years[1] ? say.years(v.years[0]) : `${v.years[0]} to ${say.years(v.years[1])}`}`,
  summary: (v: { mark: string; parts: readonly string[] }): string => `${v.mark}. ${v.parts.join('. ')}.`,
} as const

export const models = {
  title: 'FICO isn’t VantageScore',
  note: 'Both run from 300 to 850, but they weigh your report differently. Lenders use several versions of each.',
  columns: ['What differs', 'FICO 8', 'VantageScore 4.0'],
  weights: 'What weighs most',
  ficoWeights: (v: { history: number; owed: number }): string =>
    `Payment history ${points(v.history)}, amounts owed ${points(v.owed)}`,
  vantageWeights: (v: { history: number; used: number }): string =>
    `Payment history ${points(v.history)}, share of limits used ${points(v.used)}`,
  good: '“Good” starts at',
  memory: 'Past balances',
  ficoMemory: 'Only the last reported (FICO 10 T: 24 months)',
  vantageMemory: 'Trend of 24 months',
  shopping: 'Rate shopping',
  ficoShopping: '14 to 45 days count once, for one kind of loan',
  vantageShopping: '14 days count once, all kinds',
  collections: 'Paid collections',
  ficoCollections: 'Still count, unless under $100 at first',
  vantageCollections: 'Ignored',
  firstScore: 'First score after',
  ficoFirst: '6 months of history',
  vantageFirst: '1 month',
  used: 'Where it’s used',
  ficoUsed: 'Many card lenders; car lenders often use FICO Auto Scores',
  vantageUsed: 'Many free apps, some lenders',
} as const

export const report = {
  title: 'See your own reports, free',
  text: 'A score is only as accurate as the report behind it. You can read all three reports free every week at the official site. It doesn’t affect your score.',
  link: 'AnnualCreditReport.com, the official site',
  phone: (v: { phone: string }): string => `Or call ${v.phone}.`,
  cfpb: 'What to do about an error: consumerfinance.gov',
} as const

export const working = {
  course: 'How we figure the range',
  courseLines: [
    'Score = score now + change in use of limits − points still lost to late payments, defaults and new accounts',
  ],
  courseSteps: [
    'Late payments, settlement, foreclosure and bankruptcy cost what FICO’s sample people lost at 680, 720 and 780. Between those scores we use a straight line; below 680, a proportional share.',
    '60 and 90 days late are partly our estimate, between the published ones.',
    'They fade over the years FICO published: share left = 1 − ln(1 + months) ÷ ln(1 + months to recover).',
    'An inquiry (0 to 5 points) and a new account (3 to 15 points) fade over 12 months. Both ranges are our estimate.',
    'FICO published these for one event at a time. After a second one, our lower estimate recovers only when the event leaves your report.',
    'The result always stays between 300 and 850.',
  ],
  use: 'Use of limits',
  useLines: (v: { steps: readonly { readonly upTo: number; readonly points: number }[] }): readonly string[] =>
    v.steps.map(({ upTo, points: lost }) => `${say.percent(upTo * 100, 0)} used: ${signed(lost)} points`),
  useSteps: [
    'Our estimate, in a straight line between these steps. The lower end counts 70% of that, mostly by the total. The higher end counts 110%, with 40% for the highest single card.',
    'Checked against FICO’s sample people: maxing out one card cost them 10 to 30 points from 680 and 25 to 45 from 780.',
    'It depends only on the balances at the time, so paying them back down restores all of it.',
  ],
  loan: 'Loan payment',
  loanLines: ['Payment = amount × rate ÷ 12 ÷ (1 − (1 + rate ÷ 12)^−months)'],
} as const

export const sources = {
  samples: 'points lost by two sample people',
  study: 'score after each mortgage event, and years until it’s back',
  weights: 'the five parts and their weights',
  vantage: 'what VantageScore weighs',
  inquiries: 'how long inquiries count',
  years: 'how long items stay on a report',
  cars: 'car loan rates by score tier',
  cards: 'card rates by score',
  personal: 'personal loan rates by score',
  use: 'points by share of limits used',
  others: 'points for 60 and 90 days late, inquiries and new accounts',
  national: 'how many people have which score',
  average: 'the national average score',
  free: 'free weekly reports',
} as const
