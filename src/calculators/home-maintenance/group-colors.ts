/** The same colour for a kind of job wherever it is drawn. */
import type { DataColor } from '../kit/presentation.ts'
import type { PlannedJob } from './compute.ts'
import type { SystemGroup } from './system-kinds.ts'

export const groupColors: Readonly<Record<PlannedJob['group'], DataColor>> = {
  outside: 'principal',
  comfort: 'interest',
  appliances: 'tax',
  inside: 'insurance',
  project: 'other',
}
/** In the order they are drawn. */
export const systemGroups: readonly SystemGroup[] = ['outside', 'comfort', 'appliances', 'inside']
