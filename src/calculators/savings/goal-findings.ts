/** Findings of several goals: which come too late, what the other order and a larger deposit change. */
import { depositFor } from '#engine/saving/deposit-plan.ts'
import { act, good, type MaybeFound, note } from '../kit/finding.ts'
import { fillOf, monthAfter } from './compute.ts'
import { bucketGoal, otherOrder, type SavingsContext } from './context.ts'
import { goalName } from './goal-names.ts'
import { rhythm } from './words/answer.en.ts'
import { goalWords } from './words/findings.en.ts'

/** So many goals are named. */
const MOST_LATE = 3
const MOST_CHANGES = 3

function late({ inputs, result, say }: SavingsContext): readonly MaybeFound[] {
  const months = result.buckets?.months ?? []
  return inputs.buckets.flatMap((bucket, i): MaybeFound[] => {
    const month = months[i] ?? null
    if (bucket.by === null || (month !== null && month <= bucket.by)) return []
    const amount = depositFor(
      { ...result.plan, saved: bucket.saved },
      bucketGoal(inputs, bucket.goal, bucket.by),
      bucket.by,
    )
    const values = {
      name: goalName(bucket.name, i),
      by: monthAfter(result, bucket.by),
      alone: amount === null ? '' : goalWords.alone({ amount, each: rhythm[inputs.frequency] }, say),
    }
    if (month === null) return [act(goalWords.never, values)]
    return [act(goalWords.late, { ...values, month: monthAfter(result, month) })]
  })
}

function order(context: SavingsContext): MaybeFound {
  const { inputs, result, say } = context
  const other = otherOrder(context)
  if (!other || inputs.buckets.length < 2) return null
  const changes = inputs.buckets.flatMap((bucket, i) => {
    const [now, then] = [result.buckets?.months[i] ?? null, other.months[i] ?? null]
    if (now === null || then === null || now === then) return []
    const values = { name: goalName(bucket.name, i), months: Math.abs(then - now) }
    return [(then < now ? goalWords.sooner : goalWords.later)(values, say)]
  })
  if (changes.length === 0) return null
  const shown = changes.length > MOST_CHANGES ? [...changes.slice(0, MOST_CHANGES), goalWords.others] : changes
  return note(inputs.order === 'in-order' ? goalWords.allAtOnce : goalWords.oneAtATime, { changes: shown })
}

function larger({ inputs, result }: SavingsContext): MaybeFound {
  if (result.month === null || result.month === 0) return null
  const { months } = fillOf({ ...inputs, looseDeposit: inputs.looseDeposit + 50 }, result.plan, inputs.order)
  const last = Math.max(0, ...months.map((month) => month ?? Number.MAX_SAFE_INTEGER))
  const values = { months: result.month - last, each: rhythm[inputs.frequency] }
  return values.months > 0 && good(inputs.buckets.length === 1 ? goalWords.moreForOne : goalWords.moreForLast, values)
}

export const goalFindings = (context: SavingsContext): readonly MaybeFound[] =>
  context.result.buckets ? [...late(context).slice(0, MOST_LATE), larger(context), order(context)] : []
