/** How much a visitor wants to keep in the account at all times, dollars. Until they say so, our default. */
import { amount } from './shape-basics.ts'
import { stored } from './stored.ts'

/** Our default: the same the budget planner starts with. */
export const DEFAULT_BUFFER = 300

export const cashBuffer = stored<number>('cash-buffer', {
  version: 1,
  area: 'session',
  initial: DEFAULT_BUFFER,
  shape: amount(),
})
