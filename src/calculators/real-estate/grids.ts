import type { Rental } from '#engine/housing/rental-course.ts'
import { yearlyReturn } from '#engine/housing/rental-return.ts'
import type { LandlordYear } from '#engine/housing/rental-tax.ts'
import { dollars, percentText, yearsText } from '../kit/format.ts'
import type { HeatChart } from '../kit/presentation.ts'
import { type Deal, keep } from './compute.ts'
import type { RealEstateInputs } from './fields.ts'
import { curveOf } from './hold-curve.ts'
import { atPrice } from './setup.ts'

const points = (rate: number | null): number | null => (rate === null ? null : rate * 100)

const STEPS = [-15, -10, -5, 0, 5, 10, 15]
const stepText = (step: number): string =>
  step === 0 ? 'as entered' : `${percentText(Math.abs(step))} ${step < 0 ? 'lower' : 'higher'}`
const stepTick = (step: number): string =>
  step === 0 ? 'now' : `${step < 0 ? '−' : '+'}${percentText(Math.abs(step))}`

/** The return when the price or the rent is other than entered. */
export function priceAndRent(deal: Deal, inputs: RealEstateInputs): HeatChart {
  const returnAt = (price: number, rent: number): number | null => {
    const other = atPrice(deal.rental, inputs, deal.rental.price * (1 + price / 100))
    const rental = { ...other, monthlyRent: deal.rental.monthlyRent * (1 + rent / 100) }
    const kept = keep(rental, deal.landlord, deal.returnsWithout, inputs.holdYears)
    return kept === null ? null : points(yearlyReturn(kept.held.afterTax))
  }
  const values = STEPS.map((price) => STEPS.map((rent) => returnAt(price, rent)))
  const met = values.flat().filter((value) => value !== null && value >= inputs.target).length
  const axis = (label: string, own: string) => ({
    label: `${label} (now ${own})`,
    values: STEPS.map(stepText),
    ticks: STEPS.map((step, at) => ({ at, label: stepTick(step) })),
  })
  return {
    kind: 'heat',
    key: 'priceRent',
    title: 'If you pay less, or the rent is other than hoped',
    lead: 'Return a year after tax. Its value at the sale does not change with what you pay.',
    summary: `Of ${STEPS.length ** 2} pairs of price and rent within 15%, ${met} earn your ${percentText(inputs.target)} a year.`,
    note: 'With a sale price set by a cap rate, the rent moves that too.',
    unit: 'percent',
    valueLabel: 'Return a year after tax',
    x: axis('Rent', dollars(inputs.monthlyRent)),
    y: axis('Price', dollars(inputs.price)),
    values,
    zone: { label: `Earns your ${percentText(inputs.target)}`, least: inputs.target },
    marks: [{ kind: 'yours', x: 3, y: 3, label: 'As entered' }],
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
export function priceAtSale(deal: Deal, inputs: RealEstateInputs, returns: readonly LandlordYear[]): HeatChart {
  const years = SALE_YEARS.includes(inputs.holdYears)
    ? SALE_YEARS
    : [...SALE_YEARS.filter((year) => year !== 7), inputs.holdYears].sort((a, b) => a - b)
  const columns = SALE_STEPS.map((step) => curveOf(soldFor(deal.rental, 1 + step / 100), deal.landlord, returns, years))
  const values = years.map((_, at) => columns.map((curve) => points(curve[at]?.afterTax ?? null)))
  const low = columns[0]?.[years.indexOf(inputs.holdYears)]?.afterTax ?? null
  const falls =
    low === null
      ? ''
      : ` Sold for 20% less after ${yearsText(inputs.holdYears)}, it is ${percentText(low * 100, 1)} a year.`
  return {
    kind: 'heat',
    key: 'priceAtSale',
    title: 'If it sells for more or less than you guess',
    lead: 'Return a year after tax, by year of sale.',
    summary: `Returns for sale prices from 20% below to 20% above your guess, sold after ${years[0]} to ${years.at(-1)} years.${falls}`,
    unit: 'percent',
    valueLabel: 'Return a year after tax',
    x: {
      label: 'Sale price, against your guess',
      values: SALE_STEPS.map(stepText),
      ticks: SALE_STEPS.map((step, at) => ({ at, label: stepTick(step) })),
    },
    y: {
      label: 'Sold after',
      values: years.map(yearsText),
      ticks: years.map((year, at) => ({ at, label: `${year} y` })),
    },
    values,
    zone: { label: `Earns your ${percentText(inputs.target)}`, least: inputs.target },
    marks: [{ kind: 'yours', x: SALE_STEPS.indexOf(0), y: years.indexOf(inputs.holdYears), label: 'As entered' }],
  }
}
