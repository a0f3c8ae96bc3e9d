/** The wrappers: accounts that hold investments, with their own tax rules. An account is not an investment. */
import type { SourceId } from '#facts/sources.ts'

export type Purpose = 'emergency' | 'soon' | 'retirement' | 'health' | 'school' | 'child' | 'anything'

export interface AccountKind {
  readonly slug: string
  readonly name: string
  readonly what: string
  readonly purposes: readonly Purpose[]
  /** Tax on money going in, while it grows, and coming out. */
  readonly goingIn: string
  readonly growing: string
  readonly comingOut: string
  readonly limit: string
  readonly access: string
  /** Assets it can hold, by name; a plan's own menu may be shorter. */
  readonly holds: readonly string[]
  readonly holdsNote: string
  readonly needs: string
  readonly watch: string
  readonly calculator: string
  readonly lesson: string
  readonly sources: readonly { readonly source: SourceId; readonly what: string }[]
}
