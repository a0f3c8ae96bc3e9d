import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import { dollars, monthsText, monthText } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Mortgage, NoLoan, OwnerCosts, Result } from './compute.ts'
import type { MortgageInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import type { Law } from './law.ts'
import { sourcesOf } from './sources.ts'
import { cashTable, tablesOf } from './tables.ts'
import { insuranceName } from './words.ts'
import { workingsOf } from './workings.ts'
import { loanYears } from './yearly.ts'

const ownerParts = ({ tax, insurance, hoa }: OwnerCosts) => ({
  before: [
    { label: 'Property tax', value: tax, color: 'tax' as const },
    { label: 'Home insurance', value: insurance, color: 'insurance' as const },
  ],
  after: [{ label: 'HOA dues', value: hoa, color: 'other' as const }],
})

function splitOf(mortgage: Mortgage, inputs: MortgageInputs): Split {
  const { before, after } = ownerParts(mortgage.costs)
  const parts: Split['parts'] = [
    { label: 'Principal and interest', value: mortgage.principalInterest, color: 'principal' },
    ...before,
    { label: insuranceName(inputs), value: mortgage.mortgageInsurance, color: 'interest' },
    ...after,
  ]
  return { label: 'Monthly payment', unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

function headline(mortgage: Mortgage, inputs: MortgageInputs): string {
  const start = inputs.rateType === 'arm' ? 'start at' : 'pay'
  const end = `own the home free and clear in **${monthText(mortgage.actual.payoffMonth)}**`
  if (inputs.plan !== 'monthly') {
    const half = mortgage.principalInterest / 2
    const rest = mortgage.monthlyPayment - mortgage.principalInterest
    const besides = rest > 0 ? ` and **${dollars(rest)}** a month for the rest` : ''
    return `You would ${start} **${dollars(half)}** every two weeks${besides}, and ${end}.`
  }
  return `You would ${start} **${dollars(mortgage.monthlyPayment)}** a month, and ${end}.`
}

function more(mortgage: Mortgage, inputs: MortgageInputs): string {
  const sentences: string[] = []
  const { mortgageInsurance, premiums, crossover, rows } = mortgage
  const extra = inputs.extraMonthly > 0 ? ` Your extra ${dollars(inputs.extraMonthly)} a month comes on top.` : ''
  if (mortgageInsurance > 0) {
    const ends = premiums.length < rows.length ? `ends in ${monthsText(premiums.length)}` : 'lasts as long as the loan'
    const amount = dollars(mortgageInsurance)
    const name = insuranceName(inputs)
    // PMI stays the same until it ends; the government programs' premium follows the balance down.
    sentences.push(
      inputs.loanType === 'conventional' ? `${name} of ${amount} ${ends}.` : `${name} starts at ${amount} and ${ends}.`,
    )
  }
  const fixedMonths = Number(inputs.armFixedYears) * 12
  if (inputs.rateType === 'arm' && fixedMonths < rows.length)
    sentences.push(`The rate may change from ${monthText(addMonths(mortgage.startMonth, fixedMonths + 1))} on.`)
  if (crossover === 1) sentences.push('From the first payment on, more of each one is yours than the bank’s.')
  else if (crossover !== null)
    sentences.push(`After ${monthsText(crossover)}, more of each payment is yours than the bank’s.`)
  return sentences.join(' ') + extra
}

/**
 * The budget's home line holds what leaves the account in a month: taxes, insurance and dues included, extras not. Paid every two
 * weeks, 26 halves leave it in a year, which is a twelfth of a payment more each month.
 */
const budgetPayment = ({ monthlyPayment, principalInterest }: Mortgage, { plan }: MortgageInputs): number =>
  plan === 'monthly' ? monthlyPayment : roundToCent(monthlyPayment + principalInterest / 12)

function answerLoan(mortgage: Mortgage, inputs: MortgageInputs): Answer {
  return {
    headline: headline(mortgage, inputs),
    more: more(mortgage, inputs).trim(),
    split: splitOf(mortgage, inputs),
    keyFigures: ['loanAmount', 'totalInterest', 'cashToClose'],
    actions: [
      { id: 'budget-home-payment', label: 'Use this payment in my budget', value: budgetPayment(mortgage, inputs) },
    ],
  }
}

function presentLoan(mortgage: Mortgage, inputs: MortgageInputs, law: Law): Presentation {
  const years = loanYears(mortgage, inputs)
  return {
    ...answerLoan(mortgage, inputs),
    charts: chartsOf(mortgage, inputs, years),
    findings: findingsOf(mortgage, inputs, law),
    tables: tablesOf(mortgage, inputs, years),
    workings: workingsOf(mortgage, inputs),
    sources: sourcesOf(inputs, law),
  }
}

function presentNoLoan(result: NoLoan, inputs: MortgageInputs, law: Law): Presentation {
  const { before, after } = ownerParts(result.costs)
  return {
    headline: `You would buy without a loan and pay **${dollars(result.monthlyPayment)}** a month in taxes, insurance and dues.`,
    split: {
      label: 'Monthly payment',
      unit: 'money',
      parts: [...before, ...after].filter((part) => part.value > 0),
    },
    keyFigures: ['cashToClose'],
    charts: [],
    findings: [
      { tone: 'note', text: 'Left out: repairs and upkeep, utilities, and what the cash could earn elsewhere.' },
    ],
    tables: [cashTable(result.cash)],
    workings: [],
    sources: sourcesOf(inputs, law),
    actions: [{ id: 'budget-home-payment', label: 'Use this payment in my budget', value: result.monthlyPayment }],
  }
}

export const answer = (result: Result, inputs: MortgageInputs, law: Law): Answer =>
  result.outcome === 'loan' ? answerLoan(result, inputs) : present(result, inputs, law)

export function present(result: Result, inputs: MortgageInputs, law: Law): Presentation {
  if (result.outcome === 'loan') return presentLoan(result, inputs, law)
  if (result.outcome === 'no-loan') return presentNoLoan(result, inputs, law)
  return {
    headline: 'These numbers do not make a loan that can be worked out.',
    more: 'Check the price, the down payment, the rate and the term.',
    keyFigures: [],
    charts: [],
    findings: [],
    tables: [],
    workings: [],
    sources: sourcesOf(inputs, law),
  }
}
