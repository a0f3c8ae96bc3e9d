/** Calculators the visitor has starred, by name; kept in this browser. */
import { stored } from '../../state/stored.ts'

const most = 100

export function readFavorites(data: unknown): readonly string[] | null {
  if (!Array.isArray(data) || !data.every((slug) => typeof slug === 'string' && slug.length <= 80)) return null
  return [...new Set(data as readonly string[])].slice(0, most)
}

export const favorites = stored<readonly string[]>('favorites', {
  version: 1,
  area: 'local',
  initial: [],
  read: readFavorites,
})

export const toggled = (now: readonly string[], slug: string): readonly string[] =>
  now.includes(slug) ? now.filter((other) => other !== slug) : [...now, slug].slice(-most)
