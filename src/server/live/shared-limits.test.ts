import { expect, test, vi } from 'vitest'
import { freeLimits } from '../app.testkit.ts'
import { admission } from '../http/admission.ts'
import { redisLink } from './redis-link.ts'
import { SharedLimits } from './shared-limits.ts'

test('with nothing at the address of Redis the counts of this node hold, and it is told of once', async () => {
  const limits = { ...freeLimits, per10Seconds: 5 }
  const gate = admission({ limits, trustProxy: [], now: () => performance.now() })
  const onError = vi.fn()
  const shared = new SharedLimits({
    url: 'redis://127.0.0.1:1',
    gate,
    held: () => new Map([['198.51.100.7', 1]]),
    everyMs: 10,
    onError,
  })
  await shared.connect()
  try {
    const waits = Array.from({ length: 8 }, () => gate.wait('198.51.100.7', 'pages'))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(onError).toHaveBeenCalledTimes(1)
    expect(shared.socketsElsewhere('198.51.100.7')).toBe(0)
  } finally {
    shared.close()
  }
})

test('Redis is tried again within a second, however long it has been away', () => {
  for (const tries of [1, 20, 60, 100_000]) {
    expect(redisLink.retryStrategy(tries)).toBeGreaterThan(0)
    expect(redisLink.retryStrategy(tries)).toBeLessThanOrEqual(1_000)
  }
})
