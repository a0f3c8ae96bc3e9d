import { mortgage30 } from '#facts/lending/rates.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { dollars, dollarsAndCents, monthsText, monthText, percentText } from '../kit/format.ts'
import { type Answer, citation, type Presentation } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Answered, Result } from './compute.ts'
import type { EmiInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { tablesOf } from './tables.ts'
import { workingsOf } from './workings.ts'

const sources = [
  citation(lendingSources, 'freddie-pmms', 'average 30-year fixed rate, the starting value', mortgage30),
  citation(lendingSources, 'reg-z-app-j', 'APR by the actuarial method'),
]

function headline({ loan, amount }: Answered, inputs: EmiInputs): string {
  const payment = dollarsAndCents(loan.payment)
  const done = monthText(loan.schedule.payoffMonth)
  switch (inputs.find) {
    case 'payment':
      return loan.schedule.months === 1
        ? `You would pay **${dollarsAndCents(loan.schedule.lastPayment)}** once, in **${done}**.`
        : `You would pay **${payment}** a month, and be done in **${done}**.`
    case 'amount':
      return `**${payment}** a month repays a loan of **${dollars(amount)}** in ${monthsText(loan.months)}.`
    case 'rate':
      return `The rate is **${percentText(loan.annualRate * 100)}**: **${payment}** a month for ${monthsText(loan.months)} repays ${dollars(amount)}.`
    case 'term':
      return `At **${payment}** a month you would be done in **${monthsText(loan.schedule.months)}**, in **${done}**.`
  }
}

function more({ loan, second }: Answered): string {
  const interest = `Interest comes to ${dollars(loan.schedule.totalInterest)}.`
  const extra = loan.extra > 0 ? ` Your extra ${dollars(loan.extra)} a month is counted on top.` : ''
  if (second === null)
    return `${interest}${extra} An EMI, or equated monthly installment, is what US lenders call the monthly payment.`
  return `${interest}${extra} The second loan would ask ${dollarsAndCents(second.payment)} a month until ${monthText(second.plain.payoffMonth)}, with ${dollars(second.plain.totalInterest)} of interest.`
}

function answerLoan(result: Answered, inputs: EmiInputs): Answer {
  const { loan } = result
  const parts = [
    { label: 'Loan', value: loan.owed, color: 'principal' as const },
    { label: 'Interest', value: loan.schedule.totalInterest, color: 'interest' as const },
    // A fee added to the loan is part of it; one kept back is part of what is repaid.
    { label: 'Fees in cash', value: inputs.feeHandling === 'cash' ? loan.fee : 0, color: 'other' as const },
  ]
  return {
    headline: headline(result, inputs),
    more: more(result),
    split: { label: 'Everything you pay', unit: 'money', parts: parts.filter((part) => part.value > 0) },
    keyFigures: ['payment', 'totalInterest', 'apr', result.second === null ? 'months' : 'secondCost'],
    ...(inputs.purpose === 'home'
      ? {
          actions: [
            { id: 'budget-home-payment' as const, label: 'Use this payment in my budget', value: loan.payment },
          ],
        }
      : {}),
  }
}

function answerNone(result: Exclude<Result, Answered>, inputs: EmiInputs): Answer {
  if (result.outcome === 'never-paid-off')
    return {
      headline: `**${dollarsAndCents(inputs.payment)}** a month never repays this loan: the interest takes all of it.`,
      more: `More than ${dollarsAndCents(result.least)} a month is needed. The nearer to it, the longer it takes.${inputs.extra > 0 ? ` Your extra ${dollars(inputs.extra)} is not counted here: add it to the payment to see what both do.` : ''}`,
      keyFigures: [],
    }
  if (result.outcome === 'below-principal')
    return {
      headline: `These payments add up to **${dollars(inputs.payment * inputs.term)}**, less than the loan, so there is no such rate.`,
      more: 'Enter a larger payment or a longer time.',
      keyFigures: [],
    }
  return {
    headline: 'These numbers do not make a loan that can be worked out.',
    more: 'Check the amount, the payment, the fees and the time.',
    keyFigures: [],
  }
}

export const answer = (result: Result, inputs: EmiInputs): Answer =>
  result.outcome === 'loan' ? answerLoan(result, inputs) : answerNone(result, inputs)

export function present(result: Result, inputs: EmiInputs): Presentation {
  const first = answer(result, inputs)
  if (result.outcome !== 'loan') return { ...first, charts: [], findings: [], tables: [], workings: [], sources }
  return {
    ...first,
    charts: chartsOf(result, inputs),
    findings: findingsOf(result, inputs),
    tables: tablesOf(result),
    workings: workingsOf(result, inputs),
    sources,
  }
}
