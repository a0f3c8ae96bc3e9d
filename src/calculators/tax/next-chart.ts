import { type Kink, type NextDollars, nextDollars } from '#engine/tax/next-dollars.ts'
import { dollars, listText, percentText } from '../kit/format.ts'
import type { Table, XYChart } from '../kit/presentation.ts'
import type { TaxResult } from './compute.ts'
import type { Law } from './law.ts'
import { allTax, stateLawOf, taxesOf } from './taxes.ts'
import { nextName, stateName } from './words.ts'

/** How far ahead the chart looks, and the width of a step. Dollars. */
const UP_TO = 50_000
const STEP = 500
/** More marks than this on one chart cannot be told apart; the table has them all. */
const MOST_MARKS = 12
/** A cliff can cost more than the step that holds it. */
const CEILING = 100

export function nextOf(result: TaxResult, { facts }: Law): NextDollars {
  const name = stateName(result.household.state)
  const law = stateLawOf(result.household.state)
  const brackets = law === null ? [] : law.yearOf(facts.year).brackets.value[result.household.status]
  return nextDollars(result.household, facts, (household) => taxesOf(household, facts), {
    of: result.nextKind,
    upTo: UP_TO,
    step: STEP,
    stateName: name,
    ...(brackets.length > 0 ? { stateBrackets: brackets } : {}),
  })
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
const points = (rate: number): number => Number((rate * 100).toFixed(4))

/** What a cliff's one dollar costs or saves; nothing where the tax only bends. */
const priceText = ({ kind, jump }: Kink): string =>
  kind !== 'cliff'
    ? ''
    : jump > 0
      ? `; that one dollar costs ${dollars(jump)}`
      : `; that one dollar saves ${dollars(-jump)}`

/** "At $8,500 more: you leave the 12% bracket for 22%." */
export const kinkText = (kink: Kink): string => `At ${dollars(kink.at)} more: ${kink.words}${priceText(kink)}.`

/** Cliffs first, then the largest changes of the rate; in the order in which they come. */
function marked(kinks: readonly Kink[]): readonly Kink[] {
  const weight = ({ kind, jump, rateBefore, rateAfter }: Kink): number =>
    kind === 'cliff' ? Math.abs(jump) : Math.abs(rateAfter - rateBefore) * 1000
  const kept = new Set([...kinks].sort((a, b) => weight(b) - weight(a)).slice(0, MOST_MARKS))
  return kinks.filter((kink) => kept.has(kink))
}

/** What each next thousand costs, with every change of pace marked. */
export function nextChart(result: TaxResult, next: NextDollars): XYChart {
  const of = nextName[result.nextKind]
  const rates = next.points.map((point) => points(point.rate))
  const low = Math.min(...rates)
  const high = Math.max(...rates)
  const withState = result.taxes.state !== null
  const marks = marked(next.kinks).map((kink) => ({ x: kink.at, label: `${capital(kink.words)}${priceText(kink)}.` }))
  const around = result.income > 0 ? allTax(result.taxes) / result.income : null
  return {
    kind: 'lines',
    key: 'next',
    title: `Your next ${dollars(UP_TO)} of ${of}`,
    lead: `Each step shows what the next $1,000 from there costs in ${listText(['federal', ...(withState ? ['state'] : []), 'payroll'])} tax together.`,
    summary: `The next ${dollars(UP_TO)} of ${of} ${high - low < 0.05 ? `costs ${percentText(high, 1)} of every step` : `costs between ${percentText(low, 1)} and ${percentText(high, 1)} of each step`}${next.kinks.length > 0 ? `. ${next.kinks.map(kinkText).join(' ')}` : ', with no change of pace.'}`,
    x: { label: `More ${of}`, kind: 'money', values: next.points.map((point) => point.extra) },
    unit: 'percent',
    series: [
      { key: 'all', label: 'All taxes', color: 'tax', look: 'step', values: rates },
      {
        key: 'federal',
        label: 'Federal',
        color: 'principal',
        look: 'step',
        values: next.points.map((point) => points(point.federalRate)),
      },
      ...(withState
        ? [
            {
              key: 'state',
              label: 'State',
              color: 'other' as const,
              look: 'step' as const,
              values: next.points.map((point) => points(point.stateRate)),
            },
          ]
        : []),
    ],
    marksLook: 'numbered',
    ...(marks.length > 0 ? { marks } : {}),
    ...(around !== null && around > 0
      ? { level: { value: points(around), label: `All taxes on average: ${percentText(around * 100, 1)}` } }
      : {}),
    ...(high > CEILING ? { ceiling: CEILING } : {}),
  }
}

/** Every change of pace in words. */
export function kinksTable({ nextKind }: TaxResult, next: NextDollars): Table | null {
  if (next.kinks.length === 0) return null
  return {
    key: 'kinks',
    title: `Where the cost of more ${nextName[nextKind]} changes`,
    lead: 'Found by working out your whole return again at every step.',
    columns: [
      { label: 'At this much more', unit: 'money' },
      { label: 'What happens', unit: 'text' },
      { label: 'Tax on a dollar before', unit: 'percent' },
      { label: 'After', unit: 'percent' },
      { label: 'Due at once', unit: 'money' },
    ],
    rows: next.kinks.map((kink) => [
      kink.at,
      capital(kink.words),
      points(kink.rateBefore),
      points(kink.rateAfter),
      kink.kind === 'cliff' ? kink.jump : null,
    ]),
  }
}
