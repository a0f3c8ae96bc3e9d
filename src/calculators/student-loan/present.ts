import { roundToCent } from '#engine/money.ts'
import { dollars, dollarsAndCents, monthsText, monthText } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Compared, PlanRun, Result } from './compute.ts'
import type { LoanInputs } from './fields.ts'
import { endOf } from './figures.ts'
import { findingsOf } from './findings.ts'
import type { Law } from './law.ts'
import { named, namedFirst } from './plans.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { workingsOf } from './workings.ts'

const exact = (amount: number): string => (Number.isInteger(amount) ? dollars(amount) : dollarsAndCents(amount))

/** "done in May 2046", "forgiven in May 2046"; "done" as well where other loans go on after what is forgiven. */
const done = (plan: PlanRun, inputs: LoanInputs): string => {
  if (plan.course.months === 0) return 'forgiven now'
  return `${plan.course.forgivenAt < plan.course.months ? 'done' : 'forgiven'} in ${monthText(endOf(plan, inputs))}`
}

function headline({ least, lowest, owed }: Compared, inputs: LoanInputs): string {
  if (least.course.months === 0)
    return `Your payments are complete: **${dollars(least.course.forgiven)}** of ${dollars(owed)} can be forgiven now under **${named(least.key)}**${least.tax > 0 ? `, with about **${dollars(least.tax)}** of federal tax` : ', free of federal tax'}.`
  const cheap = `**${namedFirst(least.key)}** costs least: **${dollars(least.cost)}** in all at ${exact(least.firstPayment)} a month now, ${done(least, inputs)}.`
  if (least.key === lowest.key) return `${cheap} It also asks the least each month now.`
  return `${cheap} **${namedFirst(lowest.key)}** asks least now: **${exact(lowest.firstPayment)}** a month.`
}

function more({ least, lowest, notOpen, focus }: Compared, inputs: LoanInputs): string {
  const closed = notOpen
    ? `${namedFirst(notOpen.key)} is not open to you, so ${named(focus.key)} is shown closely. `
    : ''
  const dollarsOf = 'All in future dollars, by today’s law.'
  if (least.key === lowest.key) return `${closed}${dollarsOf}`
  const extra = roundToCent(lowest.cost - least.cost)
  return `${closed}The lower payment costs ${dollars(extra)} more over ${monthsText(lowest.course.months)}, ${done(lowest, inputs)}. ${dollarsOf}`
}

/** Where the money of the plan looked at goes. */
function splitOf({ focus, owed }: Compared): Split {
  const { course, tax } = focus
  const paid = roundToCent(course.totalPaid)
  const principal = roundToCent(Math.min(paid, Math.max(0, owed - course.forgiven - course.matched)))
  return {
    label: `Everything you would pay with ${named(focus.key)}`,
    unit: 'money',
    parts: [
      {
        label: 'What you borrowed',
        value: principal,
        color: 'principal' as const,
      },
      { label: 'Interest', value: roundToCent(paid - principal), color: 'interest' as const },
      { label: 'Tax on what is forgiven', value: tax, color: 'tax' as const },
    ].filter(({ value }) => value > 0),
  }
}

export function answer(result: Result, inputs: LoanInputs): Answer {
  if (result.outcome !== 'compared') {
    return {
      headline:
        result.outcome === 'nothing-owed'
          ? 'You owe **nothing** on these loans, so there is no plan to choose.'
          : 'No federal plan is open to these loans. Check the kinds of loan and the dates.',
      more: 'Enter a balance to see the plans.',
      keyFigures: [],
    }
  }
  return {
    headline: headline(result, inputs),
    more: more(result, inputs),
    split: splitOf(result),
    keyFigures: ['leastCost', 'lowestFirstPayment', 'focusCost', 'focusMonths'],
  }
}

export function present(result: Result, inputs: LoanInputs, law: Law): Presentation {
  const first = answer(result, inputs)
  if (result.outcome !== 'compared')
    return { ...first, charts: [], findings: [], tables: [], workings: [], sources: sourcesOf(null, inputs, law) }
  return {
    ...first,
    charts: chartsOf(result, inputs, law),
    findings: findingsOf(result, inputs, law),
    tables: tablesOf(result, inputs, law),
    workings: workingsOf(result, inputs, law),
    sources: sourcesOf(result, inputs, law),
  }
}
