import { type GroupKey, pageAt } from '../pages.ts'
import { tidyPath } from './tidy-path.ts'
import { toolPaths } from './tool-paths.precomputed.ts'

/** Which of the five groups a path belongs to, if any. Calculators, built or not, belong to theirs. */
export function currentGroup(pathname: string): GroupKey | undefined {
  const path = tidyPath(pathname)
  if (path.startsWith('/blog/')) return 'learn'
  if (toolPaths.includes(path) || path.endsWith('-calculator')) return 'calculators'
  return pageAt(path)?.group
}
