import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LatestReading } from './latest-reading.ts'

const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function keeper(...answers: (string | Error)[]) {
  const failures: string[] = []
  const fetchText = vi.fn(async () => {
    const answer = answers[Math.min(fetchText.mock.calls.length, answers.length) - 1]
    if (typeof answer === 'string') return answer
    throw answer ?? new Error('no answer')
  })
  const reading = new LatestReading({
    fetchText,
    read: (text) =>
      text.startsWith('<') ? { outcome: 'refused', reason: 'no day' } : { outcome: 'read', value: { asOf: text } },
    what: 'the day',
    onFailure: (error) => failures.push(String(error)),
  })
  return { reading, fetchText, failures }
}

test('asks at the start and every 6 hours, until stopped', async () => {
  const { reading, fetchText } = keeper('2026-10-08', '2026-11-19')
  expect(reading.value).toBeNull()
  reading.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(reading.value).toEqual({ asOf: '2026-10-08' })
  await vi.advanceTimersByTimeAsync(6 * HOUR - 1)
  expect(fetchText).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(reading.value).toEqual({ asOf: '2026-11-19' })
  reading.stop()
  await vi.advanceTimersByTimeAsync(24 * HOUR)
  expect(fetchText).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})

test('a failure, nonsense or an older day keeps the last good one, and there is no second try within the hour', async () => {
  const { reading, fetchText, failures } = keeper('2026-10-08', new Error('unplugged'), '<html>', '2026-10-01')
  for (let turn = 0; turn < 4; turn += 1) {
    await reading.ask()
    await reading.ask()
    expect(reading.value).toEqual({ asOf: '2026-10-08' })
    await vi.advanceTimersByTimeAsync(HOUR)
  }
  expect(failures).toEqual(['Error: unplugged', 'Error: the day was refused: no day'])
  expect(fetchText.mock.calls.length).toBeGreaterThanOrEqual(4)
})

test('questions at the same time are one, and silence is cut after 5 seconds', async () => {
  const { reading, fetchText } = keeper('2026-10-08')
  await Promise.all([reading.ask(), reading.ask(), reading.ask()])
  expect(fetchText).toHaveBeenCalledTimes(1)
  const onFailure = vi.fn()
  const silent = new LatestReading({
    fetchText: () => new Promise(() => {}),
    read: () => ({ outcome: 'refused', reason: '' }),
    what: 'the day',
    onFailure,
  })
  const asked = silent.ask()
  await vi.advanceTimersByTimeAsync(5_000)
  await asked
  expect(String(onFailure.mock.calls[0]?.[0])).toBe('Error: no answer within 5 seconds')
})
