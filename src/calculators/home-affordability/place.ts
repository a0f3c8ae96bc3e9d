import { homePremiumByState, homePremiumNational } from '#facts/insurance/home-premiums.ts'
import { propertyTaxByState } from '#facts/lending/property-tax.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import type { AffordInputs } from './sections.ts'

/** Property tax where no state is chosen, percent points of the price a year: our default, not a survey. */
export const USUAL_PROPERTY_TAX = 1.1
/** The surveys quote premiums for this much of dwelling coverage, dollars. */
export const SURVEYED_COVERAGE = 300_000

/** Empty where no state is chosen. */
export const placeName = (code: string): string => (isStateCode(code) ? stateNameOf(code) : '')

const tidy = (points: number): number => Math.round(points * 100) / 100

/** Percent points of the price a year for a typical home of the state. */
export const typicalPropertyTax = (state: string): number =>
  isStateCode(state) ? tidy(propertyTaxByState.value[state] * 100) : USUAL_PROPERTY_TAX
export const typicalPremium = (state: string): number =>
  isStateCode(state) ? homePremiumByState.value[state] : homePremiumNational.value
export const typicalInsurance = (state: string): number => tidy((typicalPremium(state) / SURVEYED_COVERAGE) * 100)

/** What is used: the visitor's figure, or the place's. Percent points of the price a year. */
export const propertyTaxOf = (inputs: Pick<AffordInputs, 'propertyTax' | 'state'>): number =>
  inputs.propertyTax ?? typicalPropertyTax(inputs.state)
export const insuranceOf = (inputs: Pick<AffordInputs, 'insurance' | 'state'>): number =>
  inputs.insurance ?? typicalInsurance(inputs.state)
