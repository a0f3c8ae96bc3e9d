/** Which findings hold, with what values; the most important first. */
import { fdicPerDepositor, sipcLimits } from '#facts/credit/protection.ts'
import { moneyMarketNational } from '#facts/lending/rates.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import type { MoneyMarketContext } from './context.ts'
import { accountOf, fundSevenDay } from './places.ts'
import { stateShare } from './state-findings.ts'
import {
  access,
  bills,
  feeWords,
  inflationWords,
  insuranceWords,
  matchWords,
  notIncluded,
  savingsWords,
  steep,
  yieldWords,
} from './words/findings.en.ts'

/** More than every bracket of federal and state tax together. */
const STEEP = 0.6

function insured({ inputs, result }: MoneyMarketContext) {
  const owners = inputs.owners === 'two' ? 2 : 1
  const there = result.places.account.balance
  const values = { there, limit: fdicPerDepositor.value * owners, owners }
  if (there > values.limit) return act(insuranceWords.over, values)
  return good(there < 1 ? insuranceWords.nothing : insuranceWords.whole, values)
}

function match({ inputs, result }: MoneyMarketContext): MaybeFound {
  const { fund, account } = result.places
  if (fund.annualYield === 0) return null
  if (fund.taxableEquivalent === null) return note(matchWords.none)
  const values = {
    apy: fund.taxableEquivalent * 100,
    where: isStateCode(inputs.state) ? matchWords.where({ state: stateNameOf(inputs.state) }) : '',
    pays: account.annualYield * 100,
  }
  const more = account.annualYield - fund.taxableEquivalent
  if (account.path.fees >= 0.005) return note(matchWords.beforeFees, values)
  if (Math.abs(more) < 0.00005) return note(matchWords.level, values)
  return more > 0 ? good(matchWords.more, values) : note(matchWords.less, values)
}

function yields({ inputs, result }: MoneyMarketContext): MaybeFound {
  const { fundYield: gross, expense, yieldBasis } = inputs
  if (gross === 0) return null
  const values = { simple: fundSevenDay(inputs) * 100, apy: result.places.fund.annualYield * 100, expense }
  if (yieldBasis === 'gross')
    return expense >= gross
      ? watch(yieldWords.allTaken, { expense, gross })
      : note(yieldWords.gross, { ...values, gross })
  return note(yieldBasis === 'effective' ? yieldWords.effective : yieldWords.sevenDay, values)
}

function steepTax({ result: { places } }: MoneyMarketContext): MaybeFound {
  const share = Math.max(places.account.taxShare, places.fund.taxShare)
  return share > STEEP && watch(steep, { share: share * 100 })
}

function fees({ inputs, result, say }: MoneyMarketContext): MaybeFound {
  const { path } = result.places.account
  if (path.fees < 0.005) return null
  const below = inputs.fee > 0 && path.balances.slice(0, -1).some((balance) => balance < inputs.minimum)
  const why = [
    accountOf(inputs).monthlyCost > 0 && feeWords.payments({ count: inputs.payments - inputs.paymentsFree }, say),
    below && feeWords.minimum(inputs, say),
  ].filter((text) => text !== false)
  const values = { paid: path.fees, months: inputs.months }
  return why.length > 0 ? watch(feeWords.why, { ...values, why }) : watch(feeWords.plain, values)
}

function savings({ result: { places } }: MoneyMarketContext): MaybeFound {
  const more = places.savings.balance - places.account.balance
  return (
    more >= 1 &&
    act(savingsWords.ahead, {
      rate: places.savings.annualYield * 100,
      more,
      average: moneyMarketNational.value * 100,
      asOf: moneyMarketNational.asOf ?? '',
    })
  )
}

function buyingPower({ inputs, result: { places } }: MoneyMarketContext): MaybeFound {
  const { annualYieldAfterTax: net, path } = places.account
  const real = (1 + net) / (1 + inputs.inflation / 100) - 1
  if (inputs.inflation === 0 || real > -0.0005 || inputs.amount < 1) return null
  return watch(path.fees >= 0.005 ? inflationWords.losesBeforeFees : inflationWords.loses, {
    net: net * 100,
    inflation: inputs.inflation,
    real: -real * 100,
  })
}

function treasuryBills({ result: { places, ranked } }: MoneyMarketContext): MaybeFound {
  const { taxableEquivalent, annualYield } = places.bills
  if (ranked[0]?.key !== 'bills' || taxableEquivalent === null || annualYield === 0) return null
  return note(bills, { apy: taxableEquivalent * 100 })
}

export function findings(context: MoneyMarketContext): readonly MaybeFound[] {
  const protection = insured(context)
  return [
    protection.tone === 'act' && protection,
    savings(context),
    match(context),
    stateShare(context),
    fees(context),
    protection.tone === 'good' && protection,
    watch(insuranceWords.fund, { total: sipcLimits.value.total }),
    treasuryBills(context),
    steepTax(context),
    buyingPower(context),
    yields(context),
    note(access),
    note(notIncluded),
  ]
}
