import { dateText, dollarsAndCents, percentText, plain, priceText } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import { type Result, saleDayOf } from './compute.ts'
import type { StockInputs } from './fields.ts'
import { whyNot } from './findings.ts'
import { exactly, methodNames, sharesText } from './words.ts'

function average(result: Result): Working {
  const { lots } = result.ledger
  const few = lots.slice(0, 4)
  return {
    title: 'Average cost',
    lines: [
      'average = cost of all lots still held, fees included ÷ shares held',
      `= (${few.map((lot) => exactly(lot.shares * lot.costPerShare)).join(' + ')}${lots.length > 4 ? ' + …' : ''}) ÷ ${plain(result.held.shares, 6)}`,
      `= ${exactly(result.held.cost)} ÷ ${plain(result.held.shares, 6)} = ${priceText(result.average ?? 0)}`,
    ],
    steps: [
      `Cost of a lot: its shares times what one cost, fee included. ${few.map((lot) => `${dateText(lot.acquired)}: ${plain(lot.shares, 6)} at ${exactly(lot.costPerShare)}`).join('; ')}${lots.length > 4 ? '; and so on' : ''}.`,
      'Shares and prices from before a split are turned into today’s shares: shares times the ratio, price divided by it.',
      'Purchase fees are part of the cost. Losses put off by wash sales count for tax, not here.',
    ],
  }
}

function buying(result: Result, inputs: StockInputs): Working | null {
  const { toTarget, planPrice, held } = result
  if (inputs.planBy === 'none') return null
  if (toTarget)
    return {
      title: 'Shares for a target average',
      lines: [
        'n = (cost + fee − target × shares) ÷ (target − price)',
        `= (${exactly(held.cost)} + ${dollarsAndCents(inputs.planFee)} − ${exactly(inputs.target)} × ${plain(held.shares, 6)}) ÷ (${exactly(inputs.target)} − ${exactly(planPrice)})`,
        toTarget.outcome === 'reachable'
          ? `= ${sharesText(toTarget.shares)}`
          : whyNot(toTarget, inputs.target, planPrice),
      ],
    }
  if (result.after.shares <= 0) return null
  return {
    title: 'Average after buying',
    lines: [
      'new average = (cost + shares bought × price + fee) ÷ (shares + shares bought)',
      `= (${exactly(held.cost)} + ${plain(result.bought, 6)} × ${exactly(planPrice)} + ${dollarsAndCents(result.bought > 0 ? inputs.planFee : 0)}) ÷ ${plain(result.after.shares, 6)}`,
      `= ${priceText(result.averageAfter ?? 0)}`,
    ],
  }
}

const even = (result: Result, inputs: StockInputs): Working => ({
  title: 'Break-even price',
  lines: [
    'break-even = (cost + fixed fee of the sale) ÷ (shares × (1 − fee share))',
    `= (${exactly(result.held.cost)} + ${dollarsAndCents(inputs.saleFee)}) ÷ (${plain(result.held.shares, 6)} × ${plain(1 - inputs.saleFeeShare / 100, 6)})`,
    `= ${priceText(result.breakEven ?? 0)}`,
  ],
})

function taxing(result: Result, inputs: StockInputs): Working | null {
  const { sale } = result
  if (!sale || sale.shares === 0) return null
  const { tax } = sale
  return {
    title: `Tax if sold on ${dateText(saleDayOf(inputs))}`,
    lines: [
      'tax = tax of the year with the sale − tax of the year without it',
      `short-term ${dollarsAndCents(sale.shortTerm)}, long-term ${dollarsAndCents(sale.longTerm)} on top of ${dollarsAndCents(inputs.income)} of wages`,
      `= federal ${dollarsAndCents(tax.federal)} + state ${dollarsAndCents(tax.stateAndLocal)} = ${dollarsAndCents(tax.total)}`,
    ],
    steps: [
      `${methodNames[sale.method]}: ${sale.parts.length} ${sale.parts.length === 1 ? 'lot' : 'lots'} sold. Long term means held more than one year, counted from the day after the purchase.`,
      `Of the year’s long-term gains and qualified dividends, ${dollarsAndCents(tax.atZero)} are taxed at 0%, ${dollarsAndCents(tax.atFifteen)} at 15%, ${dollarsAndCents(tax.atTwenty)} at 20%.${Math.abs(tax.netInvestmentIncome) < 0.005 ? '' : ` The sale changes the net investment income tax by ${dollarsAndCents(tax.netInvestmentIncome)}.`}`,
      ...(sale.wash && sale.wash.replaced > 0
        ? [
            `Wash sale: ${dollarsAndCents(sale.wash.putOff)} of loss is left out, for ${sharesText(sale.wash.replaced)} bought in the 30 days before.`,
          ]
        : []),
      `Fee of the sale: ${percentText(inputs.saleFeeShare)} and ${dollarsAndCents(inputs.saleFee)}, taken off what it brings.`,
    ],
  }
}

export const workingsOf = (result: Result, inputs: StockInputs): readonly Working[] =>
  result.outcome === 'empty'
    ? [
        {
          title: 'Shares held',
          lines: ['shares = bought − sold, in today’s shares', `= ${sharesText(result.held.shares)}`],
        },
        ...[buying(result, inputs)].filter((one) => one !== null),
      ]
    : [average(result), buying(result, inputs), even(result, inputs), taxing(result, inputs)].filter(
        (one) => one !== null,
      )
