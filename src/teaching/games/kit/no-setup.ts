/** The setup of a game that has nothing to set up: the seed alone tells everything. */
export type NoSetup = 0
export const noSetup: NoSetup = 0
export const readNoSetup = (value: unknown): NoSetup | null => (value === 0 ? 0 : null)
