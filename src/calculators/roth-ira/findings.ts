/** Which findings hold, with what values; the most important first. */

import { iraPeople } from '#engine/retirement/ira-people.ts'
import { rothLimit } from '#engine/retirement/roth-limit.ts'
import { conversionFreeFrom } from '#engine/retirement/roth-withdrawal.ts'
import { medicareAge } from '#facts/retirement/medicare-enrollment.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { excessFindings, heirs, minor, saverFindings, separately, spouseToo, whichWins } from '../kit/ira/explain.ts'
import { householdOf } from '../kit/ira/household.ts'
import { noDeductionIn } from '../kit/ira/state-rule.ts'
import { stateNameOf } from '../kit/states.ts'
import { isOpen, lastDay, lastDayOut, type RothContext } from './context.ts'
import { bracketNames } from './words/explain.en.ts'
import {
  backdoorWords,
  clockWords,
  convertWords,
  limitWords,
  notIncluded,
  outWords,
  stateWords,
} from './words/findings.en.ts'

/** Findings shown before what always holds. */
const MOST = 9

/** Money over the Roth limit fits a traditional IRA as long as the limit of both does. */
function recharacterize(context: RothContext): MaybeFound {
  const { result, inputs, today } = context
  const over = inputs.contribution - result.most
  const fits = result.limits.limit - inputs.traditionalPuts - result.counted
  if (over < 0.5 || fits < over - 0.005 || today > lastDayOut(context)) return null
  return act(limitWords.recharacterize, { excess: over, date: lastDayOut(context) })
}

/** Pre-tax money at work that would bring the whole Roth limit back, where pay and the plan's limit leave room for it. */
function morePretax({ result, inputs, law }: RothContext): MaybeFound {
  const { rothMagi, rothRange, rothMost, limit } = result.limits
  const gain = limit - rothMost
  if (gain < 1 || rothRange.from === 0 || inputs.covered !== 'yes') return null
  const more = rothMagi - rothRange.from
  const roomAtWork = Math.min(inputs.income, law.tax.plans.value.deferral) - inputs.planDeferrals
  return more <= roomAtWork && act(limitWords.more401k, { more, gain })
}

function backdoor({ result, inputs }: RothContext): MaybeFound {
  const { amount, taxable } = result.backdoor
  if (amount < 1) return null
  if (taxable < 0.5) return act(backdoorWords.clean, { amount })
  return watch(backdoorWords.proRata, { amount, share: (taxable / amount) * 100, pretax: inputs.pretax - inputs.basis })
}

function conversions(context: RothContext): readonly MaybeFound[] {
  const { result, inputs, law } = context
  const { fill, converted, taxable, tax, medicare } = result.conversions
  const rate = bracketNames[fill?.bracket ?? '0']
  const mayFill = fill !== null && inputs.convert <= 0
  return [
    converted > 0 &&
      (tax >= 0.5
        ? watch(convertWords.cost, { converted, tax, share: (tax / converted) * 100 })
        : good(convertWords.free, { converted })),
    medicare >= 1 && watch(convertWords.medicare, { cost: medicare }),
    mayFill && fill.amount < 1 && note(convertWords.full, { rate }),
    mayFill &&
      fill.amount >= 1 &&
      fill.bracket === '0' &&
      (fill.tax >= 0.5 ? note(convertWords.lostCredits, fill) : good(convertWords.noTax, { amount: fill.amount })),
    mayFill &&
      fill.amount >= 1 &&
      fill.bracket !== '0' &&
      note(convertWords.fill, { amount: fill.amount, tax: fill.tax, rate }),
    converted > 0 &&
      result.age < 60 &&
      note(convertWords.clock, { from: conversionFreeFrom(law.tax.year), year: law.tax.year }),
    taxable >= 1 && result.age < medicareAge.value && note(convertWords.market),
  ]
}

function withdrawal({ result, inputs }: RothContext): readonly MaybeFound[] {
  const { qualified, fromContributions, fromConversions, fromEarnings, penalized, additionalTax } = result.withdrawal
  if (inputs.takeOut <= 0) return []
  if (fromContributions + fromConversions + fromEarnings < 0.5) return [good(outWords.free, { amount: qualified })]
  const order = { contributions: fromContributions, conversions: fromConversions, earnings: fromEarnings }
  return [
    penalized >= 0.5 && watch(outWords.early, { tax: additionalTax, penalized }),
    (fromEarnings >= 0.5 ? watch : good)(outWords.order, order),
  ]
}

function clock({ result, law }: RothContext): MaybeFound {
  const { earningsFree: from } = result
  return law.tax.year >= from ? good(clockWords.now) : note(clockWords.earnings, { from })
}

function ofState({ result, inputs }: RothContext): MaybeFound {
  return (
    noDeductionIn(inputs.state) &&
    result.saving.deducted > 0 &&
    note(stateWords.noDeduction, { state: stateNameOf(inputs.state) })
  )
}

function room(context: RothContext): MaybeFound {
  const { result, law } = context
  const left = result.most - result.counted
  if (left < 1 || result.counted <= 0 || !isOpen(context)) return null
  return note(limitWords.room, { room: left, date: lastDay(context), year: law.tax.year })
}

/** The spouse of a joint return has a Roth limit of their own. */
function spouse({ result, inputs, law }: RothContext): MaybeFound {
  if (inputs.status !== 'joint' || inputs.spousePuts > 0) return null
  const household = householdOf(inputs, law.tax)
  const { you, spouse: other } = iraPeople(household, law.tax)
  if (other === null) return null
  const filled = { ...you, traditional: inputs.traditionalPuts, roth: result.counted }
  const { status, livedWithSpouse } = household
  const most = rothLimit(
    { saver: other, spouse: filled, magi: result.limits.rothMagi, status, livedWithSpouse },
    law.tax,
  )
  return spouseToo(most, law.tax.year)
}

export function findings(context: RothContext): readonly MaybeFound[] {
  const { result, inputs, law, today } = context
  const { excess, excise, saving, comparison, match, age } = result
  const found: readonly MaybeFound[] = [
    result.outcome === 'closed' && backdoor(context),
    ...excessFindings({
      excess,
      excise,
      today,
      lastDay: lastDay(context),
      lastDayOut: lastDayOut(context),
      put: inputs.contribution,
      opening: inputs.opening,
      closing: inputs.closing,
    }),
    recharacterize(context),
    separately(inputs, law.tax),
    result.outcome !== 'closed' && backdoor(context),
    ...withdrawal(context),
    ...conversions(context),
    whichWins(saving, comparison),
    morePretax(context),
    clock(context),
    ofState(context),
    ...saverFindings(saving, match, law.tax.year),
    spouse(context),
    minor(age),
    room(context),
    heirs(),
  ]
  return [...found.filter(Boolean).slice(0, MOST), note(notIncluded)]
}
