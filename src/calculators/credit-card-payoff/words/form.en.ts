/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  cards: 'Your cards',
  plan: 'Your payments',
  offers: { title: 'Promotional offers', more: '0% offers, deferred interest' },
  transfer: { title: 'Balance transfer', more: 'Balance transfer' },
  charges: { title: 'New charges and APR changes', more: 'New charges, APR changes' },
  minimums: { title: 'Minimum payments', more: 'Minimum payment rule' },
  timing: { title: 'Dates and interest', more: 'First payment, daily interest' },
}

export const formWords = {
  cards: {
    label: 'Balances and APRs',
    hint: (v: { all: number; charged: number; asOf: string }, say: Say) =>
      `Federal Reserve averages, ${say.monthShort(v.asOf)}: ${say.percent(v.all)}, or ${say.percent(v.charged)} on cards charged interest`,
    noun: 'card',
    name: 'Name',
    balance: 'Balance',
    apr: 'APR',
    first: 'Card A',
    second: 'Card B',
    /** A card without a name has this and its number. */
    unnamed: 'Card',
  },
  plan: {
    label: 'Payment plan',
    options: {
      total: 'Same total each month',
      date: 'Debt-free by a date',
      extra: 'Minimums plus extra',
      minimum: 'Minimums only',
    },
  },
  monthlyTotal: { label: 'Total monthly payment' },
  targetMonths: { label: 'Pay off in' },
  extra: { label: 'Extra payment' },
  keepTotal: { label: 'Keep the total steady', hint: 'As minimums drop, you keep paying the first month’s total.' },
  order: {
    label: 'Payoff order',
    options: {
      avalanche: 'Highest APR first',
      snowball: 'Smallest balance first',
      custom: 'My own order',
    },
  },
  customOrder: { label: 'Your payoff order', hint: 'Extra money goes to the first card. Drag, or use the arrows.' },

  offers: {
    label: 'Balances on an offer',
    hint: 'Include them in your balances above. With “no interest if paid in full,” any amount left at the end brings back all the interest.',
    noun: 'offer',
    card: 'Card',
    kind: { label: 'Offer', options: { low: '0% or low APR', deferred: 'No interest if paid in full' } },
    amount: 'Amount (blank = all)',
    months: { label: 'Payments left', unit: 'payments' },
    apr: 'Offer APR',
    accrued: 'Deferred interest so far',
  },

  minRule: {
    label: 'Minimum payment rule',
    hint: 'It’s in your cardholder agreement.',
    options: { interest: 'Percent plus interest', share: 'Percent of balance', flat: 'Same each month' },
  },
  minPercent: { label: 'Percent, plus interest' },
  minShare: { label: 'Percent of balance' },
  minFloor: { label: 'Lowest minimum', hint: 'Per card. You’d pay at least this much.' },
  minFlat: { label: 'Minimum payment', hint: 'Per card' },

  newCharges: { label: 'New charges', hint: 'While you carry a balance, interest starts the day you buy.' },
  chargesCard: { label: 'Card for new charges', unit: 'on your list' },
  rateShift: { label: 'APR change', hint: 'In percentage points, on every card. Most APRs follow the prime rate.' },

  transfer: { label: 'Compare a balance transfer' },
  transferFee: {
    label: 'Transfer fee',
    hint: ({ low, high }: { low: number; high: number }, say: Say) =>
      `Often ${say.percent(low)} to ${say.percent(high)} of the amount you move`,
  },
  transferMonths: { label: 'Offer length', unit: 'months' },
  transferApr: { label: 'APR during the offer' },
  transferLater: {
    label: 'APR after the offer',
    hint: ({ rate, asOf }: { rate: number; asOf: string }, say: Say) =>
      `Bankrate average on new cards, ${say.monthShort(asOf)}: ${say.percent(rate)}`,
  },
  transferLimit: {
    label: 'New card’s limit',
    hint: 'Leave blank if everything fits. The fee counts toward the limit.',
  },

  firstMonth: { label: 'First payment' },
  interest: {
    label: 'How interest is figured',
    hint: 'Card issuers use days. Estimates on statements use equal months.',
    options: { daily: 'By the day', monthly: 'By the month' },
  },
}
