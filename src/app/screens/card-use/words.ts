/** What the use screen says. */
import { american as say } from '#calculators/kit/say.ts'

const whole = (share: number): string => say.percent(Math.round(share * 100), 0)

export const answer = {
  none: 'Add a card with its due date to see when to pay it.',
  noDates: 'Add a statement day or due day to see when to pay.',
  nothingDue: 'Nothing is due on your cards in the next 5 weeks.',
  full: (v: { name: string; amount: number | null; on: string }): string =>
    v.amount === null
      ? `Next: pay ${v.name} in full by ${say.dateShort(v.on)}.`
      : `Next: pay ${say.money(v.amount)} on ${v.name} by ${say.dateShort(v.on)}, the full balance.`,
  some: (v: { name: string; amount: number | null; on: string }): string =>
    v.amount === null
      ? `Next: ${v.name} is due ${say.dateShort(v.on)}.`
      : `Next: pay ${say.money(v.amount)} on ${v.name} by ${say.dateShort(v.on)}.`,
} as const

export const rests = {
  use: (v: { total: number; highest: number; name: string; count: number }): string =>
    v.count === 1
      ? `${v.name} uses ${whole(v.total)} of its limit.`
      : `Your cards use ${whole(v.total)} of their limits. The highest is ${v.name} at ${whole(v.highest)}.`,
  none: 'Add credit limits to see how much of them you use.',
} as const

export const cycle = {
  title: 'Your billing cycles',
  note: 'Move the slider to see when a purchase would come due.',
  slider: 'Purchase on',
  sliderText: (v: { date: string }): string => say.date(v.date),
  today: 'Today',
  closes: 'Statement closes',
  due: 'Payment due',
  free: 'Purchase to due date',
  best: (v: { name: string; days: number; due: string }): string =>
    `Best for a purchase that day: **${v.name}**. It’s due ${say.date(v.due)}, **${say.count(v.days, 'day', 'days')}** later, with no interest if you pay in full.`,
  noneFree: 'Every card shown carries a balance, so a purchase costs interest from the first day.',
  row: (v: { closes: string; due: string; days: number }): string =>
    `Statement ${say.dateShort(v.closes)}, due ${say.dateShort(v.due)}: ${say.count(v.days, 'day', 'days')}`,
  carried: 'Carries a balance: interest from day one',
  estimated: 'One of its dates is our estimate',
  summary: (v: { count: number; from: string; to: string }): string =>
    `Statement and due dates of ${say.count(v.count, 'card', 'cards')} from ${say.date(v.from)} to ${say.date(v.to)}. The list below has every date.`,
  noDates: (v: { names: readonly string[] }): string =>
    `${say.list(v.names)} ${v.names.length === 1 ? 'isn’t' : 'aren’t'} shown. Add a statement day or due day below.`,
} as const

export const dates = {
  later: (count: number): string => say.count(count, 'more date', 'more dates'),
  title: 'When to pay which card',
  note: 'The next 5 weeks.',
  due: {
    full: (v: { amount: number | null }): string =>
      v.amount === null ? 'Pay the full statement balance' : `Pay ${say.cents(v.amount)}, the full balance`,
    payment: (v: { amount: number | null }): string =>
      v.amount === null ? 'Pay at least the minimum' : `Pay ${say.cents(v.amount)}`,
    minimum: (v: { amount: number | null }): string =>
      v.amount === null ? 'Pay at least the minimum' : `Pay at least the ${say.cents(v.amount)} minimum`,
  },
  automatic: { minimum: 'Autopay covers the minimum.', full: 'Autopay covers it.' },
  closes: 'Statement closes, and its balance goes to the credit bureaus.',
  show: (v: { amount: number; share: number }): string =>
    `To show ${whole(v.share)} of your limit or less, pay ${say.money(v.amount)} by this day`,
  offer: (v: { amount: number; ends: string; isDeferred: boolean }): string =>
    v.isDeferred
      ? `Last due date before your offer ends on ${say.date(v.ends)}. Anything left of ${say.money(v.amount)} brings back all the interest.`
      : `Last due date before your offer ends on ${say.date(v.ends)}. What’s left costs the full APR.`,
  calendar: 'Calendar file',
  event: {
    due: (v: { name: string }): string => `${v.name}: payment due`,
    'pay-to-show': (v: { name: string }): string => `${v.name}: pay before the statement`,
    'offer-ends': (v: { name: string }): string => `${v.name}: last payment before the offer ends`,
    closes: (v: { name: string }): string => `${v.name}: statement closes`,
  },
  file: 'card-dates.ics',
} as const

export const use = {
  title: 'What credit reports will show',
  note: 'Most cards report the balance on your statement, a day or two after it closes. What you pay by the due date doesn’t change that number.',
  target: 'Show at most',
  targets: { '0.1': '10%', '0.3': '30%' },
  total: 'All cards',
  bar: (v: { name: string; balance: number; limit: number; share: number }): string =>
    `${v.name}: ${say.money(v.balance)} of ${say.money(v.limit)}, ${whole(v.share)}`,
  balance: (v: { balance: number; limit: number }): string => `${say.money(v.balance)} of ${say.money(v.limit)}`,
  share: whole,
  pay: (v: { amount: number; on: string; share: number }): string =>
    `Pay ${say.money(v.amount)} by ${say.dateShort(v.on)} to show ${whole(v.share)}.`,
  payAny: (v: { amount: number; share: number }): string =>
    `Pay ${say.money(v.amount)} before the statement to show ${whole(v.share)}.`,
  fine: (v: { share: number }): string => `Under ${whole(v.share)} already.`,
  noLimit: 'Add its credit limit to see the share.',
  why: 'Under 30% is the usual guidance, and the best scores are mostly under 10%. Most scores look only at the last balances reported, so a high month leaves no trace once it’s paid down.',
  simulator: 'See what that could do to a score',
} as const

export const extra = {
  title: 'If you have extra money this month',
  amount: 'Extra money',
  interest: (v: { amount: number; name: string; apr: number; saved: number }): string =>
    `**To save the most interest:** put ${say.money(v.amount)} on **${v.name}** at ${say.percent(Number((v.apr * 100).toPrecision(12)))}. That saves about ${say.money(v.saved)} over the next year.`,
  spread: (v: { parts: readonly { readonly name: string; readonly amount: number }[]; to: number }): string =>
    `**To show a lower balance on credit reports:** ${say.list(v.parts.map(({ name, amount }) => `${say.money(amount)} on ${name}`))}. Your most-used card would then be at ${whole(v.to)}.`,
  same: 'It’s the same card either way.',
  none: 'No card has a balance that costs interest.',
  order:
    'Pay every card’s minimum first. Above the minimum, your payment must go to the part of the balance with the highest rate.',
} as const

export const autopay = {
  title: 'Autopay',
  none: (v: { names: readonly string[] }): string =>
    `**${say.list(v.names)} ${v.names.length === 1 ? 'has' : 'have'} no autopay.** One missed due date can cost a late fee. You could set autopay for the minimum and still pay more by hand.`,
  minimum: (v: { names: readonly string[] }): string =>
    `**${say.list(v.names)} ${v.names.length === 1 ? 'pays' : 'pay'} only the minimum automatically.** That avoids late fees, but the rest keeps costing interest.`,
  full: (v: { names: readonly string[] }): string =>
    `**${say.list(v.names)} ${v.names.length === 1 ? 'is' : 'are'} paid in full automatically.** Purchases there cost no interest, as long as your checking account has the money on the due date.`,
} as const

export const working = {
  due: 'Due dates',
  dueLines: ['Due date = the first due day at least 21 days after the statement closes'],
  dueSteps: (v: { days: number; posting: number }): readonly string[] => [
    'A card must send your statement at least 21 days before the due date, and the due date is the same day each month.',
    `If you gave only one of the two days, we put them ${v.days} days apart (our default).`,
    `To show a lower balance, we aim ${v.posting} days before the statement closes, so that the payment has time to post (our default).`,
    'We treat today’s balance as your last statement balance.',
    'In a shorter month, we use its last day: the 31st becomes April 30.',
  ],
  use: 'Share of your limits',
  shareLines: (v: { balance: number; limit: number; share: number }): readonly string[] => [
    'Share = what you owe on all cards ÷ their limits',
    `= ${say.cents(v.balance)} ÷ ${say.cents(v.limit)} = ${say.percent(v.share * 100, 1)}`,
  ],
  shareSteps: ['Cards with no limit entered are left out of both totals.'],
  spread: 'Spreading extra money',
  spreadLines: [
    'The card with the highest share is paid down to the level of the next one, then both together, and so on.',
  ],
} as const

export const sources = {
  least: 'the least time between statement and due date',
  due: 'the same due day each month, and when a payment is on time',
  order: 'where money above the minimum goes',
  guide: 'guidance on the share of limits in use',
  days: 'days between statement and due date',
  posting: 'days a payment needs to post',
} as const
