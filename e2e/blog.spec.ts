/** The blog around its articles: search, topics, the archive, feeds, where numbers come from, and the picture of a link. */
import { posts } from '../src/content/posts.ts'
import { expect, test } from './visitor.ts'

test.use({ isNewcomer: false })

test('articles are found by search, topic and year without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/blog')
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('mortgage insurance')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['PMI: ask at 80, not 78'])
  await page.goto('/blog?q=%3Cscript%3Ealert(1)%3C/script%3E')
  await expect(page.getByText('No article has “<script>alert(1)</script>”')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: /^Retirement/ })
    .click()
  await expect(page).toHaveURL(/\/blog\/topics\/retirement$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles about retirement')
  const about = posts.filter(({ tags }) => tags.includes('retirement'))
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(about.map(({ title }) => title))
  await page.getByRole('link', { name: 'All articles by year' }).click()
  for (const { title } of posts) await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
  await context.close()
})

test('a number in an article leads to where it comes from', async ({ page }) => {
  await page.goto('/blog/pmi-ask-at-80-not-78')
  const number = page.getByRole('article').getByRole('link', { name: '80%' }).first()
  const place = (await number.getAttribute('href')) ?? ''
  await number.click()
  await expect(page.locator(place)).toBeInViewport()
  await expect(page.locator(place)).toContainText('Homeowners Protection Act')
})

test('feeds and pictures are there, and a topic nobody has is a true 404', async ({ request }) => {
  for (const path of ['/blog/feed.xml', '/blog/atom.xml', '/blog/feed.json']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const text = await answer.text()
    for (const { slug } of posts) expect(text, path).toContain(`/blog/${slug}`)
    expect(text).not.toContain('{{')
  }
  const picture = await request.get(`/blog/${posts[0]?.slug}/picture.png`)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  expect((await request.get('/blog/topics/no-such-topic')).status()).toBe(404)
  const html = await (await request.get('/blog')).text()
  for (const type of ['rss+xml', 'atom+xml', 'feed+json']) expect(html).toContain(`application/${type}`)
})
