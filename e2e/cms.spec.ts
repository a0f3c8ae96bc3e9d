/** The administration: an editor signs in, writes, schedules, publishes, brings a version back and leaves; nobody else gets in. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { violationsIn } from './axe.ts'
import { type CmsSite, signIn as signInAt, startCmsSite } from './cms-site.ts'
import { giveFile } from './device.ts'
import { expect, test } from './visitor.ts'

let site: CmsSite
let base = ''

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-cms-'))
  site = await startCmsSite(folder)
  base = site.base
})
test.afterAll(() => site.stop())
const signIn = (page: Page, name: string) => signInAt(page, base, name)
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible()

async function type(page: Page, text: string): Promise<void> {
  // The editor takes the place of the plain box when it has come.
  await expect(page.locator('.cm-content')).toBeVisible()
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText(text)
}

test('as built, no page of a visitor brings code of the administration, and its own page brings no editor before a text is open', () => {
  const client = path.join('build', 'client')
  const scripts = new Map<string, string>(
    readdirSync(path.join(client, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => [`/assets/${name}`, readFileSync(path.join(client, 'assets', name), 'utf8')] as const),
  )
  /** A script and all that it imports at once. */
  const brought = (from: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
    for (const address of from) {
      if (seen.has(address)) continue
      seen.add(address)
      const code = scripts.get(address) ?? ''
      const next = [...code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(
        ([, name]) => `/assets/${name}`,
      )
      brought(next, seen)
    }
    return seen
  }
  const holding = (sign: RegExp) => [...scripts].filter(([, code]) => sign.test(code)).map(([address]) => address)
  const editor = holding(/cm-tooltip-autocomplete/)
  const desk = holding(/ADMIN_LOGINS/)
  expect([editor.length > 0, desk.length > 0]).toEqual([true, true])
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(100)
  const offenders = pages.filter((page) => {
    const html = readFileSync(path.join(client, page), 'utf8')
    const named = [...html.matchAll(/(?:href|src|from) ?=? ?"(\/assets\/[\w.-]+\.js)"/g)].map(([, one]) => one ?? '')
    expect(named.length).toBeGreaterThan(0)
    const all = brought(named)
    return [...editor, ...desk].some((one) => all.has(one))
  })
  expect(offenders).toEqual([])
  const own = brought([...scripts.keys()].filter((address) => address.startsWith('/assets/admin-cms-')))
  expect([desk.every((one) => own.has(one)), editor.some((one) => own.has(one))]).toEqual([true, false])
})

test('without a password set, the page says how to set one, and search engines are told to stay away', async ({
  page,
}) => {
  await page.goto('/admin/cms')
  await expect(page.getByRole('heading', { name: 'No password has been set yet' })).toBeVisible()
  await expect(page.getByText('npm run admin:password')).toBeVisible()
  await expect(page.locator('input[name="password"]')).toHaveCount(0)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('a wrong password is told in words and opens nothing', async ({ page, expectNoise }) => {
  expectNoise(/status of 403/)
  await page.goto(`${base}/admin/cms`)
  await page.getByRole('textbox', { name: 'Name' }).fill('ada')
  await page.locator('input[name="password"]').fill('wrong horse battery staple')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('That name, password or code isn’t right.')
  await expect(page.getByRole('heading', { name: 'Articles' })).toHaveCount(0)
})

test('an article is written, survives a closed tab, is scheduled, goes out, is changed and brought back', async ({
  page,
  context,
}) => {
  await signIn(page, 'ada')
  await press(page, 'New article')
  await field(page, 'Title').fill('What a Point Costs')
  await expect(field(page, 'Address')).toHaveValue('what-a-point-costs')
  await field(page, 'Summary').fill('Paying for a lower rate, in dollars.')
  await type(
    page,
    '## The short answer\n\nIt depends on **how long** you stay. See the [calculator](/mortgage-calculator) and [this](/nowhere).',
  )

  // The tab is closed before anything was saved.
  await page.close()
  const again = await context.newPage()
  await again.goto(`${base}/admin/cms#articles`)
  await again.getByRole('link', { name: 'What a Point Costs' }).click()
  await said(again, 'You have changes on this device that weren’t saved.')
  await expect(again.locator('.cm-content')).toContainText('how long')

  await again.getByText('Links', { exact: true }).click()
  await press(again, 'Check links')
  await expect(again.getByRole('status').filter({ hasText: 'These lead nowhere:' })).toContainText('/nowhere')
  await again.getByText('Preview', { exact: true }).click()
  const preview = again.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'The short answer' })).toBeVisible()
  expect((await preview.boundingBox())?.width).toBe(390)
  await again.getByText('Computer', { exact: true }).click()
  expect((await preview.boundingBox())?.width).toBeGreaterThan(600)
  await press(again, 'Save')
  await said(again, 'Everything is saved.')
  expect((await again.request.get(`${base}/blog/what-a-point-costs`)).status()).toBe(404)

  await press(again, 'Send to review')
  await said(again, 'In review')
  await press(again, 'Schedule')
  const soon = new Date(Date.now() + 3_000)
  const local = new Date(soon.getTime() - soon.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
  await again.getByLabel('Goes out on').fill(local)
  await again.getByRole('button', { name: 'Schedule', exact: true }).last().click()
  await said(again, 'Scheduled')
  await expect
    .poll(async () => (await again.request.get(`${base}/blog/what-a-point-costs`)).status(), { timeout: 20_000 })
    .toBe(200)
  expect(await (await again.request.get(`${base}/blog`)).text()).toContain('What a Point Costs')

  await again.reload()
  await said(again, 'Published')
  await type(again, '\n\nA second thought.')
  await press(again, 'Save')
  await said(again, 'Visitors still read the version before your last changes.')
  await again.getByText('Versions', { exact: true }).click()
  await again.getByRole('button', { name: 'Compare' }).nth(1).click()
  await expect(again.getByText('Added: A second thought.')).toBeVisible()
  await again.getByRole('button', { name: 'Bring this version back' }).first().click()
  await expect(again.getByText(/restored from/)).toBeVisible()
  await again.getByText('Write', { exact: true }).click()
  await expect(again.locator('.cm-content')).not.toContainText('A second thought.')

  await field(again, 'Address').fill('what-points-cost')
  await press(again, 'Save')
  await press(again, 'Publish the changes')
  await expect(again.getByRole('link', { name: '/blog/what-points-cost' })).toBeVisible()
  const led = await again.request.get(`${base}/blog/what-a-point-costs`)
  expect([led.status(), new URL(led.url()).pathname]).toEqual([200, '/blog/what-points-cost'])
})

test('two editors at once: the second is asked, and both texts stand', async ({ browser, page, expectNoise }) => {
  expectNoise(/status of 409/)
  await signIn(page, 'ada')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'ben')
  for (const one of [page, other]) {
    await one.getByRole('link', { name: 'What a Point Costs' }).click()
    await expect(one.locator('.cm-content')).toContainText('how long')
  }
  await type(page, '\n\nAda’s end.')
  await type(other, '\n\nBen’s end.')
  await press(other, 'Save')
  await said(other, 'Everything is saved.')
  await press(page, 'Save')
  await expect(page.getByRole('alert')).toContainText('ben saved a new version while you were writing')
  await press(page, 'Use this text')
  await press(page, 'Save')
  await said(page, 'Everything is saved.')
  for (const words of ['Ada’s end.', 'Ben’s end.']) await expect(page.locator('.cm-content')).toContainText(words)
  await other.context().close()
})

test('a lesson is corrected, its numbers completed while typing, and its finished page says so at once', async ({
  page,
}) => {
  await signIn(page, 'ada')
  await press(page, 'Correct a lesson')
  await page.getByLabel('Lesson', { exact: true }).selectOption('compounding')
  await field(page, 'What was wrong, in one line').fill('The fee was left out')
  await type(page, 'Left over: ')
  await page.keyboard.type('{{calc compound-i')
  const offered = page.locator('.cm-tooltip-autocomplete [aria-selected="true"]')
  for (const wanted of ['compound-interest', '→', 'finalBalance']) {
    await expect(offered).toContainText(wanted)
    // A key pressed the moment a list opens is the writer's own.
    await offered.click()
  }
  await expect(page.locator('.cm-content')).toHaveText('Left over: {{calc compound-interest → finalBalance}}')
  await press(page, 'Save')
  await press(page, 'Send to review')
  await press(page, 'Publish now')
  await expect(page.getByRole('link', { name: '/learning/compounding' })).toBeVisible()
  for (const address of ['/learning/compounding', '/learning/compounding.data', '/about']) {
    const answer = await page.request.get(base + address)
    expect([answer.status(), (await answer.text()).includes('The fee was left out')]).toEqual([200, true])
  }
  expect(await (await page.request.get(`${base}/learning/compounding`)).text()).toMatch(/Left over: .*\$\d/)
})

test('a picture needs words, is redrawn, and can be read by anybody', async ({ page }) => {
  await signIn(page, 'ada')
  await page.getByRole('link', { name: 'Pictures' }).click()
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  await giveFile(page.getByLabel('Picture', { exact: true }), {
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from(png, 'base64'),
  })
  await page.getByRole('textbox', { name: 'What the picture shows' }).fill('One green point')
  await press(page, 'Add picture')
  const shown = page.getByRole('img', { name: 'One green point' })
  await expect(shown).toBeVisible()
  const answer = await page.request.get(base + (await shown.getAttribute('src')))
  expect(answer.headers()['content-type']).toBe('image/webp')
})

test('signed in, no part of the desk has an accessibility violation or is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'ada')
  const look = async (what: string) => {
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
      expect(await violationsIn(page), `${what}, ${theme}`).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  await look('articles')
  for (const name of ['Pictures', 'Community', 'Log', 'Signed in']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await look(name)
  }
  await page.getByRole('link', { name: 'Articles', exact: true }).click()
  await page.getByRole('link', { name: 'What a Point Costs' }).click()
  await expect(page.locator('.cm-content')).toBeVisible()
  await look('an article')
  for (const panel of ['Preview', 'Versions', 'Links']) {
    await page.getByText(panel, { exact: true }).first().click()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await look(panel)
  }
})

test('everything done is in the log; signed out, nothing can be read, also not by going back', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/status of 401/)
  await signIn(page, 'ada')
  await page.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByText('moved an article to scheduled')).toBeVisible()
  await expect(page.getByText('an article went out as scheduled')).toBeVisible()
  await page.getByRole('link', { name: 'Signed in' }).click()
  await expect(page.getByText('This browser')).toBeVisible()
  await press(page, 'Sign out')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('moved an article to scheduled')).toHaveCount(0)
  expect((await page.request.get(`${base}/api/admin/audit`)).status()).toBe(401)
})
