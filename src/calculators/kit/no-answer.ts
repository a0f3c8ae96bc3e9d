/**
 * Numbers may be right one by one and still lead to nothing that can be printed. Then an answer says so in a sentence, and no page, link
 * or program meets an error.
 */
import { type Evaluation, NO_ANSWER } from './definition.ts'
import type { Env } from './field.ts'
import type { Explanation, Presentation } from './presentation.ts'
import { noAnswerWords as words } from './words/no-answer.en.ts'

/** Past this size a number no longer knows its last digit, and nobody reads it. */
const MOST_COUNTED = 9e15
export const isPrintable = (figure: number): boolean => Math.abs(figure) <= MOST_COUNTED

/** The same of every number in a piece of data. */
export const isPrintableThroughout = (data: unknown): boolean =>
  typeof data === 'number'
    ? isPrintable(data)
    : typeof data !== 'object' || data === null || Object.values(data).every(isPrintableThroughout)

export const nothingExplained: Explanation = {
  chart: () => null,
  charts: () => [],
  findings: () => [],
  tables: () => [],
  workings: () => [],
  sources: () => [],
}

/** An answer of words alone. */
export function inWords(outcome: string, headline: string, more?: string, broken: readonly string[] = []): Evaluation {
  const present = (): Presentation => ({
    headline,
    ...(more ? { more } : {}),
    keyFigures: [],
    charts: [],
    findings: [],
    tables: [],
    workings: [],
    sources: [],
  })
  return { outcome, figures: {}, broken, answer: present, explain: nothingExplained, present }
}

/** `broken`: the figures that cannot be printed. */
export const tooLarge = (broken: readonly string[]): Evaluation =>
  inWords(NO_ANSWER, words.tooLarge.headline, words.tooLarge.more, broken)
export const failed = (): Evaluation => inWords(NO_ANSWER, words.failed.headline, words.failed.more)
/** What the outcome means, for programs. */
export const noAnswerOutcome = { [NO_ANSWER]: words.tooLarge.outcome }

/** What `make` gives, or what stands in for it where it throws; `env` is told. */
export function attempt<T>(env: Pick<Env, 'onMistake'> | undefined, make: () => T, instead: () => T): T {
  try {
    return make()
  } catch (error) {
    env?.onMistake?.(error)
    return instead()
  }
}
