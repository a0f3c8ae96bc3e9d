/** What the visitor set on Financial Growth Levels and Checkpoints: null is our default. Kept in this browser. */
import { maybe, or, record } from './shape.ts'
import { amount } from './shape-basics.ts'
import { stored } from './stored.ts'

/** Percent points, dollars a year, years. */
export const milestoneLimits = {
  realReturn: [0, 12],
  haircut: [0, 60],
  benefit: [0, 1e7],
  retireAt: [40, 80],
  withdrawal: [1, 10],
  age: [15, 110],
  income: [0, 1e9],
  spending: [0, 1e9],
} as const
export type MilestoneKey = keyof typeof milestoneLimits
export type Milestones = Readonly<Record<MilestoneKey, number | null>>

const keys = Object.keys(milestoneLimits) as readonly MilestoneKey[]
export const noMilestones = Object.fromEntries(keys.map((key) => [key, null])) as unknown as Milestones

const parts = Object.fromEntries(
  keys.map((key) => [key, or(maybe(amount(...milestoneLimits[key])), null)]),
) as unknown as { readonly [K in MilestoneKey]: ReturnType<typeof or<number | null>> }

export const milestones = stored<Milestones>('milestones', {
  version: 1,
  area: 'session',
  initial: noMilestones,
  shape: record<Milestones>(parts),
})
