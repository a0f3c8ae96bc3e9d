import { afterEach, expect, test, vi } from 'vitest'
import { restHands, studyHands } from './study-hands.ts'
import type { ToWorker } from './study-messages.ts'

/** Workers that write down what they are told. */
class Told {
  static all: Told[] = []
  readonly messages: ToWorker[] = []
  private readonly heard = new Map<string, (event: { data: unknown }) => void>()
  constructor() {
    Told.all.push(this)
  }
  addEventListener(kind: string, hear: (event: { data: unknown }) => void) {
    this.heard.set(kind, hear)
  }
  postMessage(message: ToWorker) {
    this.messages.push(message)
  }
  terminate() {}
  say(data: unknown) {
    this.heard.get('message')?.({ data })
  }
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test('helpers are hired once, one fewer than there are cores, and told to share, whatever the message they come from', async () => {
  vi.stubGlobal('Worker', Told)
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 })
  const asked = { id: 1, slug: 'lumpsum', inputs: {}, year: 2026, today: '2026-01-01' }
  // The page's own message is handed on as it came.
  const hands = studyHands({ ...asked, kind: 'run' } as typeof asked, 'study-worker.js')
  expect(Told.all).toHaveLength(3)
  for (const { messages } of Told.all) expect(messages).toEqual([{ ...asked, kind: 'share' }])

  const [first] = hands
  const found = first?.(5)
  expect(Told.all[0]?.messages[1]).toEqual({ kind: 'piece', id: 1, at: 5 })
  Told.all[0]?.say({ kind: 'piece', id: 1, at: 5, found: 'five' })
  expect(await found).toBe('five')

  const waiting = first?.(6)
  restHands()
  expect(await waiting).toBeUndefined()
  expect(Told.all[0]?.messages.at(-1)).toEqual({ kind: 'stop' })

  const next = studyHands({ ...asked, id: 2 }, 'study-worker.js')
  expect(Told.all).toHaveLength(3)
  const lost = next[1]?.(0)
  Told.all[1]?.say({ kind: 'lost', id: 2 })
  await expect(lost).rejects.toThrow('could not fetch')
})
