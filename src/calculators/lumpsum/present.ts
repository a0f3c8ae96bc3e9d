import { monthsText } from '../kit/format.ts'
import { startsText, stocksText, worthText } from '../kit/past-words.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import { type Grown, keptFromPast } from './compute.ts'
import type { LumpInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { sources } from './sources.ts'
import type { LumpStudy } from './study.ts'
import { tablesOf } from './tables.ts'
import { workingsOf } from './workings.ts'

function splitOf({ end }: Grown, inputs: LumpInputs): Split | null {
  const gain = end.net - inputs.amount
  if (gain <= 0 || inputs.account === 'deferred') return null
  const taken = end.feeCost
  const tax = end.yearlyTaxCost + end.endTax
  if (tax < 0) return null
  return {
    label: 'Where the money at the end goes, future dollars',
    unit: 'money',
    parts: [
      { label: 'You put in', value: inputs.amount, color: 'principal' as const },
      { label: 'Growth you keep', value: gain, color: 'growth' as const },
      { label: 'Fees', value: taken, color: 'other' as const },
      { label: 'Tax', value: tax, color: 'tax' as const },
    ].filter((part) => part.value > 0.005),
  }
}

function headline({ end, prices }: Grown, inputs: LumpInputs): string {
  const { amount } = inputs
  if (amount === 0) return `Enter an amount to see what it could become in **${monthsText(inputs.years)}**.`
  const become = `${worthText(amount, amount)} could become **${worthText(amount, end.net)}** in ${monthsText(inputs.years)}`
  return inputs.inflation === 0
    ? `${become}.`
    : `${become}, worth **${worthText(amount, end.net / prices)}** in today’s dollars.`
}

function more(grown: Grown, inputs: LumpInputs, found: LumpStudy | null): string {
  const { end, low, high, prices } = grown
  const { amount } = inputs
  const tax = end.yearlyTaxCost + end.endTax
  const taken = [
    ...(end.feeCost >= 1 ? [`${worthText(amount, end.feeCost)} to fees`] : []),
    ...(tax >= 1 ? [`${worthText(amount, tax)} to tax`] : []),
  ]
  // Both with what the money would have earned: more than was ever charged.
  const after = taken.length > 0 ? `That is after losing ${taken.join(' and ')}. ` : ''
  const own =
    inputs.volatility === 0
      ? 'You entered no ups and downs, so your own numbers give no range.'
      : `By your own numbers, one run in ten ends below ${worthText(amount, low.net / prices)} and one above ${worthText(amount, high.net / prices)}, in today’s dollars.`
  if (found === null) return `${after}${own}`
  const left = (growth: number | undefined) => worthText(amount, keptFromPast(grown, inputs, growth ?? 0))
  // Tax is worked out as if the growth had come at a steady pace: close, not exact.
  const [about, taxed] = inputs.account === 'free' ? ['', ''] : ['about ', ', after your tax']
  return `${after}In ${startsText(found)} since 1871 with ${stocksText(inputs)}, the middle one would have left ${about}${left(found.real.p50.at(-1))} and one in ten less than ${left(found.real.p10.at(-1))}, in today’s dollars${taxed}.`
}

/** What stands first; charts, findings and tables follow when the browser has time. */
export function answer(grown: Grown, inputs: LumpInputs, _facts: null, _env: unknown, found: LumpStudy | null): Answer {
  const split = splitOf(grown, inputs)
  return {
    headline: headline(grown, inputs),
    ...(inputs.amount === 0 ? {} : { more: more(grown, inputs, found) }),
    ...(split ? { split } : {}),
    keyFigures:
      found === null
        ? ['finalValueToday', 'lowToday', 'highToday', 'taxCost']
        : ['finalValueToday', 'pastMiddleKept', 'pastLowKept', 'pastWorstKept'],
  }
}

export function present(
  grown: Grown,
  inputs: LumpInputs,
  facts: null,
  env: unknown,
  found: LumpStudy | null,
): Presentation {
  return {
    ...answer(grown, inputs, facts, env, found),
    charts: chartsOf(grown, inputs, found),
    findings: findingsOf(grown, inputs, found),
    tables: tablesOf(grown, inputs, found),
    workings: workingsOf(grown, inputs, found),
    sources,
  }
}
