/** The order of the questions: the deal, what it costs to run, whose tax it is; the rest folded until opened or used. */
import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'The deal', fields: ['price', 'monthlyRent', 'down', 'rate', 'holdYears'] },
  { title: 'What you want', fields: ['target'] },
  {
    title: 'Running costs',
    fields: ['propertyTax', 'insurance', 'vacancy', 'management', 'upkeep', 'reserve', 'otherCosts', 'otherIncome'],
    more: 'Taxes, insurance, empty months, repairs',
  },
  {
    title: 'Your taxes',
    fields: ['income', 'status', 'role', 'stateRate', 'incomeGrowth'],
    more: 'Income, filing status, state tax',
  },
  {
    title: 'Buying',
    fields: [
      'closing',
      'repairs',
      'worth',
      'emptyMonths',
      'landShare',
      'term',
      'interestOnly',
      'loanPoints',
      'closingMonth',
    ],
    more: 'Closing costs, first repairs, land, loan term',
  },
  {
    title: 'Over the years',
    fields: ['rentGrowth', 'costGrowth', 'exit', 'valueGrowth', 'exitCap', 'selling', 'inflation'],
    more: 'Growth, sale price, selling costs',
  },
]
