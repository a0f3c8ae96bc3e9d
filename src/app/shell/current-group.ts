import { type GroupKey, pageAt } from '../pages.ts'
import { toolPaths } from './tool-paths.precomputed.ts'

/** Which of the five groups a path belongs to, if any. Calculators, built or not, belong to theirs. */
export function currentGroup(pathname: string): GroupKey | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (path.startsWith('/blog/')) return 'learn'
  if (toolPaths.includes(path) || path.endsWith('-calculator')) return 'calculators'
  return pageAt(path)?.group
}
