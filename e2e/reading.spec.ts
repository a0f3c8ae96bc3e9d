/** Pages to read: lessons, credit, articles, legal texts, contact, support and sitemap. */
import type { Page } from '@playwright/test'
import { isListed, pages } from '../src/app/pages.ts'
import { catalogue } from '../src/calculators/catalogue.ts'
import { posts } from '../src/content/posts.ts'
import { questions } from '../src/content/support.ts'
import { guideCards } from '../src/teaching/guides/cards.precomputed.ts'
import { kidsPaths } from '../src/teaching/kids/cards.ts'
import { teachingPaths } from '../src/teaching/lesson-pages/paths.ts'
import { resultOf } from './calculator-page.ts'
import { holdScripts } from './slow-scripts.ts'
import { expect, firstVisit, test } from './visitor.ts'

test.use({ isNewcomer: false })

const main = (page: Page) => page.getByRole('main')
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Every address inside the site that the main part links to, without what stands behind the '#'. */
async function innerLinks(page: Page): Promise<readonly string[]> {
  const found = await main(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(found.filter((path) => path.startsWith('/')).map((path) => path.split('#')[0] ?? ''))]
}

test('Money 101 leads to pages that stand', async ({ page, request }) => {
  await page.goto('/learning')
  const links = await innerLinks(page)
  expect(links.length).toBeGreaterThan(10)
  for (const path of links) expect((await request.get(path)).status(), path).toBe(200)
})

test('the blog lists every article, newest first, and each opens whole without scripts', async ({ page, browser }) => {
  await page.goto('/blog')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(posts.map((post) => post.title))
  await main(page)
    .getByRole('link', { name: posts[0]?.title ?? '' })
    .click()
  await expect(title(page, posts[0]?.title ?? '')).toBeVisible()
  await main(page).getByRole('link', { name: 'All articles' }).click()
  await expect(title(page, 'Blog')).toBeVisible()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const still = await context.newPage()
  for (const post of posts) {
    await still.goto(`/blog/${post.slug}`, { waitUntil: 'domcontentloaded' })
    await expect(title(still, post.title)).toBeVisible()
    await expect(still.getByRole('article')).toContainText(post.excerpt)
    expect(((await still.getByRole('article').textContent()) ?? '').length).toBeGreaterThan(3_000)
    await expect(still.getByRole('article').getByText(/\*\*|\]\(/)).toHaveCount(0)
    const astray = await still
      .getByRole('navigation', { name: 'In this article' })
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .map(
            (link) => [link.textContent, document.getElementById((link as HTMLAnchorElement).hash.slice(1))] as const,
          )
          .filter(([name, heading]) => heading?.tagName !== 'H2' || heading.textContent.trim() !== name?.trim())
          .map(([name]) => name),
      )
    expect(astray, `${post.slug}: each link leads to its heading`).toEqual([])
  }
  await context.close()
})

/** What each article says of its plan, and how its calculator says the same: to the dollar where it projects years. */
const doors = [
  [
    'pmi-ask-at-80-not-78',
    'Open this loan',
    [
      ['$2,492.57', 'Principal and interest$2,493'],
      ['$210', 'PMI$210'],
      ['$360,000', 'Loan amount$360,000'],
    ],
  ],
  [
    'minimum-payments-month-by-month',
    'Open this card',
    [
      ['$142.29', '$142.29'],
      ['$7,731', '$7,731'],
      ['16 years and 5 months', '16 years and 5 months'],
    ],
  ],
  ['what-98-years-of-stocks-felt-like', 'Open this plan', [['about $245,000', 'about $245,000']]],
] as const
for (const [slug, words, figures] of doors)
  test(`“${words}” opens the calculator with the numbers of the article ${slug}`, async ({ page }) => {
    await page.goto(`/blog/${slug}`)
    for (const [said] of figures) await expect(page.getByRole('article')).toContainText(said)
    await page.getByRole('link', { name: new RegExp(words) }).click()
    await expect(page).toHaveURL(/-calculator#v1&/)
    for (const [, shown] of figures) await expect(resultOf(page)).toContainText(shown)
    await expect(page.getByText('We couldn’t read this link')).toHaveCount(0)
  })

test('an article nobody wrote is a true 404', async ({ page, expectNoise }) => {
  expectNoise(/status of 404/)
  for (const slug of ['no-such-article', 'UPPER', 'a'.repeat(200), '%3Cscript%3E']) {
    const answer = await page.goto(`/blog/${slug}`)
    expect(answer?.status(), slug).toBe(404)
    await expect(title(page, 'Page Not Found')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
})

test('legal texts follow the tab of the address; a tab nobody offers shows privacy', async ({ page }) => {
  for (const [query, name] of [
    ['?tab=privacy', 'Privacy'],
    ['?tab=terms', 'Terms of Service'],
    ['?tab=disclaimer', 'Disclaimer'],
    ['', 'Privacy'],
    ['?tab=', 'Privacy'],
    ['?tab=PRIVACY', 'Privacy'],
    ['?tab=constructor', 'Privacy'],
    ['?tab=%3Cimg%20src=x%3E', 'Privacy'],
    ['?tab=disclaimer&tab=terms', 'Disclaimer'],
  ] as const) {
    await page.goto(`/legal${query}`)
    await expect(title(page, name), query).toBeVisible()
    await expect(page).toHaveTitle(`${name} | Truepenny`)
    await expect(page.getByRole('navigation', { name: 'Legal' }).locator('[aria-current=page]')).toHaveText(name)
    await expect(page.getByText(/^Last updated/)).toBeVisible()
  }
  const tabs = page.getByRole('navigation', { name: 'Legal' })
  await tabs.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL(/\/legal\?tab=terms$/)
  await expect(title(page, 'Terms of Service')).toBeVisible()
  await expect(page).toHaveTitle('Terms of Service | Truepenny')
  await page.goBack()
  await expect(title(page, 'Disclaimer')).toBeVisible()
})

test('both addresses of the terms show the terms', async ({ page }) => {
  for (const path of ['/terms-of-service', '/termsofservice']) {
    await page.goto(path)
    await expect(title(page, 'Terms of Service')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'In short' })).toBeVisible()
  }
})

test('About names its method, its corrections and its sources', async ({ page }) => {
  await page.goto('/about')
  await expect(title(page, 'About Us')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Corrections' })).toBeVisible()
  const sources = page.getByRole('region', { name: 'Sources' })
  expect(await sources.locator('details').count()).toBeGreaterThan(5)
  const first = sources.locator('details').first()
  await first.locator('summary').click()
  await expect(first.getByRole('listitem').first()).toBeVisible()
  for (const link of await sources.locator('a').all())
    expect(await link.getAttribute('href')).toMatch(/^https?:\/\/[\w.-]+\.\w+\//)
})

test('Contact gives an address to write to and says what to leave out; Support opens its answers', async ({ page }) => {
  await page.goto('/contact')
  await expect(title(page, 'Contact Us')).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^support@/ })).toHaveAttribute('href', /^mailto:support@/)
  await expect(main(page).getByRole('link', { name: 'Report a number' })).toHaveAttribute(
    'href',
    /\?subject=This%20number%20looks%20wrong$/,
  )
  await main(page).getByRole('link', { name: 'Support', exact: true }).click()
  await expect(title(page, 'Support')).toBeVisible()
  await expect(main(page).locator('summary')).toHaveText(questions.map((one) => one.asked))
  for (const one of await main(page).locator('details').all()) {
    await one.locator('summary').click()
    await expect(one.locator('p').first()).toBeVisible()
  }
})

test('the sitemap names every page that works, each answers, and the box narrows it', async ({ page, request }) => {
  await page.goto('/sitemap')
  const named = await innerLinks(page)
  expect([...named].sort()).toEqual(
    [
      ...pages.filter((one) => isListed(one)).map((one) => one.path),
      ...catalogue.filter((entry) => entry.isImplemented).map((entry) => entry.path),
      ...teachingPaths,
      ...kidsPaths,
      ...guideCards.map(({ path }) => path),
    ].sort(),
  )
  for (const path of named) expect((await request.get(path)).status(), path).toBe(200)
  await page.getByRole('searchbox', { name: 'Find a page' }).fill('mortgage')
  await expect(main(page).getByRole('link', { name: 'Mortgage Calculator' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Savings Goals' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Find a page' }).fill('zzzz')
  await expect(main(page).getByText('No results. Try different words.')).toBeVisible()
})

test('what is typed before the scripts are here is answered', { tag: firstVisit }, async ({ page }) => {
  const open = async (path: string) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    return release
  }
  const sitemap = await open('/sitemap')
  await page.getByRole('searchbox', { name: 'Find a page' }).fill('mortgage')
  await sitemap()
  await expect(main(page).getByRole('link', { name: 'Savings Goals' })).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Mortgage Calculator' })).toBeVisible()
})
