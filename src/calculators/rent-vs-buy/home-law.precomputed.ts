/** Rules for homes as plain data: when PMI ends, what a state's owners pay, and how fast a state lets property tax rise. */
import { pmiLaw } from '#facts/lending/mortgage.ts'
import { propertyTaxByState } from '#facts/lending/property-tax.ts'
import { type PropertyTaxLimit, propertyTaxLimits } from '#facts/state-rules/property-tax-limits.ts'
import type { StateCode } from '#facts/states/codes.ts'

export type TaxLimit = Pick<PropertyTaxLimit, 'kind' | 'rate'>
export type TaxLimits = Readonly<Partial<Record<StateCode, TaxLimit>>>

const limits: TaxLimits = Object.fromEntries(
  Object.entries(propertyTaxLimits.value).map(([state, { kind, rate }]) => [state, { kind, rate }]),
)

export const homeLaw = { pmi: pmiLaw.value, propertyTax: propertyTaxByState.value, limits }
export type HomeLaw = typeof homeLaw
