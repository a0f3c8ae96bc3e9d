import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { Refusal } from '../load/refusal.ts'
import { calculators } from '../wiring.ts'
import type { WorkedOut } from './order.ts'
import { WorkerPool, type WorkerPoolOptions } from './worker-pool.ts'
import { threads } from './worker-thread.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-pool-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A worker that can be told to do everything a worker may do wrong. */
const program = path.join(folder, 'worker.mjs')
writeFileSync(
  program,
  `import { parentPort } from 'node:worker_threads'
   const json = (value) => new TextEncoder().encode(JSON.stringify(value))
   const acts = {
     answer: (value) => value,
     sleep: (ms) => new Promise((resolve) => setTimeout(() => resolve(ms), ms)),
     spin: () => { for (;;); },
     exit: () => process.exit(3),
     crash: () => { setTimeout(() => { throw new Error('out of reach') }); return new Promise(() => {}) },
     fail: () => { throw new Error('no such thing') },
     hoard: async () => { const kept = []; for (;;) { for (let i = 0; i < 100; i += 1) kept.push(new Array(1000).fill(i)); await null } },
   }
   parentPort.on('message', async ({ id, order }) => {
     setImmediate(() => parentPort.postMessage({ kind: 'gives-way', id }))
     try {
       parentPort.postMessage({ kind: 'answer', id, status: 200, json: json(await acts[order.method](...order.args)), usedMs: 1 })
     } catch (error) {
       parentPort.postMessage({ kind: 'failed', id, error })
     }
   })
   parentPort.postMessage({ kind: 'ready' })`,
)

let pool: WorkerPool | undefined
afterEach(() => pool?.close())

function open(changes: Partial<WorkerPoolOptions> = {}) {
  const onLoss = vi.fn()
  const opened = new WorkerPool({
    start: threads(pathToFileURL(program), 32),
    workers: 2,
    queue: 10,
    timeLimitMs: 10_000,
    patience: { burstMs: 15_000, standingMs: 15_000, standsAfterMs: 1_000 },
    onLoss,
    ...changes,
  })
  pool = opened
  const ask = (method: string, args: readonly unknown[] = [], asker = 'one', signal?: AbortSignal) =>
    opened.ask(asker, { area: '', method, args }, signal)
  return { pool: opened, ask, onLoss }
}
const readBack = ({ json }: WorkedOut): unknown => json && JSON.parse(Buffer.from(json).toString('utf8'))
const reasonOf = async (asked: Promise<unknown>) =>
  await asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof Refusal ? error.reason : error),
  )

test('answers come back to who asked, and no worker is started before there is anything to do', async () => {
  const { pool, ask } = open()
  expect(pool.workers).toBe(0)
  const numbers = [1, 2, 3, 4, 5, 6]
  expect((await Promise.all(numbers.map((n) => ask('answer', [n])))).map(readBack)).toEqual(numbers)
  expect([pool.waiting, pool.busy]).toEqual([0, 0])
})

test('a calculation that fails is told as what it is, and its worker goes on', async () => {
  const { pool, ask, onLoss } = open({ workers: 1 })
  await expect(ask('fail')).rejects.toThrow('no such thing')
  expect(readBack(await ask('answer', [7]))).toBe(7)
  expect([pool.workers, onLoss.mock.calls.length]).toEqual([1, 0])
})

test.each(['exit', 'crash', 'hoard'])(
  'a worker that dies mid-way (%s) is replaced; its order is refused, the next are answered',
  async (act) => {
    const { ask, onLoss } = open({ workers: 1 })
    const [died, next] = [reasonOf(ask(act)), ask('answer', [7])]
    expect(await died).toBe('lost')
    expect(readBack(await next)).toBe(7)
    expect(onLoss).toHaveBeenCalledTimes(1)
  },
)

test('a calculation that hangs is ended at the limit, and its worker replaced', async () => {
  const { ask, onLoss } = open({ workers: 1, timeLimitMs: 300 })
  const [hung, next] = [reasonOf(ask('spin')), ask('answer', [7])]
  expect(await hung).toBe('too-long')
  expect(readBack(await next)).toBe(7)
  expect(onLoss).toHaveBeenCalledTimes(1)
})

test('a pause of this thread is not the worker’s fault: an answer that lies there is read', async () => {
  const { ask } = open({ workers: 1, timeLimitMs: 200 })
  await ask('answer', [0])
  const asked = ask('sleep', [20])
  await new Promise((resolve) => setTimeout(resolve, 5))
  const until = performance.now() + 500
  while (performance.now() < until);
  expect(readBack(await asked)).toBe(20)
})

test('a full line refuses at once', async () => {
  const { pool, ask } = open({ workers: 1, queue: 2 })
  await ask('answer', [0])
  const busy = ask('sleep', [200])
  const asked = [1, 2, 3].map((n) => reasonOf(ask('answer', [n])))
  expect(pool.waiting).toBe(2)
  expect(await asked[2]).toBe('full')
  expect(await Promise.all([busy, ...asked.slice(0, 2)])).toHaveLength(3)
})

test('one asker never holds every worker: another is answered while a long one runs', async () => {
  const { pool, ask } = open({ workers: 2, timeLimitMs: 2_000 })
  await Promise.all([ask('sleep', [10], 'a'), ask('sleep', [10], 'b')])
  const greedy = Array.from({ length: 5 }, () => reasonOf(ask('spin', [], 'greedy')))
  expect(pool.busy).toBe(1)
  expect(readBack(await ask('answer', [1], 'other'))).toBe(1)
  pool.close()
  expect(new Set(await Promise.all(greedy))).toEqual(new Set(['closed']))
})

test('with one worker a small question is answered while a study of another asker gives way', async () => {
  const { ask } = open({ workers: 1 })
  await ask('answer', [0])
  const studies = [ask('sleep', [1_000], 'a'), ask('sleep', [1_000], 'a')]
  const began = performance.now()
  expect(readBack(await ask('answer', [1], 'b'))).toBe(1)
  expect(performance.now() - began).toBeLessThan(900)
  await Promise.all(studies)
  // The second waited for the first: of one asker, one at a time.
  expect(performance.now() - began).toBeGreaterThan(1_900)
})

test('a calculation that hangs takes nobody along: the next waits for the worker that follows', async () => {
  const { ask } = open({ workers: 1, timeLimitMs: 400 })
  await ask('answer', [0])
  const hung = reasonOf(ask('spin', [], 'a'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  const next = ask('answer', [1], 'b')
  expect(await hung).toBe('too-long')
  expect(readBack(await next)).toBe(1)
})

test('of two in hand the one that takes too long is told so, the other to come back', async () => {
  const { pool, ask } = open({ workers: 1, timeLimitMs: 600 })
  await ask('answer', [0])
  const slow = reasonOf(ask('sleep', [60_000], 'a'))
  await expect.poll(() => pool.busy).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const beside = reasonOf(ask('sleep', [60_000], 'b'))
  expect([await slow, await beside]).toEqual(['too-long', 'lost'])
})

test('an order nobody waits for any more is not begun', async () => {
  const { pool, ask } = open({ workers: 1 })
  await ask('answer', [0])
  const busy = ask('sleep', [100])
  const gone = new AbortController()
  const left = reasonOf(ask('exit', [], 'one', gone.signal))
  gone.abort()
  expect(await left).toBe('gone')
  await busy
  expect([pool.waiting, pool.workers]).toEqual([0, 1])
})

test('a worker that cannot start is tried again after a pause, not without end', async () => {
  const start = vi.fn((ears) => {
    setImmediate(() => ears.ended(new Error('no such program')))
    return { ask: () => {}, end: () => {} }
  })
  const { ask } = open({
    start,
    workers: 1,
    patience: { burstMs: 400, standingMs: 400, standsAfterMs: 1_000 },
  })
  expect(await reasonOf(ask('answer', [1]))).toBe('waited')
  // At 0 and 250 ms; the next would come 500 ms later.
  expect(start).toHaveBeenCalledTimes(2)
})

test('the workers’ own program answers what the calculators answer', async () => {
  const { pool } = open({
    workers: 1,
    start: threads(new URL('./worker.ts', import.meta.url), 96),
    timeLimitMs: 60_000,
  })
  const body = { inputs: { price: 300_000 } }
  const order = { area: 'calculators', method: 'run', args: ['mortgage', body] }
  const [theirs, ours] = [await pool.ask('one', order), await calculators.run('mortgage', body)]
  expect([theirs.status, readBack(theirs)]).toEqual([200, JSON.parse(JSON.stringify(ours?.body))])
  expect(theirs.usedMs).toBeGreaterThan(0)
  expect((await pool.ask('one', { ...order, args: ['nobody', {}] })).json).toBeNull()
})

test('after the end nothing is taken', async () => {
  const { pool, ask } = open()
  const asked = reasonOf(ask('sleep', [1_000]))
  pool.close()
  expect(await asked).toBe('closed')
  expect(await reasonOf(ask('answer', [1]))).toBe('closed')
  expect(pool.workers).toBe(0)
})
