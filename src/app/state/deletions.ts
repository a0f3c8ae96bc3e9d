/** Deleted entries by id with the time (ISO), so that another tab does not bring them back. The last ones count. */
import type { Shape } from './shape.ts'
import { text } from './shape-basics.ts'
import { map } from './shape-lists.ts'

export type Deletions = Readonly<Record<string, string>>

export const deletions = (most: number): Shape<Deletions> =>
  map({ of: 'deletions', most, rolls: true }, (id) => id.length <= 60, text(40))
