import { type DatedAmount, datedApr, LONGEST_TERM_DAYS, MOST_DATED, placed } from '#engine/lending/dated-apr.ts'
import { paymentDays, unitOfEvery } from '#engine/lending/payment-series.ts'
import { type UnitPeriod, unitPeriodsPerYear } from '#engine/lending/unit-period.ts'
import { firstDay, unitPeriodOf } from '#engine/lending/unit-period-of.ts'
import { daysBetween, type IsoDate } from '#engine/month.ts'
import { appendixJExamples } from '#facts/lending/appendix-j.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { citation } from '../../kit/presentation.ts'
import type { Say } from '../../kit/say.ts'
import { tableOf } from '../../kit/table-of.ts'
import { defineQuestion, type QuestionAnswer } from '../question.ts'
import { tableShapes } from '../table-shapes.ts'
import * as words from '../words/apr.en.ts'
import { cases } from './cases.ts'
import { type AprInputs, fields } from './fields.ts'

const unitNamed = (name: Exclude<AprInputs['unitPeriod'], 'auto'>): UnitPeriod =>
  name === 'day' ? { unit: 'days', count: 1 } : unitOfEvery[name]

const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0)

const dated = ({ advances, payments }: AprInputs) => ({
  advances: advances.map(({ date: day, amount }): DatedAmount => ({ date: day as IsoDate, amount })),
  payments: payments.flatMap(({ firstDate, amount, count: times, every }) =>
    paymentDays(firstDate as IsoDate, times, every).map((day): DatedAmount => ({ ...day, amount })),
  ),
})

function check({ advances, payments }: AprInputs, say: Say): Readonly<Record<string, string>> {
  const start = firstDay(advances.map(({ date: day }) => ({ date: day as IsoDate })))
  const most = payments.reduce((total, { count: times }) => total + times, advances.length)
  if (most > MOST_DATED) return { payments: words.problems.many({ most: MOST_DATED }, say) }
  const isLate = (day: string): boolean => daysBetween(start, day as IsoDate) > LONGEST_TERM_DAYS
  if (payments.some(({ firstDate }) => firstDate < start))
    return { payments: words.problems.early({ from: start }, say) }
  if (advances.some((one) => isLate(one.date))) return { advances: words.problems.late }
  const lasts = payments.map(({ firstDate, count: times, every }) =>
    paymentDays(firstDate as IsoDate, times, every).at(-1),
  )
  return lasts.some((last) => last && isLate(last.date)) ? { payments: words.problems.late } : {}
}

const unitText = (unit: UnitPeriod, say: Say): string =>
  unit.unit === 'semimonth' ? words.unitName.semimonth : words.unitName[unit.unit](unit.count, say)

function answer(inputs: AprInputs, say: Say): QuestionAnswer {
  const { advances, payments } = dated(inputs)
  const unit = inputs.unitPeriod === 'auto' ? unitPeriodOf(advances, payments) : unitNamed(inputs.unitPeriod)
  const perYear = unitPeriodsPerYear(unit)
  const found = datedApr(advances, payments, unit)
  const [advanced, paid] = [sum(advances), sum(payments)]
  const start = firstDay(advances)
  const all = [
    ...advances.map((one) => ({ ...placed(start, one, unit), date: one.date, advance: one.amount, paid: null })),
    ...payments.map((one) => ({ ...placed(start, one, unit), date: one.date, advance: null, paid: one.amount })),
  ].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const base = { advanced, paid, financeCharge: paid - advanced, unitPeriodsPerYear: perYear }
  const tables = [
    tableOf('placed', words.tableWords, all, {
      date: ['date', ({ date: day }) => say.date(day)],
      advance: ['cents', (one) => one.advance],
      payment: ['cents', (one) => one.paid],
      fullUnitPeriods: ['count', (one) => one.fullUnitPeriods],
      oddFraction: ['ratio', (one) => one.oddFraction],
    }),
  ]
  const lines = [words.workingWords.unit({ unit: unitText(unit, say), perYear }, say), words.workingWords.equation]
  const working = (more: readonly string[]) => [{ title: words.workingWords.title, lines: [...lines, ...more] }]
  if (found.outcome === 'found') {
    const [apr, rate] = [found.apr * 100, (found.apr * 100) / perYear]
    return {
      outcome: 'found',
      headline: words.headlines.found({ apr }, say),
      figures: { ...base, apr, periodRate: rate },
      tables,
      workings: working([words.workingWords.rate({ rate }, say), words.workingWords.apr({ apr, rate, perYear }, say)]),
    }
  }
  // What is bad input was refused by `check`.
  const isBelow = found.reason === 'payments-below-advances'
  return {
    outcome: isBelow ? 'payments-below-advances' : 'rate-too-high',
    headline: isBelow
      ? words.headlines['payments-below-advances']({ short: say.cents(advanced - paid) })
      : words.headlines['rate-too-high'](),
    figures: base,
    tables,
    workings: working([]),
  }
}

export const apr = defineQuestion({
  name: 'apr',
  ...words.card,
  fields,
  check,
  figures: [
    { key: 'apr', label: words.figureNames.apr, unit: 'percent' },
    { key: 'financeCharge', label: words.figureNames.financeCharge, unit: 'cents' },
    { key: 'advanced', label: words.figureNames.advanced, unit: 'cents' },
    { key: 'paid', label: words.figureNames.paid, unit: 'cents' },
    { key: 'unitPeriodsPerYear', label: words.figureNames.unitPeriodsPerYear, unit: 'ratio' },
    { key: 'periodRate', label: words.figureNames.periodRate, unit: 'percent' },
  ],
  mainFigure: 'apr',
  tables: tableShapes.apr,
  outcomes: words.outcomes,
  answer,
  sources: [citation(lendingSources, 'reg-z-app-j', words.sourceWords.apr, appendixJExamples)],
  cases,
})
