import { dollars, monthText, percentText } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import { monthAt, type Result } from './compute.ts'
import type { PlanInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import type { Law } from './law.ts'
import { leftoverOf, leftoverTable } from './leftover.ts'
import { sourcesOf } from './sources.ts'
import { statesTable } from './states-table.ts'
import { tablesOf } from './tables.ts'
import { workingsOf } from './workings.ts'

function headline(result: Result, inputs: PlanInputs): string {
  const share = percentText((result.coverage ?? 0) * 100, 0)
  switch (result.outcome) {
    case 'no-school':
      return 'There are no school bills to save for: **$0** a month.'
    case 'funded':
      return `What you have saved would pay all you plan: it takes **$0** more a month, and about **${dollars(result.left)}** would be left.`
    case 'on-track':
      return `**${dollars(result.needed)}** a month pays all you plan; you save **${dollars(inputs.monthly)}** a month, so **100%** is covered.`
    case 'short':
      return `It takes **${dollars(result.needed)}** a month to pay all you plan; your **${dollars(inputs.monthly)}** a month covers **${share}** of it.`
  }
}

function more(result: Result): string {
  if (result.outcome === 'no-school')
    return 'Every year of school began before now, or you mean to pay none of it. Check birth years and shares.'
  return `The bills come to ${dollars(result.planned)} by ${monthText(monthAt(result, result.lastMonth))}, ${dollars(result.plannedToday)} in today’s dollars. All amounts a month are dollars a month.`
}

function splitOf(result: Result): Split {
  const used = result.plans.reduce((sum, one) => sum + one.start, 0)
  const missing = result.planned - result.paid
  const parts: Split['parts'] = [
    { label: 'Saved today', value: used, color: 'principal' },
    { label: 'Deposits to come', value: result.deposits, color: 'other' },
    { label: 'Growth', value: Math.max(0, result.growth), color: 'growth' },
    { label: 'Missing', value: missing, color: 'interest' },
  ]
  return {
    label: result.left >= 1 ? 'Where the money comes from, what is left included' : 'Where the money comes from',
    unit: 'money',
    parts: parts.filter((part) => part.value > 0.005),
  }
}

export const answer = (result: Result, inputs: PlanInputs): Answer => ({
  headline: headline(result, inputs),
  more: more(result),
  // A falling plan has no parts that add up to the bills.
  ...(result.growth >= 0 && result.outcome !== 'no-school' ? { split: splitOf(result) } : {}),
  keyFigures:
    result.outcome === 'no-school'
      ? ['monthlyNeeded']
      : ['coverage', 'monthlyForAll', 'monthlyForThreeQuarters', 'monthlyForHalf'],
})

export const present = (result: Result, inputs: PlanInputs, law: Law): Presentation => {
  const leftover = leftoverOf(result, inputs, law)
  const tables = tablesOf(result, inputs)
  return {
    ...answer(result, inputs),
    charts: chartsOf(result, inputs),
    findings: findingsOf(result, inputs, law, leftover),
    tables: [...tables, ...(leftover.amount >= 1 ? [leftoverTable(leftover, law)] : []), statesTable()],
    workings: workingsOf(result, inputs, leftover),
    sources: sourcesOf(law),
  }
}
