/** Which findings hold, with what values; the most important first. */
import { type FeeKind, feeKinds, saleFees, totalOf } from '#engine/funds/fee-course.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { shareLost } from './compute.ts'
import type { FeeContext } from './context.ts'
import {
  biggestWords,
  cashWords,
  marginWords,
  moveWords,
  notIncluded,
  saleWords,
  wholeWords,
} from './words/findings.en.ts'

/** Findings shown before what is not included. */
const MOST = 6

/** One percent a year is not one percent of wealth. */
function notOnePercent({ result: { you }, inputs: { years: months } }: FeeContext): MaybeFound {
  const share = shareLost(you)
  if (share === null || you.oneRate === null || you.lost < 1 || months < 24) return null
  const one = (1 - 0.99 ** (months / 12)) * 100
  const values = { rate: you.oneRate * 100, share: share * 100, months, one }
  return (you.oneRate > 0.0025 ? watch : note)(wholeWords.rate, values)
}

function usedUp({ result: { you } }: FeeContext): MaybeFound {
  const month = you.course.usedUpStep
  return month !== null && act(wholeWords.usedUp, { month })
}

function biggest({ result: { you }, say }: FeeContext): MaybeFound {
  const lostTo = (kind: FeeKind) => you.course.lost[kind]
  const kinds = feeKinds.filter((kind) => lostTo(kind) >= 1)
  const [first] = kinds
  if (first === undefined) return null
  const kind = kinds.reduce((most, one) => (lostTo(one) > lostTo(most) ? one : most), first)
  const share = (lostTo(kind) / Math.max(1, you.lost)) * 100
  const part =
    share > 100.5 ? biggestWords.beyondAll : share >= 99.5 ? biggestWords.nearlyAll : biggestWords.share({ share }, say)
  const taken = you.course.paid[kind]
  const more = lostTo(kind) - taken
  const words = Math.abs(more) < 0.5 ? biggestWords.plain : more > 0 ? biggestWords.grown : biggestWords.shrunk
  return watch(words, { kind, lost: lostTo(kind), taken, part: kinds.length > 1 ? part : '' })
}

function move({ result: { move: found, you, noFee }, inputs: { years: months }, say }: FeeContext): MaybeFound {
  if (found === null || noFee < 1) return null
  const { to, gain, payback, cost, extraReturn } = found
  const lead = to.course.balance - you.course.balance
  const values = { name: to.name, cost, amount: Math.abs(gain), months }
  if (Math.abs(lead) < 0.5) return note(cost > 0 ? moveWords.levelAtCost : moveWords.level, values)
  if (gain <= 0) return lead > 0 ? note(moveWords.notWorthIt, values) : good(moveWords.stay, values)
  if (gain < 1) return null
  const rate = (extraReturn ?? 0) * 100
  return act(moveWords.go, {
    ...values,
    advice: you.course.paid.advisory > to.course.paid.advisory + 0.5 ? moveWords.advice : '',
    payback: cost === 0 || payback === null ? '' : moveWords.payback({ cost, months: payback }, say),
    extra: rate > 0.005 ? moveWords.extra({ rate }, say) : '',
  })
}

function cash({ result: { you }, inputs }: FeeContext): MaybeFound {
  const held = inputs.start * Math.min(1, Math.max(inputs.cashShare, inputs.forcedCash) / 100)
  const gap = inputs.fairCash - inputs.sweepYield
  const lost = you.course.lost.sweep
  if (held < 1 || gap <= 0 || lost < 1) return null
  return act(cashWords, { rate: inputs.sweepYield, fair: inputs.fairCash, yearly: (held * gap) / 100, lost })
}

function sales({ result: { plan }, inputs: { trades, tradeSize, spread } }: FeeContext): MaybeFound {
  if (trades === 0 || tradeSize < 1) return null
  const fee = saleFees(plan.tradeSize, plan.tradeSize / plan.sharePrice, plan.section31, plan.taf)
  const values = { size: plan.tradeSize, fee, spread: (plan.tradeSize * spread) / 200 }
  return note(spread === 0 ? saleWords.fees : saleWords.feesAndSpread, values)
}

function margin({ inputs: { marginLoan: loan, marginRate } }: FeeContext): MaybeFound {
  return loan > 0 && marginRate > 0 && watch(marginWords, { loan, yearly: (loan * marginRate) / 100 })
}

function inflation({ result: { you, prices }, inputs }: FeeContext): MaybeFound {
  const { balance } = you.course
  if (inputs.inflation === 0 || you.lost < 1 || balance < 1) return null
  return note(wholeWords.today, {
    lost: you.lost / prices,
    balance: balance / prices,
    inflation: inputs.inflation,
  })
}

function none({ result: { you, noFee } }: FeeContext): MaybeFound {
  const isNone = noFee > 0.005 && Math.abs(you.lost) < 1 && Math.abs(totalOf(you.course.paid)) < 1
  return isNone && good(wholeWords.none)
}

export function findings(context: FeeContext): readonly MaybeFound[] {
  const found = [usedUp, none, move, notOnePercent, biggest, cash, margin, sales, inflation].map((make) =>
    make(context),
  )
  return [...found.filter(Boolean).slice(0, MOST), note(notIncluded)]
}
