import { levelPaymentLines } from '../kit/payment-lines.ts'
import type { Working } from '../kit/presentation.ts'
import { type BoughtContext, type LoanContext, ofBought, ofLoan } from './context.ts'
import { localRateOf, ruleOf, ruleText } from './state-tax.ts'
import { workingWords } from './words/explain.en.ts'

function salesTax({ inputs, result: { deal }, year, say }: BoughtContext): Working | null {
  const { taxed } = deal
  if (taxed === null) return null
  const words = workingWords.tax
  const fee = inputs.feeTaxed ? inputs.dealerFee : 0
  const rates = { state: (ruleOf(inputs.state)?.rate ?? 0) * 100, local: localRateOf(inputs) * 100 }
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${say.cents(inputs.price)} + ${say.cents(fee)} − ${say.cents(taxed.rebateCredit)} − ${say.cents(taxed.tradeInCredit)} = ${say.cents(taxed.taxable)}`,
      words.parts({ state: taxed.stateTax, local: taxed.localTax, tax: deal.tax }, say),
    ],
    steps: [ruleText(inputs, year, say), words.rates(rates, say)],
  }
}

function payment({ result: { loan }, say }: LoanContext): Working {
  const { financed: amount, annualRate, term, schedule } = loan
  const rate = annualRate * 100
  return {
    title: workingWords.payment.title,
    lines: levelPaymentLines({ amount, rate, term, payment: schedule.payment }, say),
    steps: [workingWords.payment.rounding],
  }
}

function safeDown({ inputs, result: { under, loan }, say }: LoanContext): Working {
  const words = workingWords.down
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${say.cents(loan.financed)} × ${say.number(under.safeShare, 8)}`,
      `= ${say.cents(loan.financed * under.safeShare)}`,
    ],
    steps: [words.value({ price: inputs.price }, say)],
  }
}

function breakEven({ result: { choice }, say }: LoanContext): Working | null {
  if (!choice) return null
  const words = workingWords.choice
  return {
    title: words.title,
    lines: [words.formula, `= ${say.cents(choice.evenRebate)}`],
    steps: [words.totals({ rebate: choice.withRebate.total, low: choice.withLowRate.total }, say)],
  }
}

export const workings = [ofBought(salesTax), ofLoan(payment), ofLoan(safeDown), ofLoan(breakEven)]
