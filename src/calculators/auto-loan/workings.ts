import { dollarsAndCents as money, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Financed } from './compute.ts'
import type { Deal } from './deal.ts'
import type { CarInputs } from './fields.ts'
import { localRateOf, ruleOf, ruleWords } from './state-tax.ts'

export function taxWorking(deal: Deal, inputs: CarInputs, year: number): Working | null {
  const { taxed } = deal
  if (taxed === null) return null
  const local = localRateOf(inputs)
  const fee = inputs.feeTaxed ? inputs.dealerFee : 0
  return {
    title: 'Tax on the sale',
    lines: [
      'taxed = price + taxed fees − rebate where it is not taxed − trade-in where the state lets it count',
      `= ${money(inputs.price)} + ${money(fee)} − ${money(taxed.rebateCredit)} − ${money(taxed.tradeInCredit)} = ${money(taxed.taxable)}`,
      `tax = ${money(taxed.stateTax)} state + ${money(taxed.localTax)} local = ${money(deal.tax)}`,
    ],
    steps: [
      ruleWords(inputs.state, year),
      `State rate ${percentText((ruleOf(inputs.state).rate ?? 0) * 100, 3)}, local rate ${percentText(local * 100, 3)}.`,
    ],
  }
}

function paymentWorking({ loan }: Financed): Working {
  const rate = loan.annualRate / 12
  const amount = plain(loan.financed)
  return {
    title: 'Monthly payment',
    lines:
      rate === 0
        ? ['payment = L ÷ n', `= ${amount} ÷ ${loan.term}`, `= ${money(loan.schedule.payment)}`]
        : [
            'payment = L · r ÷ (1 − (1 + r)^−n)',
            `= ${amount} · ${plain(rate, 10)} ÷ (1 − ${plain(1 + rate, 10)}^−${loan.term})`,
            `= ${money(loan.schedule.payment)}`,
          ],
    steps: ['The payment is rounded to the cent. So is each month’s interest; the last payment takes the difference.'],
  }
}

const valueWorking = ({ under, loan }: Financed, inputs: CarInputs): Working => ({
  title: 'More down to stay above water',
  lines: [
    'safe loan = loan × the smallest of (value ÷ balance) over all months',
    `= ${money(loan.financed)} × ${plain(under.safeShare, 8)}`,
    `= ${money(loan.financed * under.safeShare)}`,
  ],
  steps: [
    `Value after m months: ${money(inputs.price)} × (1 − first-year loss)^(m ÷ 12), and from month 12 on × (1 − later loss)^((m − 12) ÷ 12).`,
  ],
})

function choiceWorking({ choice }: Financed): Working | null {
  if (choice === null) return null
  return {
    title: 'The rebate at which both cost the same',
    lines: [
      'rebate = (loan at the low rate − its payments ÷ payments on each dollar at the usual rate) ÷ (1 + tax rate where a rebate is not taxed)',
      `= ${money(choice.evenRebate)}`,
    ],
    steps: [
      `With the rebate the car costs ${money(choice.withRebate.total)} in all; at the low rate ${money(choice.withLowRate.total)}.`,
    ],
  }
}

export const workingsOf = (result: Financed, inputs: CarInputs, year: number): readonly Working[] =>
  [
    taxWorking(result.deal, inputs, year),
    paymentWorking(result),
    valueWorking(result, inputs),
    choiceWorking(result),
  ].filter((working) => working !== null)
