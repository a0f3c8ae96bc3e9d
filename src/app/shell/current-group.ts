import type { GroupKey } from '../groups.ts'
import { groupOf, toolPaths } from './places.precomputed.ts'
import { tidyPath } from './tidy-path.ts'

/** Which of the five groups a path belongs to, if any. Calculators, built or not, belong to theirs. */
export function currentGroup(pathname: string): GroupKey | undefined {
  const path = tidyPath(pathname)
  if (/^\/(blog|learning|financial-education)\//.test(path)) return 'learn'
  if (toolPaths.includes(path) || path.endsWith('-calculator')) return 'calculators'
  return Object.hasOwn(groupOf, path) ? groupOf[path] : undefined
}
