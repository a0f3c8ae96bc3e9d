/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import type { Say } from '../kit/say.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import { compute, type Mortgage } from './compute.ts'
import type { LoanContext, MortgageContext } from './context.ts'
import { downOf, needsPmi } from './down.ts'
import { figures } from './figures.ts'
import type { OwnerCosts } from './owner-costs.ts'
import type { MortgageInputs } from './sections.ts'
import { errorWords, headlines, hintWords, questions, splitWords, toBudget, underneath } from './words/answer.en.ts'
import { insuranceNames } from './words/insurance.en.ts'

const SMALLEST_LOAN = 1000

const ownerParts = ({ tax, insurance, hoa }: OwnerCosts) => ({
  before: [
    { label: splitWords.tax, value: tax, color: 'tax' as const },
    { label: splitWords.insurance, value: insurance, color: 'insurance' as const },
  ],
  after: [{ label: splitWords.hoa, value: hoa, color: 'other' as const }],
})
const splitOf = (parts: Split['parts']): Split => ({
  label: splitWords.whole,
  unit: 'money',
  parts: parts.filter((part) => part.value > 0),
})
const budget = (value: number) => [{ id: 'budget-home-payment' as const, label: toBudget, value }]

function headline({ inputs, result, say }: LoanContext): string {
  const values = { payment: result.monthlyPayment, payoff: result.actual.payoffMonth }
  if (inputs.plan !== 'monthly') return headlines.biweekly({ ...values, half: result.principalInterest / 2 }, say)
  return (inputs.rateType === 'arm' ? headlines.adjustable : headlines.loan)(values, say)
}

/** PMI stays the same until it ends; the government programs' premium follows the balance down. */
function insuranceLine({ loanType }: MortgageInputs, { mortgageInsurance, premiums, rows }: Mortgage, say: Say) {
  const values = { name: insuranceNames[loanType], amount: mortgageInsurance, months: premiums.length }
  if (mortgageInsurance <= 0) return ''
  if (premiums.length < rows.length) return underneath.insuranceEnds(values, say)
  return (loanType === 'conventional' ? underneath.insuranceStays : underneath.falling)(values, say)
}

function more({ inputs, result, say }: LoanContext): string {
  const { monthlyPayment, principalInterest, crossover: months, rows, startMonth } = result
  const rest = monthlyPayment - principalInterest
  const fixedMonths = Number(inputs.armFixedYears) * 12
  const lines = [
    inputs.plan !== 'monthly' && rest > 0 && underneath.besidesHalves({ rest }, say),
    insuranceLine(inputs, result, say),
    inputs.rateType === 'arm' &&
      fixedMonths < rows.length &&
      underneath.rateChanges({ month: addMonths(startMonth, fixedMonths + 1) }, say),
    months === 1 && underneath.principalFirst(),
    months !== null && months > 1 && underneath.mostlyPrincipal({ months }, say),
    inputs.extraMonthly > 0 && underneath.extra({ amount: inputs.extraMonthly }, say),
  ]
  return lines.filter(Boolean).join(' ')
}

/**
 * The budget's home line holds what leaves the account in a month: taxes, insurance and dues included, extras not. Paid every two
 * weeks, 26 halves leave it in a year, which is a twelfth of a payment more each month.
 */
const budgetPayment = ({ monthlyPayment, principalInterest }: Mortgage, { plan }: MortgageInputs): number =>
  plan === 'monthly' ? monthlyPayment : roundToCent(monthlyPayment + principalInterest / 12)

function answer(context: MortgageContext): Answer {
  const { inputs, result, say } = context
  if (result.outcome === 'not-possible')
    return { headline: headlines.notPossible(), more: underneath.notPossible(), keyFigures: [] }
  const { before, after } = ownerParts(result.costs)
  if (result.outcome === 'no-loan')
    return {
      headline: headlines.noLoan({ payment: result.monthlyPayment }, say),
      split: splitOf([...before, ...after]),
      keyFigures: ['cashToClose'],
      actions: budget(result.monthlyPayment),
    }
  const ofLoan = { ...context, result }
  return {
    headline: headline(ofLoan),
    more: more(ofLoan),
    split: splitOf([
      { label: splitWords.loan, value: result.principalInterest, color: 'principal' },
      ...before,
      { label: insuranceNames[inputs.loanType], value: result.mortgageInsurance, color: 'interest' },
      ...after,
    ]),
    keyFigures: ['loanAmount', 'totalInterest', 'cashToClose'],
    actions: budget(budgetPayment(result, inputs)),
  }
}

function downHint({ inputs, say }: { inputs: MortgageInputs; say: Say }): string {
  const down = downOf(inputs)
  if (inputs.down.unit === 'pct')
    return (needsPmi(inputs) ? hintWords.downDollarsPmi : hintWords.downDollars)({ down }, say)
  const share = (down / inputs.price) * 100
  return (needsPmi(inputs) ? hintWords.downSharePmi : hintWords.downShare)({ share }, say)
}

function check(inputs: MortgageInputs, say: Say): { readonly down?: string } {
  const loan = inputs.price - downOf(inputs)
  if (loan < -0.005) return { down: errorWords.downTooLarge() }
  return loan >= 0.01 && loan < SMALLEST_LOAN ? { down: errorWords.loanTooSmall({ least: SMALLEST_LOAN }, say) } : {}
}

export const answerPart: AnswerPart<MortgageContext> = {
  compute,
  figures,
  main: 'monthlyPayment',
  moreIs: 'worse',
  answer,
  check,
  hints: {
    down: downHint,
    propertyTax: ({ inputs: { taxState }, law, say }) =>
      isStateCode(taxState)
        ? hintWords.stateTax({ state: stateNameOf(taxState), rate: law.loans.propertyTax.value[taxState] * 100 }, say)
        : undefined,
  },
  presets: [
    {
      unknown: 'price',
      figure: 'monthlyPayment',
      target: (payment) => about(payment * 0.9),
      question: questions.price,
    },
    {
      unknown: 'rate',
      figure: 'monthlyPayment',
      target: (payment) => about(payment * 0.9),
      question: questions.rate,
    },
    {
      unknown: 'extraMonthly',
      figure: 'monthsToPayoff',
      target: (months) => Math.max(12, Math.round((months * 0.7) / 12) * 12),
      question: questions.extraMonthly,
    },
  ],
}
