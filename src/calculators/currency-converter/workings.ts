import { dateText, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import {
  digitsFor,
  formerOf,
  isPegged,
  minorUnitsOf,
  moneyIn,
  nameOf,
  rateText,
  rateTo,
  titleOf,
} from './currency-words.ts'
import type { ConverterInputs } from './fields.ts'
import { holderOf, wayPhrases } from './words.ts'

function middle(result: Result, inputs: ConverterInputs): Working {
  const { from, to } = inputs
  const { perBase, asOf } = result.table
  const units = minorUnitsOf(to)
  const digits = digitsFor(inputs.amount, result.rate, units)
  const rate = rateTo(result.rate, digits)
  // Two digits more, so that the quotient comes out to the last one.
  const perUnit = (code: string) => rateTo(perBase[code] ?? 1, Math.min(15, digits + 2))
  return {
    title: holderOf(inputs) === 'market' ? 'The reference rate' : 'The rate',
    lines: [
      `${to} for one ${from} = (${to} for one unit of the base) ÷ (${from} for one unit of the base)`,
      `${perUnit(to)} ÷ ${perUnit(from)} = ${rate}`,
      `${plain(inputs.amount, 12)} × ${rate} = ${moneyIn(to, result.mid)}`,
    ],
    steps: [
      `${holderOf(inputs) === 'market' ? `Both rates are of ${dateText(asOf)}, from one table; the` : 'The'} other way round one ${to} is ${rateText(result.inverse)} ${from}.`,
      units === 0
        ? `The ${nameOf(to)} has no smaller unit in prices, so amounts are whole.`
        : `${titleOf(to)} amounts are rounded to ${units} decimals, halves up. Rates are not rounded on the way.`,
      ...[from, to].flatMap((code) =>
        isPegged(code)
          ? [`${code}: the official rate to the US dollar, times the dollar of the table.`]
          : formerOf(code)
            ? [`${code}: the rate to the euro fixed by law, times the euro of the table.`]
            : [],
      ),
    ],
  }
}

function real(result: Result, inputs: ConverterInputs): Working | null {
  const { chosen, rate } = result
  if (chosen?.change.outcome !== 'changed') return null
  const { fixed, surcharge, feeShare, markup } = chosen.fees
  const digits = digitsFor(inputs.amount, rate, minorUnitsOf(inputs.to))
  const left = `${plain(inputs.amount, 12)} − ${plain(fixed, 8)}`
  const offered = chosen.way === 'offer' ? inputs.offered : null
  return {
    title: `What you get ${wayPhrases[chosen.way]}`,
    lines: [
      ...(offered === null
        ? [
            'received = (amount − fixed fee) × (1 − fee) ÷ (1 + fee on top) × rate × (1 − worse rate)',
            `(${left}) × ${plain(1 - feeShare, 6)} ÷ ${plain(1 + surcharge, 6)} × ${rateTo(rate, digits)} × ${plain(1 - markup, 12)}`,
          ]
        : ['received = (amount − fixed fee) × offered rate', `(${left}) × ${rateTo(offered, 15)}`]),
      `= ${moneyIn(inputs.to, chosen.received)}`,
    ],
    steps: [
      `Cost: ${moneyIn(inputs.from, chosen.cost)}, ${percentText(result.costShare * 100)} of the amount. It is the amount less what you get, turned back at the reference rate.`,
      'A card fee comes on top of what you buy, so the amount is divided by one plus the fee; a transfer fee comes out of what you send.',
      ...(fixed > 0 && inputs.from !== 'USD'
        ? [`Fixed fees are asked in US dollars and turned into ${inputs.from} at the same rates.`]
        : []),
    ],
  }
}

export const workingsOf = (result: Result, inputs: ConverterInputs): readonly Working[] => {
  const second = real(result, inputs)
  return second ? [middle(result, inputs), second] : [middle(result, inputs)]
}
