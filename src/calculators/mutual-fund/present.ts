import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dollars, percentText, yearsText } from '../kit/format.ts'
import { taxBasis } from '../kit/investor-tax.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Result } from './compute.ts'
import type { FundInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { afterTax, amount } from './words.ts'
import { workingsOf } from './workings.ts'

function splitOf({ first }: Result): Split | null {
  const { costFree } = first.course.last
  if (costFree <= 0.005 || first.net < 0 || first.feeCost < 0 || first.taxCost < 0) return null
  return {
    label: 'What your money would come to without costs or tax, future dollars',
    unit: 'money',
    parts: [
      { label: 'You keep', value: first.net, color: 'principal' as const },
      { label: 'Loads and expenses', value: first.feeCost, color: 'interest' as const },
      { label: 'Tax', value: first.taxCost, color: 'tax' as const },
    ].filter((part) => part.value > 0),
  }
}

function headline({ first }: Result, inputs: FundInputs): string {
  const { costFree } = first.course.last
  const years = yearsText(inputs.years)
  if (costFree <= 0.005) return 'With nothing invested, the fund costs you nothing.'
  if (first.feeCost < 0.005) return `“${first.name}” would cost you nothing in ${years}, before tax.`
  const share = percentText((first.feeCost / costFree) * 100, 1)
  return `“${first.name}” would cost you **${amount(first.feeCost)}** in ${years}, **${share}** of what your money would come to without its costs.`
}

function more({ first, twin, prices }: Result, inputs: FundInputs): string {
  if (first.course.last.costFree <= 0.005) return 'Enter what you invest, now or each month.'
  const today = Math.abs(prices - 1) < 1e-9 ? '' : ` (${dollars(first.net / prices)} in today’s money)`
  const against =
    twin === null || Math.abs(twin.net - first.net) < 0.5
      ? ''
      : ` An index fund with the same return before costs: ${dollars(Math.abs(twin.net - first.net))} ${twin.net > first.net ? 'more' : 'less'}.`
  return `You keep ${dollars(first.net)}${afterTax(inputs)}${today}.${against}${taxBasis(inputs)}`
}

/** What stands first; charts, findings and tables follow when the browser has time. */
export function answer(result: Result, inputs: FundInputs): Answer {
  const split = splitOf(result)
  return {
    headline: headline(result, inputs),
    more: more(result, inputs),
    ...(split ? { split } : {}),
    keyFigures: ['netValue', 'taxCost', 'firstYearCost', ...(result.twin ? ['twinAhead'] : ['paidIn'])],
  }
}

export const present = (result: Result, inputs: FundInputs, law: TaxYearFacts): Presentation => ({
  ...answer(result, inputs),
  charts: chartsOf(result, inputs),
  findings: findingsOf(result, inputs),
  tables: tablesOf(result, inputs),
  workings: workingsOf(result, inputs),
  sources: sourcesOf(law),
})
