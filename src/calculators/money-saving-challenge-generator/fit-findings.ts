/** What would fit, where no plan can be made. */
import { act, type MaybeFound } from '../kit/finding.ts'
import { units } from './compute.ts'
import type { ChallengeContext } from './context.ts'
import { amountText } from './phrases.ts'
import { fitWords as words } from './words/findings.en.ts'

/** Smaller coins or bills, where there are any. */
const smallerUnits = ({ inputs }: ChallengeContext): readonly string[] =>
  inputs.rounding === 'cent' ? [] : [words.smallerUnits]

export function fits(context: ChallengeContext): MaybeFound {
  const { inputs, result, say } = context
  const { challenge } = result
  switch (challenge.outcome) {
    case 'too-little': {
      const isLimited = (inputs.least ?? 0) * 100 >= units[inputs.rounding]
      const smaller = isLimited ? [words.smallerLeast] : smallerUnits(context)
      const goal = words.goalOf({ goal: amountText(challenge.needed, say) })
      return act(words.use, { ways: [words.fewerSteps, ...smaller, goal] })
    }
    case 'too-much': {
      const goal = words.goalUpTo({ goal: amountText(challenge.saved + challenge.holds, say) })
      return act(words.use, { ways: [words.moreSteps, words.largerMost, goal] })
    }
    case 'no-amount':
      return act(words.use, { ways: [words.largerMost, ...smallerUnits(context)] })
    case 'no-steps':
      return act(words.addSteps, { left: amountText(challenge.left, say) })
    default:
      return null
  }
}
