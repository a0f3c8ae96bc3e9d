/** What a study found crosses to the worker once for all parts of an answer, and again only when it is another. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calculator as tool } from '#calculators/dca/calculator.ts'
import { askedWhole } from '#calculators/kit/asked.testkit.ts'
import { studied } from '#calculators/kit/study.ts'
import { jobList } from './job-list.ts'
import type { ToWorker } from './messages.ts'

const env = { today: '2026-11-21', year: 2026 }
const { calculator, defaults: inputs, env: withLaw } = await askedWhole(tool, env.today, env.year)
const told: ToWorker[] = []

/** A worker in this thread: messages are copied, as between threads. */
class Nearby extends EventTarget {
  readonly jobs = jobList((answer) =>
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(answer) })),
  )
  postMessage(message: ToWorker): void {
    told.push(message)
    this.jobs.hear(structuredClone(message))
  }
  terminate(): void {}
}
beforeEach(() => {
  told.length = 0
  vi.resetModules()
  vi.stubGlobal('Worker', Nearby)
})
afterEach(() => vi.unstubAllGlobals())

test('parts of one answer hand over what was found once, and say what they would say with it', async () => {
  const { askWorker } = await import('./ask-worker.ts')
  const { signal } = new AbortController()
  const changed = { ...inputs, total: 48_000 }
  const found = await studied(calculator, changed, withLaw)
  const ask = (name: 'findings' | 'sources' | 'tables', known: unknown) =>
    askWorker('dca', 'part', { inputs: changed, env, found: known, name }, signal)
  const parts = [await ask('findings', found), await ask('sources', found), await ask('tables', found)]
  expect(parts[0]).toEqual(calculator.evaluate(changed, withLaw, found).present().findings)
  const holds = () => told.filter(({ kind }) => kind === 'hold').length
  expect(holds()).toBe(1)
  await ask('findings', structuredClone(found))
  expect(holds()).toBe(2)
  await ask('findings', null)
  expect(holds()).toBe(2)
  for (const message of told) if (message.kind === 'part') expect(message.payload.found ?? null).toBeNull()
})
