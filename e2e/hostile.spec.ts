/** 200 published texts that try to run something, through every text field, with the content policy switched off: none runs, nothing foreign is fetched. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { hostileTexts } from '../src/writing/markdown/hostile.testkit.ts'
import { type CmsSite, signIn, startCmsSite } from './cms-site.ts'
import { packed, type Seeded, secretOf, seedHostile } from './hostile-store.ts'
import { expect, test } from './visitor.ts'

let site: CmsSite
let base = ''
let seeded: Seeded

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-hostile-'))
  seeded = await seedHostile(folder, hostileTexts)
  site = await startCmsSite(folder)
  base = site.base
})
test.afterAll(() => site.stop())

interface Watched {
  readonly context: BrowserContext
  readonly page: Page
  /** What ran, and what was asked of others. */
  readonly hits: string[]
  /** Fails where anything ran, was fetched from elsewhere, or stands in the page ready to run. */
  readonly nothing: (where: string) => Promise<void>
}

/** A visitor without the content policy, who hears of every dialog, every call of it and every request to others. */
async function watched(browser: Browser): Promise<Watched> {
  const hits: string[] = []
  const context = await browser.newContext({ bypassCSP: true })
  await context.exposeFunction('hostileRan', (what: string) => void hits.push(what))
  await context.addInitScript(() => {
    const told = (globalThis as unknown as { hostileRan: (what: string) => void }).hostileRan
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Object.defineProperty(globalThis, name, { value: (what: unknown) => told(`${name}(${String(what)})`) })
  })
  await context.route(
    (url) => !url.href.startsWith(`${base}/`) && !['data:', 'blob:'].includes(url.protocol),
    async (route) => {
      hits.push(`asked ${route.request().url()}`)
      await route.abort()
    },
  )
  const page = await context.newPage()
  return {
    context,
    page,
    hits,
    nothing: async (where) => {
      const active = await page.evaluate(activeIn, null)
      expect([...active, ...hits], where).toEqual([])
    },
  }
}

/** What in a page, or in a document of that text, would run or fetch something that is not the site's own. Runs in the browser. */
function activeIn(html: string | null): string[] {
  const of = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const found: string[] = []
  for (const one of of.querySelectorAll('*')) {
    const name = one.localName
    if (['iframe', 'object', 'embed', 'base', 'applet', 'frame', 'portal'].includes(name)) found.push(`<${name}>`)
    if (name === 'meta' && one.getAttribute('http-equiv')?.toLowerCase() === 'refresh') found.push('<meta refresh>')
    if (name === 'script' && /alert\(/.test(one.textContent ?? '') && one.getAttribute('type') === null)
      if (/^\s*alert\(/.test(one.textContent ?? '')) found.push(`<script>${one.textContent}`)
    for (const { name: attribute, value } of one.attributes) {
      if (/^on/i.test(attribute)) found.push(`${name} ${attribute}`)
      if (attribute === 'srcdoc') found.push(`${name} srcdoc`)
      if (!['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster'].includes(attribute)) continue
      const address = new URL(value, `${location.origin}/`)
      const isOurs = address.origin === location.origin
      if (
        name === 'a'
          ? !['http:', 'https:', 'mailto:'].includes(address.protocol)
          : !isOurs && !/^(link|use)$/.test(name)
      )
        if (!(name === 'img' && address.protocol === 'data:')) found.push(`${name} ${attribute}=${value}`)
    }
  }
  return found
}

test('the watch itself: the same texts set as markup run and ask others', async ({ browser }) => {
  const { context, page, hits } = await watched(browser)
  await page.goto(`${base}/robots.txt`)
  expect(hits).toEqual([])
  await page.evaluate((texts) => {
    for (const text of texts) document.body.append(Object.assign(document.createElement('p'), { innerHTML: text }))
  }, hostileTexts)
  await expect.poll(() => hits.filter((hit) => hit.startsWith('alert(1')).length).toBeGreaterThan(5)
  await expect.poll(() => hits.some((hit) => hit.includes('evil.example'))).toBe(true)
  expect((await page.evaluate(activeIn, null)).length).toBeGreaterThan(10)
  await context.close()
})

test('each sent to the community as title and text: taken or refused in words, never a failure', async ({
  request,
}) => {
  const statuses = new Map<number, number>()
  for (const [n, text] of hostileTexts.entries()) {
    const answer = await request.post(`${base}/api/v1/community/threads`, {
      headers: { 'x-forwarded-for': `10.7.${n}.9` },
      data: {
        secret: secretOf(900_000 + n),
        title: `Title: ${text}`.slice(0, 140),
        text: `${text}\n\nNumber ${n} of many words.`,
        tags: ['saving'],
      },
    })
    statuses.set(answer.status(), (statuses.get(answer.status()) ?? 0) + 1)
  }
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 422)).toEqual([])
  expect(statuses.get(200)).toBeGreaterThan(50)
})

test('read in threads, lists, searches, articles and feeds', async ({ browser }) => {
  // Some 250 pages are asked for.
  test.setTimeout(120_000)
  const { context, page, nothing, hits } = await watched(browser)
  const queries = packed(hostileTexts, 190, ' ').map((text) => encodeURIComponent(text.replaceAll('\u0000', '')))
  const open = async (address: string) => {
    await page.goto(base + address, { waitUntil: 'load' })
    await nothing(address)
  }
  await open(seeded.thread)
  const paragraphs = await page.getByRole('article').allTextContents()
  for (const sign of ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'javascript:alert(1)'])
    expect(paragraphs.join('')).toContain(sign)
  for (const address of ['/community', '/community?tag=debt', '/community?tag=saving', '/blog', seeded.posts[0] ?? ''])
    await open(address)
  for (const address of ['/community?q=', '/blog?q=', '/explore#q=', '/financial-calculators#q=', '/learning#q='])
    for (const n of [0, 20, 40]) await open(address + (queries[n] ?? ''))

  // Every other page as the server sends it, read by the browser's own parser.
  const lists: string[] = []
  for (const kind of ['/community?tag=debt&after=', '/community?tag=saving&after=']) {
    const tag = kind.includes('debt') ? 'debt' : 'saving'
    for (let next = ''; ; ) {
      const answer = await context.request.get(
        `${base}/api/v1/community/threads?tag=${tag}&limit=20${next && `&after=${next}`}`,
      )
      next = ((await answer.json()) as { readonly next: string | null }).next ?? ''
      if (next === '') break
      lists.push(kind + next)
    }
  }
  const searches = queries.flatMap((query, n) => [
    `/community?q=${query}`,
    ...(n % 4 === 0 ? [`/blog?q=${query}`] : []),
  ])
  for (const address of [...lists, ...seeded.threads, ...seeded.posts, ...searches]) {
    const answer = await context.request.get(base + address)
    expect([200, 404], address).toContain(answer.status())
    expect(await page.evaluate(activeIn, await answer.text()), address).toEqual([])
  }
  for (const feed of [
    '/api/v1/community/feeds/all',
    '/api/v1/community/feeds/debt',
    '/blog/feed.xml',
    '/blog/atom.xml',
  ]) {
    const answer = await context.request.get(base + feed)
    const read = await page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml')
        return [...xml.querySelectorAll('parsererror, script, img, svg, iframe')].map(({ localName }) => localName)
      },
      await answer.text(),
    )
    expect([feed, answer.status(), read]).toEqual([feed, 200, []])
  }
  expect(hits).toEqual([])
  await context.close()
})

test('typed into the fields, and sent back by a form that was refused', async ({ browser }) => {
  const { context, page, nothing } = await watched(browser)
  for (const [n, text] of packed(hostileTexts, 4_900, '\n\n').entries()) {
    await page.goto(`${base}/community/ask`)
    await page.evaluate(
      ([all, short]) => {
        const form = document.createElement('form')
        form.method = 'post'
        form.action = '/community/ask'
        for (const name of [
          'secret',
          'title',
          'text',
          'tag',
          'income',
          'state',
          'calculation',
          'device',
          all.slice(0, 50),
        ]) {
          const box = document.createElement('textarea')
          box.name = name
          box.value = name === 'text' ? all : short
          form.append(box)
        }
        document.body.append(form)
        form.submit()
      },
      [text, text.slice(n * 40, n * 40 + 900)] as const,
    )
    await page.waitForLoadState('load')
    await expect(page.getByLabel('Details')).toHaveValue(/alert\(1\)|example/)
    await nothing('a form sent back')
  }
  await page.goto(`${base}/community/ask`)
  await page.getByLabel('Your question').fill(packed(hostileTexts.toReversed(), 140, ' ')[0] ?? '')
  await page
    .getByLabel('Details')
    .fill('<img src=x onerror=alert(1)> [x](javascript:alert(1)) My name is <svg onload=alert(1)>')
  await page.getByRole('button', { name: 'Post question' }).click()
  await nothing('the check before posting')
  await page.goto(`${base}/`)
  for (const text of ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '[x](javascript:alert(1))']) {
    await page.getByRole('combobox').first().fill(text)
    await nothing('the search of the header')
  }
  await context.close()
})

test('an editor reads them at the desk, in lists, in the log and in the preview', async ({ browser }) => {
  const { context, page, nothing } = await watched(browser)
  await signIn(page, base, 'ada')
  await nothing('articles')
  for (const name of ['Community', 'Log', 'Articles']) {
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name }).click()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    if (name === 'Community') await expect(page.getByText('Flagged: wrong').nth(50)).toBeAttached()
    await nothing(name)
  }
  await page.getByRole('button', { name: 'New article', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(packed(hostileTexts, 200, ' ')[3] ?? '')
  await page.getByRole('textbox', { name: 'Summary', exact: true }).fill(packed(hostileTexts, 500, ' ')[7] ?? '')
  await expect(page.locator('.cm-content')).toBeVisible()
  await page.locator('.cm-content').click()
  await page.keyboard.insertText(hostileTexts.join('\n\n'))
  await page.getByText('Preview', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('onerror=alert(1)')
  await nothing('preview')
  await page.getByText('Links', { exact: true }).click()
  await nothing('links')
  await context.close()
})
