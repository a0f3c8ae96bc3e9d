import { choices } from '../kit/choices.ts'
import { choice, count, duration, type Inputs, money, percent, rows, text, toggle } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import {
  averageCard,
  homeEquity,
  newCard,
  personalLoan,
  usualOrigination,
  usualTransferFee,
} from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const LONGEST = 360
const [cardA, cardB, loanC] = words.debts.examples

const debts = section(sectionWords.debts, {
  debts: rows({
    label: words.debts.label,
    hint: words.debts.hint(averageCard, say),
    noun: words.debts.noun,
    initial: [
      { name: cardA ?? '', kind: 'card', balance: 8200, rate: averageCard.charged, payment: 260, moves: true },
      { name: cardB ?? '', kind: 'card', balance: 4600, rate: averageCard.all, payment: 140, moves: true },
      { name: loanC ?? '', kind: 'loan', balance: 3500, rate: 9, payment: 160, moves: true },
    ],
    profile: 'debts',
    columns: {
      name: text({ label: words.debts.name, initial: '', maxLength: 24 }),
      kind: choice({ label: words.debts.kind.label, initial: 'card', options: choices(words.debts.kind.options) }),
      balance: money({ label: words.debts.balance, initial: 1000, max: 5_000_000 }),
      rate: percent({ label: words.debts.rate, initial: averageCard.all, max: 100, step: 0.25 }),
      payment: money({ label: words.debts.payment, initial: 50, max: 1_000_000, step: 10 }),
      moves: toggle({ label: words.debts.moves, initial: true }),
    },
    blank: { name: '', kind: 'card', balance: 1000, rate: averageCard.all, payment: 50, moves: true },
    minRows: 1,
    maxRows: 12,
  }),
})

const by =
  (way: string) =>
  (inputs: { way: string }): boolean =>
    inputs.way === way

const fresh = section(sectionWords.fresh, {
  way: choice({ ...words.way, initial: 'loan', options: choices(words.way.options) }),
  rate: when(
    by('loan'),
    percent({
      label: words.rate.label,
      hint: words.rate.hint(personalLoan, say),
      initial: personalLoan.rate,
      max: 60,
      step: 0.25,
      nudge: 1,
    }),
  ),
  term: when(
    by('loan'),
    duration({
      ...words.term,
      unit: 'months',
      initial: 48,
      min: 1,
      max: LONGEST,
      common: [24, 36, 48, 60, 84],
      nudge: 12,
    }),
  ),
  fee: when(
    by('loan'),
    percent({
      label: words.fee.label,
      hint: words.fee.hint(usualOrigination, say),
      initial: 5,
      max: 30,
      step: 0.5,
      nudge: 1,
    }),
  ),
  handling: when(
    (inputs: { way: string; fee: number }) => inputs.way === 'loan' && inputs.fee > 0,
    choice({ ...words.handling, initial: 'deducted', options: choices(words.handling.options) }),
  ),
  homeRate: when(
    by('home'),
    percent({
      label: words.homeRate.label,
      hint: words.homeRate.hint(homeEquity, say),
      initial: homeEquity.rate,
      max: 40,
      step: 0.25,
      nudge: 1,
    }),
  ),
  homeTerm: when(
    by('home'),
    duration({
      ...words.homeTerm,
      unit: 'years',
      initial: 120,
      min: 12,
      max: LONGEST,
      common: [60, 120, 180],
      nudge: 12,
    }),
  ),
  homeCosts: when(by('home'), money({ ...words.homeCosts, initial: 500, max: 100_000, step: 100, nudge: 250 })),
  transferFee: when(
    by('transfer'),
    percent({
      label: words.transferFee.label,
      hint: words.transferFee.hint(usualTransferFee, say),
      initial: usualTransferFee.typical,
      max: 20,
      step: 0.5,
      nudge: 1,
    }),
  ),
  promoMonths: when(by('transfer'), count({ ...words.promoMonths, initial: 15, min: 1, max: 60, nudge: 3 })),
  promoRate: when(by('transfer'), percent({ ...words.promoRate, initial: 0, max: 50, step: 0.25 })),
  laterRate: when(
    by('transfer'),
    percent({
      label: words.laterRate.label,
      hint: words.laterRate.hint(newCard, say),
      initial: newCard.rate,
      max: 100,
      step: 0.25,
      nudge: 1,
    }),
  ),
  limit: when(by('transfer'), money({ ...words.limit, initial: null, max: 5_000_000, optional: true })),
})

const more = section(
  sectionWords.more.title,
  { payMore: money({ ...words.payMore, per: 'month', initial: 0, max: 1_000_000, step: 25, nudge: 50 }) },
  { more: sectionWords.more.more },
)

const refill = section(
  sectionWords.refill.title,
  {
    refill: when(
      (inputs: { debts: readonly { moves: boolean; kind: string }[] }) =>
        inputs.debts.some((debt) => debt.moves && debt.kind === 'card'),
      money({ ...words.refill, per: 'month', initial: 150, max: 100_000, step: 25 }),
    ),
  },
  { more: sectionWords.refill.more },
)

export const sections = [debts, fresh, more, refill] as const
export type DebtInputs = Inputs<FieldsOf<typeof sections>>
export type DebtRow = DebtInputs['debts'][number]
