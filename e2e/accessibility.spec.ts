/**
 * No violation at any level, on every page, in both themes, on a phone and on a desk. A page is loaded once and then looked at
 * again: theme and width change under it, as they do when night falls or a window grows. Eight pages are looked at in all four ways; the others,
 * which are made of the same parts, in two that show each theme and each width. With PICTURES=1 every page is looked at four ways and keeps pictures.
 */
import { rulesOfLooks, violationsIn } from './axe.ts'
import { tooWide } from './calculator-page.ts'
import { everyPage } from './every-page.ts'
import { smallTargets } from './targets.ts'
import { expect, looks, test } from './visitor.ts'

/** Pages looked at in all four ways, and whole when wide: what stands around every other page stands around these. */
const framed: ReadonlySet<string> = new Set([
  '/',
  '/tax-calculator',
  '/mortgage-calculator',
  '/credit-card-payoff-calculator',
  '/lumpsum-calculator',
  '/cagr-calculator',
  '/market-data',
  '/budget-planner',
])
/** The other pages: each theme once and each width once. */
const across = looks.filter(({ name }) => name === 'phone, light' || name === 'desk, dark')

const keepsPictures = process.env['PICTURES'] === '1'

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light', reducedMotion: 'reduce', isNewcomer: false })

for (const address of everyPage)
  test(`${address} has no accessibility violation, fits the screen and runs nothing its policy does not name`, async ({
    page,
    baseURL,
    expectNoise,
  }) => {
    expectNoise(/status of 404/)
    await page.addInitScript(() => {
      const refused: string[] = []
      Object.assign(window, { refused })
      document.addEventListener('securitypolicyviolation', (event) =>
        refused.push(`${event.violatedDirective}: ${event.blockedURI || event.sample}`),
      )
    })
    const strangers: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) strangers.push(request.url())
    })
    await page.goto(address)
    await page.waitForLoadState('load')
    await expect(page.locator('h1').first()).toBeVisible()
    await page.mouse.wheel(0, 4_000)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([])
    await page.evaluate(() => window.scrollTo(0, 0))
    const name = address.replaceAll(/[^a-z0-9]+/gi, '_') || 'home'
    for (const look of framed.has(address) || keepsPictures ? looks : across) {
      await page.setViewportSize({ width: look.width, height: look.height })
      await page.emulateMedia({ colorScheme: look.theme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme)
      const isWhole = look === looks[0] || (framed.has(address) && look.theme === 'light')
      expect.soft(await violationsIn(page, isWhole ? [] : rulesOfLooks), look.name).toEqual([])
      expect.soft(await tooWide(page), `${look.name}: nothing sticks out sideways`).toBeLessThanOrEqual(0)
      if (keepsPictures)
        await page.screenshot({ path: `artifacts/pictures/${name}-${look.width}-${look.theme}.png`, fullPage: true })
    }
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await smallTargets(page), `at ${width}: nothing to press is too small`).toEqual([])
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect.soft(await tooWide(page), 'with text twice as large nothing sticks out of a phone').toBeLessThanOrEqual(0)
    // The library that looks for violations styles its own probes: what it is refused is not the page's doing.
    expect(strangers, 'nothing is loaded from anybody else').toEqual([])
    expect(await page.context().cookies(), 'no cookie is set').toEqual([])
  })

test('a theme set before the page loads is there from its first moment', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/mortgage-calculator')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('what looks for violations finds them, after a change of theme too', async ({ page }) => {
  await page.goto('about:blank')
  await page.setContent(
    '<!doctype html><html lang="en"><title>Faults</title><style>p{color:#000;background:#fff}@media (prefers-color-scheme:dark){p{color:#999}}</style><main><h1>Faults</h1><img src="data:,"><p>Words</p></main>',
  )
  expect(await violationsIn(page)).toEqual([expect.stringContaining('image-alt: img')])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsIn(page, rulesOfLooks)).toEqual([expect.stringContaining('color-contrast: p')])
})
