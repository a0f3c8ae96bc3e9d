import type { Working } from '../kit/presentation.ts'
import type { ConverterContext } from './context.ts'
import { formerOf, isPegged, minorUnitsOf, nameOf, titleOf } from './currencies.ts'
import { digitsFor, moneyIn, rateText, rateTo } from './money-text.ts'
import { holderOf } from './rate-holder.ts'
import { wayPhrases } from './words/answer.en.ts'
import { workingWords } from './words/explain.en.ts'

function middle({ inputs, result, say }: ConverterContext): Working {
  const words = workingWords.rate
  const { from, to, amount } = inputs
  const { perBase, asOf } = result.table
  const units = minorUnitsOf(to)
  const digits = digitsFor(amount, result.rate, units)
  const rate = rateTo(result.rate, digits)
  // Two digits more, so that the quotient comes out to the last one.
  const perUnit = (code: string) => rateTo(perBase[code] ?? 1, Math.min(15, digits + 2))
  const isMarket = holderOf(inputs) === 'market'
  const reversed = { asOf, from, to, inverse: rateText(result.inverse) }
  const special = [from, to].flatMap((code) =>
    isPegged(code) ? [words.pegged({ code })] : formerOf(code) ? [words.former({ code })] : [],
  )
  return {
    title: isMarket ? words.titleMarket : words.titleHeld,
    lines: [
      words.formula({ from, to }),
      `${perUnit(to)} ÷ ${perUnit(from)} = ${rate}`,
      `${say.number(amount, 12)} × ${rate} = ${moneyIn(to, result.mid)}`,
    ],
    steps: [
      isMarket ? words.market(reversed, say) : words.held(reversed),
      units === 0 ? words.whole({ currency: nameOf(to) }) : words.rounded({ currency: titleOf(to), decimals: units }),
      ...special,
    ],
  }
}

function real({ inputs, result, say }: ConverterContext): Working | null {
  const { chosen, rate } = result
  if (chosen?.change.outcome !== 'changed') return null
  const words = workingWords.real
  const { fixed, surcharge, feeShare, markup } = chosen.fees
  const digits = digitsFor(inputs.amount, rate, minorUnitsOf(inputs.to))
  const left = `${say.number(inputs.amount, 12)} − ${say.number(fixed, 8)}`
  const offered = chosen.way === 'offer' ? inputs.offered : null
  const lines =
    offered === null
      ? [
          words.formula,
          `(${left}) × ${say.number(1 - feeShare, 6)} ÷ ${say.number(1 + surcharge, 6)} × ${rateTo(rate, digits)} × ${say.number(1 - markup, 12)}`,
        ]
      : [words.formulaOffer, `(${left}) × ${rateTo(offered, 15)}`]
  return {
    title: words.title({ how: wayPhrases[chosen.way] }),
    lines: [...lines, `= ${moneyIn(inputs.to, chosen.received)}`],
    steps: [
      words.cost({ cost: moneyIn(inputs.from, chosen.cost), share: result.costShare * 100 }, say),
      words.kinds,
      ...(fixed > 0 && inputs.from !== 'USD' ? [words.inDollars({ code: inputs.from })] : []),
    ],
  }
}

export const workings = [middle, real]
