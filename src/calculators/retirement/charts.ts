import { roundToCent } from '#engine/money.ts'
import { unmarked } from '../kit/format.ts'
import { shareText } from '../kit/past-starts.ts'
import type { Chart } from '../kit/presentation.ts'
import { confident } from './assumptions.ts'
import { lastedShare, type RetirementContext } from './context.ts'
import { pastMarkets } from './words/answer.en.ts'
import { agesChart, fanChart, leversChart } from './words/explain.en.ts'

/** Whole percent points: what a person would say. 100 only where it is every market, 0 only where it is none. */
const points = (share: number): number =>
  share <= 0 || share >= 1 ? Math.round(share * 100) : Math.min(99, Math.max(1, Math.round(share * 100)))
/** "93% of past markets", from a decimal. */
const pastText = (share: number, { say }: RetirementContext): string =>
  unmarked(pastMarkets({ share: shareText(share * 100, say) }))

function fan({ result, inputs, found, say }: RetirementContext): Chart | null {
  const { age, balances, working } = result
  const ages = balances.map((_, year) => age + year)
  const steady = balances.map(roundToCent)
  const [p10, p25, p50, p75, p90] = found?.bands ?? []
  const retire = Math.max(inputs.retireAge, age)
  const base = {
    kind: 'lines' as const,
    key: 'savings',
    title: fanChart.title,
    lead: fanChart.lead,
    x: { label: fanChart.x, kind: 'number' as const, values: ages },
    unit: 'money' as const,
    ...(working > 0 && working < balances.length ? { marks: [{ x: age + working, label: fanChart.retire }] } : {}),
  }
  const steadyLine = {
    key: 'steady',
    label: fanChart.steady,
    color: 'principal' as const,
    look: 'dashed' as const,
    values: steady,
  }
  if (!p10 || !p25 || !p50 || !p75 || !p90)
    return {
      ...base,
      summary: fanChart.steadySummary({ age: retire, balance: result.balanceAt }, say),
      series: [{ ...steadyLine, look: 'line' }],
    }
  // Who is retired knows what they have: the range is of the end.
  const [low = 0, high = 0] = working > 0 ? [p10[working], p90[working]] : [p10.at(-1), p90.at(-1)]
  const most = Math.max(...steady, ...p75)
  return {
    ...base,
    summary: fanChart.summary({ age: working > 0 ? retire : (ages.at(-1) ?? retire), low, high }, say),
    series: [{ key: 'median', label: fanChart.median, color: 'growth', values: p50 }, steadyLine],
    band: { label: fanChart.band, low: p10, high: p90, color: 'growth' },
    innerBand: { label: fanChart.inner, low: p25, high: p75, color: 'growth' },
    ...(Math.max(...p90) > most * 1.6 && most > 0 ? { ceiling: most * 1.6 } : {}),
  }
}

function ages(context: RetirementContext): Chart | null {
  const { found, inputs } = context
  const byAge = found?.byAge ?? []
  const [first, last] = [byAge[0], byAge.at(-1)]
  if (!first || !last || byAge.length < 2) return null
  return {
    kind: 'lines',
    key: 'ages',
    title: agesChart.title,
    lead: agesChart.lead,
    summary: agesChart.summary({
      from: first.age,
      low: pastText(first.share, context),
      to: last.age,
      high: pastText(last.share, context),
    }),
    x: { label: agesChart.x, kind: 'number', values: byAge.map((one) => one.age) },
    unit: 'percent',
    yLabel: agesChart.y,
    series: [{ key: 'share', label: agesChart.series, color: 'growth', values: byAge.map((one) => points(one.share)) }],
    level: { value: points(confident.value), label: agesChart.level },
    ...(byAge.some((one) => one.age === inputs.retireAge)
      ? { marks: [{ x: inputs.retireAge, label: agesChart.mark }] }
      : {}),
  }
}

function levers(context: RetirementContext): Chart | null {
  const { found, say } = context
  const share = lastedShare(context)
  const list = found?.levers ?? []
  if (share === null) return null
  const best = list.reduce((top, one) => Math.max(one.share, top), share)
  if (best <= share) return null
  return {
    kind: 'ranks',
    key: 'levers',
    title: leversChart.title,
    lead: leversChart.lead,
    summary: leversChart.summary({ now: shareText(share * 100, say), best: shareText(best * 100, say) }),
    unit: 'percent',
    words: { row: leversChart.row, total: leversChart.total },
    parts: [{ key: 'share', label: leversChart.part, color: 'growth' }],
    rows: [
      { label: leversChart.now, values: [points(share)], isYours: true },
      ...list.map(({ key, amount, share: then }) => ({
        label: leversChart.names[key]({ amount }, say),
        values: [points(then)],
      })),
    ],
  }
}

export const charts = [fan, levers, ages]
