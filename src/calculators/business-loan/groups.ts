import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  {
    title: 'The offer',
    fields: [
      'kind',
      'amount',
      'factor',
      'advanceBy',
      'advanceTerm',
      'salesShare',
      'debit',
      'debits',
      'rate',
      'term',
      'lineTerm',
      'lineRepay',
      'payments',
      'fee',
      'sales',
    ],
  },
  { title: 'Compare', fields: ['offers'] },
  {
    title: 'Your business',
    fields: ['operatingIncome', 'otherDebt', 'leastCoverage'],
    more: 'Income and other debts',
  },
  { title: 'Later draws', fields: ['laterDraws'], more: 'Later draws' },
  {
    title: 'SBA guarantee and balloon',
    fields: ['guarantee', 'guaranteeOwn', 'setFor'],
    more: 'SBA guarantee fee, balloon',
  },
  {
    title: 'Other fees, date',
    fields: ['amountIs', 'flatFee', 'annualFee', 'fundedOn'],
    more: 'Other fees, cash in hand, date',
  },
]
