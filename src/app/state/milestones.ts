/** What the visitor set on Financial Growth Levels and Checkpoints: null is our default. Kept in this browser. */
import { isRecord } from './read-data.ts'
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

const fits = (key: MilestoneKey, value: unknown): value is number => {
  const [least, most] = milestoneLimits[key]
  return typeof value === 'number' && value >= least && value <= most
}

export const milestones = stored<Milestones>('milestones', {
  version: 1,
  area: 'session',
  initial: noMilestones,
  read: (data) =>
    isRecord(data)
      ? (Object.fromEntries(keys.map((key) => [key, fits(key, data[key]) ? data[key] : null])) as unknown as Milestones)
      : null,
})
