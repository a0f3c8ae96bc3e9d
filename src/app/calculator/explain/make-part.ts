import type { Tool } from '#calculators/kit/definition.ts'
import { onceAsync } from '#calculators/kit/once-async.ts'
import type { Parts } from '#calculators/kit/parts.ts'
import type { MakePart } from './explaining.ts'

const bringWorker = onceAsync(() => import('../worker/ask-worker.ts'))

/** Makes parts in the worker; what asks it comes with the first question. */
export const makePart =
  ({ slug }: Tool): MakePart =>
  async ({ inputs, today, year, found }, name, signal) => {
    const { askWorker } = await bringWorker()
    const made = await askWorker(slug, 'part', { inputs, env: { today, year }, found, name }, signal)
    return made as Parts[typeof name]
  }
