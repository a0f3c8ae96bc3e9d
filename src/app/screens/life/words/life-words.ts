/** What the life manager says about bills, renewals and papers. */
import { american as say } from '#calculators/kit/say.ts'
import type { BillKind } from '#engine/planning/bills/sums.ts'

export const screenWords = {
  title: 'Smart Life Manager',
  lead: 'What’s due, what renews, and what your family would need to find. One list, on this device.',
}

export const kindNames: Readonly<Record<BillKind, string>> = {
  bill: 'Bills',
  subscription: 'Subscriptions',
  membership: 'Memberships',
  renewal: 'Yearly renewals',
}

export const answerWords = {
  empty: 'Add a bill to see what’s due and what it all costs.',
  overdue: (v: { name: string; days: number; amount: number }) =>
    `${v.name} is ${say.count(v.days, 'day', 'days')} past due: ${say.cents(v.amount)}.`,
  sums: (v: { month: number; year: number }) =>
    `Your bills come to ${say.money(v.month)} a month, ${say.money(v.year)} a year.`,
  next: (v: { name: string; on: string; amount: number }) =>
    `Next: ${v.name}, ${say.cents(v.amount)}, on ${say.date(v.on)}.`,
  subscriptions: (v: { count: number; month: number }) =>
    `${say.count(v.count, 'of your bills is a subscription or membership', 'of your bills are subscriptions or memberships')}: ${say.money(v.month)} a month.`,
}

export const dueWords = {
  title: 'Due in the next 30 days',
  none: 'Nothing is due in the next 30 days, or nothing has a due date yet.',
  due: (on: string) => `Due ${say.date(on)}`,
  fewer: 'Show fewer',
  all: (count: number) => `Show all ${count}`,
  late: (on: string) => `Was due ${say.date(on)}`,
  autopay: 'autopay',
  usual: 'usual amount',
  paid: 'Mark paid',
  paidFor: (v: { name: string; on: string }) => `Mark ${v.name} of ${say.date(v.on)} paid`,
  amount: (name: string) => `Amount of ${name}`,
  save: 'Save payment',
  cancel: 'Cancel',
  needAmount: 'Enter an amount above $0.',
  full: 'This bill’s payment list is full. Remove old payments under “What a bill costs you” first.',
}

export const renewalWords = {
  title: 'Subscriptions and renewals',
  note: 'Charges that continue until you cancel, most urgent first.',
  none: 'No subscriptions or renewals yet.',
  renews: (on: string) => `Renews ${say.date(on)}`,
  charges: (on: string) => `Next charge ${say.date(on)}`,
  cancelBy: (v: { on: string; days: number }) =>
    v.days === 0
      ? 'Today is the last day to cancel'
      : `Cancel by ${say.date(v.on)} (${say.count(v.days, 'day', 'days')} left)`,
  tooLate: (v: { on: string; next: string | null }) =>
    v.next === null
      ? `The last day to cancel this one was ${say.date(v.on)}`
      : `The last day to cancel this one was ${say.date(v.on)}. You can still stop the next one, on ${say.date(v.next)}`,
  unknown: 'Its renewal date has passed. Add the next one.',
  ended: (on: string) => `Ended ${say.date(on)}`,
  ends: (on: string) => `Ends ${say.date(on)}`,
  yearly: (amount: number) => `${say.money(amount)}/yr`,
  soFar: (v: { total: number; isEstimate: boolean }) => `${v.isEstimate ? 'about ' : ''}${say.money(v.total)} so far`,
  rose: (v: { from: number; to: number; on: string }) =>
    `Price went from ${say.cents(v.from)} to ${say.cents(v.to)} in ${say.month(v.on.slice(0, 7))}`,
}

export const billWords = {
  title: 'Your bills and subscriptions',
  note: 'Utilities, rent, streaming, insurance: anything you pay regularly. They stay on this device.',
  calendar: 'Calendar file of all dates',
  csv: 'Bills as CSV',
}

export const costWords = {
  title: 'What it all adds up to',
  note: 'Averages over a year. A $120 yearly bill is $10 a month here.',
  columns: { kind: 'Type', week: 'Week', month: 'Month', quarter: 'Quarter', year: 'Year' },
  all: 'Total',
  chart: 'What’s due each month',
  chartSummary: (v: { month: string; total: number }) =>
    `Bills due by month. The highest is ${say.month(v.month)} with ${say.money(v.total)}.`,
  chartNote: 'The first month counts from today. Bills without a due date aren’t included.',
  monthLabel: 'Month',
}

export const historyWords = {
  title: 'What a bill costs you',
  pick: 'Bill',
  recorded: (v: { count: number; total: number }) =>
    `You recorded ${say.count(v.count, 'payment', 'payments')}, ${say.cents(v.total)} in total.`,
  nothing: 'No payments recorded yet. “Mark paid” adds them here.',
  estimated: (v: { estimated: number; since: string }) =>
    `Counting the earlier months since ${say.date(v.since)}, about ${say.money(v.estimated)} more (our estimate).`,
  usual: (v: { amount: number }) => `It’s usually ${say.cents(v.amount)}: the median of its latest payments.`,
  ahead: (v: { amount: number; ends: string }) =>
    `Until it ends on ${say.date(v.ends)}, you’d pay about ${say.money(v.amount)} more.`,
  ten: (v: { amount: number }) => `At today’s price, ten years of it cost ${say.money(v.amount)}.`,
  table: (name: string) => `Payments of ${name}`,
  columns: { on: 'Date', amount: 'Amount' },
  remove: (v: { on: string; amount: number }) => `Remove the payment of ${say.cents(v.amount)} on ${say.date(v.on)}`,
  add: 'Add an earlier payment',
  on: 'Date paid',
  amount: 'Amount',
  save: 'Add payment',
  needDate: 'Enter a date that has passed, or today.',
  chart: (name: string) => `${name} over time`,
}

export const cashWords = {
  title: 'Your balance in the months ahead',
  note: 'Paydays and bills land on their dates; everything else is spread evenly.',
  checking: 'Checking account',
  cash: 'All cash',
  summary: (v: { low: number; on: string }) => `The lowest balance is ${say.money(v.low)} on ${say.date(v.on)}.`,
  lowest: (v: { low: number; on: string }) =>
    `Your lowest balance in the next 12 months would be ${say.money(v.low)}, on ${say.date(v.on)}.`,
  below: (v: { on: string; low: number; lowOn: string }) =>
    `Your balance would go below zero on ${say.date(v.on)}, and down to ${say.money(v.low)} by ${say.date(v.lowOn)}.`,
  mark: 'Lowest',
  zero: 'Zero',
  day: 'Day',
  needs: {
    cash: 'Add your checking or savings balance to see this.',
    'take-home': 'Add your take-home pay to see this.',
    payday: 'Add the date of your next payday to see this.',
    spending: 'Add your bills or your budget to see this.',
    'smaller-amounts': 'One of your amounts is too large to work with.',
  },
  household: 'Your household',
}

export const paperWords = {
  documents: 'Documents',
  documentsNote: 'Say what you have and where it’s kept. Don’t type passwords or account numbers.',
  missing: (names: readonly string[]) => `Many families also look for: ${say.list(names)}.`,
  expires: (v: { name: string; on: string }) => `${v.name} expires on ${say.date(v.on)}.`,
  expired: (v: { name: string; on: string }) => `${v.name} expired on ${say.date(v.on)}.`,
  contacts: 'People to call',
  contactsNote: 'In the order you’d want them called.',
}

export const calendarWords = {
  due: (name: string) => `${name} is due`,
  dueNote: (amount: number) => `About ${say.cents(amount)}.`,
  cancel: (name: string) => `Last day to cancel ${name}`,
  cancelNote: (v: { on: string }) => `It renews on ${say.date(v.on)}.`,
  renews: (name: string) => `${name} renews`,
  ends: (name: string) => `${name} ends`,
  expires: (name: string) => `${name} expires`,
  policy: (name: string) => `${name} renews`,
}

export const workingWords = {
  month: {
    title: 'Monthly amounts',
    lines: ['Weekly × 52 ÷ 12, every two weeks × 26 ÷ 12, quarterly ÷ 3, twice a year ÷ 6, yearly ÷ 12'],
    steps: ['For a bill that varies, we use the median of its latest 12 payments, once you’ve recorded 3.'],
  },
  notice: {
    title: 'Last day to cancel',
    lines: ['Renewal date − days of notice'],
    steps: [
      'Without a renewal date, a subscription renews on its next due date. If you didn’t enter days of notice, we count one day (our default). Your contract has the real rule.',
    ],
  },
  paid: {
    title: 'Paid and past due',
    lines: ['Each payment counts toward the nearest due date'],
    steps: ['A bill is past due only after you’ve recorded a first payment, and never with autopay on.'],
  },
}

/** Columns of the bills as a spreadsheet. */
export const csvColumns = [
  { label: 'Name', unit: 'text' },
  { label: 'Type', unit: 'text' },
  { label: 'Amount', unit: 'cents' },
  { label: 'How often', unit: 'text' },
  { label: 'A month', unit: 'cents' },
  { label: 'A year', unit: 'cents' },
  { label: 'Cost so far', unit: 'cents' },
  { label: 'Next due', unit: 'text' },
  { label: 'Renews', unit: 'text' },
  { label: 'Cancel by', unit: 'text' },
  { label: 'Ends', unit: 'text' },
] as const
