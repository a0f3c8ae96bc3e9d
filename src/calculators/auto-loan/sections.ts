import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { choices } from '../kit/choices.ts'
import { choice, duration, type Inputs, money, month, percent, toggle } from '../kit/field.ts'
import { filingStatus } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { stateChoice } from '../kit/states.ts'
import { deductionYears, newCarRate, statesWithLocalTax } from './form-facts.precomputed.ts'
import { owning, worth } from './owning-sections.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const longest = 120
const most = { car: 1_000_000, fee: 50_000, extra: 100_000, tax: 200_000, income: 100_000_000 }

const car = section(sectionWords.car, {
  price: money({
    ...words.price,
    initial: 40_000,
    min: 500,
    max: most.car,
    step: 500,
    slider: { from: 5000, to: 90_000 },
    nudge: 2000,
  }),
  condition: choice({ ...words.condition, initial: 'new', options: choices(words.condition.options) }),
  state: stateChoice(words.state.none, words.state.hint),
})

const paying = section(sectionWords.paying, {
  down: money({ ...words.down, initial: 4000, max: most.car, step: 500, nudge: 1000 }),
  tradeIn: money({ ...words.tradeIn, initial: 0, max: most.car, step: 500, nudge: 1000 }),
  owed: when(
    ({ tradeIn, owed }: { tradeIn: number; owed: number }) => tradeIn > 0 || owed > 0,
    money({ ...words.owed, initial: 0, max: most.car, step: 500, nudge: 1000 }),
  ),
})

const loan = section(sectionWords.loan, {
  rate: percent({
    label: words.rate.label,
    hint: words.rate.hint(newCarRate, say),
    initial: newCarRate.rate,
    max: 50,
    step: 0.25,
    nudge: 1,
  }),
  term: duration({
    ...words.term,
    unit: 'months',
    initial: 72,
    min: 1,
    max: longest,
    common: [36, 48, 60, 72, 84],
    nudge: 12,
  }),
})

const hasLow = ({ lowRate }: { lowRate: number | null }) => lowRate !== null
const offers = section(
  sectionWords.offers.title,
  {
    rebate: money({ ...words.rebate, initial: 0, max: most.extra, step: 250, nudge: 500 }),
    lowRate: percent({ ...words.lowRate, initial: null, max: 50, step: 0.1, optional: true }),
    lowTerm: when(
      hasLow,
      duration({
        ...words.lowTerm,
        unit: 'months',
        initial: null,
        min: 1,
        max: longest,
        common: [36, 48, 60],
        optional: true,
      }),
    ),
    deal: when(hasLow, choice({ ...words.deal, initial: 'rebate', options: choices(words.deal.options) })),
  },
  { more: sectionWords.offers.more },
)

const hasLocal = ({ state, ownTax }: { state: string; ownTax: number | null }) =>
  statesWithLocalTax.includes(state) && ownTax === null
const fees = section(
  sectionWords.fees.title,
  {
    dealerFee: money({ ...words.dealerFee, initial: 400, max: most.fee, step: 50, nudge: 200 }),
    feeTaxed: when(
      ({ dealerFee, ownTax }: { dealerFee: number; ownTax: number | null }) => dealerFee > 0 && ownTax === null,
      toggle({ ...words.feeTaxed, initial: true }),
    ),
    registration: money({ ...words.registration, initial: 250, max: most.fee, step: 50 }),
    addOns: money({ ...words.addOns, initial: 0, max: most.extra, step: 100, nudge: 500 }),
    localTax: when(hasLocal, percent({ ...words.localTax, initial: null, max: 20, step: 0.1, optional: true })),
    ownTax: money({ ...words.ownTax, initial: null, max: most.tax, step: 50, optional: true }),
  },
  { more: sectionWords.fees.more },
)

type Deductible = { readonly condition: string; readonly usAssembled: boolean; readonly income: number | null }
const income = section(
  sectionWords.income.title,
  {
    income: money({
      ...words.income,
      per: 'year',
      initial: null,
      max: most.income,
      step: 1000,
      optional: true,
      profile: 'annualIncome',
    }),
    usAssembled: when(
      ({ condition }: { condition: string }) => condition === 'new',
      toggle({ label: words.usAssembled.label, hint: words.usAssembled.hint(deductionYears), initial: false }),
    ),
    filing: when(
      ({ condition, usAssembled, income: paid }: Deductible) => condition === 'new' && usAssembled && paid !== null,
      filingStatus(),
    ),
    firstPayment: month({
      ...words.firstPayment,
      initial: (clock) => addMonths(monthOf(clock.today as IsoDate), 2),
    }),
  },
  { more: sectionWords.income.more },
)

/** In the order of the page: the car and the loan that everyone has, the rest folded until opened or used. */
export const sections = [car, paying, loan, offers, fees, income, worth, owning] as const
export type CarInputs = Inputs<FieldsOf<typeof sections>>
