import type { PartName } from './parts.ts'

/** The parts of an explanation in the order they are made: what stands open first, what is folded or takes long last. */
export const partNames: readonly PartName[] = [
  'first',
  'findings',
  'second',
  'sources',
  'tables',
  'workings',
  'others',
  'matters',
]
