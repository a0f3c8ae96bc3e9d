import { choices } from '../kit/choices.ts'
import { choice, duration, type Inputs, money, percent, points, rows, share, text, toggle } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingMortgageRate } from '../kit/starting-home.ts'
import { startingDeductionTax, startingLoanBalance, startingSafeReturn } from '../kit/starting-values.ts'
import { cardRate, savingsRate, usualCosts } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const published = { series: 'mortgage30', asOf: startingMortgageRate.asOf ?? '' } as const

const current = section(sectionWords.current, {
  balance: money({
    ...words.balance,
    initial: startingLoanBalance.value,
    profile: 'loanBalance',
    min: 5000,
    max: 50_000_000,
    step: 1000,
    slider: { from: 50_000, to: 800_000 },
    nudge: 20_000,
  }),
  rate: percent({ ...words.rate, initial: 8.25, profile: 'loanRate', max: 25, step: 0.125, nudge: 0.5 }),
  monthsLeft: duration({
    ...words.monthsLeft,
    unit: 'years',
    initial: 324,
    profile: 'loanMonths',
    min: 6,
    max: 480,
    nudge: 24,
  }),
})

const fresh = section(sectionWords.fresh, {
  newRate: percent({
    label: words.newRate.label,
    hint: words.newRate.hint(published, say),
    initial: points(startingMortgageRate.value),
    profile: 'mortgageRate',
    published,
    max: 25,
    step: 0.05,
    nudge: 0.25,
  }),
  newTerm: duration({
    ...words.newTerm,
    unit: 'years',
    initial: 360,
    min: 60,
    max: 480,
    common: [180, 240, 300, 360],
    nudge: 60,
  }),
  costs: share({
    ...words.costs,
    hint: words.costs.hint(usualCosts, say),
    base: 'balance',
    initial: { amount: 6000, unit: 'usd' },
    maxUsd: 1_000_000,
    maxPct: 15,
    nudge: 1000,
  }),
  stay: duration({
    ...words.stay,
    unit: 'years',
    initial: 84,
    min: 6,
    max: 480,
    slider: { from: 12, to: 360 },
    common: [36, 60, 84, 120],
    nudge: 24,
  }),
})

const closing = section(
  sectionWords.closing.title,
  {
    points: percent({ ...words.points, initial: 0, min: -5, max: 10, step: 0.125, nudge: 0.5 }),
    rolledIn: toggle({ ...words.rolledIn, initial: false }),
    program: choice({ ...words.program, initial: 'other', options: choices(words.program.options) }),
    vaUse: when(
      (inputs: { program: string }) => inputs.program !== 'other',
      choice({ ...words.vaUse, initial: 'later', options: choices(words.vaUse.options) }),
    ),
    payment: money({ ...words.payment, per: 'month', initial: null, max: 1_000_000, step: 10, optional: true }),
    penalty: money({ ...words.penalty, initial: 0, max: 1_000_000 }),
    escrowNew: money({ ...words.escrowNew, initial: 0, max: 1_000_000 }),
    escrowBack: money({ ...words.escrowBack, initial: 0, max: 1_000_000 }),
  },
  { more: sectionWords.closing.more },
)

const { debts: debt } = words
const cashOut = section(
  sectionWords.cashOut.title,
  {
    cashOut: money({ ...words.cashOut, initial: 0, max: 20_000_000, step: 1000, nudge: 5000 }),
    cashOutUse: when(
      (inputs: { cashOut: number; itemize: string }) => inputs.cashOut > 0 && inputs.itemize === 'itemize',
      choice({ ...words.cashOutUse, initial: 'other', options: choices(words.cashOutUse.options) }),
    ),
    debts: rows({
      label: debt.label,
      noun: debt.noun,
      initial: [],
      profile: 'debts',
      columns: {
        name: text({ label: debt.name, initial: '', maxLength: 30 }),
        balance: money({ label: debt.balance, initial: 5000, max: 5_000_000, step: 100 }),
        apr: percent({ label: debt.apr, initial: cardRate, max: 100, step: 0.25 }),
        payment: money({ label: debt.payment, per: 'month', initial: 200, max: 1_000_000, step: 10 }),
      },
      blank: { name: '', balance: 5000, apr: cardRate, payment: 200 },
      maxRows: 8,
    }),
  },
  { more: sectionWords.cashOut.more },
)

const instead = section(
  sectionWords.instead.title,
  {
    extra: money({ ...words.extra, per: 'month', initial: 200, max: 1_000_000, step: 50, nudge: 50 }),
    lump: money({ ...words.lump, initial: 10_000, max: 50_000_000, step: 1000, nudge: 5000 }),
    recastFee: when(
      (inputs: { lump: number }) => inputs.lump > 0,
      money({ ...words.recastFee, initial: 250, max: 10_000, step: 50 }),
    ),
  },
  { more: sectionWords.instead.more },
)

const insurance = section(
  sectionWords.insurance.title,
  {
    pmiNow: money({ ...words.pmiNow, per: 'month', initial: 0, max: 100_000, step: 10 }),
    pmiNowMonths: when(
      (inputs: { pmiNow: number }) => inputs.pmiNow > 0,
      duration({ ...words.pmiNowMonths, unit: 'months', initial: 60, min: 1, max: 480 }),
    ),
    pmiNew: money({ ...words.pmiNew, per: 'month', initial: 0, max: 100_000, step: 10 }),
    pmiNewMonths: when(
      (inputs: { pmiNew: number }) => inputs.pmiNew > 0,
      duration({ ...words.pmiNewMonths, unit: 'months', initial: 60, min: 1, max: 480 }),
    ),
  },
  { more: sectionWords.insurance.more },
)

const itemizes = (inputs: { itemize: string }) => inputs.itemize === 'itemize'
const taxes = section(
  sectionWords.taxes.title,
  {
    earns: percent({
      label: words.earns.label,
      hint: words.earns.hint(savingsRate, say),
      per: 'year',
      initial: points(startingSafeReturn.value),
      max: 20,
      step: 0.25,
      nudge: 1,
    }),
    itemize: choice({ ...words.itemize, initial: 'standard', options: choices(words.itemize.options) }),
    taxRate: when(
      itemizes,
      percent({ ...words.taxRate, initial: points(startingDeductionTax.value), max: 55, step: 1, nudge: 2 }),
    ),
    before2018: when(itemizes, toggle({ ...words.before2018, initial: false })),
  },
  { more: sectionWords.taxes.more },
)

export const sections = [current, fresh, closing, cashOut, instead, insurance, taxes] as const
export type RefinanceInputs = Inputs<FieldsOf<typeof sections>>
