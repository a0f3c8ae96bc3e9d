/** The setup of a game that asks nothing before it begins. Not null: null is what a reader says of a setup it refuses. */
export type NoSetup = Readonly<Record<string, never>>
export const noSetup: NoSetup = {}
export const readNoSetup = (value: unknown): NoSetup | null =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? noSetup : null
