import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { posts } from '#content/posts.ts'
import { pageContext } from '#wire/page-context.ts'
import { ErrorPage } from '../../shell/error-page.tsx'
import About, { loader as aboutLoader } from '../about.tsx'
import AnyPath, { loader as anyLoader } from '../any-path.tsx'
import Blog, { ErrorBoundary as BlogAway, loader as blogLoader } from '../blog.tsx'
import BlogPost, { ErrorBoundary as PostAway, loader as postLoader } from '../blog-post.tsx'
import Calculators from '../calculators.tsx'
import { ComingSoon } from '../coming-soon.tsx'
import Contact from '../contact.tsx'
import Credit from '../credit.tsx'
import Landing from '../landing.tsx'
import Learning from '../learning.tsx'
import Legal from '../legal.tsx'
import Sitemap, { loader as sitemapLoader } from '../sitemap.tsx'
import Support from '../support.tsx'
import Terms from '../terms.tsx'

function render(path: string, Component: () => React.ReactNode): string {
  const Stub = createRoutesStub([{ path: '*', Component }])
  return renderToString(<Stub initialEntries={[path]} />)
}
/** With what comes late, as the server sends it. */
async function renderWhole(path: string, Component: () => React.ReactNode): Promise<string> {
  const Stub = createRoutesStub([{ path: '*', Component }])
  return await text((await prerenderToNodeStream(<Stub initialEntries={[path]} />)).prelude)
}
const context = () => new RouterContextProvider()
const headings = (html: string) => html.match(/<h1[ >]/g)?.length ?? 0
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('pages render on the server', () => {
  it.each([
    ['/', Landing, 'What are you deciding?'],
    ['/financial-calculators', Calculators, 'Used together'],
    ['/learning', Learning, 'Money 101'],
    ['/credit-debt-overview', Credit, 'What you owe'],
    ['/legal', Legal, 'What stays with you'],
    ['/legal?tab=privacy', Legal, 'What stays with you'],
    ['/legal?tab=terms', Legal, 'No warranty'],
    ['/legal?tab=disclaimer', Legal, 'Estimates'],
    ['/legal?tab=nonsense', Legal, 'What stays with you'],
    ['/terms-of-service', Terms, 'No warranty'],
    ['/contact', Contact, 'support@truepenny.example'],
    ['/support', Support, 'Do I need an account?'],
  ] as const)('%s', (path, Screen, words) => {
    const html = render(path, Screen)
    expect(headings(html)).toBe(1)
    expect(textOf(html)).toContain(words)
    // A strict content policy refuses style attributes.
    expect(html).not.toContain('style="')
  })

  it('shows the front page’s sum before any script runs', () => {
    // 443,000: see savings-path.test.ts.
    expect(textOf(render('/', Landing))).toContain('$443,000')
  })

  it('the sitemap names every part of the site, each page once', () => {
    const loaderData = sitemapLoader()
    const html = render('/sitemap', () => <Sitemap loaderData={loaderData} />)
    expect(headings(html)).toBe(1)
    expect(textOf(html)).toContain('Find a page')
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, path]) => path)
    expect(new Set(links).size).toBe(links.length)
    for (const path of ['/', '/mortgage-calculator', '/learning/compounding', '/truepenny-kids'])
      expect(links).toContain(path)
  })

  it('names the sources, and says when there are no corrections', async () => {
    const loaderData = await aboutLoader({ context: context() })
    const html = render('/about', () => <About loaderData={loaderData} />)
    expect(headings(html)).toBe(1)
    expect(textOf(html)).toContain('None so far')
    expect(textOf(html)).toContain('Freddie Mac')
  })
})

describe('addresses without a page', () => {
  const open = (path: string) => {
    const answer = anyLoader({ params: { '*': path } })
    return { status: answer.init?.status, html: render(`/${path}`, () => <AnyPath loaderData={answer.data} />) }
  }

  it('say Coming Soon for a calculator nobody built (spec 2.6)', () => {
    const { status, html } = open('boat-loan-calculator')
    expect(status).toBe(200)
    for (const words of ['Boat Loan Calculator', 'fine-tuned', 'Browse Other Calculators', 'Return to Home'])
      expect(textOf(html)).toContain(words)
  })

  it('say Page Not Found for the rest (spec 2.6)', () => {
    const { status, html } = open('some/where')
    expect(status).toBe(404)
    for (const words of ['Page Not Found', 'Go Home', 'Start Learning', 'Join Community', 'support@'])
      expect(textOf(html)).toContain(words)
    expect(html).toContain('href="/learning"')
    expect(html).toContain('href="/community"')
  })

  it('move a bare name to its page', () => {
    try {
      anyLoader({ params: { '*': 'rent-vs-buy' } })
      expect.unreachable()
    } catch (answer) {
      expect(answer).toBeInstanceOf(Response)
      if (answer instanceof Response)
        expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/rent-vs-buy-calculator'])
    }
  })

  it('show every card of the catalogue as Coming Soon without failing', () => {
    for (const entry of catalogue) {
      const html = render(entry.path, () => <ComingSoon entry={entry} />)
      expect(textOf(html)).toContain('fine-tuned')
    }
  })
})

describe('the blog', () => {
  it('lists the articles of the release where there is no store', async () => {
    const list = await blogLoader({ request: new Request('http://localhost/blog'), context: context() })
    expect(list.posts.map((post) => post.slug)).toEqual(posts.map((post) => post.slug))
    expect(JSON.stringify(list)).not.toContain('"body"')
    const html = render('/blog', () => <Blog loaderData={list} />)
    for (const post of posts) expect(html).toContain(`/blog/${post.slug}`)
  })

  it('goes page by page where there are more, and takes an odd place for the beginning', async () => {
    const asked: (string | undefined)[] = []
    const summaries = posts.map(({ body: _, ...summary }) => summary)
    const listPosts = async (after?: string) => {
      asked.push(after)
      return { posts: summaries, next: after === undefined ? '2026-01-02_a-post' : null }
    }
    const shown = async (query: string) => {
      const store = context()
      const nothing = {
        findPost: async () => null,
        movedPost: async () => null,
        postTags: async () => [],
        newestPosts: async () => [],
      }
      store.set(pageContext, { ...pageContext.defaultValue, store: { listPosts, ...nothing } })
      const list = await blogLoader({ request: new Request(`http://localhost/blog${query}`), context: store })
      return render('/blog', () => <Blog loaderData={list} />)
    }
    const first = await shown('')
    expect(first).toContain('href="/blog?after=2026-01-02_a-post"')
    expect(textOf(first)).not.toContain('Newest articles')
    const second = await shown('?after=2026-01-02_a-post')
    expect(textOf(second)).toContain('Newest articles')
    expect(second).not.toContain('?after=')
    for (const odd of ['?after=', '?after=%3Cscript%3E', '?after=2026-01-02', '?after=__proto__']) await shown(odd)
    expect(asked).toEqual([undefined, '2026-01-02_a-post', undefined, undefined, undefined, undefined])
  })

  it('leads from an address an article had before to the one it has now', async () => {
    const store = context()
    const reading = {
      listPosts: async () => ({ posts: [], next: null }),
      postTags: async () => [],
      newestPosts: async () => [],
      findPost: async () => null,
      movedPost: async (slug: string) => (slug === 'old-name' ? 'new-name' : null),
    }
    const page = { ...pageContext.defaultValue, store: { ...pageContext.defaultValue.store, ...reading } }
    store.set(pageContext, page as typeof pageContext.defaultValue)
    const answer = await postLoader({ params: { slug: 'old-name' }, context: store }).catch((thrown: unknown) => thrown)
    expect(answer).toBeInstanceOf(Response)
    if (answer instanceof Response)
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/blog/new-name'])
    expect((await postLoader({ params: { slug: 'never' }, context: store })).init?.status).toBe(404)
  })

  it('says in its own words that the articles are away, and nothing of the sort of anything else', () => {
    const away = { status: 503, statusText: 'Service Unavailable', internal: false, data: null }
    for (const Boundary of [BlogAway, PostAway]) {
      expect(textOf(render('/blog', () => <Boundary error={away} />))).toContain('can’t be shown right now')
      expect(textOf(render('/blog', () => <Boundary error={new Error('x')} />))).toContain('This page didn’t load')
    }
  })

  it('and an address without a page is not said to be a fault of ours', () => {
    const nothing = { status: 404, statusText: '', internal: false, data: null }
    const text = textOf(render('/x', () => <ErrorPage error={nothing} />))
    expect(text).toContain('Page Not Found')
    expect(text).not.toContain('went wrong')
  })

  it.each(posts)('shows $slug', async ({ slug, title }) => {
    const answer = await postLoader({ params: { slug }, context: context() })
    const html = render(`/blog/${slug}`, () => <BlogPost loaderData={answer.data} />)
    expect(headings(html)).toBe(1)
    expect(textOf(html)).toContain(title)
    expect(textOf(html)).toContain('numbers checked November 2026')
    expect(html).not.toMatch(/\*\*|\]\(/)
  })

  it('answers 404 for an article that does not exist', async () => {
    for (const slug of ['nothing-here', '../secret', '', 'x'.repeat(500)]) {
      const answer = await postLoader({ params: { slug }, context: context() })
      expect(answer.init?.status).toBe(404)
      const html = await renderWhole('/blog/x', () => <BlogPost loaderData={answer.data} />)
      expect(textOf(html)).toContain('Page Not Found')
    }
  })
})
