/** From a state's published rule to what the engine asks for, and to words. */
import type { CarTaxRule } from '#engine/lending/car-tax.ts'
import { salesTax } from '#facts/state-rules/sales-tax.ts'
import { michiganTradeInLimit, type VehicleTax, vehicleTax } from '#facts/state-rules/vehicle-tax.ts'
import { type StateCode, stateNames } from '#facts/states/codes.ts'
import { dollars, listText, percentText } from '../kit/format.ts'
import { isStateCode } from '../kit/states.ts'
import type { CarInputs } from './fields.ts'

/** What single states add to their rate, as the notes of the table say it. */
const special: { readonly [state in StateCode]?: Partial<CarTaxRule> } = {
  AR: {
    usedSteps: [
      { from: 10_000, rate: 0.065 },
      { from: 4000, rate: 0.035 },
    ],
  },
  CT: { rateAbove: { price: 50_000, rate: 0.0775 } },
  FL: { localOnFirst: 5000 },
  OK: { rateOnWholePrice: 0.0325 },
  SC: { most: 500 },
  // Local tax on the first 1,600 dollars (Tenn. Code 67-6-702), 2.75% more to the state up to 3,200 (67-6-202).
  TN: { localOnFirst: 1600, band: { from: 1600, to: 3200, rate: 0.0275 } },
  VA: { least: 75 },
}
/** Local tax on cars is not the general one, or only a few places have it: left at zero until the visitor knows. */
const noAverage: readonly string[] = ['AL', 'AK', 'PA']

export const stateOf = (code: string): StateCode => (isStateCode(code) ? code : 'TX')
export const ruleOf = (code: string): VehicleTax => vehicleTax.value[stateOf(code)]
export const hasLocal = (code: string): boolean => ruleOf(code).local === true

/** Average county and city sales tax of the state, decimal; null where it says nothing about cars. */
export function averageLocal(code: string): number | null {
  if (!hasLocal(code) || noAverage.includes(code)) return null
  const { combined, state } = salesTax.value[stateOf(code)]
  return Number(Math.max(0, combined - state).toFixed(6))
}

/** Decimal a dollar: the visitor's figure, else the average, else nothing. */
export const localRateOf = ({ state, localTax }: CarInputs): number =>
  hasLocal(state) ? (localTax === null ? (averageLocal(state) ?? 0) : localTax / 100) : 0

/** Michigan lets one thousand dollars more of a trade-in count each year. */
const limitIn = (year: number): number => {
  const { limit, yearlyStep } = michiganTradeInLimit.value
  return limit + yearlyStep * (year - Number(michiganTradeInLimit.asOf))
}

/** The rule in numbers; null where the tax is not a share of the price. */
export function taxRuleOf(inputs: CarInputs, year: number): CarTaxRule | null {
  const rule = ruleOf(inputs.state)
  if (rule.rate === null) return null
  return {
    rate: rule.rate,
    tradeIn: rule.tradeIn === 'no-tax' ? 'full' : rule.tradeIn,
    rebateTaxed: rule.rebateTaxed ?? true,
    localRate: localRateOf(inputs),
    ...(rule.tradeIn === 'capped' ? { tradeInLimit: limitIn(year) } : {}),
    ...special[stateOf(inputs.state)],
  }
}

const tradeInWords = (rule: VehicleTax, year: number): string => {
  switch (rule.tradeIn) {
    case 'full':
      return 'Your trade-in lowers what is taxed.'
    case 'capped':
      return `Your trade-in lowers what is taxed by up to ${dollars(limitIn(year))}.`
    case 'new-only':
      return 'Your trade-in lowers what is taxed only when the car you buy is new.'
    case 'partial':
      return 'Your trade-in lowers only one part of the tax.'
    case 'none':
      return 'Your trade-in does not lower the tax: the whole price is taxed.'
    case 'no-tax':
      return ''
  }
}

/** The state's rule in one or two sentences. */
export function ruleWords(code: string, year: number): string {
  const rule = ruleOf(code)
  const name = stateNames[stateOf(code)]
  const note = rule.note ? ` ${rule.note}` : ''
  if (rule.rate === null) return `The ${name} does not tax a share of the price.${note}`
  if (rule.rate === 0) return `${name} has no state tax on buying a car.${note}`
  const rebate = rule.rebateTaxed ? 'A maker’s rebate is still taxed.' : 'A maker’s rebate is not taxed.'
  return `${name} taxes cars at ${percentText(rule.rate * 100, 3)}. ${tradeInWords(rule, year)} ${rebate}${note}`
}

const unsureWords = { rate: 'the rate', tradeIn: 'the trade-in', rebate: 'the rebate' } as const
/** How sure the rule is, in a sentence. */
export function trustWords(code: string): string {
  const { unsure = [] } = ruleOf(code)
  return unsure.length > 0
    ? `Public lists disagree about ${listText(unsure.map((part) => unsureWords[part]))} in ${stateNames[stateOf(code)]}: ask the dealer or the state before you sign.`
    : 'These rules change often: ask the dealer or the state before you sign.'
}
