import { roundToCent } from '#engine/money.ts'
import { figure, named, todaysDollars, worse } from '../kit/figures.ts'
import type { Past } from './compute.ts'
import { type DrawdownContext, ofPast } from './context.ts'
import { middleOf } from './spreads.ts'
import type { DrawdownStudy } from './study-result.ts'
import { figureNames } from './words/answer.en.ts'

const money = (worth: (context: DrawdownContext) => number | null | undefined) =>
  todaysDollars(
    figure<DrawdownContext>('money', (context) => {
      const value = worth(context)
      return value === null || value === undefined ? null : roundToCent(value)
    }),
  )
const past = (worth: (past: Past) => number | undefined) => money(ofPast(({ result }) => worth(result) ?? null))
const count = (value: (past: Past) => number) =>
  figure<DrawdownContext>(
    'count',
    ofPast(({ result }) => value(result)),
  )
const percent = (value: (context: DrawdownContext) => number | null, unit: 'percent' | 'share' = 'share') =>
  figure<DrawdownContext>(unit, (context) => {
    const share = value(context)
    return share === null ? null : share * 100
  })
const found = (value: (found: DrawdownStudy) => number | null | undefined) => (context: DrawdownContext) =>
  context.found === null || context.result.outcome === 'empty' || context.result.outcome === 'none'
    ? null
    : (value(context.found) ?? null)

/** 0 where nothing could be spent. */
const first = ({ result }: DrawdownContext): number =>
  result.outcome === 'empty' || result.outcome === 'none' ? 0 : result.rate * result.wealth

export const figures = named(figureNames, {
  first: money(first),
  monthly: money((context) => first(context) / 12),
  rate: percent(
    ({ result, inputs }) =>
      result.outcome === 'empty' || inputs.savings === 0
        ? null
        : result.outcome === 'none'
          ? 0
          : (result.rate * result.wealth) / inputs.savings,
    'percent',
  ),
  starts: count(({ starts }) => starts.length),
  failed: worse(count(({ failed }) => failed)),
  incomplete: figure(
    'count',
    ofPast(({ result }) => result.windows.incomplete),
  ),
  lowestSpending: past(({ starts }) => Math.min(...starts.map(({ outcome }) => outcome.lowest))),
  deepestCut: worse(percent(ofPast(({ result }) => Math.max(...result.starts.map(({ outcome }) => outcome.cut))))),
  longestBelow: worse(
    figure(
      'years',
      ofPast(({ result }) => Math.max(...result.starts.map(({ outcome }) => outcome.yearsBelow))),
    ),
  ),
  typicalSpending: past(({ starts }) => middleOf(starts.map(({ outcome }) => outcome.average))),
  leastLeft: past(({ starts }) => Math.min(...starts.map(({ outcome }) => outcome.end))),
  typicalLeft: past(({ starts }) => middleOf(starts.map(({ outcome }) => outcome.end))),
  mostLeft: past(({ starts }) => Math.max(...starts.map(({ outcome }) => outcome.end))),
  drawnFailed: worse(percent(found(({ failed, paths }) => failed / paths))),
  drawnLowLeft: money(found(({ ends }) => ends[1])),
  drawnTypicalLeft: money(found(({ ends }) => ends[3])),
  monthsMost: money(found(({ months }) => months?.most)),
  firstTaxes: worse(money(found(({ tax }) => tax?.firstTaxes))),
  firstFederalTax: worse(money(found(({ tax }) => tax?.firstFederal))),
  firstStateTax: worse(money(found(({ tax }) => tax?.firstState))),
  firstKept: money(found(({ tax }) => tax?.firstKept)),
})
