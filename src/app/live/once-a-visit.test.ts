import { afterEach, expect, test, vi } from 'vitest'
import { onceAVisit } from './once-a-visit.ts'

afterEach(() => vi.unstubAllGlobals())
const word = (answer: unknown): string => {
  if (typeof answer !== 'string') throw new TypeError('no word')
  return answer
}

test('asks once, however many want it', async () => {
  const fetched = vi.fn(async () => Response.json('yes'))
  vi.stubGlobal('fetch', fetched)
  const ask = onceAVisit('/api/word', word)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['yes', 'yes', 'yes'])
  expect(await ask()).toBe('yes')
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(fetched).toHaveBeenCalledWith('/api/word')
})

test.each([
  ['no connection', async () => Promise.reject(new TypeError('offline'))],
  ['a refusal', async () => new Response('busy', { status: 503 })],
  ['an answer that cannot be read', async () => Response.json(5)],
])('%s is nothing, and the next one asks again', async (_name, first) => {
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json('yes'))
  fetched.mockImplementationOnce(first)
  vi.stubGlobal('fetch', fetched)
  const ask = onceAVisit('/api/word', word)
  expect(await ask()).toBeNull()
  expect(await ask()).toBe('yes')
})
