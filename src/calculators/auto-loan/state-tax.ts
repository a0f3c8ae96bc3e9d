/** From a state's published rule to what the engine asks for, and to words. */
import type { CarTaxRule } from '#engine/lending/car-tax.ts'
import { salesTax } from '#facts/state-rules/sales-tax.ts'
import { michiganTradeInLimit, type VehicleTax, vehicleTax } from '#facts/state-rules/vehicle-tax.ts'
import type { StateCode } from '#facts/states/codes.ts'
import type { Say } from '../kit/say.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import type { CarInputs } from './sections.ts'
import { vehicleNoteText } from './words/state-notes.en.ts'
import { district, rebateWords, stateWords, tradeInWords, unsureWords } from './words/state-tax.en.ts'

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

/** How the state taxes a car; null until a state is chosen. */
export const ruleOf = (code: string): VehicleTax | null => (isStateCode(code) ? vehicleTax.value[code] : null)
export const hasLocal = (code: string): boolean => ruleOf(code)?.local === true

/** Average county and city sales tax of the state, decimal; null where it says nothing about cars. */
export function averageLocal(code: string): number | null {
  if (!isStateCode(code) || !hasLocal(code) || noAverage.includes(code)) return null
  const { combined, state } = salesTax.value[code]
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

/** The rule in numbers; null where the tax is not a share of the price, or no state is chosen. */
export function taxRuleOf(inputs: CarInputs, year: number): CarTaxRule | null {
  const { state } = inputs
  const rule = ruleOf(state)
  if (!rule || rule.rate === null || !isStateCode(state)) return null
  return {
    rate: rule.rate,
    tradeIn: rule.tradeIn === 'no-tax' ? 'full' : rule.tradeIn,
    rebateTaxed: rule.rebateTaxed ?? true,
    localRate: localRateOf(inputs),
    ...(rule.tradeIn === 'capped' ? { tradeInLimit: limitIn(year) } : {}),
    ...special[state],
  }
}

const nameOf = (code: string) => ({ state: code === 'DC' ? district.start : stateNameOf(code) })
/** The state's name inside a sentence. */
export const nameInside = (code: string): string => (code === 'DC' ? district.inside : stateNameOf(code))
const tradeInText = ({ tradeIn }: VehicleTax, year: number, say: Say): string =>
  tradeIn === 'capped' ? tradeInWords.capped({ limit: limitIn(year) }, say) : tradeInWords[tradeIn]()

/** The state's rule in one or two sentences; none until a state is chosen. */
export function ruleText({ state, tradeIn, rebate }: CarInputs, year: number, say: Say): string {
  const rule = ruleOf(state)
  if (!rule) return ''
  const name = nameOf(state)
  // Where a trade-in counts in part, the rule's own note or the limit of the year says how.
  const note = rule.note === undefined ? '' : vehicleNoteText(rule.note, say)
  if (rule.rate === null) return [stateWords.notOfPrice(name), note].join(' ')
  if (rule.rate === 0) return [stateWords.none(name), note].join(' ')
  const ofRebate = rule.rebateTaxed ? rebateWords.taxed() : rebateWords.untaxed()
  return [
    stateWords.rate({ ...name, rate: rule.rate * 100 }, say),
    tradeIn > 0 && rule.tradeIn !== 'partial' && tradeInText(rule, year, say),
    rebate > 0 && ofRebate,
    note,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What public lists disagree about in this state. */
export const unsureParts = (code: string): readonly string[] =>
  (ruleOf(code)?.unsure ?? []).map((part) => unsureWords[part])
