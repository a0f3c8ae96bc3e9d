import { addDays } from '#engine/month.ts'
import { federalHolidays } from '#facts/calendar/federal-holidays.ts'
import { prime } from '#facts/lending/rates.ts'
import { cashAdvanceFactor, sbaFixedSpread, sbaGuaranteeFee, sbaVariableSpread } from '#facts/lending/small-business.ts'
import { calendarSources } from '#facts/sources/calendar.ts'
import { lendingSources as table } from '#facts/sources/lending.ts'
import { dateText, dollars } from '../kit/format.ts'
import {
  type Answer,
  type CalendarFile,
  type Citation,
  citation,
  citationOf,
  type Presentation,
  type Split,
} from '../kit/presentation.ts'
import { byMonth, chartsOf } from './charts.ts'
import { fundedOn, type Priced, type Result } from './compute.ts'
import type { BusinessInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { dateOf, rhythmWords } from './rhythm.ts'
import { tablesOf } from './tables.ts'
import { amountText, aprText, centsPerDollar, paymentsText, timeText } from './words.ts'
import { workingsOf } from './workings.ts'

const sources: readonly Citation[] = [
  citation(table, 'reg-z-app-j', 'APR by the actuarial method, and the unit period of each rhythm'),
  citation(table, 'reg-z', 'business credit is outside its APR rule (1026.3(a))'),
  citation(table, 'wsj-prime', 'prime rate in the starting rate', prime),
  citation(table, 'sba-sop-50-10', 'most a 7(a) lender may add to prime, variable', sbaVariableSpread),
  citation(table, 'sba-sop-50-10', 'the same for a fixed rate', sbaFixedSpread),
  ...citationOf(table, sbaGuaranteeFee, 'guarantee fee and guaranteed share by size'),
  citation(table, 'assumption', 'usual factors; 1.25 as the coverage a lender wants', cashAdvanceFactor),
  citation(calendarSources, 'usc-5-6103', 'days without bank debits', federalHolidays),
]

function splitOf({ own }: Priced): Split {
  const parts: Split['parts'] = [
    { label: 'Cash you receive', value: own.receivedAll, color: 'principal' },
    { label: 'Fees', value: own.keptBack + own.laterFees, color: 'other' },
    { label: own.kind === 'advance' ? 'What the factor adds' : 'Interest', value: own.charge, color: 'interest' },
  ]
  return { label: 'Everything you pay', unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

function headline({ own }: Priced): string {
  const rate =
    own.apr === null ? 'so much, so soon, that a yearly rate says nothing' : `that is an APR of **${aprText(own.apr)}**`
  return `You get **${dollars(own.receivedAll)}** and pay back **${dollars(own.totalPaid)}** over ${timeText(own)}: ${rate}.`
}

function more({ own }: Priced, inputs: BusinessInputs): string {
  const last = dateText(dateOf(own.rhythm, own.times.at(-1) ?? 0, fundedOn(inputs)))
  const uneven = own.balloon >= 1 && own.times.length > 1 ? ` The last one is ${amountText(own.lastPayment)}.` : ''
  return `The money costs ${dollars(own.cost)}, or ${centsPerDollar(own.costPerDollar)} for each $1 you receive. ${paymentsText(own)}, ${own.times.length === 1 ? 'on' : 'until'} ${last}.${uneven}`
}

/** The days to keep in mind: the first and the last payment, and the season before a balloon. */
function calendarOf({ own }: Priced, inputs: BusinessInputs): CalendarFile {
  const funded = fundedOn(inputs)
  const [first] = own.times
  const noun = own.kind === 'advance' ? 'debit' : 'payment'
  const events = [
    ...(first === undefined || own.times.length === 1
      ? []
      : [
          {
            date: dateOf(own.rhythm, first, funded),
            title: `First ${noun} of the business financing`,
            note: `${amountText(own.payments[0] ?? 0)}, then ${rhythmWords[own.rhythm]}.`,
          },
        ]),
    ...(own.balloon >= 1 && own.days > 120
      ? [
          {
            date: addDays(own.lastDate, -90),
            title: 'Balloon of the business financing due in 90 days',
            note: `${amountText(own.lastPayment)} is due on ${dateText(own.lastDate)}.`,
          },
        ]
      : []),
    {
      date: own.lastDate,
      title: `Last ${noun} of the business financing`,
      note: `${amountText(own.lastPayment)}. Check that the debits stop.`,
    },
  ]
  return { fileName: 'business-financing.ics', events }
}

export function answer(result: Result, inputs: BusinessInputs): Answer {
  if (result.outcome === 'not-possible')
    return {
      headline: 'These numbers do not make a financing that can be worked out.',
      more: 'Check the amount, the fees and the time.',
      keyFigures: [],
    }
  const { apr, effective, times } = result.own
  const absent = new Set([
    ...(apr === null ? ['apr'] : []),
    ...(effective === null ? ['effective'] : []),
    ...(times.length === 1 ? ['monthly'] : []),
  ])
  const fourth = result.coverage ? 'coverage' : inputs.sales === null ? 'effective' : 'shareOfSales'
  return {
    headline: headline(result),
    more: more(result, inputs),
    split: splitOf(result),
    keyFigures: ['apr', 'cost', 'monthly', fourth].filter((key) => !absent.has(key)),
    calendar: calendarOf(result, inputs),
  }
}

export function present(result: Result, inputs: BusinessInputs): Presentation {
  if (result.outcome === 'not-possible')
    return { ...answer(result, inputs), charts: [], findings: [], tables: [], workings: [], sources }
  const months = byMonth(result.own, fundedOn(inputs))
  return {
    ...answer(result, inputs),
    charts: chartsOf(result, inputs, months),
    findings: findingsOf(result, inputs),
    tables: tablesOf(result, inputs, months),
    workings: workingsOf(result, inputs),
    sources,
  }
}
