/** What the list of snapshots shows beside the store's own numbers: the chart, the file and the change since the last one. */

import type { Snapshot, SnapshotFacts } from '#app/state/net-worth.ts'
import type { Answering } from '#calculators/kit/definition.ts'
import type { Env, InputValues } from '#calculators/kit/field.ts'
import { dateText, dollars } from '#calculators/kit/format.ts'
import type { Table, XYChart } from '#calculators/kit/presentation.ts'
import { writeLink } from '#calculators/kit/share-link.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'

/** A snapshot is of what is, never of a what-if. */
const asItIs: InputValues = { investChange: 0, homeChange: 0, extra: 0 }

/** The form's numbers as of a day; null while nothing is owned or owed. Inputs must be valid and nothing missing for them. */
export function snapshotOf(calculator: Answering, inputs: InputValues, env: Env, date: string): SnapshotFacts | null {
  const plain = { ...inputs, ...asItIs }
  const { outcome, figures } = calculator.evaluate(plain, env)
  if (outcome === 'empty' || outcome === 'not-loaded') return null
  const { netWorth, assets, debts, liquidNetWorth, afterTax } = figures
  if (netWorth === undefined || assets === undefined || debts === undefined) return null
  return {
    date,
    netWorth,
    assets,
    debts,
    liquidNetWorth: liquidNetWorth ?? 0,
    afterTax: afterTax ?? netWorth,
    link: writeLink(calculator, plain, env.year),
  }
}

export const signed = (amount: number): string =>
  Math.round(amount) === 0 ? 'no change' : `${amount > 0 ? '+' : ''}${dollars(amount)}`

/** 'Since October 3, 2026 (49 days): +$2,100.' The last day kept before today counts; null when there is none. */
export function sinceLast(kept: readonly Snapshot[], now: SnapshotFacts): string | null {
  const last = kept.findLast(({ date }) => date < now.date)
  if (!last) return null
  const days = daysBetween(last.date as IsoDate, now.date as IsoDate)
  return `Since ${dateText(last.date)} (${days} ${days === 1 ? 'day' : 'days'}): ${signed(now.netWorth - last.netWorth)}.`
}

/** 'On average +$410 a month over 14 months.' From the first day kept to the last; null for less than two months. */
export function pace(kept: readonly Snapshot[]): string | null {
  const [first] = kept
  const last = kept.at(-1)
  if (!first || !last) return null
  const months = daysBetween(first.date as IsoDate, last.date as IsoDate) / (365.25 / 12)
  return months < 2
    ? null
    : `On average ${signed((last.netWorth - first.netWorth) / months)} a month over ${Math.round(months)} months.`
}

/** Needs two days at least. */
export function trendChart(kept: readonly Snapshot[]): XYChart | null {
  const [first] = kept
  const last = kept.at(-1)
  if (!first || !last || kept.length < 2) return null
  const values = (column: 'netWorth' | 'assets' | 'debts') => kept.map((one) => one[column])
  return {
    kind: 'lines',
    key: 'snapshots',
    title: 'Your net worth over time',
    summary: `From ${dollars(first.netWorth)} on ${dateText(first.date)} to ${dollars(last.netWorth)} on ${dateText(last.date)}.`,
    note: 'The days you saved, in each day’s dollars. Prices rise in between.',
    x: { label: 'Date', kind: 'date', values: kept.map(({ date }) => date) },
    unit: 'money',
    series: [
      { key: 'netWorth', label: 'Net worth', color: 'principal', values: values('netWorth') },
      { key: 'assets', label: 'What you own', color: 'growth', look: 'dashed', values: values('assets') },
      { key: 'debts', label: 'What you owe', color: 'interest', look: 'dashed', values: values('debts') },
    ],
  }
}

/** All of it in raw numbers, for a spreadsheet. */
export const snapshotTable = (kept: readonly Snapshot[]): Pick<Table, 'columns' | 'rows'> => ({
  columns: [
    { label: 'Date', unit: 'text' },
    { label: 'Net worth', unit: 'money' },
    { label: 'What you own', unit: 'money' },
    { label: 'What you owe', unit: 'money' },
    { label: 'Liquid net worth', unit: 'money' },
    { label: 'After taxes and selling', unit: 'money' },
  ],
  rows: kept.map((one) => [one.date, one.netWorth, one.assets, one.debts, one.liquidNetWorth, one.afterTax]),
})
