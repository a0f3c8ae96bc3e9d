import { roundToCent } from '#engine/money.ts'
import type { Column, Table } from '../kit/presentation.ts'
import type { Growth } from './compute.ts'
import type { CompoundInputs } from './fields.ts'

const money = (label: string): Column => ({ label, unit: 'money' })

function byYear({ base, low, high }: Growth, inputs: CompoundInputs): Table {
  const hasFee = inputs.fee > 0
  const hasTax = inputs.tax !== 'none'
  const hasRange = inputs.variance > 0
  return {
    key: 'byYear',
    title: 'Year by year',
    lead: 'Future dollars, but for the column of today’s dollars. Growth is before fees and tax.',
    columns: [
      { label: 'Year', unit: 'count' },
      money('Deposits'),
      money('Growth'),
      ...(hasFee ? [money('Fees')] : []),
      ...(hasTax ? [money('Tax')] : []),
      money('Put in so far'),
      money('Balance'),
      money('In today’s dollars'),
      ...(hasRange ? [money('At the lower rate'), money('At the higher rate')] : []),
    ],
    rows: base.rows.map((row, i) =>
      [
        row.year,
        row.deposits,
        row.interest,
        ...(hasFee ? [row.fees] : []),
        ...(hasTax ? [row.tax] : []),
        row.depositsCum,
        row.balance,
        row.realBalance,
        ...(hasRange ? [low.rows[i]?.balance ?? 0, high.rows[i]?.balance ?? 0] : []),
      ].map(roundToCent),
    ),
  }
}

function byMonth({ base }: Growth, inputs: CompoundInputs): Table {
  const prices = 1 + inputs.inflation / 100
  return {
    key: 'byMonth',
    title: 'Month by month',
    lead:
      inputs.tax === 'at-end'
        ? 'At the end of each month, before the tax at the very end. Future dollars, but for the last column.'
        : 'At the end of each month. Future dollars, but for the last column.',
    columns: [
      { label: 'Month', unit: 'count' },
      { label: 'Put in so far', unit: 'cents' },
      { label: 'Balance', unit: 'cents' },
      { label: 'In today’s dollars', unit: 'cents' },
    ],
    rows: base.monthly.map(({ month, paidIn, balance }) =>
      [month, paidIn, balance, balance / prices ** (month / 12)].map(roundToCent),
    ),
    folded: true,
  }
}

export const tablesOf = (growth: Growth, inputs: CompoundInputs): readonly Table[] => [
  byYear(growth, inputs),
  byMonth(growth, inputs),
]
