/** What was opened from Explore, newest first. For this visit, or on the device while the visitor keeps numbers there. */
import { checked } from '../../state/shape.ts'
import { text } from '../../state/shape-basics.ts'
import { list } from '../../state/shape-lists.ts'
import { stored } from '../../state/stored.ts'

const MOST = 12

export const recentThings = stored<readonly string[]>('recent', {
  version: 1,
  area: 'session',
  initial: [],
  shape: checked(list({ of: 'places', most: MOST, rolls: true }, text(120)), (all) => [...new Set(all)]),
})

export const noteOpened = (id: string): boolean =>
  recentThings.set((now) => [id, ...now.filter((other) => other !== id)].slice(0, MOST))
