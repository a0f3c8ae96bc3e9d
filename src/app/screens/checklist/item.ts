/** One task of the checklist, as its words file writes it and as the page gets it. */
import type { Due } from '#engine/planning/checklist/due.ts'
import type { Trait } from '#engine/planning/checklist/traits.ts'
import type { SourceId } from '#facts/sources.ts'

export const eventKeys = [
  'eighteen',
  'first-job',
  'marriage',
  'baby',
  'home',
  'moving',
  'divorce',
  'job-loss',
  'deployment',
  'death',
  'fifty',
  'fifty-five',
  'fifty-nine',
  'sixty-two',
  'sixty-three',
  'sixty-five',
  'full-age',
  'seventy',
  'rmd',
  'yearly',
] as const
export type EventKey = (typeof eventKeys)[number]

interface Task {
  /** Unique in the whole list; ticks are kept by it. */
  readonly id: string
  readonly text: string
  readonly why: string
  readonly due?: Due
  /** The day is set by law, not suggested by us. */
  readonly legal?: true
  readonly minutes: number
  readonly docs?: readonly string[]
  /** Path of one of our pages. */
  readonly tool?: string
  readonly needs?: readonly Trait[]
}
/** As written: the source by its id, or ours where it is a habit and no law. */
export interface WrittenTask extends Task {
  readonly source: SourceId | 'ours'
}
/** As shown. */
export interface ChecklistTask extends Task {
  readonly source: { readonly title: string; readonly publisher: string; readonly url?: string } | null
}

export interface LifeEvent {
  readonly key: EventKey
  readonly name: string
  /** What the date asks for; left out where the birth month or the calendar decides. */
  readonly dateLabel?: string
  /** Age of the event in months, where one decides when it matters. */
  readonly age?: number
  readonly tasks: readonly ChecklistTask[]
}
export type WrittenEvent = Omit<LifeEvent, 'tasks'> & { readonly tasks: readonly WrittenTask[] }
