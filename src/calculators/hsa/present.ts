import { dollars } from '../kit/format.ts'
import type { Answer, CalendarEvent, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Result } from './compute.ts'
import type { HsaInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import type { Law } from './law.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { may } from './words.ts'
import { workingsOf } from './workings.ts'

/** "saves about **$668** of tax"; where credits shrink by more than the tax, what that costs. */
function saves(result: Result, law: Law): string {
  const { saved } = result
  const verb = may(result, law) === 'may' ? 'saves' : 'saved'
  if (saved >= 0.5) return `${verb} about **${dollars(saved)}** of tax`
  return saved > -0.5 ? `${verb} **$0** of tax` : `lowers tax credits, which costs about **${dollars(-saved)}**`
}

const within = (result: Result, inputs: HsaInputs, law: Law, most: string): string =>
  inputs.yours > 0
    ? `Up to ${most}; your **${dollars(inputs.yours)}** ${saves(result, law)}.`
    : `Up to ${most}${inputs.employer > 0 ? ', your employer’s money included' : ''}.`

/** What is over the limit in the other account. */
function spouses({ excess, yourExcess }: Result): string {
  const over = excess - yourExcess
  return over > 0.5 ? ` **${dollars(over)}** in your spouse’s account is too much.` : ''
}

function headline(result: Result, inputs: HsaInputs, law: Law): string {
  const { year } = law.tax
  const most = `**${dollars(result.yourMost)}** ${may(result, law)} go into your account for ${year}`
  switch (result.outcome) {
    case 'not-eligible':
      return result.yourExcess > 0.5
        ? `For ${year}, **$0** ${may(result, law)} go into your account: the **${dollars(result.yourExcess)}** put in is too much.${spouses(result)}`
        : `For ${year}, **$0** ${may(result, law)} go into your account.${spouses(result)}`
    case 'over':
      if (result.yourExcess <= 0.5) return `${within(result, inputs, law, most)}${spouses(result)}`
      return result.counted < 0.5
        ? `At most ${most}: **${dollars(result.yourExcess)}** is too much.${spouses(result)}`
        : `At most ${most}: **${dollars(result.yourExcess)}** is too much.${spouses(result)} The rest ${saves(result, law)}.`
    case 'within':
      return within(result, inputs, law, most)
  }
}

function more(result: Result, inputs: HsaInputs, law: Law): string {
  const extra = result.pools.catchUpFirst
  const parts = [
    inputs.employer > 0 && result.outcome !== 'not-eligible'
      ? `Your employer’s ${dollars(inputs.employer)} counts toward it, so you yourself ${may(result, law)} put in ${dollars(result.yourRoom)}.`
      : '',
    extra > 0.5 ? `${dollars(extra)} of the limit is the extra amount from 55.` : '',
    result.outcome === 'not-eligible' ? 'The reason stands below. What was in the account before stays yours.' : '',
  ].filter((part) => part !== '')
  return parts.join(' ') || `All money that goes in for ${law.tax.year} counts toward it.`
}

function splitOf({ counted, saving, saved }: Result): Split | undefined {
  const parts: Split['parts'] = [
    { label: 'What it costs you', value: counted - saved, color: 'principal' },
    { label: 'Federal tax saved', value: saving.federal, color: 'tax' },
    { label: 'Social Security and Medicare saved', value: saving.payroll, color: 'interest' },
    { label: 'State tax saved', value: saving.state, color: 'other' },
  ]
  // A credit that shrinks with income can make a part negative: then it is no bar.
  if (counted < 1 || parts.some((part) => part.value < -0.005)) return undefined
  return { label: 'Your own deposit', unit: 'money', parts: parts.filter((part) => part.value > 0.005) }
}

function eventsOf(result: Result, { tax: { year } }: Law): readonly CalendarEvent[] {
  if (result.outcome === 'not-eligible') return []
  const next = year + 1
  const last: CalendarEvent = {
    date: `${next}-04-15`,
    title: `Last day to put HSA money in for ${year}`,
    note: `At most ${dollars(result.yourMost)} into your account, all sources.`,
  }
  const out: CalendarEvent = {
    date: `${next}-04-15`,
    title: `Take HSA money over the ${year} limit out`,
    note: `${dollars(result.excess)} and what it earned. October 15 if the return is filed in time or extended.`,
  }
  const test: CalendarEvent = {
    date: `${next}-12-31`,
    title: 'HSA testing period ends',
    note: `Stay covered until today: ${dollars(result.atRisk)} of the ${year} deposits depends on it.`,
  }
  const events = [
    last,
    ...(result.excess > 0.005 ? [out] : []),
    ...(result.atRisk > 0.5 && !result.medicareEndsTest ? [test] : []),
  ]
  return events.filter((event) => event.date >= result.day)
}

export function answer(result: Result, inputs: HsaInputs, law: Law): Answer {
  const split = splitOf(result)
  return {
    headline: headline(result, inputs, law),
    more: more(result, inputs, law),
    ...(split ? { split } : {}),
    keyFigures: ['taxSaved', 'room', 'keepAhead', 'receipts'],
    calendar: { fileName: 'hsa-days.ics', events: eventsOf(result, law) },
  }
}

export const present = (result: Result, inputs: HsaInputs, law: Law): Presentation => ({
  ...answer(result, inputs, law),
  charts: chartsOf(result, inputs, law),
  findings: findingsOf(result, inputs, law),
  tables: tablesOf(result, inputs, law),
  workings: workingsOf(result, inputs, law),
  sources: sourcesOf(law),
})
