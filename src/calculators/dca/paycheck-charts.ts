import { steadyDeposits } from '#engine/investing/equal-deposits.ts'
import { fanMonths } from '#engine/investing/growth-fan.ts'
import { roundToCent } from '#engine/money.ts'
import { dollars, monthsText, monthText, percentText, shortDollars } from '../kit/format.ts'
import { keptText, span, startsText, stocksText } from '../kit/past-words.ts'
import type { Chart, XYChart } from '../kit/presentation.ts'
import type { Paycheck } from './compute.ts'
import type { DcaInputs } from './fields.ts'
import type { PaycheckStudy } from './paycheck-study.ts'
import { costsText, depositText } from './words.ts'

const end = (list: readonly number[]): number => list.at(-1) ?? 0
export const yearOf = (month: number) => Number((month / 12).toFixed(2))
/** What deposits come to at the visitor's own steady return, today's dollars, after each of these months. */
export const steadyCourse = (result: Paycheck, at: readonly number[]) =>
  at.map((month) => roundToCent(month === 0 ? 0 : result.monthly * steadyDeposits(month, result.realReturn)))

function pastChart(inputs: DcaInputs, result: Paycheck, found: PaycheckStudy): XYChart {
  const money = (list: readonly number[]) => list.map((worth) => roundToCent(worth * result.monthly))
  const worth = (path: readonly number[]) => shortDollars(end(path) * result.monthly)
  const full = (path: readonly number[]) => dollars(end(path) * result.monthly)
  return {
    kind: 'lines',
    key: 'past',
    title: `What ${depositText(inputs)} became, from every start month since 1871`,
    lead: `Worst start: ${span(found.worst)}, ${full(found.worst.path)}. Best: ${span(found.best)}, ${full(found.best.path)}. ${stocksText(inputs)}, ${keptText(inputs)}.`,
    summary: `Over ${monthsText(inputs.years)}, in ${startsText(found)}, the middle one ended at ${worth(found.p50)}, one in ten below ${worth(found.p10)}. Worst: ${worth(found.worst.path)}, from ${span(found.worst)}. Best: ${worth(found.best.path)}, from ${span(found.best)}. In today’s dollars.`,
    note: `In today’s dollars. ${costsText(inputs)}. The middle and the shaded parts are taken year by year, so no single start follows them. Starts overlap: they share most of their years.`,
    x: { label: 'Years', kind: 'number', values: found.at.map(yearOf) },
    unit: 'money',
    series: [
      {
        key: 'best',
        label: `Best: ${monthText(found.best.from, true)}`,
        color: 'other',
        look: 'line',
        values: money(found.best.path),
      },
      { key: 'p50', label: 'Middle of all starts', color: 'growth', look: 'line', values: money(found.p50) },
      {
        key: 'worst',
        label: `Worst: ${monthText(found.worst.from, true)}`,
        color: 'interest',
        look: 'line',
        values: money(found.worst.path),
      },
      {
        key: 'yours',
        label: 'At the return you expect',
        color: 'real',
        look: 'dashed',
        values: steadyCourse(result, found.at),
      },
      { key: 'paidIn', label: 'You put in', color: 'principal', look: 'dashed', values: money(found.at) },
    ],
    band: { label: 'Eight starts in ten', low: money(found.p10), high: money(found.p90), color: 'growth' },
    innerBand: { label: 'Half of all starts', low: money(found.p25), high: money(found.p75), color: 'growth' },
  }
}

function ownChart(inputs: DcaInputs, result: Paycheck): XYChart {
  const at = fanMonths(inputs.years)
  const worth = steadyCourse(result, at)
  return {
    kind: 'lines',
    key: 'own',
    title: 'At the return you expect',
    lead: 'Steady growth, without ups and downs.',
    summary: `After ${monthsText(inputs.years)} you have put in ${shortDollars(result.paidIn)} and hold ${shortDollars(result.end)}, in today’s dollars.`,
    note: `In today’s dollars, at ${percentText(result.realReturn * 100)} a year after the fee and inflation.`,
    x: { label: 'Years', kind: 'number', values: at.map(yearOf) },
    unit: 'money',
    series: [
      { key: 'worth', label: 'Worth', color: 'growth', look: 'area', values: worth },
      {
        key: 'paidIn',
        label: 'You put in',
        color: 'principal',
        look: 'line',
        values: at.map((month) => roundToCent(month * result.monthly)),
      },
    ],
  }
}

export const paycheckCharts = (inputs: DcaInputs, result: Paycheck, found: PaycheckStudy | null): readonly Chart[] =>
  inputs.deposit === 0 ? [] : [...(found === null ? [] : [pastChart(inputs, result, found)]), ownChart(inputs, result)]
