import { describe, expect, test } from 'vitest'
import { flowchartOrder, type OrderStep, operationsOrder } from './spending-orders.ts'

/*
 * The published sequences, node by node, each with the step of ours that it is. The flowchart was read in two independent transcriptions of
 * the picture (version 4), the Financial Order of Operations as its nine numbered steps. Named in short, not quoted.
 */

type Node = readonly [published: string, ours: OrderStep | null]

/** Between the boxes for essentials and minimum payments and the open end. */
const flowchart: readonly Node[] = [
  ['small emergency fund: $1,000 or one month, the greater', 'starter'],
  ['other bills in full', null],
  ['employer match, nothing above it', 'match'],
  ['high interest debt, 10% or higher', 'high-apr'],
  ['emergency fund of 3 to 6 months', 'emergency'],
  ['moderate interest debt, over 4 to 5%, without the mortgage', 'moderate-apr'],
  ['IRA, Roth or traditional, to its limit', 'ira'],
  ['large required purchases in the near future', 'goals'],
  ['15% of pre-tax income for retirement', 'retirement-share'],
  ['HSA to its limit, if eligible', 'hsa'],
  ['college for children: 529 and others', 'education'],
  ['to retire early: the rest of the workplace plan', 'workplace'],
  ['then a taxable account', 'taxable'],
]
const operations: readonly (readonly [step: number, ...steps: readonly OrderStep[]])[] = [
  // Deductibles covered, employer match, high-interest debt, emergency reserves.
  [1, 'starter'],
  [2, 'match'],
  [3, 'high-apr'],
  [4, 'emergency'],
  // Roth IRA and HSA, the rest of the workplace plan, 25% of pay invested.
  [5, 'ira', 'hsa'],
  [6, 'workplace'],
  [7, 'invest-share'],
  // Prepaid future expenses, low-interest debt.
  [8, 'education', 'goals'],
  [9, 'low-apr'],
]

describe('the orders follow their published sequence', () => {
  test('the flowchart, node by node', () => {
    expect(flowchartOrder.value.steps).toEqual(flowchart.flatMap(([, ours]) => ours ?? []))
    expect(flowchartOrder.value).toMatchObject({
      starter: { dollars: 1000, months: 1 },
      highAprFrom: 0.1,
      moderateAprFrom: 0.04,
      emergencyMonths: { low: 3, high: 6 },
      retirementShare: 0.15,
    })
  })
  test('the nine steps; what is left when they are done goes to a taxable account', () => {
    expect(operations.map(([step]) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(operationsOrder.value.steps).toEqual([...operations.flatMap(([, ...steps]) => steps), 'taxable'])
    expect(operationsOrder.value).toMatchObject({ emergencyMonths: { low: 3, high: 6 }, investShare: 0.25 })
  })
})
