import { returnOfDeposits, steadyDeposits } from '#engine/investing/equal-deposits.ts'
import { fanMonths } from '#engine/investing/growth-fan.ts'
import { roundToCent } from '#engine/money.ts'
import type { KeyedTable, Working, XYChart } from '../kit/presentation.ts'
import { type PaycheckContext, type PaycheckPast, withFan } from './context.ts'
import { pastPaychecks } from './paycheck-values.ts'
import { paycheckCharts as chartWords, paycheckTables as tableWords } from './words/paycheck.en.ts'
import { paycheckWorkings as workingWords } from './words/paycheck-workings.en.ts'

const end = (list: readonly number[]): number => list.at(-1) ?? 0
const yearOf = (month: number) => Number((month / 12).toFixed(2))
/** What deposits come to at the visitor's own steady return, today's dollars, after each of these months. */
const steadyCourse = ({ result }: Pick<PaycheckContext, 'result'>, at: readonly number[]) =>
  at.map((month) => roundToCent(month === 0 ? 0 : result.monthly * steadyDeposits(month, result.realReturn)))

function past(context: PaycheckPast): XYChart | null {
  const { inputs, result, found, say } = context
  if (inputs.deposit === 0) return null
  const words = chartWords.past
  const values = pastPaychecks(context)
  const money = (list: readonly number[]) => list.map((worth) => roundToCent(worth * result.monthly))
  return {
    kind: 'lines',
    key: 'past',
    title: words.title(values, say),
    lead: words.lead(values, say),
    summary: words.summary(values, say),
    note: words.note(values, say),
    x: { label: chartWords.years, kind: 'number', values: found.at.map(yearOf) },
    unit: 'money',
    series: [
      {
        key: 'best',
        label: words.best(found.best, say),
        color: 'other',
        look: 'line',
        values: money(found.best.path),
      },
      { key: 'p50', label: words.typical, color: 'growth', look: 'line', values: money(found.p50) },
      {
        key: 'worst',
        label: words.worst(found.worst, say),
        color: 'interest',
        look: 'line',
        values: money(found.worst.path),
      },
      { key: 'yours', label: words.yours, color: 'real', look: 'dashed', values: steadyCourse(context, found.at) },
      { key: 'paidIn', label: chartWords.paidIn, color: 'principal', look: 'dashed', values: money(found.at) },
    ],
    band: { label: words.eightInTen, low: money(found.p10), high: money(found.p90), color: 'growth' },
    innerBand: { label: words.half, low: money(found.p25), high: money(found.p75), color: 'growth' },
  }
}

function own(context: PaycheckContext): XYChart | null {
  const { inputs, result, say } = context
  if (inputs.deposit === 0) return null
  const words = chartWords.own
  const at = fanMonths(inputs.years)
  const values = { months: inputs.years, paidIn: result.paidIn, worth: result.end }
  return {
    kind: 'lines',
    key: 'own',
    title: words.title,
    lead: words.lead,
    summary: words.summary(values, say),
    note: words.note({ rate: result.realReturn }, say),
    x: { label: chartWords.years, kind: 'number', values: at.map(yearOf) },
    unit: 'money',
    series: [
      { key: 'worth', label: words.worth, color: 'growth', look: 'area', values: steadyCourse(context, at) },
      {
        key: 'paidIn',
        label: chartWords.paidIn,
        color: 'principal',
        look: 'line',
        values: at.map((month) => roundToCent(month * result.monthly)),
      },
    ],
  }
}

function byYear(context: PaycheckContext): KeyedTable | null {
  const { inputs, result, found, say } = context
  if (inputs.deposit === 0) return null
  const words = tableWords.byYear
  const at = fanMonths(inputs.years)
  const course = steadyCourse(context, at)
  const past = (list: readonly number[] | undefined, i: number) => roundToCent((list?.[i] ?? 0) * result.monthly)
  const { columns } = words
  return {
    key: 'byYear',
    title: words.title,
    lead: words.lead(inputs, say),
    columns: [
      { key: 'year', label: columns.year, unit: 'ratio' },
      { key: 'paidIn', label: columns.paidIn, unit: 'money' },
      { key: 'own', label: columns.own, unit: 'money' },
      ...(found === null
        ? []
        : [
            { key: 'low', label: columns.low, unit: 'money' as const },
            { key: 'typical', label: columns.typical, unit: 'money' as const },
            { key: 'high', label: columns.high, unit: 'money' as const },
            { key: 'below', label: columns.below, unit: 'count' as const },
          ]),
    ],
    rows: at.map((month, i) => [
      yearOf(month),
      roundToCent(month * result.monthly),
      course[i] ?? 0,
      ...(found === null ? [] : [past(found.p10, i), past(found.p50, i), past(found.p90, i), found.below[i] ?? 0]),
    ]),
  }
}

function ownReturn({ inputs, result, say }: PaycheckContext): Working {
  const words = workingWords.own
  const month = Math.expm1(Math.log1p(result.realReturn) / 12)
  return {
    title: words.title,
    lines: [
      'worth = D · (1 + i) · ((1 + i)^n − 1) ÷ i',
      words.values({ deposit: result.monthly, rate: month * 100, months: inputs.years }, say),
      words.result({ today: result.end, future: result.end * result.prices }, say),
    ],
    steps: [words.realReturn({ ...inputs, real: result.realReturn * 100 }, say), words.timing],
  }
}

function history({ inputs, result, found, say }: PaycheckPast): Working {
  const words = workingWords.history
  const { of, firstStart: from, lastEnd: to } = found
  const typical = { worth: end(found.p50) * result.monthly, rate: returnOfDeposits(inputs.years, end(found.p50)) }
  return {
    title: words.title,
    lines: [words.formula, words.starts({ of, from, to, months: inputs.years }, say), words.typical(typical, say)],
    steps: [words.index, words.moneyWeighted, words.averages],
  }
}

type Made<T> = readonly ((context: PaycheckContext) => T | null)[]
export const paycheckCharts: Made<XYChart> = [withFan(past), own]
export const paycheckTables: Made<KeyedTable> = [byYear]
export const paycheckWorkings: Made<Working> = [ownReturn, withFan(history)]
