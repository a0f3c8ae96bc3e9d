import type { Rental } from '#engine/housing/rental-course.ts'
import { yearlyReturn } from '#engine/housing/rental-return.ts'
import type { HeatChart } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { keep } from './compute.ts'
import type { DealContext } from './context.ts'
import { curveOf, longReturns } from './hold-curve.ts'
import { atPrice } from './setup.ts'
import { chartWords } from './words/explain.en.ts'

const points = (rate: number | null): number | null => (rate === null ? null : rate * 100)
const words = chartWords.grid

const STEPS = [-15, -10, -5, 0, 5, 10, 15]
const stepText = (step: number, say: Say): string =>
  step === 0 ? words.same : (step < 0 ? words.lower : words.higher)({ step: Math.abs(step) }, say)
const stepTick = (step: number, say: Say): string =>
  step === 0 ? words.now : `${step < 0 ? '−' : '+'}${say.percent(Math.abs(step))}`
const axisOf = (label: string, steps: readonly number[], say: Say) => ({
  label,
  values: steps.map((step) => stepText(step, say)),
  ticks: steps.map((step, at) => ({ at, label: stepTick(step, say) })),
})

/** The return when the price or the rent is other than entered. */
export function priceAndRent({ inputs, result: deal, say }: DealContext): HeatChart {
  const own = chartWords.priceRent
  const { target } = inputs
  const returnAt = (price: number, rent: number): number | null => {
    const other = atPrice(deal.rental, inputs, deal.rental.price * (1 + price / 100))
    const rental = { ...other, monthlyRent: deal.rental.monthlyRent * (1 + rent / 100) }
    const kept = keep(rental, deal.landlord, deal.returnsWithout, inputs.holdYears)
    return kept === null ? null : points(yearlyReturn(kept.held.afterTax))
  }
  const values = STEPS.map((price) => STEPS.map((rent) => returnAt(price, rent)))
  const met = values.flat().filter((value) => value !== null && value >= target).length
  return {
    kind: 'heat',
    key: 'priceRent',
    title: own.title,
    lead: own.lead,
    summary: own.summary({ all: STEPS.length ** 2, met, target }, say),
    note: own.note,
    unit: 'percent',
    valueLabel: words.value,
    x: axisOf(own.rent({ rent: inputs.monthlyRent }, say), STEPS, say),
    y: axisOf(own.price({ price: inputs.price }, say), STEPS, say),
    values,
    zone: { label: words.meets({ target }, say), least: target },
    marks: [{ kind: 'yours', x: 3, y: 3, label: words.yours }],
  }
}

const SALE_STEPS = [-20, -10, -5, 0, 5, 10, 20]
const SALE_YEARS = [3, 5, 7, 10, 15, 20, 30]

/** Every later price moved by the same share. */
const soldFor = (rental: Rental, factor: number): Rental =>
  rental.exit.kind === 'growth'
    ? { ...rental, worth: rental.worth * factor }
    : { ...rental, exit: { kind: 'cap-rate', capRate: rental.exit.capRate / factor } }

/** The return by year of sale when the home sells for more or less than guessed. */
export function priceAtSale(context: DealContext): HeatChart {
  const { inputs, result: deal, say } = context
  const own = chartWords.saleGrid
  const { holdYears, target } = inputs
  const returns = longReturns(context)
  const years = SALE_YEARS.includes(holdYears)
    ? SALE_YEARS
    : [...SALE_YEARS.filter((year) => year !== 7), holdYears].sort((a, b) => a - b)
  const columns = SALE_STEPS.map((step) => curveOf(soldFor(deal.rental, 1 + step / 100), deal.landlord, returns, years))
  const values = years.map((_, at) => columns.map((curve) => points(curve[at]?.afterTax ?? null)))
  const low = columns[0]?.[years.indexOf(holdYears)]?.afterTax ?? null
  return {
    kind: 'heat',
    key: 'priceAtSale',
    title: own.title,
    lead: own.lead,
    summary: [
      own.summary({ from: years[0] ?? 0, to: years.at(-1) ?? 0 }),
      low !== null && own.low({ years: holdYears, rate: low * 100 }, say),
    ]
      .filter(Boolean)
      .join(' '),
    unit: 'percent',
    valueLabel: words.value,
    x: axisOf(own.x, SALE_STEPS, say),
    y: {
      label: own.y,
      values: years.map((year) => say.years(year)),
      ticks: years.map((year, at) => ({ at, label: words.years({ years: year }) })),
    },
    values,
    zone: { label: words.meets({ target }, say), least: target },
    marks: [{ kind: 'yours', x: SALE_STEPS.indexOf(0), y: years.indexOf(holdYears), label: words.yours }],
  }
}
