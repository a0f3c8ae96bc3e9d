import { roundToCent } from '#engine/money.ts'
import { addMonths, yearOf } from '#engine/month.ts'
import { dollars, shortDollars } from '../kit/format.ts'
import type { Chart } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { HsaInputs } from './fields.ts'
import type { Law } from './law.ts'
import { limitMonths } from './months.ts'

function byMonth(result: Result, law: Law): Chart {
  const months = limitMonths(result, law)
  const extra = months.some((one) => one.catchUp > 0)
  const adds = result.limit.lastMonthAdds
  return {
    kind: 'bars',
    key: 'months',
    title: 'What each month adds to the limit',
    lead: 'A twelfth of the year’s limit for every month with cover on its first day.',
    summary: `The months of ${law.tax.year} add up to ${dollars(result.limit.byMonth.total)}${adds > 0.5 ? `; being covered on December 1 adds ${dollars(adds)}` : ''}.`,
    note: result.people.spouse === null ? 'All money counts, the employer’s too.' : 'For the couple together.',
    x: { label: 'Month', kind: 'month', values: months.map((one) => one.month) },
    unit: 'money',
    series: [
      { key: 'base', label: 'Limit', color: 'principal', values: months.map((one) => roundToCent(one.base)) },
      ...(extra
        ? [
            {
              key: 'catchUp',
              label: 'Extra from 55',
              color: 'growth' as const,
              values: months.map((one) => roundToCent(one.catchUp)),
            },
          ]
        : []),
    ],
  }
}

function twoWays(result: Result, inputs: HsaInputs): Chart {
  const rows = result.path.filter((one) => one.month % 12 === 0)
  const end = rows.at(-1)
  const value = (of: (row: (typeof rows)[number]) => number) => rows.map((row) => roundToCent(of(row)))
  return {
    kind: 'lines',
    key: 'ways',
    title: 'Keep receipts, or spend as you go',
    lead: 'Both ways pay the same bills out of the same money.',
    summary: `After ${inputs.years} years the account holds ${shortDollars(end?.keepAccount ?? 0)} if you keep receipts, with ${shortDollars(end?.keepReceipts ?? 0)} of them; spending as you go leaves ${shortDollars((end?.spendAccount ?? 0) + (end?.spendOutside ?? 0))} in the account and outside together.`,
    note: 'Future dollars, before tax on what is taken out for other things.',
    x: {
      label: 'Year',
      kind: 'year',
      values: rows.map((row) => yearOf(addMonths(result.today, row.month))),
    },
    unit: 'money',
    series: [
      {
        key: 'keep',
        label: 'Account, receipts kept',
        color: 'growth',
        look: 'area',
        values: value((r) => r.keepAccount),
      },
      {
        key: 'spend',
        label: 'Spending: account and money outside',
        color: 'principal',
        values: value((r) => r.spendAccount + r.spendOutside),
      },
      {
        key: 'receipts',
        label: 'Receipts so far: free of tax',
        color: 'real',
        look: 'dashed',
        values: value((r) => r.keepReceipts),
      },
    ],
  }
}

export const chartsOf = (result: Result, inputs: HsaInputs, law: Law): readonly Chart[] => [
  byMonth(result, law),
  twoWays(result, inputs),
]
