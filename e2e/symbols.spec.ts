/** Finding a stock that isn't in our list, at a source that the operator switched on; what it takes along, and what is done with it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { violationsIn } from './axe.ts'
import { expect, test } from './visitor.ts'

/** What the source was asked, oldest first: address and headers. */
const asked: { readonly url: string; readonly headers: string }[] = []
const widgets = { description: 'EXAMPLE WIDGETS INC', displaySymbol: 'EXWI', symbol: 'EXWI', type: 'Common Stock' }

/** The source as its answers are documented; every price is of now. */
async function startSource(): Promise<Server> {
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    asked.push({ url, headers: JSON.stringify(request.headers) })
    const t = Math.floor(Date.now() / 1_000)
    const answer = url.includes('/search?')
      ? { count: 1, result: /[?&]q=widgets/i.test(url) ? [widgets] : [] }
      : { c: url.includes('EXWI') ? 42.5 : 100, d: 0.5, dp: 1.19, h: 43, l: 41, o: 42, pc: 42, t }
    response.end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Runs before the site: what it asks of the web goes to the source of this test. */
const toSource = (port: number): string => `
  import https from 'node:https'
  import { request } from 'node:http'
  import { syncBuiltinESMExports } from 'node:module'
  https.request = (url, { lookup, ...options }) => request('http://127.0.0.1:${port}/' + url.hostname + url.pathname + url.search, options)
  syncBuiltinESMExports()
`

let source: Server
let site: ChildProcess
let base = ''
let folder = ''
test.beforeAll(async () => {
  source = await startSource()
  folder = mkdtempSync(path.join(tmpdir(), 'symbols-'))
  const before = `data:text/javascript,${encodeURIComponent(toSource((source.address() as AddressInfo).port))}`
  site = spawn(process.execPath, ['--import', before, 'src/server/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      PUBLISHED_RATES: 'off',
      FINNHUB_API_KEY: 'not-a-real-key',
      SHED_LAG_MS: '0',
      CALC_WORKERS: '0',
    },
  })
  base = await new Promise<string>((resolve, reject) => {
    site.stdout?.on('data', (data) => {
      const address = /http:\/\/localhost:\d+/.exec(String(data))?.[0]
      if (address) resolve(address)
    })
    site.once('exit', () => reject(new Error('the site did not start')))
  })
})
test.afterAll(() => {
  site.kill('SIGKILL')
  source.closeAllConnections()
  source.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a stock is found on a press, followed with its source and time, and bought in the practice portfolio', async ({
  page,
  expectNoise,
}) => {
  // Of days that nobody gives the server says 404.
  expectNoise(/status of 404/)
  const searches = () => asked.filter(({ url }) => url.includes('/search?')).map(({ url }) => url)
  await page.goto(`${base}/market-data`)
  const find = page.getByRole('region', { name: 'Find a stock or fund' })
  const box = find.getByRole('textbox', { name: 'Name or symbol' })
  await box.pressSequentially('gold')
  await expect(find.getByRole('list', { name: 'In our list' })).toContainText('GLD')
  const ask = find.getByRole('button', { name: 'Ask Finnhub' })
  await expect(find).toContainText('which asks Finnhub without anything about you')
  await box.fill('')
  await box.pressSequentially('widgets')
  await expect(find).toContainText('Nothing in our list matches “widgets”.')
  // Letters go nowhere by themselves.
  expect(searches()).toEqual([])

  await ask.click()
  const finds = find.getByRole('list', { name: 'Found by Finnhub' })
  await expect(finds).toContainText('EXAMPLE WIDGETS INC')
  expect(searches()).toEqual(['/finnhub.io/api/v1/search?q=widgets&exchange=US'])
  // Nothing of the visitor goes along: no cookie, no address, no browser's name.
  expect(asked.at(-1)?.headers).not.toMatch(/Mozilla|cookie|forwarded|127\.0\.0\.1:\d+\/market|referer/i)

  await finds.getByRole('button', { name: 'Follow: EXAMPLE WIDGETS INC' }).click()
  const row = page.getByRole('table', { name: /Market prices/ }).getByRole('row', { name: /EXAMPLE WIDGETS INC/ })
  await expect(row).toContainText('$42.50')
  await expect(row).toContainText('Finnhub')
  expect(await violationsIn(page)).toEqual([])
  // A source without days says so.
  await page.getByLabel('Market', { exact: true }).selectOption('EXWI')
  await expect(page.getByText('Nobody gives us daily prices for EXAMPLE WIDGETS INC.')).toBeVisible()

  await page.goto(`${base}/portfolio-simulator#part=paper`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const order = page.getByRole('region', { name: 'Place an order' })
  await order.getByLabel('What', { exact: true }).selectOption('EXWI')
  await expect(order).toContainText('$42.50')
  await order.getByLabel('Shares', { exact: true }).fill('2')
  await order.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('region', { name: 'Waiting orders' })).toContainText('EXAMPLE WIDGETS INC')
  await order.getByRole('button', { name: 'Stop following: EXAMPLE WIDGETS INC' }).click()
  await expect(order.getByLabel('What', { exact: true })).not.toContainText('EXAMPLE WIDGETS')
})

test('without a source the box finds our list and says what other symbols would need', async ({ page }) => {
  await page.goto('/market-data')
  const find = page.getByRole('region', { name: 'Find a stock or fund' })
  await find.getByRole('textbox', { name: 'Name or symbol' }).fill('ledger')
  await expect(find.getByRole('list', { name: 'In our list' })).toContainText('LEDGER500.SMP')
  await expect(find).toContainText('The operator of this site hasn’t switched one on')
  await expect(find.getByRole('button', { name: /^Ask/ })).toHaveCount(0)
})
