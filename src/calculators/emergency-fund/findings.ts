/** Which findings hold, with what values; the most important first. */
import { addMonths } from '#engine/month.ts'
import { emergency400, threeMonthsSaved } from '#facts/household/emergency-savings.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { benefits } from './benefit-findings.ts'
import type { EmergencyContext } from './context.ts'
import { about } from './rounded.ts'
import { levelsSaid } from './words/answer.en.ts'
import {
  dateWords,
  deductibles as deductibleWords,
  lastingWords,
  notIncluded,
  nowWords,
  others,
  priceWords,
  reachedWords,
  stepWords,
} from './words/findings.en.ts'

/** Months to a tenth; below one, whole days. */
function lasting(months: number, say: EmergencyContext['say']): string {
  if (months >= 1) return lastingWords.months({ months }, say)
  const days = Math.floor((months * 365) / 12 + 1e-9)
  return days < 1 ? lastingWords.lessThanDay : lastingWords.days({ days }, say)
}

function now({ inputs, result: { monthsCovered, essentials }, say }: EmergencyContext): MaybeFound {
  if (monthsCovered === null) return null
  if (inputs.savings === 0) return act(nowWords.nothing, { essentials })
  const values = { savings: inputs.savings, lasting: lasting(monthsCovered, say), essentials }
  return monthsCovered >= 3 ? good(nowWords.lasts, values) : watch(nowWords.lasts, values)
}

/** The smallest of the small steps still ahead; none that is larger than the fund itself. */
function nextStep({ inputs, result, say }: EmergencyContext): MaybeFound {
  const { steps, start, chosen } = result
  const [next] = steps
    .filter(({ key }) => key === 'first' || key === 'month')
    .filter(({ amount }) => amount > inputs.savings && amount < chosen.total)
    .sort((a, b) => a.amount - b.amount)
  if (!next) return null
  const left = next.amount - inputs.savings
  const month = next.reached === null ? null : addMonths(start, next.reached)
  if (next.key === 'first') {
    // The first step is a sum of the visitor's own, so what is missing of it is no estimate.
    const values = { goal: say.money(next.amount), missing: say.money(left) }
    return month === null ? act(stepWords.firstNever, values) : act(stepWords.first, { ...values, month })
  }
  const missing = about(left, say)
  return month === null ? act(stepWords.monthNever, { missing }) : act(stepWords.month, { missing, month })
}

function byDate({ inputs, result: { monthlyNeeded: needed, start } }: EmergencyContext): MaybeFound {
  const values = { month: addMonths(start, inputs.by), needed, monthly: inputs.monthly }
  if (needed - inputs.monthly > 0.5) return note(dateWords.more, values)
  return good(needed < 0.5 ? dateWords.interest : dateWords.enough, values)
}

function reached({ inputs, result: { chosen, targets }, say }: EmergencyContext): MaybeFound {
  const over = inputs.savings - targets.extra.total
  if (over > 0) return good(reachedWords.beyond, { over })
  const spare = inputs.savings - chosen.total
  const level = levelsSaid[chosen.level]
  const have = spare < 0.5 ? reachedWords.exact({ level }) : reachedWords.spare({ level, spare }, say)
  const extra = chosen.level === 'extra' ? '' : reachedWords.extra({ extra: about(targets.extra.total, say) })
  return good(() => have + extra)
}

function deductibles({ result: { deductibles: amount, chosen }, say }: EmergencyContext): MaybeFound {
  return amount > 0 && note(deductibleWords, { amount, months: lastingWords.months({ months: chosen.months }, say) })
}

function prices({ inputs, result: { keeping, chosen } }: EmergencyContext): MaybeFound {
  const { own } = keeping
  const change = chosen.total * own.realYield
  const values = {
    change,
    apy: inputs.apy,
    net: own.annualYieldAfterTax * 100,
    inflation: inputs.inflation,
  }
  if (Math.abs(own.realYield) < 0.0005) return note(priceWords.level, values)
  if (Math.abs(change) < 0.5) return null
  if (change < 0) return watch(priceWords.loses, values)
  return good(inputs.inflation > 0 ? priceWords.gains : priceWords.gainsNoInflation, values)
}

const alike = (): MaybeFound =>
  note(others, {
    cash: emergency400.value.withCash * 100,
    couldNot: emergency400.value.couldNotPay * 100,
    threeMonths: threeMonthsSaved.value * 100,
    asOf: emergency400.asOf ?? '',
  })

export function findings(context: EmergencyContext): readonly MaybeFound[] {
  const { outcome, targets } = context.result
  const isShort = outcome === 'saving' || outcome === 'never'
  const sized =
    outcome === 'nothing'
      ? []
      : [
          outcome === 'reached' && reached(context),
          isShort && nextStep(context),
          isShort && byDate(context),
          ...benefits(context),
          deductibles(context),
          prices(context),
        ]
  return [now(context), ...sized, alike(), note(notIncluded, { low: targets.lean.months, high: targets.extra.months })]
}
