import type { Kink } from '#engine/tax/next-dollars.ts'
import type { KeyedTable, Series, XYChart } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { nextOf, type TaxContext, UP_TO } from './context.ts'
import { allTax } from './taxes.ts'
import { turnsWords, nextWords as words } from './words/explain.en.ts'

/** More marks than this on one chart cannot be told apart; the table has them all. */
const MOST_MARKS = 12
/** A cliff can cost more than the step that holds it. */
const CEILING = 100

const points = (rate: number): number => Number((rate * 100).toFixed(4))

/** A turn as words say it: what a cliff's one dollar costs or saves; nothing where the tax only bends. */
export const turnOf = ({ at, turn, kind, jump }: Kink) => ({
  at,
  turn,
  jump: kind === 'cliff' ? jump : null,
})

/** Cliffs first, then the largest changes of the rate; in the order in which they come. */
function marked(kinks: readonly Kink[]): readonly Kink[] {
  const weight = ({ kind, jump, rateBefore, rateAfter }: Kink): number =>
    kind === 'cliff' ? Math.abs(jump) : Math.abs(rateAfter - rateBefore) * 1000
  const kept = new Set([...kinks].sort((a, b) => weight(b) - weight(a)).slice(0, MOST_MARKS))
  return kinks.filter((kink) => kept.has(kink))
}

/** What each next thousand costs, with every change of pace marked. */
export function nextChart(context: TaxContext): XYChart {
  const { result, law, say } = context
  const next = nextOf(context)
  const of = result.nextKind
  const rates = next.points.map((point) => points(point.rate))
  const low = Math.min(...rates)
  const high = Math.max(...rates)
  const hasState = law.state !== 'none'
  const marks = marked(next.kinks).map((kink) => ({ x: kink.at, label: words.mark(turnOf(kink), say) }))
  const around = result.income > 0 ? allTax(result.taxes) / result.income : null
  const step = (key: string, label: string, color: Series['color'], values: Series['values']): Series => ({
    key,
    label,
    color,
    look: 'step',
    values,
  })
  return {
    kind: 'lines',
    key: 'next',
    title: words.title({ of, upTo: UP_TO }, say),
    lead: words.lead({ hasState }),
    summary: words.summary({ of, upTo: UP_TO, low, high, turns: next.kinks.map(turnOf) }, say),
    x: { label: words.x(of), kind: 'money', values: next.points.map((point) => point.extra) },
    unit: 'percent',
    yLabel: words.y,
    series: [
      step('all', words.all, 'tax', rates),
      step(
        'federal',
        words.federal,
        'principal',
        next.points.map((point) => points(point.federalRate)),
      ),
      ...(hasState
        ? [
            step(
              'state',
              words.state,
              'other',
              next.points.map((point) => points(point.stateRate)),
            ),
          ]
        : []),
    ],
    marksLook: 'numbered',
    ...(marks.length > 0 ? { marks } : {}),
    ...(around !== null && around > 0
      ? { level: { value: points(around), label: words.average(around * 100, say) } }
      : {}),
    ...(high > CEILING ? { ceiling: CEILING } : {}),
  }
}

/** Every change of pace in words. */
export function turnsTable(context: TaxContext): KeyedTable | null {
  const { say } = context
  const { kinks } = nextOf(context)
  if (kinks.length === 0) return null
  return tableOf('kinks', { ...turnsWords, title: turnsWords.title(context.result.nextKind) }, kinks, {
    at: ['money', (kink) => kink.at],
    what: ['text', (kink) => turnsWords.what(kink.turn, say)],
    before: ['percent', (kink) => points(kink.rateBefore)],
    after: ['percent', (kink) => points(kink.rateAfter)],
    jump: ['money', (kink) => (kink.kind === 'cliff' ? kink.jump : null)],
  })
}
