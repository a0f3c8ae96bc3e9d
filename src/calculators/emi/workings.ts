import { levelPaymentLines } from '../kit/payment-lines.ts'
import type { Working } from '../kit/presentation.ts'
import { type LoanContext, ofLoan } from './context.ts'
import { workingWords } from './words/explain.en.ts'

function flat({ inputs, result: { loan }, say }: LoanContext): Working {
  const words = workingWords.flat
  const { owed, months } = loan
  const P = say.number(owed)
  const f = say.number(loan.annualRate, 6)
  const n = months
  const A = say.number(loan.payment)
  const lines = {
    payment: [
      'A = (P + P · f · n ÷ 12) ÷ n',
      `= (${P} + ${P} · ${f} · ${n} ÷ 12) ÷ ${n}`,
      `= ${say.cents(loan.payment)}`,
    ],
    amount: ['P = n · A ÷ (1 + f · n ÷ 12)', `= ${n} · ${A} ÷ (1 + ${f} · ${n} ÷ 12)`, `= ${say.cents(owed)}`],
    rate: [
      'f = (n · A − P) · 12 ÷ (n · P)',
      `= (${n} · ${A} − ${P}) · 12 ÷ (${n} · ${P})`,
      words.rate({ rate: loan.annualRate * 100 }, say),
    ],
    term: ['n = P ÷ (A − P · f ÷ 12)', `= ${P} ÷ (${A} − ${P} · ${f} ÷ 12)`, words.count({ months }, say)],
  }[inputs.find]
  return { title: words.title, lines, steps: [words.trueRate({ months, owed, rate: loan.trueRate * 100 }, say)] }
}

/** The formula for what is asked, the same with numbers, and the result. */
function levelLines({ inputs, result: { loan }, say }: LoanContext): readonly string[] {
  const words = workingWords.level
  const { owed, months, payment } = loan
  const i = loan.trueRate / 12
  const P = say.number(owed)
  const r = say.number(i, 10)
  const grown = say.number(1 + i, 10)
  const A = say.number(payment)
  const isFree = loan.trueRate === 0
  switch (inputs.find) {
    case 'payment':
      return levelPaymentLines({ amount: owed, rate: loan.trueRate * 100, term: months, payment }, say)
    case 'amount':
      return isFree
        ? ['P = A · n', `= ${A} · ${months}`, `= ${say.cents(owed)}`]
        : ['P = A · (1 − (1 + i)^−n) ÷ i', `= ${A} · (1 − ${grown}^−${months}) ÷ ${r}`, `= ${say.cents(owed)}`]
    case 'rate':
      return [
        words.solved,
        `${P} = ${A} · (1 − (1 + i)^−${months}) ÷ i`,
        words.rate({ rate: loan.annualRate * 100, monthly: i * 100 }, say),
      ]
    case 'term':
      return isFree
        ? ['n = P ÷ A', `= ${P} ÷ ${A}`, words.count({ months }, say)]
        : [
            'n = −ln(1 − P · i ÷ A) ÷ ln(1 + i)',
            `= −ln(1 − ${P} · ${r} ÷ ${A}) ÷ ln(${grown})`,
            words.countLast({ months, last: loan.plain.lastPayment }, say),
          ]
  }
}

function level(context: LoanContext): Working {
  const { inputs, result, say } = context
  const { loan } = result
  const words = workingWords.level
  const rates = { rate: loan.annualRate * 100, monthly: (loan.trueRate / 12) * 100 }
  const rate = inputs.compounding === 'monthly' ? words.monthlyRate(rates, say) : words.compounded(rates, say)
  return {
    title: words.title,
    lines: levelLines(context),
    steps: [
      ...(inputs.find === 'rate' || loan.trueRate === 0 ? [] : [rate]),
      words.rounding,
      words.last({ last: loan.plain.lastPayment, payoff: loan.plain.payoffMonth }, say),
    ],
  }
}

function apr({ result: { loan }, say }: LoanContext): Working | null {
  if (loan.apr === null || loan.fee === 0) return null
  const words = workingWords.apr
  return {
    title: words.title,
    lines: [
      words.formula,
      `${say.cents(loan.owed)} − ${say.cents(loan.fee)} = ${say.cents(loan.owed - loan.fee)}`,
      `i × 12 = ${say.percent(loan.apr, 3)}`,
    ],
    steps: [words.method],
  }
}

export const workings = [
  ofLoan((context) => (context.result.loan.quoted.kind === 'flat' ? flat : level)(context)),
  ofLoan(apr),
]
