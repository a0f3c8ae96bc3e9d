/** Everything that can be explored: plain data, worked out while building. */
import type { Category } from '#calculators/kit/definition.ts'

export const kinds = ['calculator', 'planner', 'lesson', 'game', 'article', 'market', 'help'] as const
export type Kind = (typeof kinds)[number]

export const lifeEvents = [
  'starting-out',
  'new-job',
  'job-loss',
  'home',
  'moving',
  'marriage',
  'baby',
  'divorce',
  'debt',
  'car',
  'college',
  'business',
  'investing',
  'windfall',
  'retirement',
  'death',
] as const
export type LifeEvent = (typeof lifeEvents)[number]

/** Minutes people say they have; each takes in the shorter ones. */
export const minuteSteps = [3, 5, 10] as const

/** As lessons name them, the easiest first. */
export const levels = ['start', 'next', 'deeper'] as const
export type Level = (typeof levels)[number]

export interface Thing {
  readonly path: string
  /** As favorites and reasons name it: a calculator by its slug, else the path. */
  readonly id: string
  readonly title: string
  readonly line: string
  readonly icon: string
  readonly kind: Kind
  /** Our estimate. */
  readonly minutes: number
  readonly events: readonly LifeEvent[]
  readonly category: Category | null
  /** Of the easiest lesson that opens it; null where none does. */
  readonly level: Level | null
  readonly ready: boolean
}
