import { roundToCent } from '#engine/money.ts'
import { addMonths, yearOf } from '#engine/month.ts'
import { dollars, monthText } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { HsaInputs } from './fields.ts'
import type { Law } from './law.ts'
import { limitMonths } from './months.ts'
import { coverNames } from './words.ts'

function months(result: Result, law: Law): Table {
  const rows = limitMonths(result, law)
  const couple = result.people.spouse !== null
  return {
    key: 'months',
    title: `${law.tax.year}, month by month`,
    lead:
      result.limit.lastMonthAdds > 0.5
        ? `The months add up to ${dollars(result.limit.byMonth.total)}; the last-month rule adds ${dollars(result.limit.lastMonthAdds)}.`
        : 'Cover counts on the first day of the month.',
    columns: [
      { label: 'Month', unit: 'text' },
      { label: 'Your cover', unit: 'text' },
      ...(couple ? [{ label: 'Spouse’s cover', unit: 'text' as const }] : []),
      { label: 'Limit', unit: 'cents' },
      { label: 'Extra from 55', unit: 'cents' },
    ],
    rows: rows.map((one) => [
      monthText(one.month),
      one.medicare ? 'On Medicare' : coverNames[one.you],
      ...(couple ? [one.spouse === 'self' ? 'Only the spouse' : coverNames[one.spouse ?? 'none']] : []),
      roundToCent(one.base),
      roundToCent(one.catchUp),
    ]),
  }
}

function years(result: Result, inputs: HsaInputs): Table {
  const rows = result.path.filter((one) => one.month % 12 === 0)
  return {
    key: 'years',
    title: 'Both ways, year by year',
    lead: 'At the end of each year from today; dollars of that time but for the last column.',
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'Account, receipts kept', unit: 'money' },
      { label: 'Receipts so far', unit: 'money' },
      { label: 'Account, spending', unit: 'money' },
      { label: 'Money outside, spending', unit: 'money' },
      { label: 'Account, receipts kept, today’s dollars', unit: 'money' },
    ],
    rows: rows.map((one) => [
      String(yearOf(addMonths(result.today, one.month))),
      ...[
        one.keepAccount,
        one.keepReceipts,
        one.spendAccount,
        one.spendOutside,
        one.keepAccount / (1 + inputs.inflation / 100) ** (one.month / 12),
      ].map(roundToCent),
    ]),
    folded: true,
  }
}

/** The year's figures a plan and an account are held to. */
function yearFigures({ tax, limits, plan }: Law): Table {
  return {
    key: 'figures',
    title: `The figures of ${tax.year}`,
    columns: [
      { label: 'What', unit: 'text' },
      { label: 'Only you', unit: 'money' },
      { label: 'Family', unit: 'money' },
    ],
    rows: [
      ['Most that may go in', limits.self, limits.family],
      ['Extra from the year of turning 55, each person', limits.catchUp, limits.catchUp],
      ['Least deductible of the plan', plan.minimumDeductibleSelf, plan.minimumDeductibleFamily],
      ['Highest out-of-pocket maximum of the plan', plan.outOfPocketSelf, plan.outOfPocketFamily],
    ],
    folded: true,
  }
}

export const tablesOf = (result: Result, inputs: HsaInputs, law: Law): readonly Table[] => [
  months(result, law),
  years(result, inputs),
  yearFigures(law),
]
