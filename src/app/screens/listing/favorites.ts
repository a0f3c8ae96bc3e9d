/** Calculators the visitor has starred, by name; kept in this browser. */
import { checked, type Shape } from '../../state/shape.ts'
import { text } from '../../state/shape-basics.ts'
import { list } from '../../state/shape-lists.ts'
import { stored } from '../../state/stored.ts'

const most = 100

export const favoritesShape: Shape<readonly string[]> = checked(list({ of: 'favorites', most }, text(80)), (all) => [
  ...new Set(all),
])

export const favorites = stored<readonly string[]>('favorites', {
  version: 1,
  area: 'local',
  initial: [],
  shape: favoritesShape,
})

export const toggled = (now: readonly string[], slug: string): readonly string[] =>
  now.includes(slug) ? now.filter((other) => other !== slug) : [...now, slug]
