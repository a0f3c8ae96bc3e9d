/** What differs by state: `states.PA.minimumWage`. A state's income tax is fetched when it is asked for. */

import type { Cited } from '../cited.ts'
import { propertyTaxByState } from '../lending/property-tax.ts'
import { employerUnemploymentTax } from '../state-rules/employer-unemployment-tax.ts'
import { federalMinimumWage, minimumWage } from '../state-rules/minimum-wage.ts'
import { salesTax } from '../state-rules/sales-tax.ts'
import { unemploymentInsurance } from '../state-rules/unemployment-insurance.ts'
import { type StateCode, stateNames } from '../states/codes.ts'
import { type NamedFact, type Spec, standing } from './named-fact.ts'

const codes = Object.keys(stateNames) as StateCode[]

/** One figure of each state, from a table of all. */
const eachState = <V>(
  fact: Cited<Readonly<Record<StateCode, V>>>,
  name: string,
  spec: (state: string) => Spec<V>,
): readonly NamedFact[] =>
  codes.flatMap((code) => {
    const value = fact.value[code]
    return standing<V>(`states.${code}.${name}`, { ...fact, value }, spec(stateNames[code]))
  })

export const stateFacts: readonly NamedFact[] = [
  ...standing('work.minimumWage', federalMinimumWage, {
    hourly: ['Federal minimum wage', 'dollars', 'hour'],
    tippedCash: ['Cash wage of tipped workers at least', 'dollars', 'hour'],
  }),
  ...eachState(minimumWage, 'minimumWage', (state) => [`Minimum wage, ${state}`, 'dollars', 'hour']),
  ...eachState(salesTax, 'salesTax', (state) => ({
    state: [`State sales tax, ${state}`, 'fraction'],
    combined: [`State and average local sales tax, ${state}`, 'fraction'],
  })),
  ...eachState(propertyTaxByState, 'propertyTax', (state) => [
    `Property tax paid on homes, of their value, ${state}`,
    'fraction',
  ]),
  ...eachState(employerUnemploymentTax, 'employerUnemployment', (state) => ({
    wageBase: [`Pay up to which an employer pays state unemployment tax, ${state}`, 'dollars', 'year'],
    rate: [`State unemployment tax rate of a new employer, ${state}`, 'fraction'],
  })),
  ...eachState(unemploymentInsurance, 'unemployment', (state) => ({
    table: `Unemployment benefits, ${state}`,
    fields: {
      minWeekly: 'dollars',
      maxWeekly: 'dollars',
      maxWithDependents: 'dollars',
      minWeeks: 'weeks',
      maxWeeks: 'weeks',
    },
  })),
]
