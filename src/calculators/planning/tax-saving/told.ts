import type { SavingKey } from '#engine/planning/tax-saving/candidate.ts'
import type { UsedKey } from '#engine/planning/tax-saving/settings.ts'
import type { Citation, Working } from '../../kit/presentation.ts'

/** A line of two returns, dollars a year. */
export interface ToldLine {
  readonly label: string
  readonly before: number
  readonly after: number
}
/** What a contribution brings this year. Dollars; `gain` is tax saved and the employer's money. */
export interface ToldFigure {
  readonly amount: number
  readonly gain: number
  readonly tax: number
  readonly federal: number
  readonly state: number
  readonly payroll: number
  readonly employer: number
}
export interface ToldOption {
  readonly id: string
  readonly key: SavingKey
  /** 0 you, 1 your partner; null: the household's. */
  readonly owner: 0 | 1 | null
  readonly title: string
  /** From 1, best first. */
  readonly place: number
  readonly same: ToldFigure
  readonly full: ToldFigure
  /** What the shown contribution brings, in a sentence. */
  readonly brings: string
  /** The other size, in a sentence. */
  readonly other: string
  readonly why: readonly string[]
  readonly rule: string
  readonly later: string
  readonly limit: number | null
  readonly used: number
  /** Null: no end. */
  readonly room: number | null
  readonly meter: string
  /** The boxes of what was put in already. */
  readonly usedIn: readonly UsedKey[]
  /** What `used` rests on. */
  readonly usedFrom: 'typed' | 'projected' | 'none'
  /** Both returns of the shown contribution. */
  readonly lines: readonly ToldLine[]
}
export interface ToldSaving {
  readonly outcome: 'ready' | 'unknown'
  readonly year: number
  readonly headline: string
  readonly rests: string
  readonly options: readonly ToldOption[]
  readonly closed: readonly { readonly title: string; readonly why: string }[]
  /** Traditional against Roth, by account. */
  readonly versus: readonly { readonly title: string; readonly lines: readonly string[] }[]
  /** Pieces beside the ranking: Saver's Credit, bonds, losses. */
  readonly beside: readonly {
    readonly key: 'savers' | 'muni' | 'losses'
    readonly title: string
    readonly answer: string
    readonly lines: readonly string[]
  }[]
  readonly notes: readonly string[]
  readonly workings: readonly Working[]
  readonly sources: readonly Citation[]
}
