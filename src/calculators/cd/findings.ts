/** Which findings hold, with what values; the most important first. */
import { leastEarlyPenalty, renewalNotice } from '#facts/lending/certificates.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import type { CdContext } from './context.ts'
import { amount, rateText, termText, when } from './phrases.ts'
import { againstAverage, againstSavings, againstTreasury, steepTax } from './place-findings.ts'
import {
  callWords,
  earlyWords,
  insurance,
  ladderWords,
  notIncluded,
  notIncludedBrokered,
  penaltyDeduction,
  renewalWords,
} from './words/findings.en.ts'

/** A certificate sold on the market. */
function sale({ inputs, result: { leaving }, say }: CdContext): MaybeFound {
  if (!leaving) return null
  const gain = leaving.total - inputs.deposit
  const points = Math.abs(inputs.rateMove)
  const moved = inputs.rateMove > 0 ? earlyWords.higher : earlyWords.lower
  const values = {
    when: when(inputs.leaveAfter ?? 0, say),
    market: points === 0 ? earlyWords.same : moved({ points }, say),
    total: amount(leaving.total, say),
    apart: amount(Math.abs(gain), say),
  }
  return gain < 0 ? watch(earlyWords.saleLoss, values) : note(earlyWords.saleGain, values)
}

function leavingEarly(context: CdContext): MaybeFound {
  const { inputs, result, say } = context
  const { leaving, breakEvenMonth: month } = result
  if (inputs.kind !== 'bank') return sale(context)
  if (inputs.penalty === 0) return good(earlyWords.noPenalty, { days: leastEarlyPenalty.value.withinDays })
  if (leaving && leaving.lostPrincipal >= 0.005)
    return watch(earlyWords.eaten, {
      when: when(inputs.leaveAfter ?? 0, say),
      lost: amount(leaving.lostPrincipal, say),
      safe: month === null ? earlyWords.neverWhole() : earlyWords.wholeFrom({ month }, say),
    })
  if (result.outcome === 'no-interest') return null
  if (month === null) return watch(earlyWords.never)
  return month === 0 ? good(earlyWords.always) : watch(earlyWords.before, { month })
}

/** What the days before the end do to the comparison with savings. */
function earlyYield({ inputs, result, say }: CdContext): MaybeFound {
  const { leavingYield, beatsSavingsMonth, cd, savings } = result
  if (inputs.leaveAfter !== null && leavingYield !== null) {
    const early = { when: when(inputs.leaveAfter, say) }
    return leavingYield > 0
      ? note(earlyWords.yields, { ...early, rate: rateText(leavingYield, say) })
      : watch(earlyWords.yieldsNothing, early)
  }
  return beatsSavingsMonth === null && cd.value > savings.value && note(earlyWords.trails)
}

function insured({ inputs, result: { uninsured, insured: limit }, say }: CdContext): MaybeFound {
  return uninsured > 0 && act(insurance, { over: say.money(uninsured), limit: say.money(limit), owners: inputs.owners })
}

function renewal({ inputs, result, say }: CdContext): readonly MaybeFound[] {
  const { renewalLoss, graceEnd: day, today, isMatured, years } = result
  if (renewalLoss === null) return []
  const isOver = day < today
  const again = { rate: rateText(inputs.renewRate / 100, say), term: termText(inputs, say) }
  const costs = isOver ? renewalWords.cost : renewalWords.costs
  const cost = renewalLoss > 0.5 ? costs({ ...again, loss: amount(renewalLoss, say) }) : renewalWords.usual
  const words = isOver
    ? inputs.grace === 0
      ? renewalWords.overSameDay
      : renewalWords.over
    : inputs.grace === 0
      ? renewalWords.sameDay
      : renewalWords.window
  const { beforeMaturity: before, beforeGraceEnd: grace, leastGrace: least } = renewalNotice.value
  // The duty to write holds for terms of more than a month (12 CFR 1030.5(b)).
  const isWritten = years > 1 / 12 + 1e-9 && !isMatured
  return [act(words, { day, cost }), isWritten && note(renewalWords.letter, { before, grace, least })]
}

function called({ inputs, result: { called: found, years }, say }: CdContext): MaybeFound {
  if (inputs.kind !== 'callable') return null
  if (!found) return note(callWords.never)
  return watch(callWords.called, {
    months: inputs.callAfter,
    rate: say.percent(inputs.laterRate),
    interest: amount(found.interest, say),
    held: amount(inputs.deposit * (inputs.rate / 100) * years, say),
  })
}

function ladder({ result: { ladder: found, kept, today }, say }: CdContext): readonly MaybeFound[] {
  const filled = found?.rungs.filter(({ value }) => value >= 0.5) ?? []
  if (!found || filled.length === 0 || found.interest < 0.005) return []
  const next = filled.find(({ maturity }) => maturity >= today)
  const values = { count: filled.length, interest: amount(found.interest, say) }
  const coming =
    next &&
    good(next === filled[0] ? ladderWords.first : ladderWords.next, {
      ...values,
      amount: say.money(next.value),
      day: next.maturity,
      months: Math.round(found.averageMonths),
    })
  return [
    filled.length > 1 && (coming ?? note(ladderWords.over, values)),
    kept &&
      kept.renewals.length > 0 &&
      kept.end > today &&
      note(ladderWords.kept, {
        months: kept.term,
        rate: rateText(kept.annualYield, say),
        value: amount(kept.value, say),
        day: kept.end,
      }),
  ]
}

export function findings(context: CdContext): readonly MaybeFound[] {
  const { inputs, result } = context
  // What to weigh while the CD runs; once it has matured there is nothing left of it to choose.
  const running = result.isMatured
    ? []
    : [
        insured(context),
        result.leaving && leavingEarly(context),
        called(context),
        againstSavings(context),
        againstTreasury(context),
        !result.leaving && leavingEarly(context),
        earlyYield(context),
        steepTax(context),
        againstAverage(context),
      ]
  const isBank = inputs.kind === 'bank'
  return [
    ...running,
    ...ladder(context),
    ...renewal(context),
    inputs.leaveAfter !== null && !result.leaving && note(earlyWords.stray, { months: inputs.leaveAfter }),
    isBank && result.leaving && inputs.penalty > 0 && note(penaltyDeduction),
    note(isBank ? notIncluded : notIncludedBrokered),
  ]
}
