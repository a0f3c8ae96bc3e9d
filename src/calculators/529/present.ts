import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dollars, dollarsAndCents, monthText, percentText } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import { isHeldBack, monthAt, type Result } from './compute.ts'
import type { PlanInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { leftoverOf, leftoverTable } from './leftover.ts'
import { sourcesOf } from './sources.ts'
import { statesTable } from './states-table.ts'
import { tablesOf } from './tables.ts'
import { workingsOf } from './workings.ts'

/** What the plan is meant to pay, in words. */
function meant(result: Result): string {
  if (result.plans.some(isHeldBack)) return 'the part of the cost left to the plan'
  const shares = new Set(result.plans.filter((one) => one.bills.length > 0).map((one) => one.child.share))
  const [share] = shares
  return shares.size === 1 && share !== undefined && share < 100
    ? `the ${percentText(share)} of the cost you mean to pay`
    : 'all you mean to pay'
}

function headline(result: Result, inputs: PlanInputs): string {
  const { needed, coverage, left } = result
  const monthly = inputs.monthly
  switch (result.outcome) {
    case 'no-school':
      return 'There are no school bills to save for: **$0** a month.'
    case 'funded': {
      const rest = left >= 1 ? ` About **${dollars(left)}** would be left` : ''
      const how = rest && monthly > 0 ? `, with your ${dollars(monthly)} a month kept up` : ''
      return `What you have saved pays ${meant(result)}: it takes **$0** more a month.${rest ? `${rest}${how}.` : ''}`
    }
    case 'on-track':
      return `**${dollars(needed)}** a month pays ${meant(result)}; you save **${dollars(monthly)}** a month, so **100%** of it is covered.`
    case 'short': {
      // Rounded to the dollar the two may look the same.
      const text = Math.round(needed) === Math.round(monthly) || needed < 1 ? dollarsAndCents : dollars
      const share = Math.min((coverage ?? 0) * 100, 99.9)
      return `It takes **${text(needed)}** a month to pay ${meant(result)}; your **${text(monthly)}** a month covers **${percentText(share, share > 99 ? 1 : 0)}** of it.`
    }
  }
}

function more(result: Result, { raise }: PlanInputs): string {
  if (result.outcome === 'no-school')
    return 'Every year of school began before now, you mean to pay none of it, or scholarships pay it all. Check birth years and shares.'
  const rising = raise > 0 ? ` The deposits start there and rise ${percentText(raise)} a year.` : ''
  return `The bills come to ${dollars(result.planned)} by ${monthText(monthAt(result, result.lastMonth))}, ${dollars(result.plannedToday)} in today’s dollars.${rising}`
}

function splitOf(result: Result): Split {
  const used = result.plans.reduce((sum, one) => sum + one.start, 0)
  const missing = result.planned - result.paid
  const parts: Split['parts'] = [
    { label: 'Saved today', value: used, color: 'other' },
    { label: 'Deposits to come', value: result.deposits, color: 'principal' },
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
  more: more(result, inputs),
  // A falling plan has no parts that add up to the bills.
  ...(result.growth >= 0 && result.outcome !== 'no-school' ? { split: splitOf(result) } : {}),
  keyFigures:
    result.outcome === 'no-school'
      ? ['monthlyNeeded']
      : ['coverage', 'monthlyForAll', 'monthlyForThreeQuarters', 'monthlyForHalf'],
})

export const present = (result: Result, inputs: PlanInputs, law: TaxYearFacts): Presentation => {
  const leftover = leftoverOf(result, inputs, law)
  const tables = tablesOf(result, inputs)
  return {
    ...answer(result, inputs),
    charts: chartsOf(result, inputs),
    findings: findingsOf(result, inputs, law, leftover),
    tables: [...tables, ...(leftover.amount >= 1 ? [leftoverTable(leftover, inputs, law)] : []), statesTable()],
    workings: workingsOf(result, inputs, leftover),
    sources: sourcesOf(law),
  }
}
