import type { XYChart } from '#calculators/kit/presentation.ts'
import { american as say } from '#calculators/kit/say.ts'
import type { ToldScenario } from '#calculators/planning/scenario/tell.ts'
import { chartWords } from '#calculators/planning/scenario/words/answer.en.ts'

const lastOf = (values: readonly number[]): number => values.at(-1) ?? 0

/** Cash and net worth month by month, with the events numbered as on the timeline. */
export function scenarioCharts(told: ToldScenario, count: number): readonly XYChart[] {
  const months = told.months.slice(0, count)
  const marks = told.events
    .filter(({ month }) => months.includes(month))
    .map(({ month, title }) => ({ x: month, label: title }))
  const make = (key: 'cash' | 'worth', summary: string): XYChart => {
    const words = chartWords[key]
    return {
      kind: 'lines',
      key,
      title: words.title,
      lead: words.lead,
      note: words.note,
      summary,
      x: { label: chartWords.cash.x, kind: 'month', values: months },
      unit: 'money',
      series: [
        {
          key: 'before',
          label: chartWords.cash.before,
          color: 'other',
          look: 'dashed',
          values: told[key].before.slice(0, count),
        },
        { key: 'after', label: chartWords.cash.after, color: 'principal', values: told[key].after.slice(0, count) },
      ],
      ...(marks.length > 0 ? { marks, marksLook: 'numbered' as const } : {}),
    }
  }
  const { lowestCash, lowestMonth } = told.outcomes.after
  return [
    make('cash', chartWords.cash.summary(say.money(lowestCash), say.month(lowestMonth))),
    make('worth', chartWords.worth.summary(say.money(lastOf(told.worth.after)), say.money(lastOf(told.worth.before)))),
  ]
}
