import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { balanceTransferFee, minimumPayment, minimumPaymentFlat } from '#facts/lending/cards.ts'
import { creditCardAll, creditCardCarryingBalance, creditCardNewOffers } from '#facts/lending/rates.ts'
import {
  choice,
  count,
  duration,
  type Inputs,
  money,
  month,
  percent,
  points,
  rows,
  text,
  toggle,
} from '../kit/field.ts'
import { monthText, percentText } from '../kit/format.ts'

const average = points(creditCardAll.value)
const charged = points(creditCardCarryingBalance.value)
const MOST_CARDS = 10

const theCards = {
  cards: rows({
    label: 'Your cards',
    hint: `Averages in ${monthText(creditCardAll.asOf ?? '')}: ${percentText(average)} on all cards, ${percentText(charged)} on cards charged interest (Federal Reserve).`,
    noun: 'card',
    initial: [
      { name: 'Card A', balance: 5400, apr: charged },
      { name: 'Card B', balance: 1900, apr: average },
    ],
    profile: 'cards',
    columns: {
      name: text({ label: 'Name', initial: '', maxLength: 30 }),
      balance: money({ label: 'Balance', initial: 1000, max: 5_000_000, step: 100 }),
      apr: percent({ label: 'APR', initial: average, max: 100, step: 0.25 }),
    },
    blank: { name: '', balance: 1000, apr: average },
    minRows: 1,
    maxRows: MOST_CARDS,
  }),
}

const thePlan = {
  plan: choice({
    label: 'I will pay',
    initial: 'total',
    options: [
      { value: 'total', label: 'The same total each month' },
      { value: 'date', label: 'What clears it by a date' },
      { value: 'extra', label: 'The minimums plus extra' },
      { value: 'minimum', label: 'The minimums only' },
    ],
  }),
  monthlyTotal: money({
    label: 'Total for all cards',
    per: 'month',
    initial: 300,
    max: 5_000_000,
    step: 10,
    slider: { from: 100, to: 1500 },
    nudge: 50,
  }),
  targetMonths: duration({
    label: 'Paid off in',
    unit: 'months',
    initial: 36,
    min: 1,
    max: 360,
    common: [12, 24, 36, 60],
    nudge: 6,
  }),
  extra: money({ label: 'On top of the minimums', per: 'month', initial: 100, max: 5_000_000, step: 10, nudge: 50 }),
  keepTotal: toggle({
    label: 'Keep the total level',
    hint: 'As minimums shrink, go on paying what the first month asked.',
    initial: true,
  }),
  order: choice({
    label: 'Extra money goes first to',
    initial: 'avalanche',
    options: [
      { value: 'avalanche', label: 'Highest APR' },
      { value: 'snowball', label: 'Smallest balance' },
      { value: 'custom', label: 'My own order' },
    ],
  }),
  customOrder: text({
    label: 'Card numbers, first to pay first',
    hint: 'Like 2, 1. Cards you leave out come last, as listed.',
    initial: '',
    maxLength: 40,
  }),
}

const offers = {
  offers: rows({
    label: 'Balances on an offer',
    hint: 'The balance above counts the amount on offer too. “No interest if paid in full” is not a 0% APR: if any of it is left at the end, all the interest since the purchase is charged, at the card’s APR.',
    noun: 'offer',
    initial: [],
    columns: {
      card: count({ label: 'Card number', unit: 'on your list', initial: 1, min: 1, max: MOST_CARDS }),
      kind: choice({
        label: 'Offer',
        initial: 'low',
        options: [
          { value: 'low', label: '0% or low APR' },
          { value: 'deferred', label: 'No interest if paid in full' },
        ],
      }),
      amount: money({ label: 'Amount (blank: all)', initial: null, max: 5_000_000, optional: true }),
      months: count({ label: 'Payments left', unit: 'payments', initial: 12, min: 1, max: 120 }),
      apr: percent({ label: 'Low APR', initial: 0, max: 100, step: 0.25 }),
      accrued: money({ label: 'Deferred so far', initial: 0, max: 1_000_000 }),
    },
    blank: { card: 1, kind: 'low', amount: null, months: 12, apr: 0, accrued: 0 },
    maxRows: MOST_CARDS,
  }),
}

const rule = minimumPayment.value
const minimums = {
  minRule: choice({
    label: 'Minimum payment',
    hint: 'Your card agreement says which rule holds.',
    initial: 'interest',
    options: [
      { value: 'interest', label: 'A percent plus interest' },
      { value: 'share', label: 'A percent of the balance' },
      { value: 'flat', label: 'The same each month' },
    ],
  }),
  minPercent: percent({
    label: 'Percent, with interest on top',
    initial: points(rule.shareOfBalance),
    max: 100,
    step: 0.5,
  }),
  minShare: percent({
    label: 'Percent of the balance',
    initial: points(minimumPaymentFlat.value.shareLow),
    max: 100,
    step: 0.5,
  }),
  minFloor: money({ label: 'But at least, per card', initial: rule.floor, max: 10_000, step: 5 }),
  minFlat: money({ label: 'Each month, per card', initial: rule.floor, max: 1_000_000, step: 5 }),
}

const charges = {
  newCharges: money({
    label: 'New charges',
    per: 'month',
    hint: 'While the card carries a balance they bear interest from the day of purchase.',
    initial: 0,
    max: 1_000_000,
    step: 10,
    nudge: 50,
  }),
  chargesCard: count({ label: 'On card number', unit: 'on your list', initial: 1, min: 1, max: MOST_CARDS }),
  rateShift: percent({
    label: 'All APRs change by',
    hint: 'Points from today. Most card rates follow the prime rate.',
    initial: 0,
    min: -10,
    max: 10,
    step: 0.25,
    nudge: 1,
  }),
}

const transfer = {
  transfer: toggle({ label: 'Check a balance transfer', initial: false }),
  transferFee: percent({
    label: 'Transfer fee',
    hint: `Often ${points(balanceTransferFee.value.low)}% to ${points(balanceTransferFee.value.high)}% of what you move.`,
    initial: points(balanceTransferFee.value.typical),
    max: 20,
    step: 0.5,
  }),
  transferMonths: count({ label: 'Offer lasts', unit: 'months', initial: 15, min: 1, max: 60 }),
  transferApr: percent({ label: 'APR during the offer', initial: 0, max: 50, step: 0.25 }),
  transferLater: percent({
    label: 'APR afterwards',
    hint: `Average on new offers, ${monthText(creditCardNewOffers.asOf ?? '')} (Bankrate).`,
    initial: points(creditCardNewOffers.value),
    max: 100,
    step: 0.25,
  }),
  transferLimit: money({
    label: 'Limit of the new card',
    hint: 'Left blank: everything fits. The fee counts toward the limit.',
    initial: null,
    max: 5_000_000,
    optional: true,
  }),
}

const timing = {
  firstMonth: month({
    label: 'First payment',
    initial: (clock) => addMonths(monthOf(clock.today as IsoDate), 1),
  }),
  interest: choice({
    label: 'Interest by',
    hint: 'Issuers bill by the day. The estimates on statements take equal months.',
    initial: 'daily',
    options: [
      { value: 'daily', label: 'Days of the month' },
      { value: 'monthly', label: 'Equal months' },
    ],
  }),
}

export const fields = { ...theCards, ...thePlan, ...offers, ...charges, ...minimums, ...transfer, ...timing }
export type CardInputs = Inputs<typeof fields>
