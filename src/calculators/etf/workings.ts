import { dollarsAndCents as money, percentText, plain, yearsText } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { EtfInputs } from './fields.ts'

function buying(inputs: EtfInputs): Working {
  const h = inputs.spread / 200
  const p = inputs.premiumBuy / 100
  const amount = 1000
  const paid = Math.max(0, amount - inputs.commission)
  const value = paid / ((1 + p) * (1 + h))
  return {
    title: 'What $1,000 buys',
    lines: [
      'value = (dollars − commission) ÷ ((1 + premium) · (1 + half the spread))',
      `= (${money(amount)} − ${money(inputs.commission)}) ÷ (${plain(1 + p, 6)} · ${plain(1 + h, 6)})`,
      `= ${money(value)}`,
    ],
    steps: [
      'A sale is the mirror image: value · (1 + premium then) · (1 − half the spread), less commission and the small fees on sales.',
    ],
  }
}

function yearly({ payouts, payoutTax, account }: Result, inputs: EtfInputs): Working {
  const r = inputs.annualReturn / 100
  const [e, l] = [inputs.expense / 100, inputs.lending / 100]
  const kept = (1 + r) * (1 + l) * (1 - e)
  const parts = (['qualified', 'ordinary', 'reit', 'longGain'] as const).filter((kind) => payouts[kind] > 0)
  const names = {
    qualified: 'qualified dividends',
    ordinary: 'ordinary dividends',
    reit: 'REIT dividends',
    longGain: 'gains paid out',
  }
  return {
    title: 'What a year leaves, before tax',
    lines: [
      'kept = (1 + return) · (1 + lending) · (1 − expense ratio)',
      `= ${plain(1 + r, 6)} · ${plain(1 + l, 6)} · ${plain(1 - e, 6)}`,
      `= ${plain(kept, 6)}, so ${percentText((kept - 1) * 100, 4)} a year`,
    ],
    steps: [
      'Taken evenly through the year, month by month.',
      ...(account === 'taxable'
        ? parts.map(
            (kind) =>
              `Tax on ${names[kind]}: ${percentText(payouts[kind] * 100, 6)} of the value · ${percentText(payoutTax[kind] * 100, 4)} = ${percentText(payouts[kind] * payoutTax[kind] * 100, 4)} a year. The rest is put back in.`,
          )
        : ['In this account payouts are not taxed on the way.']),
      ...(inputs.taxBy === 'household' && account === 'taxable'
        ? [
            'The rates are what your whole tax return changes by with a year of these payouts, divided by the payouts. They stay the same in every year.',
          ]
        : []),
    ],
  }
}

function sale({ etf }: Result, inputs: EtfInputs): Working {
  const last = etf.sale
  const { premium, spread, commission } = last.saleCosts
  const tax =
    etf.saleTax.on === 'nothing'
      ? []
      : etf.saleTax.on === 'all'
        ? [
            `Tax on all of it: ${money(last.proceeds)} · ${percentText(etf.saleTax.rate * 100)} = ${money(etf.taxAtSale)}.`,
          ]
        : last.proceeds <= last.basis
          ? [
              `The sale brings no more than the ${money(last.basis)} paid in and reinvested, so there is no gain to tax.`,
            ]
          : [
              `Gain: ${money(last.proceeds)} − ${money(last.basis)} paid in and reinvested = ${money(last.proceeds - last.basis)}. Tax on it: ${money(etf.taxAtSale)}, ${percentText(etf.saleTax.rate * 100)} of the gain.`,
              ...(inputs.taxBy === 'household'
                ? [
                    'That is what your whole tax return changes by with this gain in today’s dollars; only the limit of the net investment income tax does not move with prices.',
                  ]
                : []),
            ]
  return {
    title: `Selling after ${yearsText(inputs.years)}`,
    lines: [
      `you keep = value ${premium > 0 ? '− discount' : '+ premium'} − half the spread − commission and fees − tax`,
      `= ${money(last.value)} ${premium > 0 ? '−' : '+'} ${money(Math.abs(premium))} − ${money(spread)} − ${money(commission)} − ${money(etf.taxAtSale)}`,
      `= ${money(etf.net)}`,
    ],
    steps: tax,
  }
}

function overlap({ overlap: found }: Result): Working | null {
  if (found === null || found.shared.length === 0) return null
  const top = found.shared.slice(0, 3)
  const more = found.shared.length > 3
  return {
    title: 'Overlap of the two ETFs',
    lines: [
      'overlap = sum of the smaller of both weights, over all tickers',
      `= ${top.map((one) => `${one.ticker} ${percentText(one.shared * 100)}`).join(' + ')}${more ? ` + ${found.shared.length - 3} more` : ''}`,
      `= ${percentText(found.overlap * 100)}`,
    ],
    steps: [
      `Weights given: ${percentText(found.firstGiven * 100)} of this ETF, ${percentText(found.secondGiven * 100)} of the other.`,
    ],
  }
}

export const workingsOf = (result: Result, inputs: EtfInputs): readonly Working[] =>
  [buying(inputs), yearly(result, inputs), sale(result, inputs), overlap(result)].filter((working) => working !== null)
