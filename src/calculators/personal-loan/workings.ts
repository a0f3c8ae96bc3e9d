import { dollarsAndCents as money, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { PricedLoan } from './compute.ts'
import type { LoanInputs } from './fields.ts'

function feeWorking({ loan }: PricedLoan, inputs: LoanInputs): Working {
  const flat = inputs.flatFee > 0 ? ` + ${money(inputs.flatFee)}` : ''
  if (inputs.handling === 'deducted' && inputs.amountIs === 'in-hand')
    return {
      title: 'The loan that leaves this cash',
      lines: [
        'loan = (cash + other fees) ÷ (1 − fee)',
        `= (${money(inputs.amount)}${flat}) ÷ (1 − ${percentText(inputs.fee)})`,
        `= ${money(loan.loanAmount)}, so the fee is ${money(loan.fee)}`,
      ],
    }
  const base = inputs.amount
  return {
    title: 'What you really receive',
    lines: [
      inputs.handling === 'added' ? 'you owe = amount + fee' : 'you receive = loan − fee',
      inputs.handling === 'added' ? `= ${money(base)} + ${money(loan.fee)}` : `= ${money(base)} − ${money(loan.fee)}`,
      `= ${money(inputs.handling === 'added' ? loan.loanAmount : loan.received)}`,
    ],
    steps: [`Fee: ${money(base)} × ${percentText(inputs.fee)}${flat} = ${money(loan.fee)}.`],
  }
}

function paymentWorking({ loan }: PricedLoan, inputs: LoanInputs): Working {
  const rate = inputs.rate / 1200
  const amount = plain(loan.loanAmount)
  return {
    title: 'Monthly payment',
    lines:
      inputs.rate === 0
        ? ['payment = L ÷ n', `= ${amount} ÷ ${inputs.term}`, `= ${money(loan.payment)}`]
        : [
            'payment = L · r ÷ (1 − (1 + r)^−n)',
            `= ${amount} · ${plain(rate, 10)} ÷ (1 − ${plain(1 + rate, 10)}^−${inputs.term})`,
            `= ${money(loan.payment)}`,
          ],
    steps: [
      `r is ${percentText(inputs.rate, 4)} ÷ 12. Each month’s interest is rounded to the cent; the last payment takes the difference.`,
    ],
  }
}

const aprWorking = (result: PricedLoan, inputs: LoanInputs): Working => ({
  title: 'APR',
  lines: [
    'cash received = sum of payment k ÷ (1 + i)^k, k = 1 … n',
    `${money(result.loan.received)} = sum of ${money(result.loan.payment + (inputs.insuranceRequired ? inputs.insurance : 0))} ÷ (1 + i)^k, k = 1 … ${result.schedule.months}`,
    `i × 12 = ${percentText(result.apr, 3)}`,
  ],
  steps: [
    'Regulation Z, Appendix J. The fee is a finance charge (12 CFR 1026.4), so the sum financed is what you receive.',
    'Insurance counts when the lender requires it, not when you may say no (12 CFR 1026.4(d)).',
  ],
})

export const workingsOf = (result: PricedLoan, inputs: LoanInputs): readonly Working[] => [
  feeWorking(result, inputs),
  paymentWorking(result, inputs),
  aprWorking(result, inputs),
]
