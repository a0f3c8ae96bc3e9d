import { roundToCent } from '#engine/money.ts'
import { depositFor, MOST_MONTHS, reachOf } from '#engine/saving/deposit-plan.ts'
import type { XYChart } from '../kit/presentation.ts'
import { goalAt, monthAfter } from './compute.ts'
import type { SavingsContext } from './context.ts'
import { amountText } from './goal-names.ts'
import { rhythm } from './words/answer.en.ts'
import { chartWords } from './words/explain.en.ts'

/** From half to twice the visitor's own number. */
const factors = Array.from({ length: 16 }, (_, i) => 0.5 + i * 0.1)

/** Months to the goal for smaller and larger deposits. */
export function deposits({ inputs, result, say }: SavingsContext): XYChart | null {
  if (inputs.ask !== 'date' || result.outcome !== 'reached' || inputs.deposit < 1) return null
  const words = chartWords.deposits
  const amounts = factors.map((factor) => roundToCent(inputs.deposit * factor))
  const months = amounts.map((deposit) => {
    const reach = reachOf({ ...result.plan, deposit }, goalAt(inputs))
    return reach.outcome === 'reached' ? reach.month : null
  })
  const double = months.at(-1) ?? null
  const values = {
    deposit: amountText(inputs.deposit, say),
    each: rhythm[inputs.frequency],
    months: result.month ?? 0,
    double: double === null ? words.never : say.months(double),
  }
  return {
    kind: 'lines',
    key: 'deposits',
    title: words.title,
    summary: words.summary(values, say),
    x: { label: words.x, kind: 'money', values: amounts },
    unit: 'months',
    series: [{ key: 'months', label: words.series, color: 'principal', look: 'line', values: months }],
  }
}

/** The deposit needed for less and more time. */
export function otherDates({ inputs, result, say }: SavingsContext): XYChart | null {
  if (inputs.ask !== 'deposit' || result.outcome !== 'deposit-found') return null
  const words = chartWords.dates
  const steps = factors.map((factor) => Math.round(inputs.by * factor))
  const months = [...new Set(steps)].filter((month) => month >= 1 && month <= MOST_MONTHS)
  const needed = months.map((month) => {
    const deposit = depositFor({ ...result.plan, deposit: 0 }, goalAt(inputs)(month), month)
    return deposit === null ? null : roundToCent(deposit)
  })
  const last = needed.at(-1)
  if (months.length < 3 || last === null || last === undefined) return null
  const yours = monthAfter(result, inputs.by)
  const each = rhythm[inputs.frequency]
  const values = {
    month: yours,
    amount: amountText(result.depositNeeded ?? 0, say),
    each,
    later: monthAfter(result, months.at(-1) ?? 0),
    less: amountText(last, say),
  }
  return {
    kind: 'lines',
    key: 'dates',
    title: words.title,
    lead: words.lead({ each }),
    summary: words.summary(values, say),
    note: words.note,
    x: { label: words.x, kind: 'month', values: months.map((month) => monthAfter(result, month)) },
    unit: 'money',
    series: [{ key: 'deposit', label: words.series, color: 'principal', look: 'line', values: needed }],
    marks: [{ x: yours, label: words.yours }],
  }
}
