/** The market page: where its numbers come from, what it says without a server and without scripts, what rates mean. */
import { readFile } from 'node:fs/promises'
import { connection, PATH, table, toast } from './market-page.ts'
import { expect, looks, test } from './visitor.ts'

/** Only the words that are shown: a narrow screen and a wide one show the change in different columns. */
const seen = { useInnerText: true }

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
