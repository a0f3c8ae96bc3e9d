import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dollars } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Result } from './compute.ts'
import type { NetWorthInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { assetGroups, spendingText } from './words.ts'
import { workingsOf } from './workings.ts'

function headline({ outcome, sheet, netWorth, hasWhatIf }: Result): string {
  const [own, is] = hasWhatIf ? ['would own', 'would be'] : ['own', 'is']
  const owned = `You ${own} **${dollars(sheet.assets)}** and owe`
  const worth = `so your net worth ${is} **${dollars(netWorth)}**`
  switch (outcome) {
    case 'empty':
      return 'Add what you own and what you owe; the difference is your **net worth**.'
    case 'zero':
      return `${owned} the same, ${worth}.`
    case 'below-zero':
    case 'above-zero':
      return `${owned} ${sheet.debts > 0 ? `**${dollars(sheet.debts)}**` : 'nothing'}, ${worth}.`
  }
}

/** Only where tax or selling would take something. */
function leftText({ afterTax, netWorth }: Result): string {
  if (netWorth - afterTax < 0.5) return ''
  return afterTax < 0
    ? `If you sold everything, you would still be about ${dollars(-afterTax)} short after tax and the cost of selling.`
    : `If you sold everything, about ${dollars(afterTax)} would be left after tax and the cost of selling.`
}

function more(result: Result): string {
  const { outcome, sheet, months, hasWhatIf, today } = result
  if (outcome === 'empty') return 'A home counts with its whole price; its loan is a debt.'
  return [
    leftText(result),
    months === null || sheet.liquidAssets < 0.5 ? '' : `Money within days would cover ${spendingText(months)}.`,
    hasWhatIf ? `Without the what-if your net worth is ${dollars(today.netWorth)}.` : '',
  ]
    .filter((text) => text !== '')
    .join(' ')
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
  const said = more(result)
  return {
    headline: headline(result),
    ...(said === '' ? {} : { more: said }),
    ...(split ? { split } : {}),
    keyFigures: result.outcome === 'empty' ? [] : ['netWorth', 'afterTax', 'liquidNetWorth', 'debtRatio'],
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
