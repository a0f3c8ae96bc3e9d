import { roundToCent } from '#engine/money.ts'
import type { HeatChart } from '../kit/presentation.ts'
import type { SolvedContext } from './context.ts'
import { exact } from './said-time.ts'
import { gridWords as words } from './words/explain.en.ts'
import { timeWords } from './words/time.en.ts'

/** So many times the visitor's own time. */
const TIMES = [1, 2, 3, 4, 5]

/** Interest of the same principal at other yearly rates and over longer times. Each axis has the visitor's own value in it. */
export function gridChart({ inputs, result, say }: SolvedContext): HeatChart | null {
  const { principal, annualRate, years, course } = result
  if (course !== null || years <= 0 || annualRate <= 0) return null
  const own = annualRate * 100
  const step = own >= 4 ? 1 : own / 4
  const decimals = own < 1 ? 6 : 2
  const rates = [-3, -2, -1, 0, 1, 2, 3].map((k) => own + k * step)
  const values = rates.map((rate) => TIMES.map((times) => roundToCent(((principal * rate) / 100) * years * times)))
  const all = values.flat()
  const isMonths = inputs.find !== 'time' && inputs.span === 'term'
  const days = result.days ?? years * 365
  const timeOf = (times: number): string =>
    isMonths ? say.months(inputs.term * times) : timeWords.days({ days: Math.round(days * times * 10) / 10 }, say)
  return {
    kind: 'heat',
    key: 'rateTime',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ principal: exact(principal, say), low: Math.min(...all), high: Math.max(...all) }, say),
    unit: 'cents',
    valueLabel: words.interest,
    x: {
      label: words.time,
      values: TIMES.map(timeOf),
      ticks: TIMES.map((times, at) => ({ at, label: words.times({ times }) })),
    },
    y: {
      label: words.rate,
      values: rates.map((rate) => say.percent(rate, decimals)),
      ticks: rates.map((rate, at) => ({ at, label: say.percent(rate, decimals) })),
    },
    values,
    marks: [{ kind: 'yours', x: 0, y: rates.indexOf(own), label: words.yours }],
  }
}
