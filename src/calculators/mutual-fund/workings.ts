import { gainsPaidOut } from '#engine/funds/gains-paid-out.ts'
import { dollarsAndCents as money, percentText, plain, yearsText } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import { priceGrowthOf, prospectusCost, type Result } from './compute.ts'
import type { FundInputs } from './fields.ts'

function growth({ first, grossReturn }: Result): Working {
  const e = first.table.expenseRatio
  return {
    title: 'What a year leaves in the fund',
    lines: [
      'kept = (1 + return before expenses) · (1 − expense ratio)',
      `= ${plain(1 + grossReturn, 6)} · ${plain(1 - e, 6)}`,
      `= ${plain((1 + grossReturn) * (1 - e), 6)}, so ${percentText(((1 + grossReturn) * (1 - e) - 1) * 100, 4)} a year`,
    ],
    steps: ['Taken evenly through the year, month by month. Funds take it daily and report returns after it.'],
  }
}

function prospectus({ first }: Result): Working {
  const { frontLoad, expenseRatio, deferred } = first.table
  const invested = 10_000 * (1 - frontLoad)
  const end = invested * (1.05 - expenseRatio)
  const charge = (deferred[0] ?? 0) * Math.min(10_000, end)
  return {
    title: 'The prospectus example for one year',
    lines: [
      'cost = front load + expense ratio · average balance + back-end charge',
      `= ${money(10_000 - invested)} + ${plain(expenseRatio, 6)} · (${money(invested)} + ${money(end)}) ÷ 2 + ${money(charge)}`,
      `= ${money(prospectusCost(first, 1))}`,
    ],
    steps: [
      'Form N-1A: $10,000 grows by 5% less the expense ratio, and all shares are sold at the end. Funds print whole dollars.',
    ],
  }
}

function sale({ first }: Result, inputs: FundInputs): Working {
  const last = first.sale
  const years = yearsText(inputs.years)
  const { saleTax, taxAtSale } = first
  const tax =
    saleTax.on === 'nothing'
      ? []
      : saleTax.on === 'all'
        ? [`Tax on all of it: ${money(last.proceeds)} · ${percentText(saleTax.rate * 100)} = ${money(taxAtSale)}.`]
        : last.proceeds <= last.basis
          ? [
              `The sale brings no more than the ${money(last.basis)} paid in and reinvested, so there is no gain to tax.`,
            ]
          : [
              `Gain: ${money(last.proceeds)} − ${money(last.basis)} paid in and reinvested = ${money(last.proceeds - last.basis)}. Tax on it: ${money(taxAtSale)}, ${percentText(saleTax.rate * 100, 2)} of the gain.`,
              ...(inputs.taxBy === 'household'
                ? [
                    'The rate is what your whole tax return changes by with this gain in today’s dollars, divided by the gain; only the limit of the net investment income tax does not move with prices. All of it counts as held over a year.',
                  ]
                : []),
            ]
  return {
    title: `Selling “${first.name}” after ${years}`,
    lines: [
      'you keep = value − back-end charge − tax',
      `= ${money(last.value)} − ${money(last.saleCosts.deferred)} − ${money(taxAtSale)}`,
      `= ${money(first.net)}`,
    ],
    steps: tax,
  }
}

function turnover({ first, grossReturn }: Result, inputs: FundInputs): Working | null {
  const row = inputs.funds[0]
  const p = priceGrowthOf(inputs, grossReturn)
  if (inputs.account !== 'taxable' || row === undefined || row.gains !== null || p <= 0 || row.turnover === 0)
    return null
  const t = Math.min(1, row.turnover / 100)
  const estimate = gainsPaidOut(t, p) * 100
  const paid = (first.payouts.shortGain + first.payouts.longGain) * 100
  const beyond = estimate - paid
  return {
    title: 'Gains paid out, estimated from turnover',
    lines: [
      'payout = t · p · (1 + p) ÷ (p + t)',
      `= ${plain(t, 4)} · ${plain(p, 6)} · ${plain(1 + p, 6)} ÷ ${plain(p + t, 6)}`,
      `= ${percentText(estimate, 3)} of the value a year`,
      ...(beyond > 0.000_5
        ? [`less ${percentText(beyond, 3)} of expenses beyond the dividends = ${percentText(paid, 3)} a year`]
        : []),
    ],
    steps: [
      't is the turnover, p the price growth (return less dividends). It is where a fund that sells t of its holdings each year settles. If the fund’s reports show what it paid out, enter that instead.',
    ],
  }
}

export const workingsOf = (result: Result, inputs: FundInputs): readonly Working[] =>
  [sale(result, inputs), growth(result), prospectus(result), turnover(result, inputs)].filter(
    (working) => working !== null,
  )
