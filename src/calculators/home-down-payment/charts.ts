import { savedByMonth } from '#engine/housing/saving-race.ts'
import { roundToCent } from '#engine/money.ts'
import { yearOf } from '#engine/month.ts'
import { dollars, monthText, percentText, shortDollars } from '../kit/format.ts'
import type { Chart, XYChart } from '../kit/presentation.ts'
import { type Life, MOST_MONTHS, monthAfter, type Result } from './compute.ts'
import type { DownPaymentInputs } from './fields.ts'
import { needsOf } from './ways.ts'
import { wayPhrase } from './words.ts'

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
const MOST_POINTS = 90

/** The savings and the cash it takes, month by month until they meet (or 15 years). */
function race(result: Result, inputs: DownPaymentInputs): XYChart {
  const end = Math.min(MOST_MONTHS, result.month === null ? 180 : Math.max(12, Math.ceil(result.month * 1.25)))
  const step = Math.ceil(end / MOST_POINTS)
  const at = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step)
  const saved = savedByMonth(result.saver, end)
  const pick = (of: (month: number) => number) => at.map((month) => roundToCent(of(month)))
  const faster = needsOf({ ...inputs, homeGrowth: inputs.homeGrowth + 2 }, result.own.way)
  const met =
    result.month === null
      ? ''
      : result.month === 0
        ? ' You have enough from the start.'
        : ` They meet in ${monthText(monthAfter(result, result.month))}.`
  return {
    kind: 'lines',
    key: 'race',
    title: 'Your savings and the cash it takes',
    lead: 'The target is not still: it grows with the price of the home.',
    summary: `Your savings go from ${shortDollars(saved[0] ?? 0)} to ${shortDollars(saved[end] ?? 0)}, the cash it takes from ${shortDollars(result.cashToday.total)} to ${shortDollars(result.own.needs.needAt(end))}.${met}`,
    note: `Future dollars. Home prices ${percentText(inputs.homeGrowth)} a year; the dashed line is 2 points more.`,
    x: { label: 'Month', kind: 'month', values: at.map((month) => monthAfter(result, month)) },
    unit: 'money',
    series: [
      {
        key: 'saved',
        label: 'Your savings',
        color: 'growth',
        look: 'area',
        values: pick((month) => saved[month] ?? 0),
      },
      { key: 'need', label: 'Cash it takes', color: 'interest', values: pick(result.own.needs.needAt) },
      { key: 'faster', label: 'If prices grow faster', color: 'interest', look: 'dashed', values: pick(faster.needAt) },
    ],
    ...(result.month !== null && result.month > 0
      ? { marks: [{ x: monthAfter(result, Math.round(result.month / step) * step), label: 'Enough' }] }
      : {}),
  }
}

/** What each life is worth at the end of each year. */
function lives(result: Result, inputs: DownPaymentInputs): XYChart {
  const years = Array.from({ length: Math.floor(result.compareMonths / 12) + 1 }, (_, year) => year)
  const first = yearOf(result.start)
  const values = (life: Life) => years.map((year) => roundToCent(life.worth[year * 12] ?? 0))
  const end = (life: Life) => dollars(life.worth.at(-1) ?? 0)
  const bought = (life: Life, label: string) =>
    life.month === null || life.month < 6 ? [] : [{ x: first + Math.round(life.month / 12), label }]
  return {
    kind: 'lines',
    key: 'lives',
    title: 'Buy sooner, or wait',
    lead: 'The same household with the same money each month; only the day of buying differs.',
    summary: `In the end you have ${end(result.sooner)} with ${wayPhrase[inputs.sooner]}, ${end(result.waiting)} on your plan.`,
    note: 'Home less what is owed and the cost of selling, plus savings. Future dollars.',
    x: { label: 'Year', kind: 'year', values: years.map((year) => first + year) },
    unit: 'money',
    series: [
      { key: 'sooner', label: capital(wayPhrase[inputs.sooner]), color: 'growth', values: values(result.sooner) },
      { key: 'waiting', label: 'Your plan', color: 'other', values: values(result.waiting) },
    ],
    marks: [...bought(result.sooner, 'Sooner'), ...bought(result.waiting, 'Your plan')],
  }
}

export const chartsOf = (result: Result, inputs: DownPaymentInputs): readonly Chart[] => [
  race(result, inputs),
  lives(result, inputs),
]
