import { levelPaymentLines } from '../kit/payment-lines.ts'
import type { Working } from '../kit/presentation.ts'
import { type LoanContext, ofLoan } from './context.ts'
import { splitWords } from './words/answer.en.ts'
import { workingWords } from './words/explain.en.ts'
import { insuranceNames } from './words/insurance.en.ts'

const there = (steps: readonly (string | false)[]): readonly string[] => steps.filter((step) => step !== false)

function payment({ inputs, result, say }: LoanContext): Working {
  const words = workingWords.payment
  const { baseLoan, loanAmount, down, principalInterest } = result
  const { price, rate, term } = inputs
  const fee = loanAmount - baseLoan
  return {
    title: words.title,
    lines: levelPaymentLines({ amount: loanAmount, rate, term, payment: principalInterest }, say),
    steps: there([
      fee > 0
        ? words.loanWithFee({ price, down, baseLoan, fee, loanAmount }, say)
        : words.loan({ price, down, baseLoan }, say),
      rate > 0 && words.monthlyRate({ rate }, say),
      words.rounding,
    ]),
  }
}

function wholePayment({ inputs, result, say }: LoanContext): Working {
  const words = workingWords.whole
  const { tax, insurance, hoa } = result.costs
  const parts = [
    { name: splitWords.loan, amount: result.principalInterest },
    { name: splitWords.tax, amount: tax },
    { name: splitWords.insurance, amount: insurance },
    { name: insuranceNames[inputs.loanType], amount: result.mortgageInsurance },
    { name: splitWords.hoa, amount: hoa },
  ].filter(({ amount }) => amount > 0)
  return {
    title: words.title,
    lines: [
      parts.map(({ name }) => name).join(' + '),
      `= ${parts.map(({ amount }) => say.cents(amount)).join(' + ')}`,
      `= ${say.cents(result.monthlyPayment)}`,
    ],
    steps: [
      words.tax({ price: inputs.price, rate: inputs.propertyTax, tax }, say),
      words.insurance({ yearly: inputs.homeInsurance, insurance }, say),
      words.growth({ tax: inputs.taxGrowth, insurance: inputs.insuranceGrowth, hoa: inputs.hoaGrowth }, say),
    ],
  }
}

function pmi({ inputs, law, result, say }: LoanContext): Working | null {
  const { pmi, loanAmount, rows } = result
  if (pmi === null) return null
  const words = workingWords.pmi
  const { request, automatic, final } = pmi
  const { requestLtv, automaticLtv } = law.loans.pmi.value
  const asked = { share: requestLtv * 100, mark: inputs.price * requestLtv, ...request }
  const scheduled = { share: automaticLtv * 100, mark: inputs.price * automaticLtv, ...automatic }
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${say.number(loanAmount)} × ${say.percent(inputs.pmiRate, 6)} ÷ 12`,
      `= ${say.cents(pmi.monthlyPremium)}`,
    ],
    steps: there([
      request === pmi.withoutAsking ? words.nothingToRequest(asked, say) : words.request(asked, say),
      (automatic.premiums === rows.length ? words.paidOffFirst : words.automatic)(scheduled, say),
      final.premiums < rows.length && words.final({ month: final.month }, say),
      words.conditions,
    ]),
  }
}

function apr({ inputs, result, say }: LoanContext): Working | null {
  if (result.apr === null) return null
  const words = workingWords.apr
  const { points, interest } = result.cash
  const { loanAmount, upfrontFee } = result
  const { lenderFees } = inputs
  const charge = points + lenderFees + upfrontFee + interest
  return {
    title: words.title,
    lines: [
      words.formula,
      `${say.cents(loanAmount)} − ${say.cents(charge)} = ${say.cents(loanAmount - charge)}`,
      `i × 12 = ${say.percent(result.apr, 3)}`,
    ],
    steps: there([
      words.charges({ points, lenderFees, upfrontFee, interest }, say),
      words.payments,
      inputs.rateType === 'arm' && words.adjustable,
    ]),
  }
}

/** What page 3 of a Loan Estimate says about this loan. */
function estimate({ result, say }: LoanContext): Working | null {
  if (result.estimate === null) return null
  const words = workingWords.estimate
  const { fees, points, interest } = result.cash
  return {
    title: words.title,
    lines: words.lines(result.estimate, say),
    steps: [words.fiveYears({ costs: fees + points + result.upfrontFee, interest }, say), words.costs, words.schedule],
  }
}

export const workings = [ofLoan(payment), ofLoan(wholePayment), ofLoan(pmi), ofLoan(apr), ofLoan(estimate)]
