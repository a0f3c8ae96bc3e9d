import type { Asked } from './asked.ts'

/** Changes what is asked, from what it is by then. */
export type Change = (part: (now: Asked) => Partial<Asked>) => void
