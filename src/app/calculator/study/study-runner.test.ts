import { afterEach, expect, test, vi } from 'vitest'
import { calculator } from '#calculators/lumpsum/calculator.ts'
import type { ToWorker } from './study-messages.ts'
import { studyRunner } from './study-runner.ts'

const hired: FakeWorker[] = []
class FakeWorker extends EventTarget {
  readonly told: ToWorker[] = []
  constructor() {
    super()
    hired.push(this)
  }
  postMessage(message: ToWorker) {
    this.told.push(message)
  }
  terminate() {}
}
afterEach(() => {
  vi.unstubAllGlobals()
  hired.length = 0
})
const events = { step: () => {}, done: () => {}, lost: () => {} }

test('the first touch fetches what studies, and the first question goes to the same worker: none runs on the page’s thread', () => {
  vi.stubGlobal('Worker', FakeWorker)
  const begin = vi.fn()
  const { study } = calculator
  if (!study) throw new Error('no study')
  const runner = studyRunner({ slug: 'lumpsum', study: { ...study, begin } })
  runner.ready()
  runner.run({ amount: 1 }, { today: '2026-11-21', year: 2026 }, events)
  expect(hired).toHaveLength(1)
  expect(hired[0]?.told.map(({ kind }) => kind)).toEqual(['ready', 'run'])
  expect(hired[0]?.told[0]).toEqual({ kind: 'ready', slug: 'lumpsum' })
  expect(begin).not.toHaveBeenCalled()
})
