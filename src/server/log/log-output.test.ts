import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LogOutput, type WriteBytes } from './log-output.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A small disk: takes bytes while it has room, a part of them when that is all there is, then says it is full. */
function smallDisk(room: number) {
  const disk = { room, text: '', calls: 0, error: 'ENOSPC' }
  const write: WriteBytes = (bytes, done) => {
    disk.calls += 1
    const taken = bytes.subarray(0, Math.min(disk.room, bytes.length))
    disk.room -= taken.length
    disk.text += taken.toString()
    setImmediate(() =>
      taken.length > 0 ? done(null, taken.length) : done(Object.assign(new Error('full'), { code: disk.error }), 0),
    )
  }
  return { disk, write }
}
const line = (n: number) => `${JSON.stringify({ n })}\n`
const numbers = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((one) => JSON.parse(one) as { n?: number; dropped?: number; reason?: string })

test('lines arrive in order, however many are written before the first is out', async () => {
  const { disk, write } = smallDisk(1e6)
  const output = new LogOutput({ write })
  for (let n = 0; n < 5_000; n += 1) output.write(line(n))
  await vi.advanceTimersByTimeAsync(10)
  expect(numbers(disk.text).map(({ n }) => n)).toEqual(Array.from({ length: 5_000 }, (_, n) => n))
  expect(output.dropped).toBe(0)
  expect(disk.calls).toBeLessThan(20)
})

test('a full disk costs lines, not the service: it is asked once a second, what is lost is counted, and told when room returns', async () => {
  const { disk, write } = smallDisk(25)
  const output = new LogOutput({ write, mostWaiting: 100 })
  for (let n = 0; n < 1_000; n += 1) {
    output.write(line(n))
    if (n % 100 === 0) await vi.advanceTimersByTimeAsync(50)
  }
  expect(disk.calls).toBeLessThan(6)
  // The line that tells of lost ones has a place beyond the bound.
  expect(output.waiting).toBeLessThanOrEqual(200)
  const { dropped } = output
  expect(dropped).toBeGreaterThan(900)
  const before = disk.calls
  await vi.advanceTimersByTimeAsync(60_000)
  expect(disk.calls - before).toBe(60)
  disk.room = 1e6
  await vi.advanceTimersByTimeAsync(1_000)
  output.write(line(5_000))
  await vi.advanceTimersByTimeAsync(10)
  const all = numbers(disk.text)
  const kept = all.filter(({ n }) => n !== undefined)
  const told = all.filter((one) => one.dropped !== undefined)
  expect(kept.length + dropped).toBe(1_001)
  expect(kept.at(-1)).toEqual({ n: 5_000 })
  expect(told.at(-1)).toMatchObject({ level: 40, reason: 'ENOSPC', msg: 'log lines were lost' })
  expect(told.reduce((sum, one) => sum + (one.dropped ?? 0), 0)).toBe(dropped)
  expect(output.dropped).toBe(dropped)
})

test.each(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED'])(
  'after %s all lines are let go, and no timer is left',
  async (error) => {
    const { disk, write } = smallDisk(0)
    disk.error = error
    const output = new LogOutput({ write })
    for (let n = 0; n < 10; n += 1) output.write(line(n))
    await vi.advanceTimersByTimeAsync(10)
    for (let n = 0; n < 10; n += 1) output.write(line(n))
    expect([output.dropped, output.waiting, disk.calls, vi.getTimerCount()]).toEqual([20, 0, 1, 0])
    await output.settle(1_000)
  },
)

test('the end waits for the last lines, and not for a disk that stays full', async () => {
  const free = smallDisk(1e6)
  const writing = new LogOutput({ write: free.write })
  writing.write(line(1))
  const settled = writing.settle(60_000)
  await vi.advanceTimersByTimeAsync(1)
  await settled
  expect(free.disk.text).toBe(line(1))
  const stuck = new LogOutput({ write: smallDisk(0).write })
  stuck.write(line(1))
  const given = vi.fn()
  void stuck.settle(500).then(given)
  await vi.advanceTimersByTimeAsync(499)
  expect(given).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(given).toHaveBeenCalled()
})
