import { choices } from '../kit/choices.ts'
import { choice, count, date, duration, type Inputs, money, percent, points } from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingIncomeTax, startingLoanBalance, startingSafeReturn } from '../kit/starting-values.ts'
import { ages, freeGroup, lastCosts } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

interface HasSource {
  readonly source: 'parts' | 'number'
}
const fromParts = ({ source }: HasSource): boolean => source === 'parts'
const fromNumber = ({ source }: HasSource): boolean => source === 'number'
const hasLoan = (inputs: HasSource & { readonly mortgage: number }): boolean => fromParts(inputs) && inputs.mortgage > 0
const asksYears = (inputs: HasSource & { readonly until: string }): boolean =>
  fromParts(inputs) && inputs.until === 'years'
const quote = { per: 'month', initial: null, max: 100_000, step: 1, optional: true } as const

const need = section(sectionWords.need, {
  birthDate: date({
    ...words.birthDate,
    initial: ({ today }) => `${Number(today.slice(0, 4)) - 37}-05-15`,
    profile: 'birthMonth',
    min: '1930-01-01',
    max: '2008-12-31',
  }),
  sex: choice({ ...words.sex, initial: 'female', options: choices(words.sex.options) }),
  source: choice({ ...words.source, initial: 'parts', options: choices(words.source.options) }),
  support: when(
    fromParts,
    money({
      ...words.support,
      per: 'year',
      initial: 30_000,
      max: 10_000_000,
      step: 1000,
      slider: { from: 0, to: 150_000 },
      nudge: 2500,
    }),
  ),
  youngest: when(fromParts, count({ ...words.youngest, initial: 4, max: 30, nudge: 1 })),
  amount: when(fromNumber, money({ ...words.amount, initial: 750_000, max: 100_000_000, step: 25_000, nudge: 50_000 })),
  amountYears: when(
    fromNumber,
    duration({ ...words.amountYears, unit: 'years', initial: 20 * 12, min: 12, max: 480, nudge: 12 }),
  ),
  shape: when(fromNumber, choice({ ...words.shape, initial: 'falls', options: choices(words.shape.options) })),
})

const owned = section(sectionWords.owned, {
  mortgage: when(
    fromParts,
    money({
      ...words.mortgage,
      initial: startingLoanBalance.value,
      max: 50_000_000,
      step: 1000,
      profile: 'loanBalance',
      nudge: 25_000,
    }),
  ),
  college: when(fromParts, money({ ...words.college, initial: 0, max: 10_000_000, step: 1000, nudge: 10_000 })),
  savings: money({ ...words.savings, initial: 10_000, step: 1000, profile: 'savings', nudge: 10_000 }),
  individual: money({ ...words.individual, initial: 0, max: 100_000_000, step: 5000 }),
  group: money({ ...words.group, initial: 0, max: 100_000_000, step: 5000 }),
})

const details = section(
  sectionWords.details.title,
  {
    until: when(fromParts, choice({ ...words.until, initial: 'grown', options: choices(words.until.options(ages)) })),
    years: when(asksYears, duration({ ...words.years, unit: 'years', initial: 20 * 12, min: 12, max: 600, nudge: 12 })),
    workUntil: count({ ...words.workUntil, initial: ages.retire, min: 40, max: 80 }),
    mortgageRate: when(
      hasLoan,
      percent({ ...words.mortgageRate, per: 'year', initial: 6, max: 25, profile: 'loanRate' }),
    ),
    mortgageYears: when(
      hasLoan,
      duration({ ...words.mortgageYears, unit: 'years', initial: 25 * 12, min: 1, max: 480 }),
    ),
    final: when(fromParts, money({ ...words.final, initial: lastCosts, max: 10_000_000, step: 500 })),
    individualYears: duration({ ...words.individualYears, unit: 'years', initial: 20 * 12, min: 1, max: 600 }),
    safeReturn: percent({
      ...words.safeReturn,
      per: 'year',
      initial: points(startingSafeReturn.value),
      max: 12,
      step: 0.25,
      nudge: 1,
    }),
    inflation: inflationRate({ ...words.inflation, max: 12, nudge: 1 }),
  },
  { more: sectionWords.details.more },
)

const price = section(
  sectionWords.price.title,
  {
    healthClass: choice({ ...words.healthClass, initial: 'best', options: choices(words.healthClass.options) }),
    terms: choice({ ...words.terms, initial: 'usual', options: choices(words.terms.options) }),
    quoteOne: money({ ...words.quoteOne, ...quote }),
    quoteOneYearly: money({ ...words.quoteOneYearly, ...quote, per: 'year', max: 1_000_000 }),
    quoteLong: money({ ...words.quoteLong, ...quote }),
    quoteMiddle: money({ ...words.quoteMiddle, ...quote }),
    quoteShort: money({ ...words.quoteShort, ...quote }),
    quoteReturn: money({ ...words.quoteReturn, ...quote }),
  },
  { more: sectionWords.price.more },
)

const hasGroup = ({ group }: { readonly group: number }): boolean => group > 0
const work = section(
  sectionWords.work.title,
  {
    groupPaid: money({
      label: words.groupPaid.label,
      hint: words.groupPaid.hint({ free: freeGroup }, say),
      per: 'year',
      initial: 0,
      max: 100_000,
      step: 10,
    }),
    taxRate: percent({ ...words.taxRate, initial: points(startingIncomeTax.value), max: 60, step: 1 }),
  },
  { more: sectionWords.work.more, when: hasGroup },
)

/** In the order of the page: the need, what is there, the rest folded. */
export const sections = [need, owned, details, price, work] as const
export type TermInsuranceInputs = Inputs<FieldsOf<typeof sections>>
