import { dollars, percentText } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Dti, Result } from './compute.ts'
import type { DtiInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { debtNames, limitName, share } from './words.ts'
import { workingsOf } from './workings.ts'

const splitOf = ({ view }: Dti, inputs: DtiInputs): Split => ({
  label: 'Income before tax a month',
  unit: 'money',
  parts: [
    { label: 'Home', value: view.housing, color: 'principal' as const },
    { label: 'Debts as counted', value: view.debts - inputs.planned, color: 'interest' as const },
    { label: 'The loan you think of', value: inputs.planned, color: 'tax' as const },
    { label: 'Left, before tax', value: Math.max(0, view.gross - view.housing - view.debts), color: 'other' as const },
  ].filter((part) => part.value > 0.004),
})

function headline(result: Dti, inputs: DtiInputs): string {
  // A ratio a hair above its limit must not be printed as the limit itself.
  const { ratios } = result.view
  const close = (ratio: number, limit: number | null): string =>
    limit !== null && ratio > limit && share(ratio) === share(limit) ? percentText(ratio * 100, 3) : share(ratio)
  const taken = `Your home and debts take **${close(ratios.back, result.limit.back)}** of your income before tax`
  const { back } = result.limit
  if (result.outcome === 'passes')
    return back === null
      ? `${taken}; the VA sets no highest ratio, only what must be left to live on.`
      : `${taken}, within the **${share(back)}** of ${limitName(inputs)}.`
  if (result.frontOver > 0.005 && (result.over ?? 0) <= 0.005)
    return `${taken}, and the home alone **${close(ratios.front, result.limit.front)}**, above ${limitName(inputs)}’s ${share(result.limit.front ?? 0)}.`
  return `${taken}; ${limitName(inputs)} stops at **${share(back ?? 0)}**.`
}

function more(result: Dti, inputs: DtiInputs): string {
  const { plan, view } = result
  const front = `The home alone takes ${share(view.ratios.front)}.`
  if (result.outcome === 'passes')
    return result.over === null
      ? front
      : `${front} There is room for ${dollars(Math.max(0, -result.over))} more of payments a month.`
  if (plan.outcome === 'possible' && result.frontOver <= 0.005) {
    const names = debtNames(inputs.debts)
    const [first] = plan.pay
    const what =
      plan.pay.length === 1 && first !== undefined ? (names[first] ?? 'one debt') : `${plan.pay.length} debts`
    return `${front} Paying off ${what} for ${dollars(plan.cash)} is the cheapest way to get under it.`
  }
  return `${front} You are ${dollars(Math.max(result.over ?? 0, result.frontOver))} a month over.`
}

export function answer(result: Result, inputs: DtiInputs): Answer {
  if (result.outcome === 'no-income')
    return {
      headline: 'Without income before tax there is **no ratio** to show.',
      more: 'Add at least one income.',
      keyFigures: [],
    }
  return {
    headline: headline(result, inputs),
    more: more(result, inputs),
    split: splitOf(result, inputs),
    keyFigures: ['backRatio', 'frontRatio', result.over === null ? 'debtPayments' : 'roomForDebt', 'payoffCash'],
  }
}

export function present(result: Result, inputs: DtiInputs): Presentation {
  const sources = sourcesOf(inputs)
  if (result.outcome === 'no-income')
    return { ...answer(result, inputs), charts: [], findings: [], tables: [], workings: [], sources }
  return {
    ...answer(result, inputs),
    charts: chartsOf(result, inputs),
    findings: findingsOf(result, inputs),
    tables: tablesOf(result, inputs),
    workings: workingsOf(result, inputs),
    sources,
  }
}
