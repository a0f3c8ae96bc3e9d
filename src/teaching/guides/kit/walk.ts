/** A way through a guide: which answer was given at each step. */
import type { GuideWords } from './guide.ts'

export interface Walked {
  /** The steps passed, each with the answer given there, from 0. */
  readonly passed: readonly { readonly step: string; readonly answer: number }[]
  /** The step or end it stands at. */
  readonly at: string
}

/** Follows answers from the start; one that is not on offer, and all after it, are dropped. */
export function walk({ start, steps }: GuideWords, answers: readonly number[]): Walked {
  const passed: { step: string; answer: number }[] = []
  let at = start
  for (const answer of answers) {
    const chosen = steps[at]?.answers[answer]
    if (!chosen) break
    passed.push({ step: at, answer })
    at = chosen.to
  }
  return { passed, at }
}

/** Steps in the order in which a reader meets them, then the ends: for the whole guide on one page. */
export function outline({ start, steps, ends }: GuideWords): {
  readonly steps: readonly string[]
  readonly ends: readonly string[]
} {
  const seen = new Set<string>([start])
  for (const key of seen) for (const { to } of steps[key]?.answers ?? []) seen.add(to)
  return { steps: [...seen].filter((key) => key in steps), ends: [...seen].filter((key) => key in ends) }
}
