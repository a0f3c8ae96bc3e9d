import { cited } from '../cited.ts'

/*
 * Two published orders for the next dollar. Only the order and its thresholds are theirs; what each step says here is in our words.
 */

/** A step of an order. What it means is said where the orders are read. */
export const orderSteps = [
  'starter',
  'match',
  'high-apr',
  'emergency',
  'moderate-apr',
  'hsa',
  'ira',
  'goals',
  'retirement-share',
  'education',
  'workplace',
  'invest-share',
  'low-apr',
  'taxable',
] as const
export type OrderStep = (typeof orderSteps)[number]

/** The flowchart of the r/personalfinance community (version 4), after essentials, minimum payments and bills are paid. */
export const flowchartOrder = cited(
  {
    steps: [
      'starter',
      'match',
      'high-apr',
      'emergency',
      'moderate-apr',
      'ira',
      'goals',
      'retirement-share',
      'hsa',
      'education',
      'workplace',
      'taxable',
    ] satisfies readonly OrderStep[],
    /** The larger of dollars and months of expenses. */
    starter: { dollars: 1000, months: 1 },
    highAprFrom: 0.1,
    /** It prints 4 to 5 percent, and leaves the mortgage out. */
    moderateAprFrom: 0.04,
    emergencyMonths: { low: 3, high: 6 },
    /** Of pay before tax, an employer's money included. */
    retirementShare: 0.15,
  },
  'personalfinance-flowchart',
  { where: 'version 4', confidence: 'medium', note: 'Read in two independent transcriptions of the picture.' },
)

/** The nine steps of the Financial Order of Operations. It gives no single rate that makes a debt a high-interest one. */
export const operationsOrder = cited(
  {
    steps: [
      'starter',
      'match',
      'high-apr',
      'emergency',
      'ira',
      'hsa',
      'workplace',
      'invest-share',
      'education',
      'goals',
      'low-apr',
      'taxable',
    ] satisfies readonly OrderStep[],
    emergencyMonths: { low: 3, high: 6 },
    /** Of pay before tax. */
    investShare: 0.25,
  },
  'money-guy-foo',
  { where: 'steps 1 to 9', confidence: 'medium' },
)

/** From which APR a debt is a costly one, where an order names no rate of its own. */
export const costlyApr = cited(0.1, 'assumption', { status: 'assumption' })
