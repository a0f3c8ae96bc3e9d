/** The work of each study by its calculator's slug, for the worker: it needs no form, no words and no page. */
import type { AnyStudy } from './kit/study.ts'

export const studies: Readonly<Record<string, () => Promise<{ readonly study: AnyStudy<never, unknown> }>>> = {
  dca: () => import('./dca/study.ts'),
  lumpsum: () => import('./lumpsum/study.ts'),
  'retirement-drawdown': () => import('./retirement-drawdown/study.ts'),
  'retirement-planning': () => import('./retirement-planning/study.ts'),
  retirement: () => import('./retirement/study.ts'),
}
