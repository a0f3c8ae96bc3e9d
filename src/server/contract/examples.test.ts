/** The examples of /developers, run as they are copied, by curl and Python: `npm test` installs them where they are missing. */
import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { curlExample, pythonExample, sheetCells, sheetScript } from '../../app/screens/developers/examples.ts'
import { openTestApp, type TestApp } from '../app.testkit.ts'
import { calculators, plans } from '../wiring.ts'

const run = promisify(execFile)
let opened: TestApp
let origin = ''
beforeAll(async () => {
  opened = await openTestApp({ calculators, plans })
  await opened.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(opened.app.server.address() as AddressInfo).port}`
}, 60_000)
afterAll(async () => await opened.close())

/** The level payment of the examples' loan, by the closed form: 336,000 dollars over 360 months at 6.5%. */
const rate = 0.065 / 12
const payment = (336_000 * rate) / (1 - (1 + rate) ** -360)

test('the one for a terminal, in a shell', async () => {
  const { stdout } = await run('sh', ['-c', curlExample(origin)])
  const answer = JSON.parse(stdout) as {
    figures: Record<string, number>
    inputs: Record<string, unknown>
    sources: unknown[]
  }
  expect(answer.figures['principalInterest']).toBeCloseTo(payment, 1)
  expect(answer.inputs).toMatchObject({ price: 420_000, down: { amount: 20, unit: 'percent' } })
  expect(answer.sources.length).toBeGreaterThan(0)
}, 30_000)

test('the one in Python', async () => {
  const { stdout } = await run('python3', ['-c', pythonExample(origin)])
  const [headline = '', figure = '', ...sources] = stdout.trim().split('\n')
  expect(headline).toMatch(/month/)
  expect(Number(figure)).toBeGreaterThan(payment)
  expect(sources.join('\n')).toMatch(/Freddie Mac|Mortgage/)
}, 30_000)

test('the cells of a sheet fetch one number each', async () => {
  const addresses = [...sheetCells(origin).matchAll(/"(http[^"]+)"/g)].map(([, address = '']) => address)
  expect(addresses).toHaveLength(2)
  for (const address of addresses) {
    const answer = await fetch(address)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    // Notice 2025-67: the limit on IRA contributions for 2026.
    expect(await answer.text()).toBe('7500')
  }
})

test('the function for a sheet, with the sheet’s own way to fetch', async () => {
  const cells = [
    ['price', 420_000],
    ['down', '20%'],
    ['rate', 6.5],
    ['termMonths', 360],
    ['', ''],
  ]
  // Google's way to fetch waits for its answer; here a process of its own does, since this one has to answer.
  const wait = `const [url, type, body] = process.argv.slice(1)
fetch(url, { method: 'POST', headers: { 'content-type': type }, body }).then((answer) => answer.text()).then(console.log)`
  const asSheet = `const { execFileSync } = require('node:child_process')
const UrlFetchApp = { fetch: (url, { method, contentType, payload }) => {
  if (method !== 'post') throw new Error(method)
  const text = execFileSync(process.execPath, ['-e', ${JSON.stringify(wait)}, url, contentType, payload], { encoding: 'utf8' })
  return { getContentText: () => text }
} }
${sheetScript(origin)}
console.log(TRUEPENNY('mortgage', 'principalInterest', ${JSON.stringify(cells)}))`
  const { stdout } = await run(process.execPath, ['-e', asSheet])
  expect(Number(stdout)).toBeCloseTo(payment, 1)
}, 30_000)
