/** Where in a working life an age lies. Our own bounds: the rules' first age, the last catch-up-free years, and Social Security's first and full ages. */
export const stages = [
  { key: 'starting', from: 0 },
  { key: 'building', from: 30 },
  { key: 'peak', from: 45 },
  { key: 'close', from: 60 },
  { key: 'later', from: 67 },
] as const
export type StageKey = (typeof stages)[number]['key']

export interface Stage {
  readonly key: StageKey
  readonly from: number
  /** The last age of it; null: none. */
  readonly to: number | null
}

export function stageAt(age: number): Stage {
  const at = stages.findLastIndex(({ from }) => age >= from)
  const stage = stages[Math.max(0, at)] ?? stages[0]
  const next = stages[Math.max(0, at) + 1]
  return { key: stage.key, from: stage.from, to: next ? next.from - 1 : null }
}
