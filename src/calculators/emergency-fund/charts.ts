import { savedByMonth } from '#engine/housing/saving-race.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import type { Factor, Level } from '#engine/wealth/emergency-target.ts'
import { monthText, percentText } from '../kit/format.ts'
import type { Chart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import { MOST_MONTHS, type Result, targetAt } from './compute.ts'
import type { EmergencyInputs } from './fields.ts'
import { about, factorName, levelNames, monthsOf } from './words.ts'

const MOST_POINTS = 90

/** Savings growing into the range. */
function race(result: Result, inputs: EmergencyInputs): XYChart {
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
      ? 'Your savings do not get there.'
      : month === 0
        ? 'You have enough today.'
        : `You would have the ${levelNames[chosen.level].toLowerCase()} in ${monthText(addMonths(start, month))}.`
  return {
    kind: 'lines',
    key: 'race',
    title: 'Your savings and the range',
    lead: 'The shaded range is the target, from lean to extra.',
    summary: `Savings start at ${about(saver.savings)}; the range is ${about(targets.lean.total)} to ${about(targets.extra.total)} today. ${meets}`,
    note: `${inputs.inflation > 0 ? `Future dollars: the range rises with prices, ${percentText(inputs.inflation)} a year.` : 'No rise of prices is counted.'} Interest after tax.`,
    x: { label: 'Month', kind: 'month', values: at.map((m) => addMonths(start, m)) },
    unit: 'money',
    series: [
      {
        key: 'saved',
        label: 'Your savings',
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
    band: { label: 'Lean to extra', low: grown('lean'), high: grown('extra'), color: 'principal' },
    ...(month !== null && month > 0 ? { marks: [{ x: addMonths(start, month), label: 'Enough' }] } : {}),
  }
}

const monthsIn = (factor: Factor, level: Level): number =>
  level === 'lean' ? factor.lean : level === 'extra' ? factor.extra : (factor.lean + factor.extra) / 2

/** Each reason in dollars, at the level aimed for. */
function reasons({ factors, essentials, chosen }: Result, inputs: EmergencyInputs): WaterfallChart {
  type Step = WaterfallChart['steps'][number]
  const [first, ...others] = factors
  const from = roundToCent((first ? monthsIn(first, chosen.level) : 0) * essentials)
  const changes: Step[] = others
    .map((factor) => ({ factor, months: monthsIn(factor, chosen.level) }))
    .filter(({ months }) => months > 0)
    .map(({ factor, months }) => ({
      label: factorName(factor.key, inputs),
      kind: 'change',
      value: roundToCent(months * essentials),
      color: 'principal',
      note: `+ ${monthsOf(months)}`,
    }))
  if (chosen.deductibles > 0)
    changes.push({ label: 'Deductibles', kind: 'change', value: roundToCent(chosen.deductibles), color: 'insurance' })
  if (chosen.benefits > 0)
    changes.push({
      label: 'Unemployment benefits',
      kind: 'change',
      value: -roundToCent(chosen.benefits),
      color: 'growth',
    })
  const target = roundToCent(changes.reduce((sum, { value }) => sum + value, from))
  return {
    kind: 'waterfall',
    key: 'reasons',
    title: 'Why this much',
    lead: `Each reason in dollars, for the ${levelNames[chosen.level].toLowerCase()}.`,
    summary: `It starts at ${about(from)} and comes to ${about(target)}.`,
    note: 'The months are our scale, not a rule.',
    unit: 'money',
    steps: [
      {
        label: 'To start with',
        kind: 'total',
        value: from,
        color: 'other',
        note: monthsOf(first ? monthsIn(first, chosen.level) : 0),
      },
      ...changes,
      { label: levelNames[chosen.level], kind: 'total', value: target, color: 'real' },
    ],
  }
}

export const chartsOf = (result: Result, inputs: EmergencyInputs): readonly Chart[] =>
  result.outcome === 'nothing' ? [] : [race(result, inputs), reasons(result, inputs)]
