/** Which findings hold, with what values; the most important first. */
import { heaviestStretch } from '#engine/challenge/heaviest.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { FOUR_WEEKS, inPattern, units } from './compute.ts'
import type { ChallengeContext } from './context.ts'
import { fits } from './fit-findings.ts'
import { amountText, goalText, stepsText } from './phrases.ts'
import {
  heavyWords,
  interestWords,
  listWords,
  notIncluded,
  repairWords,
  startWords,
  sumWords,
} from './words/findings.en.ts'

function heaviest({ inputs, result, say }: ChallengeContext): MaybeFound {
  const stretch = result.heaviest
  // A month between steps: four weeks never hold more than one of them.
  if (!stretch || stretch.amount >= result.challenge.left || inputs.rhythm === 'month') return null
  const values = {
    amount: amountText(stretch.amount, say),
    when: stretch.from === stretch.to ? heavyWords.day({ day: stretch.from }, say) : heavyWords.span(stretch, say),
  }
  const even = heaviestStretch(inPattern(inputs, 'zigzag').steps, FOUR_WEEKS)?.amount ?? 0
  const eases = !result.repaired && inputs.pattern !== 'zigzag' && even > 0 && even < stretch.amount * 0.9
  return eases ? watch(heavyWords.eased, { ...values, even: amountText(even, say) }) : note(heavyWords.plain, values)
}

function start({ inputs, result: { open, repaired }, say }: ChallengeContext): MaybeFound {
  const first = open[0]
  if (!first || repaired) return null
  const largest = open.reduce((most, step) => (step.amount > most.amount ? step : most), first)
  const values = { first: amountText(first.amount, say), day: first.date }
  if (inputs.pattern === 'flat' || largest.amount === first.amount)
    return inputs.pattern === 'reverse' && open.length > 1 && good(startWords.falling, values)
  return note(startWords.rising, { ...values, largest: amountText(largest.amount, say), later: largest.date })
}

function exact({ inputs, result, say }: ChallengeContext): MaybeFound {
  const { open, outcome, challenge } = result
  if (open.length === 0 || outcome !== 'plan') return null
  const unit = units[inputs.rounding]
  const odd = inputs.rounding === 'cent' ? undefined : open.find((step) => step.amount % unit !== 0)
  const values = { steps: stepsText(open.length, inputs, say), goal: goalText(inputs.goal, say) }
  const sum =
    challenge.saved > 0
      ? sumWords.exactSaved({ ...values, saved: amountText(challenge.saved, say) })
      : (open.length === 1 ? sumWords.exactOne : sumWords.exact)(values)
  const rest = odd ? sumWords.odd({ day: odd.date, amount: amountText(odd.amount, say) }, say) : ''
  return good(() => sum + rest)
}

function repaired({ inputs, result, say }: ChallengeContext): MaybeFound {
  const missed = result.challenge.steps.filter((step) => step.state === 'missed')
  if (missed.length === 0 || result.open.length === 0) return null
  const largest = result.open.reduce((most, step) => Math.max(most, step.amount - step.planned), 0)
  const values = {
    moved: amountText(
      missed.reduce((sum, step) => sum + step.planned, 0),
      say,
    ),
    from: stepsText(missed.length, inputs, say),
    to: stepsText(result.open.length, inputs, say),
  }
  return largest > 0
    ? good(repairWords.movedWithin, { ...values, largest: amountText(largest, say) })
    : good(repairWords.moved, values)
}

function nearlyThere({ inputs, result, say }: ChallengeContext): MaybeFound {
  const spared = result.challenge.steps.filter((step) => step.state === 'spared').length
  return spared > 0 && good(repairWords.nearlyOne, { steps: stepsText(spared, inputs, say) })
}

function interest({ inputs, result }: ChallengeContext): MaybeFound {
  if (inputs.apy <= 0 || result.interest < 0.5 || result.end === null || result.outcome !== 'plan') return null
  return good(inputs.inflation < 0 ? interestWords.fall : interestWords.rise, {
    apy: inputs.apy,
    earned: result.interest,
    day: result.end,
    today: result.endToday,
    inflation: inputs.inflation,
  })
}

function lists({ inputs, result: { read } }: ChallengeContext): readonly MaybeFound[] {
  const { skipped, done, missed } = read
  const outside = skipped.outside + done.outside + missed.outside
  const count = [...missed.numbers].filter((number) => done.numbers.has(number)).length
  return [outside > 0 && watch(listWords.outside, inputs), count > 0 && watch(listWords.both, { count })]
}

export function findings(context: ChallengeContext): readonly MaybeFound[] {
  const { outcome } = context.result
  return [
    fits(context),
    ...lists(context),
    repaired(context),
    nearlyThere(context),
    heaviest(context),
    start(context),
    exact(context),
    interest(context),
    note(outcome === 'plan' || outcome === 'reached' ? notIncluded[outcome] : notIncluded.none),
  ]
}
