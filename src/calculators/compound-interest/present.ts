import { dollars, monthsText, percentText } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import { type Growth, monthsToDouble, paidInOf, type Result, yearGrowthBeatsDeposits } from './compute.ts'
import type { CompoundInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { sources } from './sources.ts'
import { tablesOf } from './tables.ts'
import { perPeriod } from './words.ts'
import { workingsOf } from './workings.ts'

function splitOf(growth: Growth, inputs: CompoundInputs): Split | null {
  const { balance, deposits } = growth.base.totals
  const kept = balance - paidInOf(growth, inputs)
  if (kept < 0 || balance <= 0) return null
  return {
    label: 'Balance at the end, future dollars',
    unit: 'money',
    parts: [
      { label: 'Start', value: inputs.start, color: 'other' as const },
      { label: 'Deposits', value: deposits, color: 'principal' as const },
      {
        label: inputs.fee > 0 || inputs.tax !== 'none' ? 'Growth left' : 'Growth',
        value: kept,
        color: 'growth' as const,
      },
    ].filter((part) => part.value > 0),
  }
}

function headline({ base }: Growth, inputs: CompoundInputs): string {
  const { balance, realBalance } = base.totals
  const have = `You would have **${dollars(balance)}** in ${monthsText(inputs.years)}`
  return inputs.inflation === 0 ? `${have}.` : `${have}, worth **${dollars(realBalance)}** in today’s money.`
}

function more(growth: Growth, inputs: CompoundInputs): string {
  const kept = growth.base.totals.balance - paidInOf(growth, inputs)
  const put = `You put in ${dollars(paidInOf(growth, inputs))}`
  const after = inputs.fee > 0 || inputs.tax !== 'none' ? ' after fees and tax' : ''
  const grew = kept > -0.5 ? `growth${after} adds ${dollars(kept)}` : `lose ${dollars(-kept)} of it`
  const spread =
    inputs.variance > 0
      ? ` With a rate ${percentText(inputs.variance).slice(0, -1)} points lower or higher: ${dollars(growth.low.totals.balance)} to ${dollars(growth.high.totals.balance)}.`
      : ''
  const real = inputs.inflation === 0 ? ' No inflation is counted: today’s money if your rate is after inflation.' : ''
  return `${put}${inputs.deposit > 0 ? ` (${dollars(inputs.deposit)} ${perPeriod(inputs)})` : ''} and ${grew}.${spread}${real}`
}

function milestoneFigure(growth: Growth): readonly string[] {
  if (yearGrowthBeatsDeposits(growth) !== null) return ['growthBeatsDepositsYear']
  return monthsToDouble(growth) === null ? [] : ['monthsToDouble']
}

/** What stands first; charts, findings and tables follow when the browser has time. */
export function answer(result: Result, inputs: CompoundInputs): Answer {
  if (result.outcome === 'not-possible')
    return {
      headline: 'These numbers do not make a plan that can be worked out.',
      more: 'Check the rate, the time and the fee.',
      keyFigures: [],
    }
  const split = splitOf(result, inputs)
  return {
    headline: headline(result, inputs),
    more: more(result, inputs),
    ...(split ? { split } : {}),
    keyFigures: [
      'totalPaidIn',
      'totalGrowth',
      ...(inputs.fee > 0 ? ['feeCost'] : inputs.inflation === 0 ? [] : ['finalBalanceToday']),
      ...milestoneFigure(result),
    ],
  }
}

export function present(result: Result, inputs: CompoundInputs): Presentation {
  const first = answer(result, inputs)
  if (result.outcome === 'not-possible')
    return { ...first, charts: [], findings: [], tables: [], workings: [], sources }
  return {
    ...first,
    charts: chartsOf(result, inputs),
    findings: findingsOf(result, inputs),
    tables: tablesOf(result, inputs),
    workings: workingsOf(result, inputs),
    sources,
  }
}
