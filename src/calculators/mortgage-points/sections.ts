import { choices } from '../kit/choices.ts'
import { choice, duration, type Inputs, money, percent, points, rows } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingHomePrice, startingMortgageRate } from '../kit/starting-home.ts'
import { startingDeductionTax, startingSafeReturn } from '../kit/starting-values.ts'
import { recordBegins, savingsRate } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const average = points(startingMortgageRate.value)
const option = (off: number, paid: number) => ({ rate: Number((average - off).toFixed(3)), points: paid, fees: 0 })

/** The longest list of options that still reads on one chart, beside a buydown. */
const MOST_OPTIONS = 6

const loan = section(sectionWords.loan, {
  loanAmount: money({
    ...words.loanAmount,
    initial: startingHomePrice.value * 0.85,
    min: 10_000,
    max: 50_000_000,
    step: 1000,
    slider: { from: 100_000, to: 1_000_000 },
    nudge: 20_000,
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

const offers = section(sectionWords.offers, {
  offers: rows({
    label: words.offers.label,
    hint: words.offers.hint({ rate: average, asOf: startingMortgageRate.asOf ?? '' }, say),
    noun: words.offers.noun,
    look: 'lines',
    initial: [option(0, 0), option(0.25, 1), option(0.45, 2), option(-0.25, -0.875)],
    columns: {
      rate: percent({ label: words.offers.rate, initial: average, max: 25, step: 0.125 }),
      points: percent({ label: words.offers.points, initial: 0, min: -5, max: 10, step: 0.125 }),
      fees: money({ label: words.offers.fees, initial: 0, min: -100_000, max: 100_000, step: 100 }),
    },
    blank: { rate: average, points: 0, fees: 0 },
    minRows: 2,
    maxRows: MOST_OPTIONS,
    paste: { ...words.offers.paste, reader: async () => (await import('./rate-sheet.ts')).readSheet },
  }),
})

const term = section(sectionWords.term, {
  term: duration({
    ...words.term,
    unit: 'years',
    initial: 360,
    min: 60,
    max: 480,
    common: [180, 240, 360],
    nudge: 60,
  }),
  earns: percent({
    label: words.earns.label,
    hint: words.earns.hint(savingsRate, say),
    per: 'year',
    initial: points(startingSafeReturn.value),
    max: 20,
    step: 0.25,
    nudge: 1,
  }),
})

const buydown = section(
  sectionWords.buydown.title,
  {
    buydown: choice({ ...words.buydown, initial: 'none', options: choices(words.buydown.options) }),
    buydownPaidBy: when(
      (inputs: { buydown: string }) => inputs.buydown !== 'none',
      choice({ ...words.buydownPaidBy, initial: 'me', options: choices(words.buydownPaidBy.options) }),
    ),
  },
  { more: sectionWords.buydown.more },
)

const refinancing = section(
  sectionWords.refinancing.title,
  {
    refinanceDrop: percent({
      label: words.refinanceDrop.label,
      hint: words.refinanceDrop.hint({ from: recordBegins }, say),
      initial: 1,
      min: 0.125,
      max: 5,
      step: 0.125,
      nudge: 0.25,
    }),
  },
  { more: sectionWords.refinancing.more },
)

const itemizes = (inputs: { itemize: string }) => inputs.itemize === 'itemize'
const taxes = section(
  sectionWords.taxes.title,
  {
    itemize: choice({ ...words.itemize, initial: 'standard', options: choices(words.itemize.options) }),
    taxRate: when(
      itemizes,
      percent({ ...words.taxRate, initial: points(startingDeductionTax.value), max: 55, step: 1, nudge: 2 }),
    ),
    purpose: when(itemizes, choice({ ...words.purpose, initial: 'buy', options: choices(words.purpose.options) })),
  },
  { more: sectionWords.taxes.more },
)

export const sections = [loan, offers, term, buydown, refinancing, taxes] as const
export type PointsInputs = Inputs<FieldsOf<typeof sections>>
