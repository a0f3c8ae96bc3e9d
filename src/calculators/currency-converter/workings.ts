import { dateText, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import { formerOf, isPegged, minorUnitsOf, moneyIn, nameOf, rateText } from './currency-words.ts'
import type { ConverterInputs } from './fields.ts'
import { holderOf, wayPhrases } from './words.ts'

function middle(result: Result, inputs: ConverterInputs): Working {
  const { from, to } = inputs
  const { perBase, asOf } = result.table
  const units = minorUnitsOf(to)
  return {
    title: holderOf(inputs) === 'market' ? 'The reference rate' : 'The rate',
    lines: [
      `${to} for one ${from} = (${to} for one unit of the base) ÷ (${from} for one unit of the base)`,
      `${rateText(perBase[to] ?? 1)} ÷ ${rateText(perBase[from] ?? 1)} = ${rateText(result.rate)}`,
      `${plain(inputs.amount, 6)} × ${rateText(result.rate)} = ${moneyIn(to, result.mid)}`,
    ],
    steps: [
      `${holderOf(inputs) === 'market' ? `Both rates are of ${dateText(asOf)}, from one table; the` : 'The'} other way round one ${to} is ${rateText(result.inverse)} ${from}.`,
      units === 0
        ? `The ${nameOf(to)} has no smaller unit in prices, so amounts are whole.`
        : `Amounts in ${nameOf(to)} are rounded to ${units} decimals, halves up. Rates are not rounded on the way.`,
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
  return {
    title: `What you get ${wayPhrases[chosen.way]}`,
    lines: [
      'received = (amount − fixed fee) × (1 − fee) ÷ (1 + fee on top) × rate × (1 − worse rate)',
      `(${plain(inputs.amount, 6)} − ${plain(fixed, 4)}) × ${plain(1 - feeShare, 6)} ÷ ${plain(1 + surcharge, 6)} × ${rateText(rate)} × ${plain(1 - markup, 6)}`,
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
