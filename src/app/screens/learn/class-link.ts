/** A class set is a link: which lessons, and the number that orders their questions. Nothing else is in it, and nothing is sent. */
export interface ClassSet {
  readonly lessons: readonly string[]
  readonly seed: number
}
const MOST = 66
const FIRST_SEED = 1

/** From what stands behind the '#'. Names that cannot be a lesson's are dropped. */
export function classSetIn(hash: string): ClassSet {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const seed = Number(params.get('seed') ?? FIRST_SEED)
  const lessons = (params.get('lessons') ?? '').split(',').filter((name) => /^[a-z0-9][a-z0-9-]{0,59}$/.test(name))
  return {
    lessons: [...new Set(lessons)].slice(0, MOST),
    seed: Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32 ? seed : FIRST_SEED,
  }
}
export const classHash = ({ lessons, seed }: ClassSet): string =>
  lessons.length === 0 ? '' : `#seed=${seed}&lessons=${lessons.join(',')}`
