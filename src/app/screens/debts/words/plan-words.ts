/** What the debt screens say about a plan: the answer, the controls, the list. */
import { american as say } from '#calculators/kit/say.ts'
import type { LeftOut } from '#engine/planning/debts/plan-cards.ts'
import type { StrategyKey } from '#engine/planning/debts/strategies.ts'

export const strategyWords: Readonly<
  Record<StrategyKey, { readonly title: string; readonly known: string; readonly does: string }>
> = {
  avalanche: {
    title: 'Highest APR first',
    known: 'avalanche',
    does: 'Extra money goes to the debt with the highest APR. It usually costs the least interest.',
  },
  snowball: {
    title: 'Smallest balance first',
    known: 'snowball',
    does: 'Extra money goes to the smallest balance, whatever its APR. You finish a whole debt sooner.',
  },
  freed: {
    title: 'Highest payment freed first',
    known: 'cash flow index',
    does: 'Extra money goes to the debt with the lowest balance for its payment. Your required payments shrink sooner.',
  },
  blend: {
    title: 'Quick wins, then highest APR',
    known: 'blend',
    does: 'The smallest debts go first, as many as you choose. After that, the highest APR.',
  },
  custom: {
    title: 'Your own order',
    known: 'custom',
    does: 'You choose. For example, money owed to family could go first.',
  },
}

const costing = (interest: number): string =>
  interest < 0.5 ? 'with no more interest' : `after ${say.money(interest)} of interest`

export const answerWords = {
  empty: 'Add a debt to see when you’d be debt-free.',
  missing: 'Add the missing numbers below to see when you’d be debt-free.',
  tooLarge: 'One of these amounts is too large to work with. Check the balances below.',
  done: (v: { month: string; interest: number }) =>
    `You’d be debt-free in ${say.month(v.month)}, ${costing(v.interest)}.`,
  doneBeside: (v: { month: string; interest: number }) =>
    `From ${say.monthShort(v.month)} you’d owe only your mortgage. ${v.interest < 0.5 ? 'No more interest' : `Interest: ${say.money(v.interest)}`}.`,
  never: (v: { name: string; interest: number; payment: number }) =>
    `These payments never pay off ${v.name}: ${say.money(v.interest)} a month in interest, ${say.money(v.payment)} paid.`,
  slow: (v: { name: string }) => `At these payments, ${v.name} would take more than 100 years.`,
}

export const restsWords = (v: {
  count: number
  owed: number
  total: number
  strategy: StrategyKey
  first: string
}): string =>
  `${say.count(v.count, 'debt', 'debts')}, ${say.money(v.owed)} owed, ${say.money(v.total)} a month, starting ${say.month(v.first)}. ${strategyWords[v.strategy].title}.${v.count > 1 ? ' Payments of finished debts move to the next.' : ''}`

export const controlWords = {
  title: 'Your plan',
  strategy: 'Pay off',
  extra: 'Extra each month',
  extraHint: (paysNow: number) => `On top of the ${say.money(paysNow)} you pay now`,
  wins: 'Quick wins first',
  winOption: (count: number) => say.count(count, 'smallest debt', 'smallest debts'),
  order: 'Your order',
  orderHint: 'Extra money goes to the first debt. Drag, or use the arrows.',
  inTime: 'Pay off deferred-interest offers before they end',
  cannotPay: 'I can’t make the minimum payments',
  compare: 'Compare all strategies side by side',
}

/** What one strategy costs over the cheapest, and what it gives. */
export const priceWords = {
  same: (v: { chosen: string }) => `${v.chosen} costs no more than any other order here.`,
  /** `chosen` costs more, its first debt is gone earlier. */
  buys: (v: { chosen: string; cost: number; other: string; earlier: number }) =>
    `${v.chosen} costs ${say.money(v.cost)} more than ${lower(v.other)}, but your first debt is gone ${say.months(v.earlier)} earlier.`,
  costs: (v: { chosen: string; cost: number; other: string }) =>
    `${v.chosen} costs ${say.money(v.cost)} more than ${lower(v.other)}, and your first debt isn’t gone any earlier.`,
  saves: (v: { chosen: string; saved: number; other: string }) =>
    `${v.chosen} saves ${say.money(v.saved)} over ${lower(v.other)}.`,
  savesWaits: (v: { chosen: string; saved: number; other: string; later: number }) =>
    `${v.chosen} saves ${say.money(v.saved)} over ${lower(v.other)}, but your first debt is gone ${say.months(v.later)} later.`,
  longer: (v: { months: number }) => `You’d be debt-free ${say.months(v.months)} later.`,
}
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const listWords = {
  title: 'Payoff order',
  note: 'In the order this plan pays them off.',
  paidOff: (month: string) => `Paid off ${say.month(month)}`,
  notPaidOff: 'Not paid off by this plan',
  payment: (v: { month: string; amount: number }) => `Pay ${say.cents(v.amount)} in ${say.month(v.month)}`,
  interest: (amount: number) => `${say.money(amount)} interest`,
  progress: (v: { name: string; percent: number }) => `${say.percent(v.percent, 0)} of ${v.name} paid off`,
  sinceStart: (percent: number) => `${say.percent(percent, 0)} paid off since you started`,
  toGo: (v: { months: number }) => `${say.count(v.months, 'payment', 'payments')} to go`,
  escrow: 'For the payment, use principal and interest only, without taxes and insurance.',
  minimumOnly: 'Pay the minimum only',
  inPlan: 'In the plan',
  beside: 'Not in the plan',
  take: (name: string) => `Include ${name}`,
  leave: (name: string) => `Leave out ${name}`,
  leftOut: {
    beside: 'Not in the plan. It runs alongside.',
    'no-apr': 'Not in the plan yet. Add its APR.',
    'no-payment': 'Not in the plan yet. Add its monthly payment.',
    'paid-in-full': 'Not in the plan. Autopay pays it in full each month.',
  } satisfies Readonly<Record<LeftOut['why'], string>>,
}

export const recordWords = {
  open: 'Record payment',
  openFor: (name: string) => `Record a payment on ${name}`,
  amount: 'Amount paid',
  on: 'Date',
  after: 'Balance afterward',
  afterHint: 'Our estimate, with this month’s interest. Your statement’s number is better.',
  save: 'Save payment',
  cancel: 'Cancel',
  needAmount: 'Enter an amount above $0.',
  needDate: 'Enter a date that has passed, or today.',
  full: 'This debt’s payment list is full. Delete the debt and add it again to start a new list.',
}

export const snowflakeWords = {
  title: 'Extra money now and then',
  note: 'A tax refund, a bonus, a third paycheck: even small amounts go straight to the first debt in line.',
  kind: 'How often',
  kinds: { once: 'One time', yearly: 'Every year', monthly: 'Every month' },
  amount: 'Amount',
  month: 'Month',
  from: 'From',
  fromHint: 'Leave blank to start right away',
  monthHint: 'The month you’d pay it',
  until: 'Through',
  untilHint: 'Leave blank if it goes on',
  yearMonth: 'Month',
  add: 'Add extra money',
  save: 'Add it',
  cancel: 'Cancel',
  needAmount: 'Enter an amount above $0.',
  needMonth: 'Choose a month that’s still ahead.',
  said: {
    once: (v: { amount: number; month: string }) => `${say.money(v.amount)} in ${say.month(v.month)}`,
    yearly: (v: { amount: number; name: string }) => `${say.money(v.amount)} every ${v.name}`,
    monthly: (v: { amount: number }) => `${say.money(v.amount)} every month`,
    from: (month: string) => `from ${say.month(month)}`,
    until: (month: string) => `through ${say.month(month)}`,
  },
  remove: (text: string) => `Remove ${text}`,
  take: (v: { name: string; amount: number; month: string }) =>
    `Use ${v.name}: ${say.money(v.amount)} in ${say.month(v.month)}`,
}

export const followWords = {
  title: 'Follow this plan',
  note: 'Start the plan, record what you pay, and see whether you’re ahead or behind.',
  start: 'Start this plan',
  restart: 'Start over with today’s plan',
  stop: 'Stop following',
  started: 'Plan started',
  stopped: 'You’re no longer following a plan',
  ahead: (amount: number) => `You’re ${say.money(amount)} ahead of your plan.`,
  behind: (amount: number) => `You’re ${say.money(amount)} behind your plan. Every payment still counts.`,
  onPlan: 'You’re right on your plan.',
  before: (month: string) => `Your first payment is in ${say.month(month)}.`,
  left: (v: { amount: number; month: string }) => `${say.cents(v.amount)} left to pay in ${say.month(v.month)}.`,
  doneMonth: (month: string) => `You’ve paid everything planned for ${say.month(month)}.`,
  trend: 'Your plan and what you’ve paid so far',
  trendSummary: (v: { paid: number; planned: number }) =>
    `So far, you’ve paid ${say.money(v.paid)} of ${say.money(v.planned)} planned.`,
  trendPlanned: 'Planned',
  trendPaid: 'Paid',
  trendAxis: 'Paid so far ($)',
  table: 'Planned and paid by month',
  columns: { month: 'Month', planned: 'Planned', paid: 'Paid', difference: 'Difference' },
  sample: 'Add your own debts to follow a plan.',
  endless: 'A plan can start once its payments clear every debt.',
}

export const paycheckWords = {
  title: 'Which paycheck pays what',
  note: (month: string) =>
    `For ${say.month(month)}: each payment comes from the last payday at least two days before it’s due.`,
  noPayday: 'Add a payday to your income, and a due day to each debt, to see which paycheck pays what.',
  payday: (date: string, name: string) => `${date} · ${name}`,
  fromAccount: 'Due before a payday: from your account',
  total: (total: number) => `${say.cents(total)} to debts`,
  totalOf: (total: number, pay: number) => `${say.cents(total)} of ${say.money(pay)} to debts`,
  over: (total: number, pay: number) => `${say.cents(total)} to debts, more than this ${say.money(pay)} paycheck`,
  due: (date: string) => `, due ${date}`,
  noDueDay: ', due day not entered',
} as const

export const monthWords = {
  title: 'Month by month',
  pick: 'Month',
  earlier: 'Earlier month',
  later: 'Later month',
  columns: {
    debt: 'Debt',
    payment: 'Payment',
    extra: 'Above minimum',
    interest: 'Interest',
    left: 'Left',
    month: 'Month',
    paid: 'Paid',
    event: 'Milestone',
  },
  total: 'Total',
  cleared: (names: readonly string[]) => `${say.list(names)} paid off`,
  offerEnds: (names: readonly string[]) => `${say.list(names)}: offer ends`,
  everyMonth: 'Every month of the plan',
  csv: 'Schedule as CSV',
  calendar: 'Calendar file',
  month: (month: string) => say.month(month),
  ofMonth: (month: string) => `Payments in ${say.month(month)}`,
}

export const calendarWords = {
  pay: (name: string) => `Pay ${name}`,
  payNote: (v: { amount: number; minimum: number }) =>
    `Planned payment: ${say.cents(v.amount)}. Minimum: ${say.cents(v.minimum)}.`,
  dayUnknown: 'We don’t know the due day, so we used the 1st.',
  cleared: (name: string) => `${name} paid off`,
  clearedNote: 'According to your payoff plan.',
  offer: (name: string) => `${name}: promotional offer ends`,
  offerNote: (apr: number) => `After this day the APR is ${say.percent(apr * 100)}.`,
  deferredNote: 'Anything left after this day brings back all the deferred interest.',
}

export const screenWords = {
  payoff: {
    title: 'Debt Payoff Planner',
    lead: 'When will you be debt-free? Enter each debt once, choose what to pay first, and follow the plan.',
  },
  strategies: {
    title: 'Debt Payoff Strategies',
    lead: 'Which debt comes first? See what each order costs with the same money each month.',
  },
  debts: { title: 'Your debts', note: 'Copy the numbers from your statements. They stay on this device.' },
}
