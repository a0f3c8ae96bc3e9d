/** What was opened from Explore, newest first. For this visit, or on the device while the visitor keeps numbers there. */
import { isText } from '../../state/read-data.ts'
import { stored } from '../../state/stored.ts'

const MOST = 12

export const recentThings = stored<readonly string[]>('recent', {
  version: 1,
  area: 'session',
  initial: [],
  read: (data) =>
    Array.isArray(data) && data.every((id) => isText(id, 120)) ? [...new Set(data as string[])].slice(0, MOST) : null,
})

export const noteOpened = (id: string): void =>
  recentThings.set((now) => [id, ...now.filter((other) => other !== id)].slice(0, MOST))
