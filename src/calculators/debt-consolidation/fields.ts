import { balanceTransferFee } from '#facts/lending/cards.ts'
import {
  creditCardAll,
  creditCardCarryingBalance,
  creditCardNewOffers,
  homeEquityLoan,
  personalLoan24Month,
} from '#facts/lending/rates.ts'
import { choice, count, duration, type Inputs, money, percent, points, rows, text, toggle } from '../kit/field.ts'
import { dateText, monthText } from '../kit/format.ts'

const charged = points(creditCardCarryingBalance.value)
const average = points(creditCardAll.value)
const longest = 360

export const kinds = [
  { value: 'card', label: 'Credit card' },
  { value: 'loan', label: 'Personal loan' },
  { value: 'car', label: 'Car loan' },
  { value: 'medical', label: 'Medical bill' },
  { value: 'student', label: 'Federal student loan' },
  { value: 'other', label: 'Other' },
] as const

const theDebts = {
  debts: rows({
    label: 'Your debts',
    hint: `Cards charged interest averaged ${charged}% in ${monthText(creditCardCarryingBalance.asOf ?? '')} (Federal Reserve).`,
    noun: 'debt',
    initial: [
      { name: 'Card A', kind: 'card', balance: 8200, rate: charged, payment: 260, moves: true },
      { name: 'Card B', kind: 'card', balance: 4600, rate: average, payment: 140, moves: true },
      { name: 'Loan', kind: 'loan', balance: 3500, rate: 9, payment: 160, moves: true },
    ],
    profile: 'debts',
    columns: {
      name: text({ label: 'Name', initial: '', maxLength: 24 }),
      kind: choice({ label: 'Kind', initial: 'card', options: kinds }),
      balance: money({ label: 'Owed', initial: 1000, max: 5_000_000 }),
      rate: percent({ label: 'Rate', initial: average, max: 100, step: 0.25 }),
      payment: money({ label: 'Paid a month', initial: 50, max: 1_000_000, step: 10 }),
      moves: toggle({ label: 'Put it in the new loan', initial: true }),
    },
    blank: { name: '', kind: 'card', balance: 1000, rate: average, payment: 50, moves: true },
    minRows: 1,
    maxRows: 12,
  }),
}

const theWay = {
  way: choice({
    label: 'Replace them with',
    initial: 'loan',
    options: [
      { value: 'loan', label: 'A personal loan' },
      { value: 'home', label: 'A home equity loan' },
      { value: 'transfer', label: 'A 0% card transfer' },
    ],
  }),
  rate: percent({
    label: 'New loan rate',
    hint: `Before the fee. Average of 24-month bank loans in ${monthText(personalLoan24Month.asOf ?? '')}: ${points(personalLoan24Month.value)}% (Federal Reserve).`,
    initial: points(personalLoan24Month.value),
    max: 60,
    step: 0.25,
    nudge: 1,
  }),
  term: duration({
    label: 'Term',
    unit: 'months',
    initial: 48,
    min: 1,
    max: longest,
    common: [24, 36, 48, 60, 84],
    nudge: 12,
  }),
  fee: percent({
    label: 'Origination fee',
    hint: 'Share of the loan; from 0% to about 10%.',
    initial: 5,
    max: 30,
    step: 0.5,
    nudge: 1,
  }),
  handling: choice({
    label: 'The fee is',
    hint: 'Either way the loan is made large enough to pay off the debts.',
    initial: 'deducted',
    options: [
      { value: 'deducted', label: 'Kept back from the money' },
      { value: 'added', label: 'Added to the loan' },
    ],
  }),
  homeRate: percent({
    label: 'Home equity rate',
    hint: `Average 10-year home equity loan, ${dateText(homeEquityLoan.asOf ?? '', true)} (Bankrate).`,
    initial: points(homeEquityLoan.value),
    max: 40,
    step: 0.25,
    nudge: 1,
  }),
  homeTerm: duration({
    label: 'Term',
    unit: 'years',
    initial: 120,
    min: 12,
    max: longest,
    common: [60, 120, 180],
    nudge: 12,
  }),
  homeCosts: money({
    label: 'Closing costs',
    hint: 'Added to the loan. Our guess: ask for the Loan Estimate.',
    initial: 500,
    max: 100_000,
    step: 100,
    nudge: 250,
  }),
  transferFee: percent({
    label: 'Transfer fee',
    hint: `Often ${points(balanceTransferFee.value.low)}% to ${points(balanceTransferFee.value.high)}% of what you move.`,
    initial: points(balanceTransferFee.value.typical),
    max: 20,
    step: 0.5,
    nudge: 1,
  }),
  promoMonths: count({ label: 'Offer lasts', unit: 'months', initial: 15, min: 1, max: 60, nudge: 3 }),
  promoRate: percent({ label: 'Rate during the offer', initial: 0, max: 50, step: 0.25 }),
  laterRate: percent({
    label: 'Rate afterwards',
    hint: `Average on new cards, ${monthText(creditCardNewOffers.asOf ?? '')} (Bankrate).`,
    initial: points(creditCardNewOffers.value),
    max: 100,
    step: 0.25,
    nudge: 1,
  }),
  limit: money({
    label: 'Limit of the new card',
    hint: 'Left blank: everything fits. The fee counts toward the limit. Dearest debts move first.',
    initial: null,
    max: 5_000_000,
    optional: true,
  }),
}

const payments = {
  payMore: money({
    label: 'Pay this much more',
    per: 'month',
    hint: 'On both sides of the comparison.',
    initial: 0,
    max: 1_000_000,
    step: 25,
    nudge: 50,
  }),
}

const refill = {
  refill: money({
    label: 'If the cards filled again, by',
    per: 'month',
    hint: 'New card debt each month after what you pay on it. Goes on until the cards are as full as today.',
    initial: 150,
    max: 100_000,
    step: 25,
  }),
}

export const fields = { ...theDebts, ...theWay, ...payments, ...refill }
export type DebtInputs = Inputs<typeof fields>
export type DebtRow = DebtInputs['debts'][number]
