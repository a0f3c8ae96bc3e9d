import type { Askable } from '../areas/askable.ts'
import type { Asker } from '../http/asker.ts'
import { JsonBytes } from '../http/json-bytes.ts'
import type { Apis } from './apis.ts'
import type { WorkerPool } from './worker-pool.ts'

/** Questions of the service itself, such as what a calculator asks, wait in a line of their own. */
const ownAsker = ''

/**
 * The same calculators, plans and questions, worked out by the workers of a pool. Lists come from here; what each asks and answers is described
 * by a worker once a day, so that this thread never loads a calculator.
 */
export function pooled(pool: Pick<WorkerPool, 'ask'>, local: Apis, today: () => string): Apis {
  const { described, run } = inPool(pool, today)
  const asked = <Item>(area: keyof Apis, { list }: Askable<Item>): Askable<Item> => ({
    list,
    describe: (name) => described(area, 'describe', [name]),
    run: (name, body, asker) => run(area, [name, body], asker),
  })
  return {
    calculators: {
      ...asked('calculators', local.calculators),
      openapi: async () => (await described('calculators', 'openapi', [])) ?? {},
    },
    plans: asked('plans', local.plans),
    questions: asked('questions', local.questions),
  }
}

/** Ways to have something worked out by a pool: kept for the day, or for one asker. */
function inPool(pool: Pick<WorkerPool, 'ask'>, today: () => string) {
  let kept = { day: '', answers: new Map<string, Promise<object | null>>() }

  return {
    run: async (area: string, args: readonly unknown[], asker: Asker) => {
      const { status, json, usedMs } = await pool.ask(asker.visitor, { area, method: 'run', args }, asker.signal)
      return json && { status, body: new JsonBytes(json), usedMs }
    },
    described: (area: string, method: string, args: readonly unknown[]): Promise<object | null> => {
      const day = today()
      if (kept.day !== day) kept = { day, answers: new Map() }
      const { answers } = kept
      const key = JSON.stringify([area, method, ...args])
      const known = answers.get(key)
      if (known) return known
      const asked = pool.ask(ownAsker, { area, method, args }).then(({ json }) => json && new JsonBytes(json))
      answers.set(key, asked)
      // Only what there is stays: a failure is asked again, and names that nobody answers to would fill the memory.
      asked.then(
        (answer) => answer === null && answers.delete(key),
        () => answers.delete(key),
      )
      return asked
    },
  }
}
