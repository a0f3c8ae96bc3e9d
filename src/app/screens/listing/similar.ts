/** The addresses nearest to one that does not exist. */
import { distance } from '../../search/distance.ts'
import { type Findable, findables } from './findables.ts'

const core = (path: string): string =>
  path
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
    .replace(/-?(calculator|calc)$/, '')
    .slice(0, 60)

const parts = (text: string): readonly string[] => text.split(/[^a-z0-9]+/).filter((word) => word.length > 1)

/** From 0 (nothing shared) to 1 (the same), by spelling and by shared words. */
export function likeness(a: string, b: string): number {
  const [left, right] = [core(a), core(b)]
  if (left === '' || right === '') return 0
  const spelling = 1 - distance(left, right) / Math.max(left.length, right.length)
  const [words, others] = [parts(left), parts(right)]
  const shared = words.filter((word) => others.includes(word)).length
  const overlap = words.length + others.length === 0 ? 0 : (2 * shared) / (words.length + others.length)
  return Math.max(spelling, overlap)
}

/** Up to `count` tools whose address looks like this one, nearest first; built ones win a tie. */
export function similarTo(path: string, count = 4, among: readonly Findable[] = findables): readonly Findable[] {
  return among
    .map((item) => ({ item, likeness: likeness(path, item.path) + (item.ready ? 0.01 : 0) }))
    .filter((found) => found.likeness > 0.45)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map((found) => found.item)
}
