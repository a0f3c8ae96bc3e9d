/** What the search knows of one tool: plain data, worked out while building. */
import type { HearsNumber, HearsRows, HearsWords } from '#calculators/kit/asks.ts'

export interface NumberSlot extends Omit<HearsNumber, 'as' | 'is'> {
  readonly is: HearsNumber['is']
  /** Its name after "Opens with". */
  readonly as: string
  /** How the field writes its value. */
  readonly kind: 'money' | 'percent' | 'number' | 'duration' | 'share' | 'state'
  /** The field's own limits, in the field's own unit. */
  readonly min: number
  readonly max: number
  /** Largest percentage, for a field that takes dollars or a percentage. */
  readonly maxPercent: number
  readonly whole: boolean
}
export interface RowsSlot extends HearsRows {
  readonly columns: readonly string[]
  readonly limits: Readonly<Record<string, readonly [min: number, max: number]>>
}
export type Slot = NumberSlot | RowsSlot | HearsWords

export interface Tool {
  readonly path: string
  /** The calculator's name; the path of a page. */
  readonly slug: string
  readonly title: string
  readonly line: string
  readonly category: string
  readonly keywords: readonly string[]
  readonly says: readonly string[]
  readonly slots: readonly Slot[]
  /** False for what is named but not built yet. */
  readonly ready: boolean
}

/** What lessons and courses are called in results. */
export const LESSON = 'Lesson'
/** Decision guides, and words of the glossary. */
export const GUIDE = 'Guide'
export const TERM = 'Word'
/** Children's games, and the page for the grown-ups beside them. */
export const KIDS = 'For kids'
