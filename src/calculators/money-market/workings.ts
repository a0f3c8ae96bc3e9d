import { LEAST_SAMPLE } from '#engine/saving/tax-share.ts'
import type { Working } from '../kit/presentation.ts'
import type { MoneyMarketContext } from './context.ts'
import { countedUsShare, fundSevenDay } from './places.ts'
import { placeNames } from './words/answer.en.ts'
import { fundWords, growthWorking, matchWorking, taxWorking } from './words/explain.en.ts'

function fundYield({ inputs, result, say }: MoneyMarketContext): Working {
  const words = fundWords
  const simple = fundSevenDay(inputs) * 100
  const apy = result.places.fund.annualYield * 100
  if (inputs.yieldBasis === 'effective')
    return { title: words.title, lines: [words.effective, words.asEntered({ apy }, say)], steps: [words.compounded] }
  return {
    title: words.title,
    lines: [words.formula, `(1 + ${say.percent(simple, 3)} × 7 ÷ 365)^52.1429 − 1`, `= ${say.percent(apy, 3)}`],
    steps: [
      inputs.yieldBasis === 'gross'
        ? words.gross({ gross: inputs.fundYield, expense: inputs.expense, simple }, say)
        : words.net,
      words.rule,
    ],
  }
}

const tax =
  (key: 'fund' | 'account') =>
  ({ inputs, result, say }: MoneyMarketContext): Working => {
    const words = taxWorking
    const place = result.places[key]
    const { sample: income } = place
    const { total: taxes, federal, stateAndLocal: state } = place.tax
    const counted = taxes > income ? words.countedAll : taxes < -0.005 ? words.countedNone : ''
    const dividends = inputs.fundKind === 'municipal' ? words.municipal : words.dividends
    return {
      title: words[key],
      lines: [
        words.formula,
        words.share({ taxes, income, share: (taxes / income) * 100, counted }, say),
        words.leaves({ apy: place.annualYield * 100, net: place.annualYieldAfterTax * 100 }, say),
      ],
      steps: [
        words.sample({ income, federal, state }, say),
        income > LEAST_SAMPLE ? words.sampleIsYear : words.sampleIsLeast,
        key === 'fund' ? dividends : words.bank,
        ...(key === 'account' && inputs.tiers.length > 0 ? [words.tiers] : []),
        words.everyYear,
      ],
    }
  }

function match({ inputs, result, say }: MoneyMarketContext): Working | null {
  const words = matchWorking
  const { fund } = result.places
  if (fund.taxableEquivalent === null || fund.annualYield === 0) return null
  const net = fund.sample * (1 - fund.taxShare)
  const bank = (fund.sample * fund.taxableEquivalent) / fund.annualYield
  return {
    title: words.title,
    lines: [
      words.formula,
      `${say.cents(bank)} − ${say.cents(bank - net)} = ${say.cents(fund.sample)} − ${say.cents(fund.sample - net)}`,
      `${say.percent(fund.annualYield * 100, 5)} × ${say.cents(bank)} ÷ ${say.cents(fund.sample)} = ${say.percent(fund.taxableEquivalent * 100, 3)}`,
    ],
    steps: [words.returns, words.counted({ share: countedUsShare(inputs, inputs.state) * 100 }, say)],
  }
}

function growth({ inputs, result, say }: MoneyMarketContext): Working {
  const words = growthWorking
  const { amount, months } = inputs
  const places = result.ranked.map(({ key, balance }) => words.place({ name: placeNames[key], balance }, say))
  return {
    title: words.title,
    lines: [words.formula, words.ends({ amount, months, places }, say)],
    steps: [
      words.month({ factor: 1 + inputs.inflation / 100, months }, say),
      ...(inputs.tiers.length > 0 ? [words[inputs.tierMethod]] : []),
      inputs.billBasis === 'discount' ? words.discount({ days: inputs.billWeeks * 7 }) : words.investment,
    ],
  }
}

export const workings = [fundYield, tax('fund'), tax('account'), match, growth]
