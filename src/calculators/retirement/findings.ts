/** Which findings hold, with what values; the most important first. */
import { followCourse, savingsNeeded } from '#engine/retirement-outlook/course.ts'
import { separationAge } from '#facts/retirement/early-withdrawal.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { unmarked } from '../kit/format.ts'
import { shareText } from '../kit/past-starts.ts'
import { confident } from './assumptions.ts'
import { earliestAt, isPlan, isWithinReach, lastedShare, type RetirementContext } from './context.ts'
import { afterReserves } from './form-facts.precomputed.ts'
import { steadyGrowth } from './plan-of.ts'
import { pastMarkets } from './words/answer.en.ts'
import { leverWords, notIncluded, findingWords as words } from './words/findings.en.ts'

/** Percent of savings in a year that few past markets held for long. */
const HEAVY = 4

const percent = (share: number, { say }: RetirementContext): string => shareText(share * 100, say)

/** The change that helps most, where it helps by a point or more and there is something to help. */
function bestLever(context: RetirementContext): MaybeFound {
  const share = lastedShare(context)
  const levers = context.found?.levers ?? []
  if (share === null || share >= confident.value || levers.length === 0) return null
  const best = levers.reduce((top, one) => (one.share > top.share ? one : top))
  if (best.share < share + 0.01) return null
  return act(leverWords[best.key], {
    amount: best.amount,
    from: percent(share, context),
    to: unmarked(pastMarkets({ share: percent(best.share, context) })),
  })
}

function earliest(context: RetirementContext): MaybeFound {
  const { found, inputs, result } = context
  if (found === null || found.byAge.length === 0 || result.working === 0) return null
  const age = earliestAt(context, confident.value)
  if (age === null) return watch(words.never, { age: found.byAge.at(-1)?.age ?? inputs.retireAge })
  if (age === inputs.retireAge) return null
  return age < inputs.retireAge ? good(words.earlier, { age }) : note(words.earliest, { age })
}

function more({ found, inputs }: RetirementContext): MaybeFound {
  const amount = found?.moreMonthly ?? 0
  return amount >= 1 && isWithinReach(amount, inputs) && act(words.more, { amount })
}

/** What leaving taxes out would make of the savings needed; where they are half a percent or more. */
function taxes({ result, inputs }: RetirementContext): MaybeFound {
  const { settled, anchors, years, working, course } = result
  if (settled === null || settled.taxes < 12 || settled.withdrawal < 12) return null
  const growth = Array.from({ length: years }, () => steadyGrowth(inputs))
  // Each year's withdrawal without its tax, by the nearest year worked through.
  const untaxed = course.takenOut.map((out, at) => {
    const near = anchors.reduce((best, one) => (Math.abs(one.at - at) < Math.abs(best.at - at) ? one : best))
    const kept = near.withdrawal > 0 ? Math.max(0, near.withdrawal - near.taxes) / near.withdrawal : 1
    return out * kept
  })
  const without = result.needed - savingsNeeded({ ...course, takenOut: untaxed }, growth, working)
  const gross = settled.withdrawal + settled.socialSecurity + settled.pension
  const rate = (settled.taxes / gross) * 100
  return (
    without >= 1000 &&
    rate >= 0.5 &&
    note(words.taxes, {
      age: settled.age,
      spending: settled.wanted / 12,
      gross: gross / 12,
      rate,
      without: Math.round(without / 1000) * 1000,
    })
  )
}

function benefits({ result, inputs }: RetirementContext): MaybeFound {
  const { benefit, claimAge, spending } = result
  if (benefit < 1 || inputs.benefit !== null || spending < 1) return null
  return note(words.benefits, { amount: benefit, age: claimAge, share: Math.min(100, (benefit / spending) * 100) })
}

function gap({ result, inputs }: RetirementContext): MaybeFound {
  const retire = Math.max(inputs.retireAge, result.age)
  const first = result.anchors[0]
  const alone = first !== undefined && first.socialSecurity === 0 && first.pension === 0
  if (!alone || result.claimAge <= retire || result.benefit < 1) return null
  return note(words.gap, {
    years: result.claimAge - retire,
    retire,
    starts: result.claimAge,
    each: first.withdrawal / 12,
  })
}

function health({ result, inputs }: RetirementContext): MaybeFound {
  const retire = Math.max(inputs.retireAge, result.age)
  return retire < 65 && inputs.healthBefore65 === 0 && watch(words.health)
}

function penalty({ inputs, result }: RetirementContext): MaybeFound {
  const first = result.anchors[0]
  const isEarly = first !== undefined && first.age < 60 && inputs.retireAge < separationAge.value.age
  return isEarly && inputs.rothShare + inputs.taxableShare < 100 && watch(words.penalty)
}

/** Why it fails: what the first year takes of the savings there are along the steady return. */
function why(context: RetirementContext): MaybeFound {
  const { result, inputs } = context
  const share = lastedShare(context)
  const first = result.anchors[0]
  if (share === null || share >= confident.value || first === undefined || result.balanceAt < 1) return null
  const rate = (first.withdrawal / result.balanceAt) * 100
  return rate >= HEAVY && rate < 100 && watch(words.why, { rate, age: Math.max(inputs.retireAge, result.age) })
}

/** Where it always runs out, the market is not what is wrong. */
function worst({ found }: RetirementContext): MaybeFound {
  const first = found?.worst[0]
  return first !== undefined && (found?.lasted ?? 0) > 0 && note(words.worst, first)
}

function range({ found, inputs, result }: RetirementContext): MaybeFound {
  const [low, , high] = found?.atRetirement ?? []
  if (low === undefined || high === undefined || high < 1 || result.working < 2) return null
  return note(words.range, { low, high, age: inputs.retireAge })
}

function drawn(context: RetirementContext): MaybeFound {
  const { found } = context
  const share = lastedShare(context)
  if (found === null || share === null || found.drawn.paths === 0 || share + found.drawn.share === 0) return null
  return note(words.drawn, {
    past: unmarked(pastMarkets({ share: percent(share, context) })),
    drawn: percent(found.drawn.share, context),
    paths: found.drawn.paths,
  })
}

/** What the cut would do along the steady return, for those who count on the whole benefit. */
function cut({ result, inputs }: RetirementContext): MaybeFound {
  if (inputs.benefitShare < 100 || result.benefit < 1) return null
  const lost = ((100 - afterReserves.share) / 100) * (result.benefit * 12)
  const growth = Array.from({ length: result.years }, () => steadyGrowth(inputs))
  const from = result.claimAge - result.age
  const takenOut = result.course.takenOut.map((out, at) => (at >= from ? out + lost : out))
  const run = followCourse({ ...result.course, takenOut }, growth)
  const points = run.shortIn === null ? words.cutHolds : words.cutShort({ age: result.age + run.shortIn })
  return watch(words.cut, { ...afterReserves, points })
}

export function findings(context: RetirementContext): readonly MaybeFound[] {
  if (!isPlan(context.result)) return [note(words.plan), note(() => notIncluded)]
  const found = [bestLever, earliest, more, why, health, penalty, gap, taxes, benefits, worst, range, drawn, cut].map(
    (make) => make(context),
  )
  return [...found, note(words.plan), note(() => notIncluded)]
}
