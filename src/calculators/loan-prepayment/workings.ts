import { levelPaymentLines } from '../kit/payment-lines.ts'
import type { Working } from '../kit/presentation.ts'
import { ofPaid, type PaidContext } from './context.ts'
import { paysMore } from './plan.ts'
import { workingWords } from './words/explain.en.ts'

function agreed({ inputs, result: { plain }, say }: PaidContext): Working {
  const words = workingWords.agreed
  const { balance, rate, term } = inputs
  const { months, regularPayment: payment, lastPayment: last } = plain
  if (inputs.know === 'payment')
    return {
      title: words.title,
      lines: [
        words.formula,
        words.first({ balance: say.number(balance), rate, interest: (balance * rate) / 1200 }, say),
        months === 1 ? words.once({ last }, say) : words.count({ months, payment, last }, say),
      ],
    }
  return {
    title: words.title,
    lines: levelPaymentLines({ amount: balance, rate, term, payment }, say),
    steps: [words.anew],
  }
}

function saved({ inputs, result, say }: PaidContext): Working | null {
  if (!paysMore(inputs)) return null
  const words = workingWords.saved
  const { plain, actual, fees } = result
  const amounts = [plain.totalInterest, actual.totalInterest, actual.totalPenalty, fees.total]
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${amounts.map((amount) => say.cents(amount)).join(' − ')}`,
      `= ${say.cents(result.netSaved)}`,
    ],
    steps: [
      words.agreed({ months: plain.months, payoff: plain.payoffMonth }, say),
      words.actual({ months: actual.months, payoff: actual.payoffMonth }, say),
      words.extra({ extra: actual.totalExtra }, say),
      words.today({ saved: result.netSavedToday }, say),
    ],
  }
}

function versus({ inputs, result, say }: PaidContext): Working | null {
  if (!paysMore(inputs) || result.breakEven === null) return null
  const words = workingWords.versus
  const prepay = result.versus.prepayAccount.at(-1) ?? 0
  const invest = result.versus.investAccount.at(-1) ?? 0
  return {
    title: words.title,
    lines: [words.formula, `= ${say.cents(invest)} − ${say.cents(prepay)}`, `= ${say.cents(invest - prepay)}`],
    steps: [
      words.same,
      words.growth({ grown: say.number(1 + inputs.investReturn / 100, 6) }),
      words.tax[inputs.investTax]({ rate: inputs.investTaxRate }, say),
      ...(inputs.deduction > 0 ? [words.deduction({ rate: inputs.deduction }, say)] : []),
      words.even({ level: result.breakEven * 100 }, say),
    ],
  }
}

export const workings = [ofPaid(agreed), ofPaid(saved), ofPaid(versus)]
