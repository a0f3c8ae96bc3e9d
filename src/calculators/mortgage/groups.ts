/** The order of the questions: six that everyone has, the rest folded until opened or used. */
import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'The home', fields: ['price', 'down'] },
  { title: 'The loan', fields: ['rate', 'term'] },
  { title: 'Every month', fields: ['propertyTax', 'homeInsurance'] },
  {
    title: 'Loan type and mortgage insurance',
    fields: ['loanType', 'pmiRate', 'pmiRemoval', 'vaUse', 'financeFee'],
    more: 'Loan type, PMI',
  },
  {
    title: 'HOA and yearly increases',
    fields: ['hoa', 'taxState', 'taxGrowth', 'insuranceGrowth', 'hoaGrowth', 'homeGrowth'],
    more: 'HOA, yearly increases, state',
  },
  {
    title: 'Extra payments',
    fields: ['extraMonthly', 'extraYearly', 'extraYearlyMonth', 'extraOnce', 'plan'],
    more: 'Extra or biweekly payments',
  },
  {
    title: 'Adjustable rate',
    fields: [
      'rateType',
      'armFixedYears',
      'armEvery',
      'armIndex',
      'armMargin',
      'armPath',
      'armDrift',
      'armFirstCap',
      'armNextCap',
      'armLifeCap',
    ],
    more: 'Adjustable rate (ARM)',
  },
  {
    title: 'Closing and start',
    fields: ['firstPayment', 'closingRate', 'lenderFees', 'discountPoints', 'prepaid', 'interestDays'],
    more: 'Closing costs, points, start date',
  },
]
