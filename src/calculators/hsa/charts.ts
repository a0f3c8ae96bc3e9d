import type { Taxes } from '#engine/health-savings/deposit-saving.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonths, yearOf } from '#engine/month.ts'
import { dollars, monthsText, shortDollars } from '../kit/format.ts'
import type { Chart, RanksChart } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { HsaInputs } from './fields.ts'
import type { Law } from './law.ts'
import { limitMonths } from './months.ts'

/** What the visitor's own deposit costs after tax, from pay and direct. Null where nothing counts or a credit that shrinks makes a part negative. */
function cost({ counted, byPayroll, direct }: Result, { how, state }: HsaInputs): RanksChart | null {
  const partsOf = ({ federal, payroll, state: ofState }: Taxes) =>
    [counted - federal - payroll - ofState, federal, payroll, ofState].map(roundToCent)
  const rows = [
    { label: 'From pay, before tax', values: partsOf(byPayroll), isYours: how === 'payroll' },
    { label: 'From your bank account', values: partsOf(direct), isYours: how === 'direct' },
  ]
  if (counted < 1 || rows.some(({ values }) => values.some((value) => value < 0))) return null
  const [fromPay, fromBank] = [rows[0]?.values[0] ?? 0, rows[1]?.values[0] ?? 0]
  const inState = rows.some(({ values }) => (values[3] ?? 0) > 0)
  return {
    kind: 'ranks',
    key: 'cost',
    title: `What ${dollars(counted)} in the account costs you`,
    lead: 'Taxes pay the rest.',
    summary: `From pay it costs ${dollars(fromPay)} after the tax saved, from your bank account ${dollars(fromBank)}.`,
    ...(state === 'US' ? { note: 'Federal taxes alone: no state was chosen.' } : {}),
    unit: 'money',
    words: { row: 'How it goes in', total: 'In the account' },
    parts: [
      { key: 'own', label: 'Costs you', color: 'principal' },
      { key: 'federal', label: 'Federal income tax saved', color: 'tax' },
      { key: 'payroll', label: 'Social Security and Medicare saved', color: 'interest' },
      ...(inState ? [{ key: 'state', label: 'State tax saved', color: 'other' as const }] : []),
    ],
    rows: rows.map((row) => ({ ...row, values: row.values.slice(0, inState ? 4 : 3) })),
  }
}

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

function twoWays(result: Result, inputs: HsaInputs): Chart | null {
  const rows = result.path.filter((one) => one.month % 12 === 0)
  const end = rows.at(-1)
  if (rows.every((row) => row.keepAccount < 1 && row.spendAccount + row.spendOutside < 1)) return null
  const after = monthsText(inputs.years * 12)
  const value = (of: (row: (typeof rows)[number]) => number) => rows.map((row) => roundToCent(of(row)))
  return {
    kind: 'lines',
    key: 'ways',
    title: 'Keep receipts, or spend as you go',
    lead: 'Both ways pay the same bills out of the same money.',
    summary: `After ${after} the account holds ${shortDollars(end?.keepAccount ?? 0)} if you pay bills yourself, and receipts for ${shortDollars(end?.keepReceipts ?? 0)} are kept; spending as you go leaves ${shortDollars((end?.spendAccount ?? 0) + (end?.spendOutside ?? 0))} in the account and outside together.`,
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

/** Twelve equal bars say nothing. */
const isUneven = (result: Result, law: Law): boolean => {
  const sums = limitMonths(result, law).map((one) => one.base + one.catchUp)
  return Math.max(...sums) - Math.min(...sums) > 0.005
}

/** The months come first where they differ, as they explain the limit; else what the deposit costs. */
export const chartsOf = (result: Result, inputs: HsaInputs, law: Law): readonly Chart[] =>
  [isUneven(result, law) ? byMonth(result, law) : null, cost(result, inputs), twoWays(result, inputs)].filter(
    (chart) => chart !== null,
  )
