import { savedByMonth } from '#engine/housing/saving-race.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import type { Factor, Level } from '#engine/wealth/emergency-target.ts'
import type { WaterfallChart, XYChart } from '../kit/presentation.ts'
import { MOST_MONTHS, targetAt } from './compute.ts'
import type { EmergencyContext } from './context.ts'
import { factorName } from './names.ts'
import { about } from './rounded.ts'
import { levelNames, levelsSaid } from './words/answer.en.ts'
import { chartWords } from './words/explain.en.ts'

const MOST_POINTS = 90

/** Savings growing into the range. */
function race({ inputs, result, say }: EmergencyContext): XYChart | null {
  if (result.outcome === 'nothing') return null
  const words = chartWords.race
  const { month, saver, start, targets, chosen } = result
  const end = Math.min(MOST_MONTHS, month === null ? 120 : Math.max(12, Math.ceil(month * 1.3)))
  const step = Math.ceil(end / MOST_POINTS)
  const steps = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step)
  // The month it is enough is a point of its own, or its mark would stand beside it.
  const at = [...new Set(month === null ? steps : [...steps, month])].sort((a, b) => a - b)
  const saved = savedByMonth(saver, end)
  const grown = (level: Level) => at.map((m) => roundToCent(targetAt(targets[level].total, inputs.inflation, m)))
  const meets =
    month === null
      ? words.never
      : month === 0
        ? words.today
        : words.meets({ level: levelsSaid[chosen.level], month: addMonths(start, month) }, say)
  const values = {
    saved: about(saver.savings, say),
    low: about(targets.lean.total, say),
    high: about(targets.extra.total, say),
    meets,
  }
  return {
    kind: 'lines',
    key: 'race',
    title: words.title,
    lead: words.lead,
    summary: words.summary(values),
    note: inputs.inflation > 0 ? words.note(inputs, say) : words.noteNoInflation,
    x: { label: words.x, kind: 'month', values: at.map((m) => addMonths(start, m)) },
    unit: 'money',
    series: [
      {
        key: 'saved',
        label: words.saved,
        color: 'growth',
        look: 'area',
        values: at.map((m) => roundToCent(saved[m] ?? 0)),
      },
      {
        key: 'target',
        label: levelNames[chosen.level],
        color: 'principal',
        look: 'dashed',
        values: grown(chosen.level),
      },
    ],
    band: { label: words.band, low: grown('lean'), high: grown('extra'), color: 'principal' },
    ...(month !== null && month > 0 ? { marks: [{ x: addMonths(start, month), label: words.mark }] } : {}),
  }
}

const monthsIn = (factor: Factor, level: Level): number =>
  level === 'lean' ? factor.lean : level === 'extra' ? factor.extra : (factor.lean + factor.extra) / 2

/** Each reason in dollars, at the level aimed for. */
function reasons({ inputs, result, say }: EmergencyContext): WaterfallChart | null {
  if (result.outcome === 'nothing') return null
  type Step = WaterfallChart['steps'][number]
  const words = chartWords.reasons
  const { factors, essentials, chosen } = result
  const [first, ...others] = factors
  const months = first ? monthsIn(first, chosen.level) : 0
  const from = roundToCent(months * essentials)
  const changes: Step[] = others
    .map((factor) => ({ factor, added: monthsIn(factor, chosen.level) }))
    .filter(({ added }) => added > 0)
    .map(({ factor, added }) => ({
      label: factorName(factor, inputs, say),
      kind: 'change',
      value: roundToCent(added * essentials),
      color: 'principal',
      note: words.added({ months: added }, say),
    }))
  if (chosen.deductibles > 0)
    changes.push({
      label: words.deductibles,
      kind: 'change',
      value: roundToCent(chosen.deductibles),
      color: 'insurance',
    })
  if (chosen.benefits > 0)
    changes.push({ label: words.benefits, kind: 'change', value: -roundToCent(chosen.benefits), color: 'growth' })
  const target = roundToCent(changes.reduce((sum, { value }) => sum + value, from))
  const start = factors[0] ? factorName(factors[0], inputs, say) : ''
  return {
    kind: 'waterfall',
    key: 'reasons',
    title: words.title,
    lead: words.lead({ level: levelsSaid[chosen.level] }),
    summary: words.summary({ from: about(from, say), target: about(target, say) }),
    note: words.note,
    unit: 'money',
    steps: [
      { label: start, kind: 'total', value: from, color: 'other', note: words.months({ months }, say) },
      ...changes,
      { label: levelNames[chosen.level], kind: 'total', value: target, color: 'real' },
    ],
  }
}

export const charts = [race, reasons]
