/** What the cost screen says. */
import { american as say } from '#calculators/kit/say.ts'

const points = (decimal: number): string => say.percent(Number((decimal * 100).toPrecision(12)))

export const answer = {
  none: 'Add a card with its APR to see what a balance costs.',
  carried: (v: { name: string; perDay: number; interest: number }): string =>
    `${v.name} costs you ${say.cents(v.perDay)} a day: ${say.money(v.interest)} on your next statement.`,
  offer: (v: { name: string; apr: number; ends: string }): string =>
    `${v.name} charges ${points(v.apr)} through ${say.date(v.ends)}, then its full APR.`,
  free: (v: { name: string }): string => `${v.name} costs no interest while you pay it in full.`,
  wouldCost: (v: { name: string; cost: number }): string =>
    `Paying ${v.name} this way would cost ${say.money(v.cost)} over 4 statements.`,
  nothingOwed: (v: { name: string }): string => `You owe nothing on ${v.name}, so it costs no interest.`,
} as const

export const rests = {
  card: (v: { apr: number; statementDay: number; dueDay: number }): string =>
    `At ${points(v.apr)} APR, with statements on day ${v.statementDay} and payments due on day ${v.dueDay} of the month.`,
  estimated: (v: { apr: number; what: 'statement' | 'due' }): string =>
    v.what === 'due'
      ? `At ${points(v.apr)} APR. We assumed a due date 25 days after the statement (our default). Your statement has the real one.`
      : `At ${points(v.apr)} APR. We assumed a statement 25 days before the due date (our default).`,
  ours: (v: { apr: number }): string =>
    `At ${points(v.apr)} APR. The statement and due dates are our defaults. Add your own below.`,
} as const

export const form = {
  label: 'Try a different way to pay',
  card: 'Card',
  plan: 'Each statement, you pay',
  plans: {
    now: (v: { payment: number }): string => `${say.money(v.payment)}, as now`,
    nowMinimum: 'The minimum, as now',
    nowFull: 'In full, as now',
    full: 'In full',
    'all-but': 'All but $100',
    minimum: 'The minimum',
    amount: 'Another amount',
    nothing: 'Nothing',
  },
  amount: 'Amount',
  daysEarly: 'Days before due date',
  daysEarlyHint: '0 is on the due date, −5 is 5 days late',
  purchases: 'New purchases a month',
  purchasesHint: 'On this card, spread evenly',
  more: 'How your card charges interest',
  compounding: 'Interest is added',
  compoundings: { daily: 'Every day (most cards)', cycle: 'Once a statement' },
  regain: 'Grace period comes back after',
  regains: { '1': '1 statement paid in full', '2': '2 statements in a row' },
  agreement:
    'Almost every card has a grace period, but the rules differ. These are our defaults. Your card agreement has yours.',
} as const

export const figures = {
  perDay: 'Interest per day',
  perDayNote: 'on today’s balance',
  next: 'Next statement’s interest',
  purchases: 'Interest on new purchases',
  purchasesFree: 'they’re interest-free',
  purchasesCost: 'your grace period is lost',
  purchasesNone: 'no new purchases entered',
  minimums: 'Paying only minimums',
  minimumsNote: (v: { interest: number }): string => `${say.money(v.interest)} of interest`,
  minimumsNever: 'Never paid off',
} as const

export const dayChart = {
  title: 'Your balance day by day',
  lead: 'Interest is figured on what you owe each day.',
  summary: (v: { from: number; to: number; last: string }): string =>
    `The balance goes from ${say.money(v.from)} to ${say.money(v.to)} on ${say.date(v.last)}.`,
  day: 'Day',
  owed: 'You owe',
  bearing: 'Charged interest',
  closes: 'Statement closes',
  paid: 'You pay',
  y: 'Dollars owed',
} as const

export const planChart = {
  title: 'What each way of paying costs',
  lead: (v: { last: string }): string =>
    `Interest and late fees on your next 4 statements, through ${say.date(v.last)}.`,
  summary: (v: { least: string; leastCost: number; most: string; mostCost: number }): string =>
    `Lowest cost: ${v.least.toLowerCase()}, ${say.money(v.leastCost)}. Highest cost: ${v.most.toLowerCase()}, ${say.money(v.mostCost)}.`,
  row: 'You pay',
  total: 'Interest and fees',
  interest: 'Interest on your balance',
  purchases: 'Interest on new purchases',
  fees: 'Late fees',
} as const

export const findings = {
  lost: (v: { cost: number }): string =>
    `**New purchases cost interest from the day you buy.** That’s ${say.money(v.cost)} over 4 statements. You could use a card you pay in full until this one is at zero.`,
  willLose: (v: { unpaid: number; cost: number }): string =>
    `**Leaving ${say.money(v.unpaid)} unpaid loses your grace period.** Interest over 4 statements: ${say.money(v.cost)}. What you repaid on time stays free, but new purchases don’t.`,
  regained: (v: { on: string; trailing: number }): string =>
    `**Paying in full gets your grace period back for purchases from ${say.date(v.on)}.** One last charge of ${say.cents(v.trailing)} still comes: interest from the statement to the day you paid.`,
  earlier: (v: { saved: number; days: number }): string =>
    `**Paying ${v.days} days earlier each month would save about ${say.money(v.saved)} a year.** Interest stops on the part you’ve paid. You could pay right after payday.`,
  minimums: (v: { years: number; interest: number; payment: number; savings: number }): string =>
    `**Minimum payments would take ${say.years(v.years)} and cost ${say.money(v.interest)} in interest.** Paying ${say.money(v.payment)} a month clears it in 3 years and saves ${say.money(v.savings)}.`,
  never: (v: { payment: number }): string =>
    `**Minimum payments would never pay this off.** They don’t cover the interest. ${say.money(v.payment)} a month would clear it in 3 years.`,
  short: (v: { fee: number; minimum: number }): string =>
    `**That’s below the minimum payment of ${say.money(v.minimum)}.** We added a late fee of ${say.money(v.fee)}. If you can’t pay the minimum, you could call your card company before the due date.`,
  late: `**A payment after the due date counts as late.** You’d likely pay a fee and could lose your grace period. After 30 days it can be reported to credit bureaus.`,
  free: 'You pay in full, so purchases are interest-free until the due date. You could turn on autopay for the full balance to keep it that way.',
  toCalculator: 'See it month by month',
  toSimulator: 'See what a late payment does to a score',
  toChoose: 'Find the best card for purchases',
} as const

export const offer = {
  title: 'Before your offer ends',
  each: (v: { each: number; payments: number; ends: string }): string =>
    `To owe nothing by ${say.date(v.ends)}, pay **${say.cents(v.each)}** on each of ${say.count(v.payments, 'due date', 'due dates')} before then.`,
  none: (v: { ends: string }): string =>
    `No due date is left before the offer ends on ${say.date(v.ends)}. Pay what you can before that day.`,
  left: (v: { payment: number; left: number; monthAfter: number }): string =>
    `At ${say.money(v.payment)} a month, **${say.money(v.left)}** would be left. It would then cost about ${say.money(v.monthAfter)} a month.`,
  cleared: 'At what you pay now, nothing would be left.',
  deferred: (v: { background: number }): string =>
    `This offer is **deferred interest**: if anything is left, you’re charged all the interest since you bought. From today that’s about **${say.money(v.background)}**, plus what has already built up (see your statement).`,
  low: 'This is a low rate, not deferred interest: only what’s left is charged interest afterward.',
  purchases:
    'New purchases on this card usually don’t get the offer’s rate, and they have no grace period while a balance is left. We leave them out here.',
} as const

export const statements = {
  title: 'Statement by statement',
  columns: ['Closes', 'To pay', 'Minimum', 'You pay', 'Average daily balance', 'Interest', 'Late fee', 'New balance'],
  all: 'Every statement, with minimums and average balances',
  short: { closes: 'Statement', pay: 'You pay', interest: 'Interest', fee: 'Late fee', balance: 'New balance' },
  days: 'Every day',
  dayColumns: ['Day', 'You owe', 'Charged interest on', 'Interest that day'],
} as const

export const lateFees = {
  title: 'If a payment is late',
  lines: (v: {
    first: number
    firstHigh: number
    repeat: number
    repeatHigh: number
    days: number
  }): readonly string[] => [
    `A late fee is usually ${say.money(v.first)} to ${say.money(v.firstHigh)}, and ${say.money(v.repeat)} to ${say.money(v.repeatHigh)} if you’re late again within 6 months. It can’t be more than the minimum you missed.`,
    'A payment by 5 p.m. on the due date is on time. If the bank doesn’t take mail that day, a mailed payment may come the next business day.',
    `At ${v.days} days late, the card may charge a penalty rate on your whole balance. It must come back down if your next 6 payments are on time.`,
  ],
} as const

export const working = {
  title: 'Interest on the first statement',
  lines: (v: { average: number; apr: number; days: number; interest: number; isDaily: boolean }): readonly string[] => [
    'Interest = average daily balance × APR ÷ 365 × days',
    `= ${say.cents(v.average)} × ${points(v.apr)} ÷ 365 × ${v.days}`,
    `= ${say.cents(v.interest)}`,
  ],
  steps: (v: { isDaily: boolean }): readonly string[] => [
    'Each day’s balance is what you owe at the end of that day: the balance before, plus new purchases, minus payments.',
    v.isDaily
      ? 'Interest is added every day, so the next day’s balance includes it.'
      : 'Interest is added once, when the statement closes.',
    'We treat today’s balance as your last statement balance. New purchases are spread evenly over the days.',
    'While every statement is paid in full, purchases cost no interest. If one isn’t, the unpaid part costs interest from the first day of that billing cycle, and new purchases cost interest from the day you buy.',
    'What you repaid on time costs nothing, and no interest reaches back to an earlier cycle. That’s the law (12 CFR 1026.54).',
    'Not included: a minimum interest charge, cash advances and penalty rates.',
  ],
  minimum: 'The minimum payment',
  minimumLines: (v: { floor: number; share: number }): readonly string[] => [
    `Minimum = the larger of ${say.money(v.floor)} and ${points(v.share)} of the balance plus interest and fees`,
  ],
  minimumSteps: [
    'This is our default for later statements. For the first one, we use the minimum you entered, if you did.',
  ],
  day: 'Interest per day',
  dayLines: (v: { balance: number; apr: number; perDay: number }): readonly string[] => [
    'Interest per day = balance × APR ÷ 365',
    `= ${say.cents(v.balance)} × ${points(v.apr)} ÷ 365 = ${say.cents(v.perDay)}`,
  ],
} as const

export const sources = {
  grace: 'what may be charged after a grace period is lost',
  lateFee: 'usual late fees',
  cap: 'the most a late fee may be',
  due: 'when a payment is on time',
  minimum: 'the minimum payment',
  days: 'days between statement and due date',
  least: 'the least time before a payment is due, and penalty rates',
  disclosure: 'the payment that clears a balance in 3 years',
} as const
