import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiPaths } from '#wire/api-paths.ts'
import { fxAnswer } from '#wire/fx.ts'
import { ratesAnswer } from '#wire/rates.ts'
import { openTestApp } from '../../app.testkit.ts'
import { fetchText } from './fetch-text.ts'
import { PublishedRates } from './published-rates.ts'
import { onDay, recordedFrankfurter } from './recorded-frankfurter.testkit.ts'
import { recordedPmms } from './recorded-pmms.testkit.ts'

const HOUR = 3_600_000
const later = recordedPmms.replace(',,,,,,,,', '11/19/2026,6.83,,,,,,,')
const known = { rate: 7.4, asOf: '2026-10-08' }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function keeper(...answers: (string | Error)[]) {
  const failures: string[] = []
  const fetchHistory = vi.fn(async () => {
    const answer = answers[Math.min(fetchHistory.mock.calls.length, answers.length) - 1]
    if (typeof answer === 'string') return answer
    throw answer ?? new Error('no answer')
  })
  const rates = new PublishedRates({ fetchHistory, onFailure: (error) => failures.push(String(error)) })
  return { rates, fetchHistory, failures }
}

test('asks at the start and every 6 hours, until stopped', async () => {
  const { rates, fetchHistory } = keeper(recordedPmms, later)
  expect(rates.answer).toEqual({ mortgage30: null })
  rates.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(rates.answer.mortgage30).toMatchObject(known)
  await vi.advanceTimersByTimeAsync(6 * HOUR - 1)
  expect(fetchHistory).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(rates.answer.mortgage30).toMatchObject({ rate: 6.83, asOf: '2026-11-19' })
  rates.stop()
  await vi.advanceTimersByTimeAsync(24 * HOUR)
  expect(fetchHistory).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})

test('a failure, nonsense or an older history keeps the last good answer', async () => {
  const older = recordedPmms.split('\r\n').slice(0, 4).join('\r\n')
  const { rates, failures } = keeper(recordedPmms, new Error('unplugged'), '<html>', older)
  for (let turn = 0; turn < 4; turn += 1) {
    await rates.ask()
    expect(rates.answer.mortgage30).toMatchObject(known)
    await vi.advanceTimersByTimeAsync(HOUR)
  }
  expect(failures).toEqual(['Error: unplugged', expect.stringContaining('refused: no columns')])
})

test('after a failure there is no second try within the hour, and one after it', async () => {
  const { rates, fetchHistory } = keeper(new Error('unplugged'), recordedPmms)
  rates.start()
  await vi.advanceTimersByTimeAsync(HOUR - 1_000)
  await rates.ask()
  expect(fetchHistory).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(fetchHistory).toHaveBeenCalledTimes(2)
  expect(rates.answer.mortgage30).toMatchObject(known)
  rates.stop()
})

test('questions at the same time are one', async () => {
  const { rates, fetchHistory } = keeper(recordedPmms)
  await Promise.all([rates.ask(), rates.ask(), rates.ask()])
  expect(fetchHistory).toHaveBeenCalledTimes(1)
})

test('silence is cut after 5 seconds, whoever is asked hears of it', async () => {
  const failures: string[] = []
  let heard = false
  const rates = new PublishedRates({
    fetchHistory: (signal) => {
      signal.addEventListener('abort', () => {
        heard = true
      })
      return new Promise(() => {})
    },
    onFailure: (error) => failures.push(String(error)),
  })
  const asked = rates.ask()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(heard).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await asked
  expect(heard).toBe(true)
  expect(failures).toEqual(['Error: no answer within 5 seconds'])
})

test('a stop ends the question under way without a word', async () => {
  const onFailure = vi.fn()
  const rates = new PublishedRates({ fetchHistory: () => new Promise(() => {}), onFailure })
  rates.start()
  rates.stop()
  await rates.ask()
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(onFailure).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('a publication is asked for under a name that says who asks', async () => {
  vi.useRealTimers()
  const seen: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    seen.push(request.headers)
    response.end('a,b')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const open = { protocols: ['http:'], mayReach: () => true }
  expect(await fetchText(url, 'https://truepenny.example', open)(new AbortController().signal)).toBe('a,b')
  expect(seen[0]?.['user-agent']).toMatch(/^Truepenny.*truepenny\.example/)
  server.close()
})

test('GET /api/rates tells what is known and may be kept for 10 minutes; nothing else is taken', async () => {
  vi.useRealTimers()
  const { rates, fetchHistory } = keeper(recordedPmms)
  const { app, close } = await openTestApp({ rates })
  const before = await app.inject(apiPaths.rates)
  expect(before.json()).toEqual({ mortgage30: null })
  expect(fetchHistory).not.toHaveBeenCalled()
  await rates.ask()
  const answer = await app.inject(apiPaths.rates)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=600')
  expect(ratesAnswer.parse(answer.json()).mortgage30).toEqual({
    ...known,
    source: 'Freddie Mac, Primary Mortgage Market Survey',
  })
  expect((await app.inject({ method: 'POST', url: apiPaths.rates, payload: {} })).statusCode).toBe(405)
  await close()
})

function fxKeeper(...answers: (string | Error)[]) {
  const failures: string[] = []
  const fetchFx = vi.fn(async () => {
    const answer = answers[Math.min(fetchFx.mock.calls.length, answers.length) - 1]
    if (typeof answer === 'string') return answer
    throw answer ?? new Error('no answer')
  })
  const rates = new PublishedRates({ fetchHistory: null, fetchFx, onFailure: (error) => failures.push(String(error)) })
  return { rates, fetchFx, failures }
}

test('exchange rates keep their last good day through a failure, a web page with status 200 and an older day', async () => {
  const { rates, failures } = fxKeeper(onDay('2026-11-19'), new Error('unplugged'), '<html>', recordedFrankfurter)
  expect(rates.fx).toBeNull()
  for (let turn = 0; turn < 4; turn += 1) {
    await rates.ask()
    expect(rates.fx?.asOf).toBe('2026-11-19')
    await vi.advanceTimersByTimeAsync(HOUR)
  }
  expect(failures).toEqual([
    'Error: unplugged',
    'Error: the table of exchange rates was refused: it is no list of rates',
  ])
})

test('one publisher that fails leaves the other alone, and each is asked four times a day', async () => {
  const fetchFx = vi.fn(async () => {
    throw new Error('unplugged')
  })
  const fetchHistory = vi.fn(async () => recordedPmms)
  const rates = new PublishedRates({ fetchHistory, fetchFx })
  rates.start()
  await vi.advanceTimersByTimeAsync(24 * HOUR - 1)
  expect(rates.answer.mortgage30).toMatchObject(known)
  expect(rates.fx).toBeNull()
  expect(fetchHistory).toHaveBeenCalledTimes(4)
  expect(fetchFx.mock.calls.length).toBeLessThanOrEqual(24)
  rates.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('GET /api/fx tells the tables known here, newest first, and asks nobody', async () => {
  vi.useRealTimers()
  const { rates, fetchFx } = fxKeeper(onDay('2026-11-19'))
  const { app, close } = await openTestApp({ rates })
  const before = fxAnswer.parse((await app.inject(apiPaths.fx)).json())
  expect(before.tables.map((table) => [table.asOf, table.base, table.bundled])).toEqual([
    ['2026-10-02', 'USD', true],
    ['2026-04-13', 'EUR', true],
  ])
  expect(fetchFx).not.toHaveBeenCalled()
  await rates.ask()
  const answer = await app.inject(apiPaths.fx)
  expect(answer.headers['cache-control']).toBe('public, max-age=600')
  const [newest] = fxAnswer.parse(answer.json()).tables
  expect(newest).toMatchObject({ asOf: '2026-11-19', base: 'EUR', bundled: false, rates: { USD: 1.1684 } })
  expect((await app.inject({ method: 'POST', url: apiPaths.fx, payload: {} })).statusCode).toBe(405)
  await close()
})
