/** Findings as rules decide them: a tone, words and their values. The kit says them, so that a rule holds no sentence. */
import type { Finding } from './presentation.ts'
import type { Say } from './say.ts'

/** A sentence with its values open. */
export type Word<V> = (values: V, say: Say) => string
/** A finding before it is said. Null and false are findings that do not hold: they are dropped. */
export interface Found {
  readonly tone: Finding['tone']
  readonly say: (say: Say) => string
}
export type MaybeFound = Found | null | false | undefined

type Builder = {
  <V>(word: Word<V>, values: V): Found
  (word: (say: Say) => string): Found
}
const builder =
  (tone: Finding['tone']): Builder =>
  (word: Word<never> | ((say: Say) => string), values?: unknown): Found => ({
    tone,
    say: (say) => (values === undefined ? (word as (say: Say) => string)(say) : (word as Word<unknown>)(values, say)),
  })

/** In the visitor's favor. */
export const good: Builder = builder('good')
/** Costs the visitor something. */
export const watch: Builder = builder('watch')
/** Something to do now. */
export const act: Builder = builder('act')
/** What the number leaves out, or rests on. */
export const note: Builder = builder('note')

/** The findings that hold, said; in the order the rules gave them. */
export const saidFindings = (found: readonly MaybeFound[], say: Say): readonly Finding[] =>
  found.filter((one): one is Found => Boolean(one)).map(({ tone, say: words }) => ({ tone, text: words(say) }))
