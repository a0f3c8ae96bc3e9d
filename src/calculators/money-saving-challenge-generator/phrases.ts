/** Steps and amounts as sentences say them. */
import { cents } from '#engine/money.ts'
import type { Say } from '../kit/say.ts'
import type { ChallengeInputs } from './sections.ts'
import { envelope, numbered, stepNouns, stepTitles } from './words/steps.en.ts'

export const stepsText = (count: number, { rhythm }: Pick<ChallengeInputs, 'rhythm'>, say: Say): string =>
  say.count(count, stepNouns[rhythm].one, stepNouns[rhythm].many)

export const stepTitle = (number: number, { rhythm, pattern }: ChallengeInputs, rank: number): string =>
  pattern === 'envelopes'
    ? numbered({ title: envelope, number: rank })
    : numbered({ title: stepTitles[rhythm], number })

/** Whole cents as a person reads them: "$26", "$26.50". */
export const amountText = (cents: number, say: Say): string =>
  cents % 100 === 0 ? say.money(cents / 100) : say.cents(cents / 100)
/** The goal as the plan has it, in whole cents. */
export const goalText = (goal: number, say: Say): string => amountText(cents(goal), say)
