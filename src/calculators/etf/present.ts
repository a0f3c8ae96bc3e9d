import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dollars, percentText, yearsText } from '../kit/format.ts'
import { taxBasis } from '../kit/investor-tax.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Result } from './compute.ts'
import type { EtfInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { afterTax, amount } from './words.ts'
import { workingsOf } from './workings.ts'

function splitOf({ etf }: Result): Split | null {
  const { costFree } = etf.course.last
  if (costFree <= 0.005 || etf.net < 0 || etf.feeCost < 0 || etf.taxCost < 0) return null
  return {
    label: 'What your money would come to without costs or tax, future dollars',
    unit: 'money',
    parts: [
      { label: 'You keep', value: etf.net, color: 'principal' as const },
      { label: 'Expenses and trading', value: etf.feeCost, color: 'interest' as const },
      { label: 'Tax', value: etf.taxCost, color: 'tax' as const },
    ].filter((part) => part.value > 0),
  }
}

function headline({ etf, account }: Result, inputs: EtfInputs): string {
  const { costFree } = etf.course.last
  const years = yearsText(inputs.years)
  if (costFree <= 0.005) return 'With nothing invested, the ETF costs you nothing.'
  const tax = account !== 'roth' && etf.taxCost >= 0.5 ? `, and tax **${dollars(etf.taxCost)}**` : ''
  if (etf.feeCost < -0.5)
    return `In ${years} the ETF’s discounts and lending bring **${dollars(-etf.feeCost)}** more than its costs take${tax === '' ? '' : `; tax takes **${dollars(etf.taxCost)}**`}.`
  return `Holding and trading this ETF for ${years} would cost you **${amount(etf.feeCost)}**${tax}.`
}

function more({ etf, twin, prices, account }: Result, inputs: EtfInputs): string {
  if (etf.course.last.costFree <= 0.005) return 'Enter what you invest, now or each time.'
  const today = Math.abs(prices - 1) < 1e-9 ? '' : ` (${dollars(etf.net / prices)} in today’s money)`
  const grown = ` at ${percentText(inputs.annualReturn)} a year before costs`
  const gap = twin === null ? 0 : etf.net - twin.net
  const fund =
    twin === null || Math.abs(gap) < 0.5
      ? ''
      : ` That is ${dollars(Math.abs(gap))} ${gap > 0 ? 'more' : 'less'} than in the mutual fund.`
  return `You keep ${dollars(etf.net)}${afterTax(account)}${today},${grown}.${fund}${taxBasis(inputs)}`
}

/** What stands first; charts, findings and tables follow when the browser has time. */
export function answer(result: Result, inputs: EtfInputs): Answer {
  const split = splitOf(result)
  return {
    headline: headline(result, inputs),
    more: more(result, inputs),
    ...(split ? { split } : {}),
    keyFigures: [
      'netValue',
      'tradePer10k',
      ...(result.account === 'taxable' ? ['taxPer10k'] : ['paidIn']),
      ...(result.overlap ? ['overlap'] : result.twin ? ['etfAhead'] : []),
    ],
  }
}

export const present = (result: Result, inputs: EtfInputs, law: TaxYearFacts): Presentation => ({
  ...answer(result, inputs),
  charts: chartsOf(result),
  findings: findingsOf(result, inputs),
  tables: tablesOf(result),
  workings: workingsOf(result, inputs),
  sources: sourcesOf(law),
})
