import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'The car', fields: ['price', 'condition', 'state'] },
  { title: 'Your old car', fields: ['tradeIn', 'owed'] },
  { title: 'The loan', fields: ['down', 'rate', 'term'] },
  { title: 'Rebate or low rate', fields: ['rebate', 'lowRate', 'lowTerm', 'deal'], more: 'Rebate, special low rate' },
  {
    title: 'Income and tax deduction',
    fields: ['income', 'usAssembled', 'filing', 'firstPayment'],
    more: 'Income, 20/4/10, interest deduction',
  },
  {
    title: 'Fees and tax',
    fields: ['dealerFee', 'feeTaxed', 'registration', 'addOns', 'localTax', 'ownTax'],
    more: 'Fees, add-ons, local tax',
  },
  { title: 'What the car will be worth', fields: ['firstLoss', 'laterLoss'], more: 'Value over time' },
  {
    title: 'Keeping it',
    fields: ['keep', 'insurance', 'miles', 'milesPerGallon', 'gas', 'upkeep', 'yearlyFees'],
    more: 'Insurance, gas, upkeep, how long you keep it',
  },
]
