import { housingRoom } from '#engine/housing/qualifying-price.ts'
import { vaUpkeepPerSquareFoot } from '#facts/lending/qualifying.ts'
import { dollars, dollarsAndCents as money, percentText } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import { type Affordable, lookAt } from './compute.ts'
import type { AffordInputs } from './fields.ts'
import { insuranceOf, propertyTaxOf } from './place.ts'
import { monthsOf } from './words.ts'

function takeHome({ month }: Affordable, inputs: AffordInputs): Working {
  const { takeHome: year } = month
  return {
    title: 'Take-home pay and what it leaves',
    lines: [
      'left for the home = take-home − debts − spending − saving',
      `= ${money(month.net)} − ${money(inputs.debts)} − ${money(inputs.spending)} − ${money(inputs.saving)}`,
      `= ${money(month.room)} a month`,
    ],
    steps: [
      `A year’s pay: ${money(year.gross)}.`,
      `Taken off before tax: ${money(year.retirement)} into the plan at work, ${money(year.benefits)} of benefits.`,
      `Federal income tax ${money(year.federalTax)}, Social Security and Medicare with state programs ${money(year.payrollTax)}, state and local income tax ${money(year.stateTax)}: whole returns with the standard or itemized deduction, credits included.`,
      `Left: ${money(year.net)} a year, ${money(month.net)} a month.`,
    ],
  }
}

function budget(result: Affordable, inputs: AffordInputs): Working {
  const price = result.budgetPrice
  const at = price < 1 ? null : lookAt(inputs, result.month, price)
  return {
    title: 'The price your budget carries',
    lines: [
      'payment(P) + upkeep(P) = left for the home',
      at === null
        ? 'no price does'
        : `${money(at.payment.total)} + ${money(at.upkeep)} = ${money(at.payment.total + at.upkeep)}`,
      `P = ${money(price)}`,
    ],
    steps: [
      `Every part grows with the price: the loan, property tax (${percentText(propertyTaxOf(inputs))}), insurance (${percentText(insuranceOf(inputs))}), mortgage insurance and upkeep (${percentText(inputs.upkeep)}). So the price is found by halving a range, 43 times, until both sides meet; not from a fixed rule of thumb.`,
      'Where mortgage insurance begins, the payment jumps; the price is then the last one before the jump.',
    ],
  }
}

function lender(result: Affordable, inputs: AffordInputs): Working {
  const { limit, month, lenderPrice } = result
  const room = housingRoom(limit, month.gross, inputs.debts)
  const { federalTax, stateTax, payrollTax } = month.takeHome
  const taxes = (federalTax + stateTax + payrollTax) / 12
  const at = lenderPrice < 1 ? null : lookAt(inputs, month, lenderPrice)
  const lines =
    room === null
      ? ['residual = pay − taxes − payment(P) − upkeep and utilities − debts']
      : [
          [
            ...(limit.front === null ? [] : [`payment ≤ ${percentText(limit.front * 100)} of pay`]),
            ...(limit.back === null ? [] : [`payment + debts ≤ ${percentText(limit.back * 100)} of pay`]),
          ].join(' and '),
          `payment ≤ ${money(room)} of ${money(month.gross)} a month`,
        ]
  return {
    title: 'The lender’s limit',
    lines: [...lines, `P = ${money(lenderPrice)}`],
    steps: [
      ...(at === null
        ? []
        : [`At this price the payment is ${money(at.payment.total)} with ${dollars(at.payment.down)} down.`]),
      ...(at?.residual
        ? [
            `VA residual: ${money(month.gross)} ${taxes < 0 ? '+' : '−'} ${money(Math.abs(taxes))} − ${money(at.payment.total)} − ${money(inputs.squareFeet * vaUpkeepPerSquareFoot.value)} − ${money(inputs.debts)} = ${money(at.residual.left)} left, ${money(at.residual.required)} asked for (38 CFR 36.4340(e)).`,
          ]
        : []),
      'Lenders use pay before tax, and the smallest payment each debt asks for. The down payment must also reach the program’s smallest share.',
    ],
  }
}

function cash(result: Affordable, inputs: AffordInputs): Working {
  const price = result.cashPrice
  const at = price < 1 ? null : lookAt(inputs, result.month, price)
  return {
    title: 'The price your savings reach',
    lines: [
      'cash to close(P) + months kept × costs(P) = savings',
      at === null ? 'no price does' : `${money(at.closing.total)} + ${money(at.reserves)} = ${money(inputs.savings)}`,
      `P = ${money(price)}`,
    ],
    steps:
      at === null
        ? []
        : [
            `Cash to close: ${money(at.closing.down)} down, ${money(at.closing.fees)} of closing costs, ${money(at.closing.prepaid)} of prepaid tax and insurance (a year of insurance, two months of both), ${money(at.closing.interest)} of interest for 15 days.`,
            ...(inputs.keepMonths > 0
              ? [`Kept back: ${monthsOf(inputs.keepMonths)} of payment, upkeep, debts and spending.`]
              : []),
          ],
  }
}

export const workingsOf = (result: Affordable, inputs: AffordInputs): readonly Working[] => [
  takeHome(result, inputs),
  budget(result, inputs),
  lender(result, inputs),
  cash(result, inputs),
]
