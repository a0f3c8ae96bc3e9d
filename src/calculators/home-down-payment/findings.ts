import { savingRace } from '#engine/housing/saving-race.ts'
import { conventionalMinimumDown } from '#facts/lending/qualifying.ts'
import { iraExceptions, planLoan } from '#facts/retirement/early-withdrawal.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import { MOST_MONTHS, monthAfter } from './compute.ts'
import type { DownPaymentContext } from './context.ts'
import { placeOutcomes } from './outcomes.ts'
import { growthFinding, soonerOrWait } from './sooner-findings.ts'
import {
  dateWords,
  limitWords,
  moreWords,
  otherWords,
  placeWords,
  targetWords,
  tightWords,
} from './words/findings.en.ts'
import { placeNames } from './words/names.en.ts'

const MOST = 8
/** Dollars a month tried. */
const ONE_STEP = 200

function byDate({ inputs, result }: DownPaymentContext): MaybeFound {
  const gap = result.monthlyNeeded - inputs.monthly
  if (result.outcome === 'ready' || Math.abs(gap) < 0.5) return null
  const values = { month: monthAfter(result, inputs.by), needed: result.monthlyNeeded, now: inputs.monthly }
  if (gap > 0) return act(inputs.raise > 0 ? dateWords.moreFirst : dateWords.more, values)
  return good(inputs.raise > 0 ? dateWords.enoughFirst : dateWords.enough, values)
}

/** How the cash it takes moves until then, and why. */
function moving({ inputs, result, say }: DownPaymentContext): MaybeFound {
  const more = result.cash.total - result.cashToday.total
  if (result.month === 0 || Math.abs(more) < 1) return null
  const home = inputs.homeGrowth
  const until =
    result.month === null
      ? targetWords.by({ month: monthAfter(result, result.cashMonth) }, say)
      : targetWords.whileSaving()
  const values = { amount: Math.abs(more), until }
  if (more < 0)
    return home < 0 ? good(targetWords.fallsWithHome, { ...values, growth: -home }) : good(targetWords.falls, values)
  if (home <= 0) return watch(targetWords.growsAlone, values)
  const months = (result.month ?? 0) - (result.monthIfFlat ?? MOST_MONTHS)
  return months > 0 ? watch(targetWords.growsSlower, { ...values, months }) : watch(targetWords.grows, values)
}

/** A life whose payment, tax and upkeep are more than rent and saving together, until the savings are gone. */
function tight({ result: { sooner, waiting } }: DownPaymentContext): readonly MaybeFound[] {
  const isShort = ({ month, lowestSaved }: typeof sooner): boolean => month !== null && lowestSaved < -0.5
  return [
    isShort(sooner) && watch(tightWords.sooner, { short: -sooner.lowestSaved }),
    isShort(waiting) && watch(tightWords.plan, { short: -waiting.lowestSaved }),
  ]
}

function bestPlace({ inputs, result }: DownPaymentContext): MaybeFound {
  if (result.cashMonth === 0) return null
  const outcomes = placeOutcomes(result)
  const own = outcomes.find(({ place }) => place.key === result.place.key)
  const best = outcomes.reduce((a, b) => (b.saved > a.saved ? b : a))
  if (!own) return null
  const more = best.saved - own.saved
  const ownRate = own.place.annualYieldAfterTax
  if (more < 1 && best.place.annualYieldAfterTax > ownRate + 5e-5) return null
  if (best === own || more < 1) return good(placeWords.best, { name: placeNames[own.place.key], rate: ownRate * 100 })
  const values = {
    name: placeNames[best.place.key],
    rate: best.place.annualYieldAfterTax * 100,
    month: monthAfter(result, result.cashMonth),
    more,
    own: ownRate * 100,
  }
  const { state } = inputs
  return best.place.key === 'bills' && isStateCode(state) && own.place.tax.stateAndLocal > 0.5
    ? good(placeWords.betterUntaxed, { ...values, state: stateNameOf(state) })
    : good(placeWords.better, values)
}

function savingMore({ result }: DownPaymentContext): MaybeFound {
  if (result.month === 0) return null
  const saver = { ...result.saver, monthly: result.saver.monthly + ONE_STEP }
  const race = savingRace(saver, result.own.needs.needAt, MOST_MONTHS)
  if (race.outcome !== 'reached') return null
  if (result.month === null) return good(moreWords.reached, { more: ONE_STEP, month: monthAfter(result, race.month) })
  const months = result.month - race.month
  return months > 0 && good(moreWords.sooner, { more: ONE_STEP, months })
}

function limits({ law, result }: DownPaymentContext): readonly MaybeFound[] {
  const loan = result.price - result.cash.down
  const [limit] = law.conforming.value.baseline
  const least = conventionalMinimumDown.value
  return [
    result.cash.down / result.price < least - 1e-11 && watch(limitWords.least, { share: least * 100 }),
    loan > limit && watch(limitWords.jumbo, { loan, limit, asOf: law.conforming.asOf ?? '' }),
    result.stray > 0 && watch(limitWords.stray, { count: result.stray }),
  ]
}

export function findings(context: DownPaymentContext): readonly MaybeFound[] {
  const { inputs, law, result } = context
  const found: readonly MaybeFound[] = [
    byDate(context),
    soonerOrWait(context),
    ...tight(context),
    moving(context),
    savingMore(context),
    ...limits(context),
    bestPlace(context),
    growthFinding(context),
    inputs.gift > 0 &&
      note(otherWords.gift, { gift: inputs.gift, exclusion: law.tax.giftAndEstate.value.annualExclusion }),
  ]
  return [
    ...found.filter(Boolean).slice(0, MOST),
    note(otherWords.retirement, { ira: iraExceptions.value.firstHomeLifetime, plan: planLoan.value.cap }),
    note(result.month === 0 ? otherWords.notIncludedReady : otherWords.notIncluded),
  ]
}
