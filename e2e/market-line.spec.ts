/** The market page's live line: refresh by hand and by itself, its losses, and who opens none. */
import type { Page, WebSocketRoute } from '@playwright/test'
import { awake } from './device.ts'
import { connection, PATH, refreshSwitch, table, toast } from './market-page.ts'
import { expect, test } from './visitor.ts'

/** Only the words that are shown: a narrow screen and a wide one show the change in different columns. */
const seen = { useInnerText: true }

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
  await awake(refresh)
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
