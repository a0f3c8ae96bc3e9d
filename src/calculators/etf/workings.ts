import { saleTaxSteps } from '../kit/fund/explain-parts.ts'
import type { Working } from '../kit/presentation.ts'
import type { EtfContext } from './context.ts'
import { buyWords, overlapWorking, saleWords, yearWords } from './words/workings.en.ts'

function buying({ inputs, say }: EtfContext): Working {
  const halfSpread = inputs.spread / 200
  const premium = inputs.premiumBuy / 100
  const amount = 1000
  const value = Math.max(0, amount - inputs.commission) / ((1 + premium) * (1 + halfSpread))
  return {
    title: buyWords.title,
    lines: [
      buyWords.formula,
      `= (${say.cents(amount)} − ${say.cents(inputs.commission)}) ÷ (${say.number(1 + premium, 6)} · ${say.number(1 + halfSpread, 6)})`,
      `= ${say.cents(value)}`,
    ],
    steps: [buyWords.mirror],
  }
}

function yearly({ result: { payouts, payoutTax, account }, inputs, say }: EtfContext): Working {
  const growth = 1 + inputs.annualReturn / 100
  const lending = 1 + inputs.lending / 100
  const left = 1 - inputs.expense / 100
  const kinds = (['qualified', 'ordinary', 'reit', 'longGain'] as const).filter((kind) => payouts[kind] > 0)
  const isTaxable = account === 'taxable'
  return {
    title: yearWords.title,
    lines: [
      yearWords.formula,
      `= ${[growth, lending, left].map((factor) => say.number(factor, 6)).join(' · ')}`,
      yearWords.result({ kept: growth * lending * left }, say),
    ],
    steps: [
      yearWords.monthly,
      ...(isTaxable
        ? kinds.map((kind) =>
            yearWords.tax(
              { name: yearWords.payouts[kind], share: payouts[kind] * 100, rate: payoutTax[kind] * 100 },
              say,
            ),
          )
        : [yearWords.untaxed]),
      ...(isTaxable && inputs.taxBy === 'household' ? [yearWords.rates] : []),
    ],
  }
}

function sale({ result: { etf }, inputs, say }: EtfContext): Working {
  const { value, saleCosts } = etf.sale
  return {
    title: saleWords.title(inputs, say),
    lines: [
      saleCosts.premium > 0 ? saleWords.discount : saleWords.premium,
      saleWords.amounts({ value, ...saleCosts, tax: etf.taxAtSale }, say),
      `= ${say.cents(etf.net)}`,
    ],
    steps: saleTaxSteps(etf, inputs.taxBy === 'household', say),
  }
}

function overlap({ result: { overlap: found }, say }: EtfContext): Working | null {
  if (found === null || found.shared.length === 0) return null
  const top = found.shared.slice(0, 3).map(({ ticker, shared }) => ({ ticker, shared: shared * 100 }))
  return {
    title: overlapWorking.title,
    lines: [
      overlapWorking.formula,
      overlapWorking.amounts({ top, more: found.shared.length - top.length }, say),
      `= ${say.percent(found.overlap * 100)}`,
    ],
    steps: [overlapWorking.given({ first: found.firstGiven * 100, second: found.secondGiven * 100 }, say)],
  }
}

export const workings = [buying, yearly, sale, overlap]
