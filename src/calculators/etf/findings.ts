/** Which findings hold, with what values; the most important first. */
import { averageExpenseRatios } from '#facts/investing/fund-costs.ts'
import { asOfYear } from '../kit/as-of.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { type EtfContext, isAfterTax } from './context.ts'
import {
  enterAmount,
  fundWords,
  notIncluded,
  overlapWords,
  peerWords,
  premiumWords,
  taxWords,
  tradingWords,
} from './words/findings.en.ts'

/** Findings shown before what is not included. */
const MOST = 6

function against(context: EtfContext): MaybeFound {
  const { etf, twin, breakEven } = context.result
  const { years } = context.inputs
  if (twin === null || breakEven === null) return null
  const values = { gap: Math.abs(etf.net - twin.net), years, afterTax: isAfterTax(context) }
  if (values.gap < 0.5 && (breakEven.kind === 'always' || breakEven.kind === 'never'))
    return note(fundWords.level, values)
  switch (breakEven.kind) {
    case 'same':
      return note(fundWords.same)
    case 'always':
      return good(years === 1 ? fundWords.etfOneYear : fundWords.etf, values)
    case 'never':
      return act(years === 1 ? fundWords.fundOneYear : fundWords.fund, values)
    case 'from': {
      const { spread, commission, premium } = etf.course.paid
      const words = spread + commission + Math.max(0, premium) > 0 ? fundWords.fromByTrading : fundWords.from
      return good(words, { ...values, year: breakEven.year })
    }
    case 'until': {
      const { first, year } = breakEven
      const span =
        first === year
          ? context.say.years(year)
          : first === 1
            ? fundWords.upTo({ year })
            : fundWords.between({ first, year })
      return act(fundWords.until, { ...values, span })
    }
  }
}

/** A gain that comes in one year can be taxed higher than the same gain spread over the years. */
function allAtOnce({ result: { etf, payoutTax, account, plan }, inputs }: EtfContext): MaybeFound {
  const { rate } = etf.saleTax
  const spread = payoutTax.longGain
  const paysOut = inputs.gains > 0 || (inputs.twin && inputs.twinGains > 0)
  if (account !== 'taxable' || !paysOut || plan.months < 24 || etf.taxAtSale < 1 || rate - spread < 0.005) return null
  return note(taxWords.allAtOnce, { rate: rate * 100, spread: spread * 100 })
}

function trading({ result: { etf } }: EtfContext): MaybeFound {
  const { spread, commission, expense } = etf.course.paid
  const total = spread + commission
  if (total < 0.5) return null
  const values = { total, spread, other: commission, purchases: etf.course.purchases }
  return total > expense
    ? watch(expense > 0 ? tradingWords.moreThanFee : tradingWords.small, values)
    : note(tradingWords.small, values)
}

function premium({ result: { etf }, inputs: { premiumBuy: buy, premiumSell: sell } }: EtfContext): MaybeFound {
  const lost = etf.course.lost.premium
  if (buy === 0 && sell === 0) return null
  const values = { buy, sell, amount: Math.abs(lost) }
  if (values.amount < 0.5) return note(premiumWords.even, values)
  return lost > 0 ? watch(premiumWords.costs, values) : good(premiumWords.gains, values)
}

function tax({ result, inputs, say }: EtfContext): MaybeFound {
  const { etf, twin, payouts, payoutTax, yearlyTax, account } = result
  const paid = etf.course.paid.payoutTax
  if (account !== 'taxable' || paid < 0.5) return null
  const rate = (kind: 'qualified' | 'reit' | 'ordinary') => ({ rate: payoutTax[kind] * 100 })
  const ordinary = inputs.holds === 'bonds' ? taxWords.interest : taxWords.ordinary
  const fund = twin?.course.paid.payoutTax ?? paid
  return watch(taxWords.payouts, {
    paid,
    per10k: yearlyTax * 10_000,
    rates: [
      ...(payouts.qualified > 0 ? [taxWords.qualified(rate('qualified'), say)] : []),
      ...(payouts.reit > 0 ? [taxWords.reit(rate('reit'), say)] : []),
      ...(payouts.ordinary > 0 ? [ordinary(rate('ordinary'), say)] : []),
    ],
    fund: Math.abs(fund - paid) < 1 ? '' : taxWords.fund({ paid: fund }, say),
  })
}

function shelter({ result: { etfBy, account } }: EtfContext): MaybeFound {
  const more = etfBy.roth.net - etfBy.taxable.net
  return account === 'taxable' && more >= 1 && note(taxWords.shelter, { more })
}

function peers({ inputs: { expense, holds } }: EtfContext): MaybeFound {
  const { indexEquityEtf, indexBondEtf } = averageExpenseRatios.value
  const isBonds = holds === 'bonds'
  const average = (isBonds ? indexBondEtf : indexEquityEtf) * 100
  const kind = isBonds ? peerWords.bonds : peerWords.stocks
  const values = { fee: expense, average, kind, year: asOfYear(averageExpenseRatios) }
  const gap = expense - average
  if (gap > 0.005) return watch(peerWords.above, values)
  return good(gap < -0.005 ? peerWords.below : peerWords.at, values)
}

function overlap({ result: { overlap: found } }: EtfContext): MaybeFound {
  if (found === null) return null
  const values = { same: found.overlap * 100, most: found.atMost * 100, count: found.shared.length }
  const words = found.atMost - found.overlap > 0.005 ? overlapWords.range : overlapWords.exact
  return (found.overlap >= 0.5 ? watch : note)(words, values)
}

export function findings(context: EtfContext): readonly MaybeFound[] {
  if (context.result.etf.course.last.paidIn === 0) return [note(enterAmount), overlap(context), note(notIncluded)]
  const found = [against, overlap, tax, trading, peers, premium, allAtOnce, shelter].map((make) => make(context))
  return [...found.filter(Boolean).slice(0, MOST), note(notIncluded)]
}
