/** The market page: where its numbers come from, the live line and its losses, refresh by hand and by itself. */
import { readFile } from 'node:fs/promises'
import type { Page, WebSocketRoute } from '@playwright/test'
import { expect, looks, test } from './visitor.ts'

const PATH = '/market-data'
/** Only the words that are shown: a narrow screen and a wide one show the change in different columns. */
const seen = { useInnerText: true }

/** A toast as a person reads it. Radix repeats its text for screen readers, so only what is seen counts. */
const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title })
const connection = (page: Page) => page.getByRole('region', { name: 'Connection and refresh' })
const table = (page: Page) => page.getByRole('table', { name: 'Market prices with change, time and source' })
const refreshSwitch = (page: Page) => page.getByRole('switch', { name: 'Auto-refresh' })

/** What the page sends down its socket, as it sends it. */
function heardFrom(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      sent.push(JSON.parse(String(payload)))
    }),
  )
  return sent
}

test('every line names its price, its change, its time and its source; the page says the data is a sample', async ({
  page,
}) => {
  await page.goto(PATH)
  await expect(page.getByText('Sample data. These companies and prices are made up')).toBeVisible()
  await expect(table(page).getByRole('columnheader')).toHaveText(
    ['Name', 'Lately', 'Price', 'Change', 'As of, ET', 'Source'],
    seen,
  )
  const lines = table(page).getByRole('row')
  expect(await lines.count()).toBeGreaterThan(10)
  for (const line of (await lines.all()).slice(1)) {
    const cells = line.getByRole('cell')
    await expect(line.getByRole('rowheader')).toHaveText(/\w/)
    await expect(cells.nth(1)).toHaveText(/^\$?[\d,]+(\.\d+)?%?$/, seen)
    await expect(cells.nth(2)).toHaveText(/^[+−]?[\d,.]+( points| \([+−]?[\d.]+%\))$/)
    await expect(cells.nth(3)).toHaveText(/\d{1,2}:\d{2}:\d{2} [AP]M$/)
    await expect(cells.nth(4)).toHaveText('Sample data')
  }
})

test('a name opens to what the line means; a head sorts, turns around and lets go', async ({ page }) => {
  await page.goto(PATH)
  const first = table(page).getByRole('rowheader').first()
  const listed = await first.locator('summary').textContent()
  await first.locator('summary').click()
  await expect(first.locator('details p')).toBeVisible()
  const names = () => table(page).getByRole('rowheader').locator('summary').allTextContents()
  const byName = table(page).getByRole('button', { name: 'Name' })
  await byName.click()
  await expect(table(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  const rising = await names()
  expect(rising).toEqual([...rising].sort((a, b) => a.localeCompare(b)))
  await byName.click()
  expect(await names()).toEqual([...rising].reverse())
  await byName.click()
  expect((await names())[0]).toBe(listed)
})

test('a market’s days come on a press, with nothing of their code before; candles, table and file say the same days', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(PATH)
  const part = page.getByRole('region', { name: 'Prices over time' })
  const ofPrices = () => asked.filter((url) => /draw-prices|market\/history/.test(url)).length
  await expect(toast(page, 'Connected to')).toBeVisible()
  expect(ofPrices()).toBe(0)
  await part.getByRole('button', { name: 'Show the chart' }).click()
  await expect(
    part
      .getByRole('img', { name: /^Daily prices of .* over 1 year/ })
      .locator('canvas')
      .first(),
  ).toBeVisible()
  await expect(part.getByText(/closed at .* than on/)).toBeVisible()
  expect(ofPrices()).toBe(2)
  await part.getByLabel('How far back').selectOption('1 month')
  await part.getByRole('radio', { name: 'Candles' }).check()
  await expect(part.getByText(/Each candle is a day/)).toBeVisible()
  await expect(
    part
      .getByRole('img', { name: /over 1 month/ })
      .locator('canvas')
      .first(),
  ).toBeVisible()
  await part.getByRole('button', { name: 'View as table' }).click()
  const days = part.getByRole('table').getByRole('row')
  const file = page.waitForEvent('download')
  await part.getByRole('button', { name: /^CSV/ }).click()
  const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(await days.count())
  expect(lines[0]).toContain('Date,Close')
})

test('the line connects, says who we are and tells the visitor', async ({ page }) => {
  const sent = heardFrom(page)
  await page.goto(PATH)
  await expect(toast(page, 'Connected to Truepenny data service')).toContainText(
    'You will receive real-time market updates',
  )
  await expect(connection(page).getByRole('status')).toHaveText('Connected')
  await expect(connection(page)).toContainText(/Last update: \d{1,2}:\d{2}:\d{2} [AP]M ET/)
  expect(sent).toEqual([{ type: 'auth', userId: 'guest-user' }])
})

test('Refresh posts JSON without a body and says when it is done', async ({ page }) => {
  await page.goto(PATH)
  // One notice stands at a time: that of the line comes first.
  await expect(toast(page, 'Connected to')).toBeVisible()
  const asking = page.waitForRequest('**/api/refresh-market-data')
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  const request = await asking
  expect(request.method()).toBe('POST')
  expect(request.postData()).toBeNull()
  expect(request.headers()['content-type']).toBe('application/json')
  expect((await request.response())?.status()).toBe(200)
  await expect(toast(page, 'Data refreshed')).toBeVisible()
})

test('a refresh that is refused is logged, and said with when to try again; nothing else changes', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/The market prices couldn’t be refreshed\. .*503: no source/)
  expectNoise(/status of 503/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/api/refresh-market-data', (route) =>
    route.fulfill({ status: 503, body: 'no source', headers: { 'retry-after': '7' } }),
  )
  await page.goto(PATH)
  await expect(toast(page, 'Connected to')).toBeVisible()
  const button = page.getByRole('button', { name: 'Refresh', exact: true })
  await button.click()
  await expect.poll(() => logged.some((text) => text.includes('503: no source'))).toBe(true)
  await expect(button).toBeEnabled()
  await expect(table(page)).toBeVisible()
  await expect(toast(page, 'Data refreshed')).toHaveCount(0)
  const said = page.getByText(/^Not refreshed\./)
  await expect(said).toHaveText('Not refreshed. Our server is busy right now. Try again in 7 seconds.')
  await page.unrouteAll()
  await button.click()
  await expect(toast(page, 'Data refreshed')).toBeVisible()
  await expect(said).toHaveCount(0)
})

test('auto-refresh starts and stops as the server says, each time with its notice', async ({ page }) => {
  const sent = heardFrom(page)
  await page.goto(PATH)
  await expect(refreshSwitch(page)).toBeEnabled()
  await expect(refreshSwitch(page)).not.toBeChecked()
  await refreshSwitch(page).click()
  await expect(toast(page, 'Auto-refresh enabled')).toContainText('Market data will refresh every 30 seconds')
  await expect(refreshSwitch(page)).toBeChecked()
  await page.getByLabel('Refresh interval').selectOption('Every minute')
  await expect(toast(page, 'Auto-refresh enabled')).toContainText('Market data will refresh every 60 seconds')
  await refreshSwitch(page).click()
  await expect(toast(page, 'Auto-refresh disabled')).toContainText('Manual refresh is still available')
  await expect(refreshSwitch(page)).not.toBeChecked()
  expect(sent).toEqual([
    { type: 'auth', userId: 'guest-user' },
    { type: 'start-auto-refresh', interval: 30_000 },
    { type: 'start-auto-refresh', interval: 60_000 },
    { type: 'stop-auto-refresh' },
  ])
})

test('one notice at a time; F8 moves the focus to it', async ({ page }) => {
  await page.goto(PATH)
  await expect(toast(page, 'Connected to')).toBeVisible()
  await refreshSwitch(page).click()
  await expect(toast(page, 'Auto-refresh enabled')).toBeVisible()
  await expect(toast(page, 'Connected to')).toHaveCount(0)
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused()
})

/** A server that the test plays itself: it opens each socket and hears what the page says. */
async function playServer(page: Page, hear: (message: unknown, socket: WebSocketRoute) => void = () => {}) {
  const sockets: { at: number; socket: WebSocketRoute }[] = []
  await page.routeWebSocket('**/ws', (socket) => {
    sockets.push({ at: Date.now(), socket })
    socket.onMessage((text) => hear(JSON.parse(String(text)), socket))
  })
  const newest = () => {
    const last = sockets.at(-1)
    if (!last) throw new Error('The page has opened no socket.')
    return last.socket
  }
  return { sockets, newest }
}

/** A moment that is newer than what the page came with, and not so far ahead that its clock would be doubted. */
const soon = () => new Date(Date.now() + 60_000).toISOString()
const inNewYork = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', timeZone: 'America/New_York' })
/** Update number `seq` of a market with one line at this price. */
const update = (seq: number, price: number, at = soon()) =>
  JSON.stringify({
    type: 'market-update',
    timestamp: at,
    seq,
    epoch: 'played',
    data: {
      timestamp: at,
      source: 'Played',
      sample: true,
      stale: false,
      reason: null,
      instruments: [
        {
          symbol: 'ONE',
          name: 'Only Line',
          kind: 'stock',
          price,
          change: 1,
          changePercent: 2,
          previousClose: null,
          currency: 'USD',
          asOf: at,
          source: 'Played',
          sample: true,
          delayed: false,
          stale: false,
          history: [1, 2, price],
        },
      ],
    },
  })

test('each update sets the time, changes the table and is told to the page as an event', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource/)
  await page.route('**/api/market', (route) => route.abort())
  const { newest } = await playServer(page)
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    window.addEventListener('market-data-update', (event) => told.push((event as CustomEvent<unknown>).detail))
  })
  const told = () => page.evaluate(() => (window as unknown as { told: Record<string, unknown>[] }).told)
  await page.goto(PATH)
  await expect(connection(page).getByRole('status')).toHaveText('Connected')
  const at = soon()
  newest().send(update(1, 10, at))
  await expect(table(page).getByRole('row', { name: /Only Line/ })).toContainText('$10.00')
  await expect(connection(page)).toContainText(`${inNewYork.format(new Date(at))} ET`)
  newest().send(update(2, 11, at))
  await expect(table(page)).toContainText('$11.00')
  expect(await told()).toMatchObject([
    { type: 'market-update', seq: 1, timestamp: at, data: { source: 'Played' } },
    { type: 'market-update', seq: 2 },
  ])
  newest().send(update(1, 10, at))
  await expect.poll(async () => (await told()).length).toBe(3)
  await expect(table(page), 'a late answer does not turn the price back').toContainText('$11.00')
})

test('any status but started takes auto-refresh off; words nobody knows are logged and do no harm', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/could not be read/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const { newest } = await playServer(page)
  await page.goto(PATH)
  await expect(refreshSwitch(page)).toBeEnabled()
  const status = (value: string) =>
    newest().send(JSON.stringify({ type: 'auto-refresh-status', status: value, interval: 45_000 }))
  status('started')
  await expect(toast(page, 'Auto-refresh enabled')).toContainText('every 45 seconds')
  await expect(refreshSwitch(page)).toBeChecked()
  status('paused')
  await expect(refreshSwitch(page)).not.toBeChecked()
  for (const text of ['{', '[]', '{"type":"surprise"}']) newest().send(text)
  await expect.poll(() => logged.filter((text) => text.includes('could not be read')).length).toBe(4)
  await expect(connection(page).getByRole('status')).toHaveText('Connected')
  await expect(table(page)).toBeVisible()
})

test('a lost line is shown, comes back by itself and asks again for what the visitor had asked', async ({ page }) => {
  const asked: unknown[] = []
  const { sockets, newest } = await playServer(page, (message, socket) => {
    asked.push(message)
    if ((message as { type: string }).type === 'start-auto-refresh')
      socket.send(JSON.stringify({ type: 'auto-refresh-status', status: 'started', interval: 30_000 }))
  })
  await page.goto(PATH)
  await refreshSwitch(page).click()
  await expect(refreshSwitch(page)).toBeChecked()
  // The page picks its wait by chance; the longest first one, so that the loss can be seen.
  await page.evaluate(() => {
    Math.random = () => 0.999
  })
  await newest().close({ code: 1001 })
  await expect(connection(page).getByRole('status')).toHaveText('Not connected')
  await expect(refreshSwitch(page)).not.toBeChecked()
  await expect(refreshSwitch(page)).toBeDisabled()
  await expect(table(page), 'what was known stays').toBeVisible()
  await expect(connection(page).getByRole('status')).toHaveText('Connected')
  await expect(refreshSwitch(page)).toBeChecked()
  expect(sockets).toHaveLength(2)
  expect(asked.slice(-2)).toEqual([
    { type: 'auth', userId: 'guest-user' },
    { type: 'start-auto-refresh', interval: 30_000 },
  ])
})

test('each failed try waits longer than the one before', async ({ page }) => {
  const opened: number[] = []
  await page.routeWebSocket('**/ws', async (socket) => {
    opened.push(Date.now())
    await socket.close({ code: 1013 })
  })
  await page.addInitScript(() => {
    Math.random = () => 0.999
  })
  await page.goto(PATH)
  await expect.poll(() => opened.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(4)
  const waits = opened.slice(1, 4).map((at, i) => at - (opened[i] ?? 0))
  // With the longest chance the waits are 1, 1.8 and 3.24 seconds; a busy machine may only add to them.
  for (const [i, least] of [990, 1790, 3230].entries()) expect(waits[i]).toBeGreaterThanOrEqual(least)
  await expect(table(page)).toBeVisible()
})

test('where no socket gets through, the page asks over HTTP at the same rhythm, says so, and goes back to the socket', async ({
  page,
}) => {
  let isBlocked = true
  await page.routeWebSocket('**/ws', (socket) => {
    if (isBlocked) return socket.close({ code: 1013 })
    socket.onMessage((text) => {
      if (String(text).includes('auth')) socket.send(update(9, 12))
    })
    return undefined
  })
  const prices = [10, 10, 11]
  await page.route('**/api/v1/market', (route) =>
    route.fulfill({ json: { ...(JSON.parse(update(1, prices.shift() ?? 11)) as object), seq: 3 - prices.length } }),
  )
  await page.clock.install()
  await page.goto(PATH)
  const status = connection(page).getByRole('status')
  await expect(status).toHaveText('Not connected')
  const next = async () => {
    const asked = page.waitForResponse('**/api/v1/market')
    await page.clock.runFor(35_000)
    await asked
  }
  await next()
  await expect(table(page).getByRole('row', { name: /Only Line/ })).toContainText('$10.00')
  await next()
  await expect(status).toHaveText('Not connected · checking every 30 seconds', seen)
  await next()
  await expect(table(page)).toContainText('$11.00')
  isBlocked = false
  await page.clock.runFor(31_000)
  await expect(status).toHaveText('Connected')
  await expect(table(page)).toContainText('$12.00')
})

test('offline the line is let go and no try is made; online it comes back at once', async ({ page, context }) => {
  const { sockets } = await playServer(page)
  await page.goto(PATH)
  await expect(connection(page).getByRole('status')).toHaveText('Connected')
  await context.setOffline(true)
  await expect(connection(page).getByRole('status')).toHaveText('Not connected')
  await expect(table(page)).toBeVisible()
  expect(sockets).toHaveLength(1)
  await context.setOffline(false)
  await expect(connection(page).getByRole('status')).toHaveText('Connected')
  expect(sockets).toHaveLength(2)
})

test('a search engine’s crawler gets the table and opens no socket', async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  const page = await context.newPage()
  let sockets = 0
  page.on('websocket', () => {
    sockets += 1
  })
  await page.goto(PATH)
  await expect(table(page)).toBeVisible()
  const refresh = page.getByRole('button', { name: 'Refresh', exact: true })
  // What answers a press is fetched after the page stands.
  await expect
    .poll(() => refresh.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  await refresh.click()
  await expect(toast(page, 'Data refreshed')).toBeVisible()
  await expect(connection(page).getByRole('status')).toHaveText('Not connected')
  expect(sockets).toBe(0)
  await context.close()
})

test('pages that need no market open no socket, and leaving the market lets go of its line', async ({ page }) => {
  const sockets: { closed: boolean }[] = []
  page.on('websocket', (socket) => {
    const mine = { closed: false }
    sockets.push(mine)
    socket.on('close', () => {
      mine.closed = true
    })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/mortgage-calculator', '/compound-interest-calculator', '/goals', '/blog', '/sitemap']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(sockets).toEqual([])
  expect(asked.filter((path) => path.startsWith('/api/v1/market'))).toEqual([])
  await page.goto('/investment-market-menu')
  await page.getByRole('link', { name: 'All market data' }).click()
  await expect(connection(page).getByRole('status')).toHaveText('Connected')
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect.poll(() => sockets).toEqual([{ closed: true }])
})

test('with no way to the server the page says what it knows, and shows what it came with', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource|WebSocket connection|The market line reported an error/)
  const cut = async () => {
    await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    await page.routeWebSocket('**/ws', (socket) => socket.close({ code: 1013 }))
  }
  await cut()
  await page.route(/\.data/, (route) => route.abort('connectionrefused'))
  await page.goto('/about')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Invest & Grow' })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByText(/Everything below works without market values\./)).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Market Data/ })
    .click()
  await expect(page.getByRole('heading', { name: 'No market values yet' })).toBeVisible()
  await expect(connection(page)).toContainText('Last update: none yet')
  await expect(page.getByRole('main').getByRole('link', { name: 'See the calculators' })).toHaveAttribute(
    'href',
    '/financial-calculators',
  )
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(table(page)).toBeVisible()
  const known = await table(page).getByRole('rowheader').first().locator('summary').textContent()
  await cut()
  await page.reload()
  await expect(
    page.getByText(/We couldn’t reach our server\..* these are the last values this browser saw/),
  ).toBeVisible()
  await expect(table(page).getByRole('rowheader').first()).toContainText(known ?? '')
})

test('without scripts the page shows the values the server knew', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [path, lines] of [
    [PATH, 10],
    ['/investment-market-menu', 4],
  ] as const) {
    await page.goto(path)
    const times = page.getByRole('main').getByText(/\d{1,2}:\d{2}:\d{2} [AP]M/)
    expect(await times.count()).toBeGreaterThanOrEqual(lines)
  }
  await context.close()
})

for (const width of [390, 1280])
  test(`nothing moves while the market pages load (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => {
      const moved: unknown[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((seen) => moved.push(...seen.getEntries().map((entry) => entry.toJSON()))).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    for (const path of [PATH, '/investment-market-menu']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => (window as unknown as { moved: unknown[] }).moved)).toEqual([])
    }
  })

for (const look of looks.filter(({ width }) => width < 600))
  test(`on a phone each row is read without scrolling sideways (${look.name})`, async ({ page }) => {
    await page.setViewportSize({ width: look.width, height: look.height })
    await page.emulateMedia({ colorScheme: look.theme })
    await page.goto(PATH)
    await expect(table(page).getByRole('columnheader')).toHaveCount(2)
    for (const row of (await table(page).getByRole('row').all()).slice(1)) {
      const name = row.getByRole('rowheader')
      await expect(name).toContainText(/\d{1,2}:\d{2}:\d{2} [AP]M · Sample data/)
      await expect(row.getByRole('cell')).toHaveText(/^\$?[\d,.]+%?\s+[+−]?[\d,.]+\s(points|\([+−]?[\d.]+%\))$/, seen)
      const box = await name.boundingBox()
      expect(box?.width, 'the name has most of the row').toBeGreaterThan(220)
      expect(box?.height, 'and needs no more than three lines').toBeLessThan(90)
      const priced = await row.getByRole('cell').boundingBox()
      expect((priced?.x ?? 0) + (priced?.width ?? 999)).toBeLessThanOrEqual(look.width)
    }
    await table(page).getByRole('button', { name: 'Change' }).click()
    const shares = await table(page)
      .getByRole('cell')
      .evaluateAll((cells) =>
        cells
          .map((cell) => /\(([+−]?[\d.]+)%\)/.exec(cell.textContent ?? '')?.[1])
          .filter((share) => share !== undefined)
          .map((share) => Number(share.replace('−', '-'))),
      )
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
    await page.screenshot({ path: `artifacts/pictures/market-rows-${look.theme}.png`, fullPage: true })
  })

test('what rates mean: a loan of one’s own, each picture with its table, newer figures from the server', async ({
  page,
}) => {
  await page.route('**/api/v1/market/rates', async (route) => {
    const rates = (await (await route.fetch()).json()) as { mortgage30: { points: object[] } }
    rates.mortgage30 = {
      ...rates.mortgage30,
      ...{ source: 'Freddie Mac', asOf: '2026-11-19', bundled: false, stale: true, reason: 'It didn’t respond.' },
      points: [...rates.mortgage30.points, { date: '2026-11-19', value: 6.25 }],
    }
    await route.fulfill({ json: rates })
  })
  await page.goto(PATH)
  const mortgage = page.getByRole('region', { name: 'What a mortgage costs' })
  // 300,000 over 30 years: 1,847.15 at 6.25%, 1,896.20 at 6.5%.
  await expect(mortgage).toContainText(
    '$300,000 over 30 years at 6.25% costs $1,847 a month. A quarter point more is $49',
  )
  await mortgage.getByLabel('Loan amount').fill('100000')
  await expect(mortgage).toContainText('$100,000 over 30 years at 6.25% costs $616 a month')
  await expect(mortgage).toContainText('Freddie Mac, Nov 19, 2026, once a week. It didn’t respond.')
  await expect(mortgage.getByRole('table', { name: 'The same loan at other rates' }).getByRole('row')).toHaveCount(8)
  await mortgage.getByRole('button', { name: 'View as table' }).click()
  await expect(mortgage.getByRole('table', { name: /as a table/ })).toContainText('6.25%')
  const curve = page.getByRole('region', { name: 'What the Treasury pays' })
  await expect(curve).toContainText('$10,000 lent to the Treasury for a year at 4.46% earns about $446')
  await expect(page.getByRole('region', { name: 'What prices did' })).toContainText(
    'What cost $100 a year before cost $103.40',
  )
  const moved = page.getByRole('region', { name: 'Moved most since the last close' })
  await expect(moved.getByRole('heading', { name: 'Up most' })).toBeVisible()
})

test('where newer rates can’t be asked for, those of the release stand and it is said', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource|market\/rates/)
  await page.route('**/api/v1/market/rates', (route) => route.abort())
  await page.goto(PATH)
  await expect(page.getByText('We couldn’t look for newer figures.')).toBeVisible()
  await expect(page.getByText(/Freddie Mac, Oct 8, 2026, once a week\. Came with this release/)).toBeVisible()
})
