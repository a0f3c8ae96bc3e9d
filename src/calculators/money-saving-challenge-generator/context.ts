import { type Context, perContext } from '../kit/calculator.ts'
import { inPattern, type Result } from './compute.ts'
import type { ChallengeInputs } from './sections.ts'
import { patternNames } from './words/steps.en.ts'

export type ChallengeContext = Context<ChallengeInputs, Record<never, never>, Result>

const usual = ['up', 'reverse', 'flat', 'zigzag', 'random'] as const
/** Every pattern with the same goal, dates and limits, the visitor's own among them. */
export const allPatterns = perContext(({ inputs }: ChallengeContext) => {
  const own = usual.some((pattern) => pattern === inputs.pattern) ? [] : [inputs.pattern]
  return [...usual, ...own].map((pattern) => ({
    pattern,
    name: patternNames[pattern],
    challenge: inPattern(inputs, pattern),
  }))
})
