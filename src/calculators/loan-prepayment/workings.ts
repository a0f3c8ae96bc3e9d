import { dollarsAndCents as money, monthText, plain as number, percentText } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Prepaid } from './compute.ts'
import type { PrepayInputs } from './fields.ts'
import { paysMore } from './words.ts'

function payment({ plain }: Prepaid, inputs: PrepayInputs): Working {
  const i = inputs.rate / 1200
  const P = number(inputs.balance)
  const A = money(plain.regularPayment)
  if (inputs.know === 'payment')
    return {
      title: 'As agreed',
      lines: [
        'interest of a month = balance × rate ÷ 12',
        `= ${P} × ${percentText(inputs.rate, 6)} ÷ 12 = ${money((inputs.balance * inputs.rate) / 1200)} in the first month`,
        `so ${plain.months === 1 ? 'one payment' : `${plain.months} payments of ${A}, the last one`} ${plain.months === 1 ? 'of ' : ''}${money(plain.lastPayment)}`,
      ],
    }
  return {
    title: 'As agreed',
    lines:
      i === 0
        ? ['payment = P ÷ n', `= ${P} ÷ ${inputs.term}`, `= ${A}`]
        : [
            'payment = P · i ÷ (1 − (1 + i)^−n)',
            `= ${P} · ${number(i, 10)} ÷ (1 − ${number(1 + i, 10)}^−${inputs.term})`,
            `= ${A}`,
          ],
    steps: ['Worked out anew for what you owe and the time left, so it may differ by some cents from your bill.'],
  }
}

const count = (months: number): string =>
  months === 0 ? 'under a month' : `${months} ${months === 1 ? 'month' : 'months'}`

function saving(result: Prepaid): Working {
  const { plain, actual, fees } = result
  return {
    title: 'What you save',
    lines: [
      'interest as agreed − interest with the extra − penalty − fees',
      `= ${money(plain.totalInterest)} − ${money(actual.totalInterest)} − ${money(actual.totalPenalty)} − ${money(fees.total)}`,
      `= ${money(result.netSaved)}`,
    ],
    steps: [
      `As agreed: ${count(plain.months)}, to ${monthText(plain.payoffMonth)}. With the extra: ${count(actual.months)}, to ${monthText(actual.payoffMonth)}.`,
      `Extra paid: ${money(actual.totalExtra)}. It counts once, beside the payment, all of it to principal.`,
      `In today’s dollars ${money(result.netSavedToday)}: each month’s difference in payments, taken back by inflation. Extra paid early weighs more than payments missing late.`,
    ],
  }
}

function versus(result: Prepaid, inputs: PrepayInputs): Working | null {
  if (result.breakEven === null) return null
  const prepay = result.versus.prepayAccount.at(-1) ?? 0
  const invest = result.versus.investAccount.at(-1) ?? 0
  const tax = {
    none: 'No tax is taken from the growth.',
    'each-year': `Each year’s growth is taxed at ${percentText(inputs.investTaxRate)}.`,
    'at-end': `At the end everything gained is taxed at ${percentText(inputs.investTaxRate)}.`,
  }[inputs.investTax]
  return {
    title: 'Prepay or invest',
    lines: [
      'account if you invest − account if you prepay',
      `= ${money(invest)} − ${money(prepay)}`,
      `= ${money(invest - prepay)}`,
    ],
    steps: [
      'Both hand over the same dollars each month. One puts the extra into the loan and invests the payment once the loan is gone; the other invests the extra from the start.',
      `A month grows to ${number(1 + inputs.investReturn / 100, 6)}^(1/12) of itself. ${tax}`,
      ...(inputs.deduction > 0
        ? [`Interest paid brings ${percentText(inputs.deduction)} of it back as lower tax, in the month it is paid.`]
        : []),
      `Both end level at ${percentText(result.breakEven * 100)} a year before tax.`,
    ],
  }
}

export const workingsOf = (result: Prepaid, inputs: PrepayInputs): readonly Working[] =>
  [payment(result, inputs), ...(paysMore(inputs) ? [saving(result), versus(result, inputs)] : [])].filter(
    (working) => working !== null,
  )
