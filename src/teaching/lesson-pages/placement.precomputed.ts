/** The placement questions. Ship as data. */
import { placementItems } from './questions.ts'

export const items = await placementItems()
