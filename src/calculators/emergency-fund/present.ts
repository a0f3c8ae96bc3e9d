import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dollars, monthsText, monthText, plain } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Result } from './compute.ts'
import type { EmergencyInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { about, levelNames } from './words.ts'
import { workingsOf } from './workings.ts'

function headline({ outcome, targets, chosen, month, start }: Result, inputs: EmergencyInputs): string {
  const [low, high] = [about(targets.lean.total), about(targets.extra.total)]
  const range = low === high ? `about **${low}**` : `**${low} to ${high}**`
  const level = levelNames[chosen.level].toLowerCase()
  switch (outcome) {
    case 'nothing':
      return 'Enter what you must pay each month, and this page sizes **your cushion**.'
    case 'reached':
      return `A cushion of ${range} would fit your household, and your **${dollars(inputs.savings)}** already covers the ${level}.`
    case 'saving':
      return `A cushion of ${range} would fit your household; at ${dollars(inputs.monthly)} a month you have the ${level} in **${monthText(addMonths(start, month ?? 0))}**.`
    case 'never':
      return `A cushion of ${range} would fit your household; at **${dollars(inputs.monthly)}** a month you would not get there within 50 years.`
  }
}

function more(result: Result, inputs: EmergencyInputs): string {
  const { outcome, targets, essentials, month, deductibles, chosen } = result
  if (outcome === 'nothing') return 'Rent, food, insurance, transport, debt minimums: what cannot stop.'
  const top = deductibles > 0 ? `, plus ${dollars(deductibles)} of deductibles` : ''
  const less = chosen.benefits > 0 ? ', less unemployment benefits' : ''
  const size = `That is ${plain(targets.lean.months, 1)} to ${plain(targets.extra.months, 1)} months of ${dollars(essentials)} of essentials${top}${less}.`
  const when =
    outcome === 'saving'
      ? ` ${monthsText(month ?? 0)} from now${inputs.inflation > 0 ? '; prices will have risen, and the target with them' : ''}.`
      : outcome === 'never'
        ? ` To have it in ${monthsText(inputs.by)} it takes ${dollars(result.monthlyNeeded)} a month.`
        : ''
  return `${size}${when}`
}

function splitOf({ chosen, gap, outcome }: Result, inputs: EmergencyInputs): Split | null {
  if (chosen.total <= 0 || outcome === 'nothing') return null
  const parts: Split['parts'] = [
    { label: 'Saved', value: roundToCent(Math.min(inputs.savings, chosen.total)), color: 'growth' },
    { label: 'Still missing', value: roundToCent(gap), color: 'other' },
  ]
  return { label: levelNames[chosen.level], unit: 'money', parts: parts.filter(({ value }) => value > 0) }
}

export function answer(result: Result, inputs: EmergencyInputs): Answer {
  const split = splitOf(result, inputs)
  return {
    headline: headline(result, inputs),
    more: more(result, inputs),
    ...(split ? { split } : {}),
    keyFigures: result.outcome === 'nothing' ? [] : ['leanTarget', 'balancedTarget', 'extraTarget', 'monthsCovered'],
  }
}

export const present = (result: Result, inputs: EmergencyInputs, law: TaxYearFacts): Presentation => ({
  ...answer(result, inputs),
  charts: chartsOf(result, inputs),
  findings: findingsOf(result, inputs),
  tables: tablesOf(result, inputs),
  workings: workingsOf(result, inputs),
  sources: sourcesOf(law),
})
