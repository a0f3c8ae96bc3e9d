import { afterEach, expect, test, vi } from 'vitest'
import { onceAVisit } from './once-a-visit.ts'

afterEach(() => vi.unstubAllGlobals())
const yes = { value: 'yes', failure: null }
const word = (answer: unknown): string => {
  if (typeof answer !== 'string') throw new TypeError('no word')
  return answer
}

test('asks once, however many want it', async () => {
  const fetched = vi.fn(async () => Response.json('yes'))
  vi.stubGlobal('fetch', fetched)
  const ask = onceAVisit('/api/word', word)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([yes, yes, yes])
  expect(await ask()).toEqual(yes)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(fetched).toHaveBeenCalledWith('/api/word')
})

test.each([
  ['no connection', 'unreachable', async () => Promise.reject(new TypeError('offline'))],
  ['a refusal', 'busy', async () => new Response('busy', { status: 503 })],
  ['an answer that cannot be read', 'broken', async () => Response.json(5)],
  [
    'a page in place of data',
    'stranger',
    async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  ],
] as const)('%s is nothing with its reason, and the next one asks again', async (_name, kind, first) => {
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json('yes'))
  fetched.mockImplementationOnce(first)
  vi.stubGlobal('fetch', fetched)
  const ask = onceAVisit('/api/word', word)
  expect(await ask()).toMatchObject({ value: null, failure: { kind } })
  expect(await ask()).toEqual(yes)
})
