import { termLifeByLength, termLifeMonthly } from '#facts/insurance/term-life.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { LEAST } from './compute.ts'
import type { TermContext } from './context.ts'
import { isAboveList, listName } from './prices.ts'
import { findingWords as words } from './words/explain.en.ts'

/** What the one policy covers beyond the need halfway through. */
function tooMuch({ result: { one, curve } }: TermContext): number {
  if (one === null) return 0
  const half = Math.floor(one.years / 2)
  return Math.max(0, one.amount - (curve[half]?.gap ?? 0))
}

function ladderFinding(context: TermContext): MaybeFound {
  const { one, ladder, oneCost, ladderCost } = context.result
  if (one === null) return null
  const over = tooMuch(context)
  if (ladder.length < 2) return over < LEAST ? note(words.level, {}) : note(words.noSaving, {})
  if (oneCost === null || ladderCost === null || oneCost.from !== ladderCost.from)
    return note(words.overNoPrice, { over })
  const saved = oneCost.total - ladderCost.total
  return saved >= 1 ? good(words.saves, { saved, over }) : note(words.noSaving, {})
}

function groupFinding({ inputs: { group }, result: { groupReplaced } }: TermContext): MaybeFound {
  if (group <= 0) return null
  return groupReplaced === null
    ? watch(words.group, { group })
    : watch(words.groupPriced, { group, monthly: groupReplaced })
}

function waitFinding({ result: { waiting, oneCost } }: TermContext): MaybeFound {
  if (oneCost === null || oneCost.from === 'quotes') return null
  const [now] = waiting
  const later = waiting.findLast(({ monthly }) => monthly !== null)
  if (now?.monthly == null || later?.monthly == null || later.monthly < now.monthly + 1) return null
  return watch(words.waiting, { now: now.monthly, later: later.monthly, years: later.years })
}

function quoteFindings({ inputs, result: { premiumsBack } }: TermContext): readonly MaybeFound[] {
  const { quoteOne, quoteOneYearly } = inputs
  const more = quoteOne === null || quoteOneYearly === null ? null : quoteOne * 12 - quoteOneYearly
  return [
    premiumsBack?.outcome === 'rate' && note(words.returnRate, { ...premiumsBack, rate: premiumsBack.rate * 100 }),
    premiumsBack?.outcome === 'costs-no-more' && note(words.returnNoCost, {}),
    more !== null &&
      quoteOneYearly !== null &&
      quoteOneYearly > 0 &&
      (more > 0.005
        ? watch(words.yearly, { more, percent: (100 * more) / quoteOneYearly })
        : note(words.yearlyNone, {})),
  ]
}

function priceFindings({ result: { one, ladder, oneCost, ladderCost }, say }: TermContext): readonly MaybeFound[] {
  if (one === null) return []
  const list = oneCost?.from ?? ladderCost?.from ?? null
  if (list === null) return [note(words.noPrice, {})]
  if (list === 'quotes') return []
  const isAbove = [one, ...ladder].some(({ amount }) => isAboveList(list, amount))
  const largest = (list === 'best' ? termLifeByLength : termLifeMonthly).value.cover.at(-1) ?? 0
  return [note(words.exampleOld, { list: listName(list, say) }), isAbove && note(words.aboveList, { largest })]
}

export const findings = (context: TermContext): readonly MaybeFound[] => {
  const { result } = context
  const last = result.ladder.at(-1)
  const tail = result.curve.some(({ year, gap }) => year >= (last?.years ?? 0) && gap > 0 && gap < LEAST)
  return [
    ladderFinding(context),
    last !== undefined &&
      result.uncovered >= LEAST &&
      watch(words.uncovered, { uncovered: result.uncovered, years: last.years }),
    groupFinding(context),
    waitFinding(context),
    ...quoteFindings(context),
    result.imputed > 0 && note(words.imputed, { imputed: result.imputed, tax: result.imputedTax }),
    last !== undefined && act(words.convert, { age: result.age + last.years }),
    result.outcome === 'not-sold' && note(words.notSold, {}),
    ...priceFindings(context),
    last !== undefined && tail && note(words.small, { least: LEAST }),
    last !== undefined && note(words.riders, {}),
  ]
}
