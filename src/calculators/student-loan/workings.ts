import { discretionaryPayment, icrFactor, povertyLine } from '#engine/student/income-driven.ts'
import { assistanceEdges, assistancePayment, assistanceRate } from '#engine/student/repayment-assistance.ts'
import { icrFactors } from '#facts/student/income-contingent.ts'
import { incomeDriven, repaymentAssistance } from '#facts/student/plans.ts'
import { asOfText } from '../kit/as-of.ts'
import { dollarsAndCents as money, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import { askedIn, type IncomePlan, ibrRule } from './asked.ts'
import { borrowerOf } from './borrower.ts'
import type { Compared } from './compute.ts'
import type { LoanInputs } from './fields.ts'
import type { Law } from './law.ts'
import { named, planNames, takes } from './plans.ts'

const split = (share: number): readonly string[] =>
  share === 1 ? [] : [`Your loans are ${percentText(share * 100, 1)} of the couple’s, so that part of it is yours.`]

/** " × 30,000 ÷ 40,000": the visitor's part of what a couple is asked; nothing where all of it is theirs. */
function part(plan: IncomePlan, share: number, inputs: LoanInputs): string {
  if (share === 1) return ''
  const own = inputs.loans.reduce((sum, { kind, balance }) => sum + (takes(plan, kind) ? balance : 0), 0)
  return ` × ${plain(own)} ÷ ${plain(own + inputs.spouseBalance)}`
}

function assistance(inputs: LoanInputs, law: Law): Working {
  const who = borrowerOf(inputs, law, 'rap', inputs.filing)
  const rule = repaymentAssistance.value
  const rate = assistanceRate(who.agi, rule)
  const flat = who.agi <= rule.flatUpTo
  return {
    title: 'Repayment Assistance Plan, first payment',
    lines: [
      'payment = rate of the step × whole AGI ÷ 12 − $50 × dependents, at least $10',
      flat
        ? `= ${money(rule.flatYearly)} ÷ 12 − ${rule.perDependentMonthly} × ${who.dependents}`
        : `= ${percentText(rate * 100)} × ${plain(who.agi)} ÷ 12 − ${rule.perDependentMonthly} × ${who.dependents}`,
      `= ${money(assistancePayment(who.agi, who.dependents, rule))}${part('rap', who.share, inputs)}`,
      ...(who.share === 1 ? [] : [`= ${money(askedIn('rap', who, inputs, 1, 1))}`]),
    ],
    steps: [
      flat
        ? 'Up to an AGI of $10,000 the yearly amount is $120.'
        : `The steps are one percent for each $10,000: over ${plain(assistanceEdges(who.agi, rule).below ?? 0)} the rate is ${percentText(rate * 100)}.`,
      ...split(who.share),
      ...(who.share === 1
        ? []
        : ['The law does not say how a couple’s payment under this plan is split; this follows IBR.']),
      'The payment goes to interest first. Interest it does not cover is not charged. Where the principal falls by less than $50, the government takes off the rest, up to the payment.',
    ],
  }
}

function discretionary(plan: 'ibr' | 'paye', inputs: LoanInputs, law: Law): Working {
  const who = borrowerOf(inputs, law, plan, inputs.filing)
  const rule = plan === 'ibr' ? ibrRule(inputs) : incomeDriven.value.paye
  const poverty = povertyLine(who.guideline, who.familySize)
  return {
    title: `${planNames[plan]}, first payment`,
    lines: [
      'payment = share × (AGI − 1.5 × poverty guideline) ÷ 12, at most the 10-year payment',
      `= ${percentText(rule.share * 100)} × (${plain(who.agi)} − 1.5 × ${plain(poverty)}) ÷ 12${part(plan, who.share, inputs)}, at most ${money(who.cap)}`,
      `= ${money(askedIn(plan, who, inputs, 1, 1))}`,
    ],
    steps: [
      `Poverty guideline of ${asOfText(law.guideline)} for ${who.familySize}: ${money(poverty)}. Before the limit: ${money(discretionaryPayment(who.agi, poverty, rule) * who.share)}.`,
      ...split(who.share),
      'Under $5 nothing is asked; from $5 to $10 it is $10.',
      `What is left after ${rule.years * 12} payments is forgiven; ${inputs.pastPayments} are made.`,
    ],
  }
}

function contingent(inputs: LoanInputs, law: Law): Working {
  const who = borrowerOf(inputs, law, 'icr', inputs.filing)
  const poverty = povertyLine(who.guideline, who.familySize)
  const factor = icrFactor(who.agi, icrFactors.value[who.factors])
  return {
    title: 'ICR, first payment',
    lines: [
      'payment = the lesser of 20% × (AGI − poverty guideline) ÷ 12 and 12-year payment × factor',
      `= the lesser of ${money(discretionaryPayment(who.agi, poverty, incomeDriven.value.icr))} and ${money(who.twelveYears)} × ${percentText(factor * 100)}${who.share === 1 ? '' : `, then${part('icr', who.share, inputs)}`}`,
      `= ${money(askedIn('icr', who, inputs, 1, 1))}`,
    ],
    steps: ['The factor lies on a straight line between the rows of the yearly notice.', ...split(who.share)],
  }
}

const standard = (result: Compared): readonly Working[] =>
  result.plans
    .filter(({ key }) => key === 'standard' || key === 'tiered')
    .map(({ key, firstPayment }) => ({
      title: `${planNames[key]} plan`,
      lines: ['payment = sum over loans of B · r ÷ (1 − (1 + r)^−n)', `= ${money(firstPayment)}`],
      steps: [
        'r is the yearly rate ÷ 12, n the months of the plan. Each loan’s payment is rounded to the cent; together they are at least $50.',
      ],
    }))

function taxed({ plans }: Compared, law: Law): readonly Working[] {
  const one = plans.reduce<Compared['plans'][number] | null>((a, b) => (b.tax > (a?.tax ?? 0) ? b : a), null)
  if (one === null) return []
  return [
    {
      title: `Tax on what ${named(one.key)} forgives`,
      lines: [
        'tax = federal return with the forgiven amount − federal return without it',
        `= ${money(one.tax)} on ${money(one.course.taxable)}`,
      ],
      steps: [
        `Your income and the forgiven amount are put into today’s dollars, taxed by the ${law.tax.year} law, and the tax is put back into dollars of that year: brackets are taken to rise with prices.`,
        'Income is wages alone, with the standard deduction. Dependents are taken to be grown after 18 years.',
      ],
    },
  ]
}

export function workingsOf(result: Compared, inputs: LoanInputs, law: Law): readonly Working[] {
  const open = (key: IncomePlan): boolean => result.plans.some((plan) => plan.key === key)
  return [
    ...standard(result),
    ...(open('rap') ? [assistance(inputs, law)] : []),
    ...(open('ibr') ? [discretionary('ibr', inputs, law)] : []),
    ...(open('paye') ? [discretionary('paye', inputs, law)] : []),
    ...(open('icr') ? [contingent(inputs, law)] : []),
    ...taxed(result, law),
  ]
}
