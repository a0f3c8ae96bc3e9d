import { choices } from '../kit/choices.ts'
import { choice, count, duration, type Inputs, money, percent, rows, toggle } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { exampleRates, newLoans, pslfPayments, standardMonths } from './form-facts.precomputed.ts'
import { overTime } from './over-time.ts'
import { refinancing } from './refinancing.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

export const isMarried = ({ filing }: { readonly filing: string }): boolean =>
  filing === 'joint' || filing === 'separate'
const isLegacy = ({ newLoan }: { newLoan: boolean }): boolean => !newLoan

const loans = section(sectionWords.loans, {
  loans: rows({
    label: words.loans.label,
    hint: words.loans.hint,
    noun: words.loans.noun,
    initial: [
      { kind: 'subsidized', balance: 12_000, rate: exampleRates.earlier },
      { kind: 'unsubsidized', balance: 18_000, rate: exampleRates.later },
    ],
    columns: {
      kind: choice({
        label: words.loans.kind.label,
        initial: 'unsubsidized',
        options: choices(words.loans.kind.options),
      }),
      balance: money({ label: words.loans.balance, initial: 10_000, max: 2_000_000, step: 500 }),
      rate: percent({ label: words.loans.rate, initial: exampleRates.later, max: 15, step: 0.05 }),
    },
    blank: { kind: 'unsubsidized', balance: 10_000, rate: exampleRates.later },
    minRows: 1,
    maxRows: 15,
  }),
})

const about = section(sectionWords.about, {
  agi: money({
    ...words.agi,
    per: 'year',
    initial: 45_000,
    max: 10_000_000,
    step: 500,
    slider: { from: 0, to: 150_000 },
    nudge: 5000,
  }),
  filing: choice({
    ...words.filing,
    initial: 'single',
    profile: 'filingStatus',
    options: choices(words.filing.options),
  }),
  spouseAgi: when(
    isMarried,
    money({ ...words.spouseAgi, per: 'year', initial: 40_000, max: 10_000_000, step: 500, nudge: 5000 }),
  ),
  dependents: count({ ...words.dependents, initial: 0, max: 12, nudge: 1 }),
  firstLoan: when(
    isLegacy,
    choice({ ...words.firstLoan, initial: 'from2014', options: choices(words.firstLoan.options) }),
  ),
  newLoan: toggle({
    label: words.newLoan.label({ from: newLoans }, say),
    hint: words.newLoan.hint,
    initial: false,
  }),
  pslf: toggle({ ...words.pslf, initial: false }),
  focus: choice({ ...words.focus, initial: 'lowest', options: choices(words.focus.options) }),
})

const soFar = section(
  sectionWords.soFar.title,
  {
    pastPayments: count({ ...words.pastPayments, initial: 0, max: 360, nudge: 12 }),
    pslfPayments: when(
      ({ pslf }: { pslf: boolean }) => pslf,
      count({
        ...words.pslfPayments,
        hint: words.pslfPayments.hint({ needed: pslfPayments }),
        initial: 0,
        max: pslfPayments,
      }),
    ),
    standardLeft: duration({
      ...words.standardLeft,
      unit: 'years',
      initial: standardMonths,
      min: 1,
      max: standardMonths,
    }),
    cap: when(isLegacy, money({ ...words.cap, per: 'month', initial: null, max: 100_000, step: 10, optional: true })),
  },
  { more: sectionWords.soFar.more },
)

const spouse = section(
  sectionWords.spouse.title,
  {
    spouseBalance: when(isMarried, money({ ...words.spouseBalance, initial: 0, max: 2_000_000, step: 500 })),
    spouseRate: when(
      (inputs: { filing: string; spouseBalance: number }) => isMarried(inputs) && inputs.spouseBalance > 0,
      percent({ ...words.spouseRate, initial: exampleRates.later, max: 15, step: 0.05 }),
    ),
    childrenWith: when(
      (inputs: { filing: string; dependents: number }) => isMarried(inputs) && inputs.dependents > 0,
      choice({ ...words.childrenWith, initial: 'me', options: choices(words.childrenWith.options) }),
    ),
  },
  { more: sectionWords.spouse.more },
)

export const sections = [loans, about, soFar, spouse, overTime, refinancing] as const
export type LoanInputs = Inputs<FieldsOf<typeof sections>>
export type LoanKind = LoanInputs['loans'][number]['kind']
