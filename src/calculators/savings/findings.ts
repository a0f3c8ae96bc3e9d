/** Which findings hold, with what values; the most important first. */
import { depositFor, MOST_MONTHS, reachOf } from '#engine/saving/deposit-plan.ts'
import { fdicPerDepositor, fdicTrust } from '#facts/credit/protection.ts'
import { bestSavings, bigBankSavings } from '#facts/lending/rates.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { stateNameOf } from '../kit/states.ts'
import { goalAt, inToday, monthAfter } from './compute.ts'
import { lasts, type SavingsContext } from './context.ts'
import { coverageOf } from './coverage.ts'
import { goalFindings } from './goal-findings.ts'
import { rhythm } from './words/answer.en.ts'
import {
  bankWords,
  compounded,
  depositWords,
  inflationWords,
  insuranceWords,
  notIncluded,
  rateMeaning,
  stray,
  taxWords,
} from './words/findings.en.ts'

/** Findings shown before what is not included. */
const MOST = 8
/** Above every bracket of federal and state tax together: a cliff in the rules. */
const STEEP = 0.6

/** What a year more does to the deposit. */
function moreTime({ inputs, result }: SavingsContext): MaybeFound {
  const later = inputs.by + 12
  if (result.depositNeeded === null || result.depositNeeded === 0 || later > MOST_MONTHS) return null
  const amount = depositFor({ ...result.plan, deposit: 0 }, goalAt(inputs)(later), later)
  if (amount === null || Math.abs(amount - result.depositNeeded) < 0.01) return null
  const each = rhythm[inputs.frequency]
  if (amount < 0.005) return note(depositWords.laterNone)
  return note(amount < result.depositNeeded ? depositWords.laterLess : depositWords.laterMore, { amount, each })
}

function addMore({ inputs, result }: SavingsContext): MaybeFound {
  if (inputs.ask !== 'date' || result.outcome === 'already-there') return null
  const reach = reachOf({ ...result.plan, deposit: inputs.deposit + 50 }, goalAt(inputs))
  if (reach.outcome === 'never') return null
  const each = rhythm[inputs.frequency]
  if (result.month === null) return act(depositWords.gets, { month: monthAfter(result, reach.month), each })
  const months = result.month - reach.month
  return months > 0 && good(depositWords.sooner, { months, each })
}

function otherBank({ inputs, result }: SavingsContext): MaybeFound {
  if (!lasts(result)) return null
  const { low, high } = bestSavings.value
  const published = {
    bigBanks: bigBankSavings.value * 100,
    best: { low: low * 100, high: high * 100 },
    asOf: (bestSavings.asOf ?? '').slice(0, 7),
  }
  const less = result.balance - result.otherBalance
  if (Math.abs(less) < 1) return note(bankWords.same, published)
  const values = {
    ...published,
    rate: inputs.compareRate,
    apart: Math.abs(less),
    month: monthAfter(result, result.month),
  }
  return less > 0 ? good(bankWords.less, values) : act(bankWords.more, values)
}

function taxes({ inputs, result }: SavingsContext): MaybeFound {
  if (result.apy === 0 || !lasts(result) || (result.taxPaid < 0.5 && result.interest < 0.5)) return null
  if (inputs.taxKind === 'none') return watch(taxWords.none)
  const { sample, share } = result.tax
  const values = { share: share * 100, paid: result.taxPaid, apy: result.apy * 100, net: result.netYield * 100 }
  if (!sample) return note(taxWords.entered, values)
  if (share > STEEP) return watch(taxWords.steep, values)
  if (inputs.state === 'US') return note(taxWords.federal, values)
  return note(taxWords.state, {
    ...values,
    federal: (sample.federal / sample.interest) * 100,
    state: stateNameOf(inputs.state),
    stateShare: (sample.stateAndLocal / sample.interest) * 100,
  })
}

function buyingPower({ inputs, result }: SavingsContext): MaybeFound {
  const { inflation, taxKind } = inputs
  if (!lasts(result) || inflation === 0 || result.balance < 1) return null
  const real = (1 + result.netYield) / (1 + inflation / 100) - 1
  const buys = inToday(result.balance, inflation, result.month)
  const values = { balance: result.balance, buys, inflation, net: result.netYield * 100, real: real * 100 }
  if (real < -0.00005)
    return watch(taxKind === 'none' ? inflationWords.losesBeforeTax : inflationWords.losesAfterTax, values)
  return note(taxKind === 'none' ? inflationWords.growsBeforeTax : inflationWords.growsAfterTax, values)
}

function insured({ inputs, result }: SavingsContext): MaybeFound {
  const limit = coverageOf(inputs, fdicPerDepositor.value, fdicTrust.value)
  const there = (result.month === null ? result.plan.saved : result.balance) + inputs.otherThere
  if (there < 1) return null
  const { owners, beneficiaries } = inputs
  const whose = insuranceWords[beneficiaries > 0 ? (`${owners}Named` as const) : owners]
  return there <= limit
    ? good(insuranceWords.whole, { there, limit, whose })
    : act(insuranceWords.over, { there, limit, whose })
}

function meaning({ inputs, result }: SavingsContext): MaybeFound {
  if (inputs.rateKind === 'apy' || inputs.rate === 0) return null
  return note(rateMeaning, {
    rate: inputs.rate,
    compounded: compounded[inputs.compounding],
    apy: result.apy * 100,
  })
}

export function findings(context: SavingsContext): readonly MaybeFound[] {
  const isInsured = insured(context)
  const found: readonly MaybeFound[] = [
    context.result.stray > 0 && watch(stray, { count: context.result.stray }),
    isInsured && isInsured.tone === 'act' && isInsured,
    ...goalFindings(context),
    moreTime(context),
    addMore(context),
    otherBank(context),
    taxes(context),
    buyingPower(context),
    isInsured && isInsured.tone === 'good' && isInsured,
    meaning(context),
  ]
  return [...found.filter(Boolean).slice(0, MOST), note(notIncluded)]
}
