import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dollars, plain } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Result } from './compute.ts'
import type { NetWorthInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { assetGroups } from './words.ts'
import { workingsOf } from './workings.ts'

function headline({ outcome, sheet, netWorth, hasWhatIf }: Result): string {
  const would = hasWhatIf ? 'would be' : 'is'
  switch (outcome) {
    case 'empty':
      return 'Add what you own and what you owe; the difference is your **net worth**.'
    case 'zero':
      return `You own **${dollars(sheet.assets)}** and owe the same, so your net worth ${would} **$0**.`
    case 'below-zero':
      return `You own **${dollars(sheet.assets)}** and owe **${dollars(sheet.debts)}**, so your net worth ${would} **${dollars(netWorth)}**.`
    case 'above-zero':
      return sheet.debts > 0
        ? `You own **${dollars(sheet.assets)}** and owe **${dollars(sheet.debts)}**, so your net worth ${would} **${dollars(netWorth)}**.`
        : `You own **${dollars(sheet.assets)}** and owe nothing, so that ${would} your net worth.`
  }
}

function more({ outcome, afterTax, months, hasWhatIf, today }: Result): string {
  if (outcome === 'empty') return 'A home counts with its whole price; its loan is a debt.'
  const reach = months === null ? '' : ` Money within days would cover ${plain(months, 1)} months of spending.`
  const before = hasWhatIf ? ` Without the what-if it is ${dollars(today.netWorth)}.` : ''
  return `After tax and the cost of selling, about ${dollars(afterTax)} would be left.${reach}${before}`
}

function splitOf({ sheet }: Result): Split | null {
  const parts = assetGroups
    .map(({ label, color, kinds }) => ({
      label,
      color,
      value: kinds.reduce((sum, kind) => sum + sheet.byAsset[kind], 0),
    }))
    .filter(({ value }) => value > 0)
  return parts.length > 0 ? { label: 'What you own', unit: 'money', parts } : null
}

export function answer(result: Result): Answer {
  const split = splitOf(result)
  return {
    headline: headline(result),
    more: more(result),
    ...(split ? { split } : {}),
    keyFigures: ['netWorth', 'afterTax', 'liquidNetWorth', 'debtRatio'],
  }
}

export const present = (result: Result, inputs: NetWorthInputs, law: TaxYearFacts): Presentation => ({
  ...answer(result),
  charts: chartsOf(result, inputs),
  findings: findingsOf(result, inputs),
  tables: tablesOf(result, inputs),
  workings: workingsOf(result, inputs),
  sources: sourcesOf(law),
})
