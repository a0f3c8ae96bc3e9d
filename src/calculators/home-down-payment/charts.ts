import { savedByMonth } from '#engine/housing/saving-race.ts'
import { roundToCent } from '#engine/money.ts'
import { yearOf } from '#engine/month.ts'
import type { XYChart } from '../kit/presentation.ts'
import { type Life, MOST_MONTHS, monthAfter } from './compute.ts'
import type { DownPaymentContext } from './context.ts'
import { needsOf } from './ways.ts'
import { chartWords } from './words/explain.en.ts'
import { wayPhrases } from './words/names.en.ts'

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
const MOST_POINTS = 90

/** The savings and the cash it takes, month by month until they meet (or 15 years). */
function race({ inputs, result, say }: DownPaymentContext): XYChart {
  const words = chartWords.race
  const end = Math.min(MOST_MONTHS, result.month === null ? 180 : Math.max(12, Math.ceil(result.month * 1.25)))
  const step = Math.ceil(end / MOST_POINTS)
  const at = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step)
  const saved = savedByMonth(result.saver, end)
  const { needAt } = result.own.needs
  const pick = (of: (month: number) => number) => at.map((month) => roundToCent(of(month)))
  const faster = needsOf({ ...inputs, homeGrowth: inputs.homeGrowth + 2 }, result.own.way)
  const values = { from: saved[0] ?? 0, to: saved[end] ?? 0, need: result.cashToday.total, needThen: needAt(end) }
  const summary = [
    words.summary(values, say),
    ...(result.month === 0 ? [words.enoughNow()] : []),
    ...(result.month ? [words.enoughIn({ month: monthAfter(result, result.month) }, say)] : []),
  ]
  return {
    kind: 'lines',
    key: 'race',
    title: words.title,
    lead: words.lead,
    summary: summary.join(' '),
    note: words.note({ growth: inputs.homeGrowth }, say),
    x: { label: words.x, kind: 'month', values: at.map((month) => monthAfter(result, month)) },
    unit: 'money',
    series: [
      { key: 'saved', label: words.saved, color: 'growth', look: 'area', values: pick((month) => saved[month] ?? 0) },
      { key: 'need', label: words.need, color: 'interest', values: pick(needAt) },
      { key: 'faster', label: words.faster, color: 'interest', look: 'dashed', values: pick(faster.needAt) },
    ],
    ...(result.month !== null && result.month > 0
      ? { marks: [{ x: monthAfter(result, Math.round(result.month / step) * step), label: words.enough }] }
      : {}),
  }
}

/** What each life is worth at the end of each year. */
function lives({ inputs, result, say }: DownPaymentContext): XYChart {
  const words = chartWords.lives
  const how = wayPhrases[inputs.sooner]
  const years = Array.from({ length: Math.floor(result.compareMonths / 12) + 1 }, (_, year) => year)
  const first = yearOf(result.start)
  const values = (life: Life) => years.map((year) => roundToCent(life.worth[year * 12] ?? 0))
  const end = (life: Life): number => life.worth.at(-1) ?? 0
  const bought = (life: Life, label: string) =>
    life.month === null || life.month < 6 ? [] : [{ x: first + Math.round(life.month / 12), label }]
  return {
    kind: 'lines',
    key: 'lives',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ sooner: end(result.sooner), waiting: end(result.waiting), how }, say),
    note: words.note,
    x: { label: words.x, kind: 'year', values: years.map((year) => first + year) },
    unit: 'money',
    series: [
      { key: 'sooner', label: capital(how), color: 'growth', values: values(result.sooner) },
      { key: 'waiting', label: words.plan, color: 'other', values: values(result.waiting) },
    ],
    marks: [...bought(result.sooner, words.buySooner), ...bought(result.waiting, words.plan)],
  }
}

export const charts = [race, lives]
