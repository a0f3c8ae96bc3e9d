import { owedOn } from '#engine/cards/card.ts'
import { paymentByDate } from '#engine/cards/payment-by-date.ts'
import { roundToCent } from '#engine/money.ts'
import { dollars, dollarsAndCents, monthsText, monthText } from '../kit/format.ts'
import type { Presentation, Split } from '../kit/presentation.ts'
import { optionsOf } from './cards.ts'
import { chartsOf } from './charts.ts'
import type { NeverPlan, PaidPlan, Result } from './compute.ts'
import type { CardInputs } from './fields.ts'
import { findingsOf, neverFindings } from './findings.ts'
import { sourcesOf } from './sources.ts'
import { tablesOf } from './tables.ts'
import { workingsOf } from './workings.ts'
import { planYears } from './yearly.ts'

const splitOf = ({ course, owed }: PaidPlan): Split => ({
  label: 'Everything you would pay',
  unit: 'money',
  parts: [
    { label: 'What you owe today', value: owed, color: 'principal' as const },
    { label: 'Interest', value: course.totalInterest, color: 'interest' as const },
    { label: 'New charges', value: course.totalCharges, color: 'other' as const },
  ].filter((part) => part.value > 0),
})

/** Cents only where there are some. */
const exact = (amount: number): string => (Number.isInteger(amount) ? dollars(amount) : dollarsAndCents(amount))

function headline({ course, firstPayment }: PaidPlan, inputs: CardInputs): string {
  const month = monthText(course.lastMonth ?? inputs.firstMonth)
  const interest = dollars(course.totalInterest)
  if (inputs.plan === 'date')
    return `Pay **${dollarsAndCents(firstPayment)}** a month to be debt-free by **${month}**, with **${interest}** of interest.`
  const paying = inputs.plan === 'minimum' ? 'With the minimums only you' : 'You'
  return `${paying} would be debt-free in **${month}**, after **${monthsText(course.months)}**, and pay **${interest}** of interest.`
}

function more({ course, minimumOnly, interestPerDay, deferredPerDay }: PaidPlan, inputs: CardInputs): string {
  const charged =
    interestPerDay === 0
      ? 'No interest is charged today'
      : `Interest costs you ${interestPerDay < 0.005 ? 'less than a cent' : dollarsAndCents(interestPerDay)} a day now`
  const waiting =
    deferredPerDay >= 0.005
      ? `${interestPerDay === 0 ? ', but' : '. Another'} ${dollarsAndCents(deferredPerDay)} a day runs up on deferred-interest offers`
      : ''
  const now = `${charged}${waiting}.`
  if (inputs.plan === 'minimum') return now
  if (minimumOnly.outcome === 'never-paid-off') return `${now} The minimums alone would never end it.`
  const saved = roundToCent(minimumOnly.totalInterest - course.totalInterest)
  return saved >= 1 && minimumOnly.months > course.months
    ? `${now} Minimums only would take ${monthsText(minimumOnly.months)} and cost ${dollars(saved)} more.`
    : now
}

function presentPaid(plan: PaidPlan, inputs: CardInputs): Presentation {
  const years = planYears(plan.course.rows)
  return {
    headline: headline(plan, inputs),
    more: more(plan, inputs),
    split: splitOf(plan),
    keyFigures: [
      'totalInterest',
      'totalPaid',
      inputs.plan === 'minimum' ? 'firstMinimums' : 'interestSaved',
      'paymentFor36Months',
    ],
    charts: chartsOf(plan, inputs, years),
    findings: findingsOf(plan, inputs),
    tables: tablesOf(plan, inputs, years),
    workings: workingsOf(plan, inputs),
    sources: sourcesOf(inputs),
  }
}

function presentNever(plan: NeverPlan, inputs: CardInputs): Presentation {
  const { card, reason } = plan.course
  const years = planYears(plan.course.rows.slice(0, 120))
  const ends = paymentByDate(plan.cards, 360, optionsOf(inputs))
  const least =
    ends.outcome === 'found'
      ? ` The smallest payment that ends it within 30 years is **${dollarsAndCents(ends.payment)}** a month.`
      : ''
  const asked =
    inputs.plan === 'minimum'
      ? 'With the minimums only this'
      : inputs.plan === 'extra' && !inputs.keepTotal
        ? // The total falls with the minimums, so its first month is no level payment.
          `With the minimums plus **${exact(inputs.extra)}** a month this`
        : plan.firstPayment > 0
          ? `At **${exact(plan.firstPayment)}** a month this`
          : 'With no payment this'
  const billed = plan.course.rows[0]?.interest ?? 0
  const together =
    plan.cards.filter((one) => owedOn(one) > 0).length > 1 && inputs.plan !== 'minimum' && billed >= plan.firstPayment
      ? `All cards together are billed ${dollarsAndCents(billed)} of interest in the first month. `
      : ''
  const charges = card.charges > 0 ? ` and ${dollarsAndCents(card.charges)} of new charges` : ''
  return {
    headline: `${asked} is **never paid off**.${least}`,
    more:
      reason === 'payment-below-interest'
        ? `${together}In month ${card.index}, ${card.name} is billed ${dollarsAndCents(card.interest)} of interest${charges}, and gets ${dollarsAndCents(card.payment)}.`
        : `${card.name} shrinks, but so slowly that it would take more than 100 years.`,
    keyFigures: ['totalOwed', 'firstPayment', 'interestPerDay', 'paymentFor36Months'],
    charts: chartsOf(plan, inputs, years),
    findings: neverFindings(plan, inputs),
    tables: tablesOf(plan, inputs, years),
    workings: workingsOf(plan, inputs),
    sources: sourcesOf(inputs),
  }
}

export function present(result: Result, inputs: CardInputs): Presentation {
  if (result.outcome === 'paid-off') return presentPaid(result, inputs)
  if (result.outcome === 'never-paid-off') return presentNever(result, inputs)
  const nothing = result.outcome === 'nothing-owed'
  return {
    headline: nothing
      ? 'You owe **nothing** on these cards, so there is no interest to pay.'
      : 'No monthly payment clears these cards by that date.',
    more: nothing ? 'Enter a balance to see a plan.' : 'Check the balances, the new charges and the date.',
    keyFigures: [],
    charts: [],
    findings: [],
    tables: [],
    workings: [],
    sources: sourcesOf(inputs),
  }
}
