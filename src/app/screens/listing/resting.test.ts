import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resting } from './resting.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a word typed key by key is said once, whole', () => {
  const say = vi.fn()
  const { typed } = resting(say)
  for (const text of ['l', 'lo', 'loa', 'loan']) {
    typed(text)
    vi.advanceTimersByTime(60)
  }
  expect(say).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(say.mock.calls).toEqual([['loan']])
})
test('leaving the box says it at once, and only once; leaving the page says nothing', () => {
  const say = vi.fn()
  const { typed, flush, drop } = resting(say)
  typed('tax')
  flush()
  flush()
  vi.advanceTimersByTime(500)
  expect(say.mock.calls).toEqual([['tax']])
  typed('taxes')
  drop()
  vi.advanceTimersByTime(500)
  flush()
  expect(say).toHaveBeenCalledTimes(1)
})
