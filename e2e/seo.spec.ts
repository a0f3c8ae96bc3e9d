/** What search engines and link previews are told, on every page. */
import type { APIRequestContext } from '@playwright/test'
import { isListed, pageAt, pages } from '../src/app/pages.ts'
import { blogLists } from '../src/app/screens/reading/tag-path.ts'
import { aliases, catalogue, entryByPath } from '../src/calculators/catalogue.ts'
import { posts } from '../src/content/posts.ts'
import { site } from '../src/content/site.ts'
import { glossary, termTitle } from '../src/teaching/glossary/glossary.ts'
import { guideCards } from '../src/teaching/guides/cards.precomputed.ts'
import { kidsPaths } from '../src/teaching/kids/cards.ts'
import { lessonCards, unitCards } from '../src/teaching/lesson-pages/cards.precomputed.ts'
import { teachingPaths } from '../src/teaching/lesson-pages/paths.ts'
import { everyPage } from './every-page.ts'
import { expect, test } from './visitor.ts'

const built = catalogue.filter((entry) => entry.isImplemented)
const listed = [
  ...pages.filter(isListed).map((page) => page.path),
  ...built.map((entry) => entry.path),
  ...posts.map((post) => `/blog/${post.slug}`),
  ...teachingPaths,
  ...guideCards.map(({ path }) => path),
  ...glossary.map(({ slug }) => `/guide/${slug}`),
]
/** Pages whose titles are made elsewhere. */
const alsoListed = [...kidsPaths, ...blogLists(posts.flatMap((post) => post.tags))]

interface Head {
  readonly title: string
  readonly canonical: string | undefined
  readonly robots: string | undefined
  readonly meta: ReadonlyMap<string, string>
  readonly blocks: readonly Record<string, unknown>[]
}

const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? undefined : plain(found)
}

// One worker reads each page once for all of them.
test.describe.configure({ mode: 'default' })

interface Sent {
  readonly status: number
  /** Where it was found: another address after a redirect. */
  readonly at: string
  readonly html: string
}
const read = new Map<string, Sent>()
/** What is sent under an address. */
async function sentAt(request: APIRequestContext, path: string): Promise<Sent> {
  const known = read.get(path)
  if (known) return known
  const answer = await request.get(path)
  const { origin } = new URL(answer.url())
  const sent = { status: answer.status(), at: answer.url().slice(origin.length), html: await answer.text() }
  read.set(path, sent)
  return sent
}

/** The head of a page as a robot reads it: from the HTML that was sent, before any script. */
async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const { html: whole } = await sentAt(request, path)
  const html = whole.slice(0, whole.indexOf('</head>'))
  const tags = (name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? []
  const meta = new Map(
    tags('meta').map((tag) => [
      attribute(tag, 'name') ?? attribute(tag, 'property') ?? tag,
      attribute(tag, 'content') ?? '',
    ]),
  )
  const canonicals = tags('link').filter((tag) => attribute(tag, 'rel') === 'canonical')
  expect(canonicals.length, `${path} names at most one address`).toBeLessThanOrEqual(1)
  const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)]
  expect(titles, `${path} has one title`).toHaveLength(1)
  return {
    title: plain(titles[0]?.[1] ?? ''),
    canonical: canonicals[0] && attribute(canonicals[0], 'href'),
    robots: meta.get('robots'),
    meta,
    blocks: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      (found) => JSON.parse(found[1] ?? '') as Record<string, unknown>,
    ),
  }
}

test('sitemap.xml lists exactly the pages visitors are led to, and each answers', async ({ request }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  const xml = await answer.text()
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset xmlns="http:\/\/www\.sitemaps\.org/)
  const found = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')
  expect(found.every((address) => address.startsWith(`${site.origin}/`))).toBe(true)
  const paths = found.map((address) => address.slice(site.origin.length))
  expect([...paths].sort()).toEqual([...listed, ...alsoListed].sort())
  for (const path of paths) {
    const { status, at } = await sentAt(request, path)
    expect([status, at]).toEqual([200, path])
  }
})

test('robots.txt lets robots read, keeps them from the API and names the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const lines = (await answer.text()).trim().split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain('Allow: /')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

/** A word's page says that it tells what the word means. */
const termName = (path: string): string | undefined => {
  const term = glossary.find(({ slug }) => path === `/guide/${slug}`)
  const title = term && termTitle(term)
  return title && `${title.charAt(0).toUpperCase()}${title.slice(1)}: what it means`
}

test('every listed page has its own title, description, address and sharing card', async ({ request }) => {
  const seen = new Map<string, string>()
  for (const path of listed) {
    const head = await headOf(request, path)
    const post = posts.find((one) => path === `/blog/${one.slug}`)
    const taught =
      lessonCards.find(({ slug }) => path === `/learning/${slug}`)?.title ??
      unitCards.find(({ slug }) => path === `/financial-education/${slug}`)?.title ??
      guideCards.find((guide) => path === guide.path)?.title ??
      termName(path)
    const name = post?.title ?? entryByPath(path)?.title ?? pageAt(path)?.title ?? taught
    if (path === '/') expect(head.title).toBe(`${site.name}: ${site.tagline}`)
    else if (path === '/legal') expect(head.title).toBe('Privacy | Truepenny')
    else expect(head.title).toBe(`${name} | Truepenny`)
    expect(head.robots, path).toBeUndefined()
    expect(head.canonical, path).toBe(path === '/legal' ? `${site.origin}/legal?tab=privacy` : `${site.origin}${path}`)
    const description = head.meta.get('description') ?? ''
    expect(description.length, path).toBeGreaterThan(30)
    expect(head.meta.get('og:title'), path).toBe(head.title)
    expect(head.meta.get('og:description'), path).toBe(description)
    expect(head.meta.get('og:url'), path).toBe(head.canonical)
    expect(head.meta.get('og:site_name')).toBe('Truepenny')
    expect(head.meta.get('og:type'), path).toBe(post ? 'article' : 'website')
    expect(head.meta.get('twitter:card')).toBe(post ? 'summary_large_image' : 'summary')
    expect(head.meta.get('og:image'), path).toBe(post ? `${site.origin}/blog/${post.slug}/picture.png` : undefined)
    expect(head.meta.get('viewport')).toContain('width=device-width')
    expect(seen.get(head.title), `${path} shares its title`).toBeUndefined()
    seen.set(head.title, path)
  }
})

test('pages under a second address, to come, or unknown point elsewhere or stay out', async ({ request }) => {
  for (const page of pages.filter((one) => !isListed(one))) {
    const head = await headOf(request, page.path)
    expect(head.robots, page.path).toBe('noindex')
    expect(head.canonical, page.path).toBeUndefined()
    expect(head.title).toBe(`${page.title} | Truepenny`)
  }
  for (const entry of catalogue.filter((one) => !one.isImplemented)) {
    const head = await headOf(request, entry.path)
    expect(head.robots, entry.path).toBe('noindex')
    expect(head.title).toBe(`${entry.title} | Truepenny`)
    expect(head.blocks, entry.path).toEqual([])
  }
  for (const [path, slug] of Object.entries(aliases)) {
    const target = built.find((entry) => entry.slug === slug)
    if (target) expect((await headOf(request, path)).canonical).toBe(`${site.origin}${target.path}`)
  }
  for (const path of ['/no-such-page', '/boat-loan-calculator', '/blog/no-such-article'])
    expect((await headOf(request, path)).robots, path).toBe('noindex')
  expect((await headOf(request, '/boat-loan-calculator')).title).toBe('Boat Loan Calculator | Truepenny')
})

test('the legal tabs are told apart for robots that run scripts', async ({ page }) => {
  for (const [tab, canonical] of [
    ['privacy', '/legal?tab=privacy'],
    ['terms', '/terms-of-service'],
    ['disclaimer', '/legal?tab=disclaimer'],
  ] as const) {
    await page.goto(`/legal?tab=${tab}`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}${canonical}`)
  }
})

/** The crumbs of a trail: positions from 1, and the address of each step. */
function expectTrail(block: Record<string, unknown> | undefined, trail: readonly (readonly [string, string])[]) {
  expect(block).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: `${site.origin}${path}`,
    })),
  })
}

test('each calculator says that it is a free web application, and where it stands', async ({ request }) => {
  for (const entry of built) {
    const { blocks } = await headOf(request, entry.path)
    const app = blocks.find((block) => block['@type'] === 'WebApplication')
    expect(app).toMatchObject({
      '@context': 'https://schema.org',
      name: entry.title,
      url: `${site.origin}${entry.path}`,
      applicationCategory: 'FinanceApplication',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    })
    expectTrail(
      blocks.find((block) => block['@type'] === 'BreadcrumbList'),
      [
        ['Truepenny', '/'],
        ['Financial Calculators', '/financial-calculators'],
        [entry.title, entry.path],
      ],
    )
    expect(blocks).toHaveLength(2)
  }
})

test('each article says who wrote it and when', async ({ request }) => {
  for (const post of posts) {
    const { blocks } = await headOf(request, `/blog/${post.slug}`)
    expect(blocks.find((block) => block['@type'] === 'BlogPosting')).toMatchObject({
      headline: post.title,
      description: post.excerpt,
      datePublished: post.publishedAt,
      dateModified: post.updatedAt,
      mainEntityOfPage: `${site.origin}/blog/${post.slug}`,
    })
    expectTrail(
      blocks.find((block) => block['@type'] === 'BreadcrumbList'),
      [
        ['Truepenny', '/'],
        ['Blog', '/blog'],
        [post.title, `/blog/${post.slug}`],
      ],
    )
  }
})

test('every page has one main part, one first heading and a language; moving on sets the title', async ({
  page,
  request,
}) => {
  for (const path of everyPage) {
    const { html } = await sentAt(request, path)
    expect(html, path).toMatch(/^<!DOCTYPE html>/i)
    expect(html, path).toContain('<html lang="en"')
    expect(html.match(/<main[\s>]/g), path).toHaveLength(1)
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
  }
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveTitle('Contact Us | Truepenny')
  await page.goBack()
  await expect(page).toHaveTitle('About Us | Truepenny')
})
