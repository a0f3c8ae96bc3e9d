import { lazy, Suspense } from 'react'
import { data, Link, type RouterContextProvider, redirect } from 'react-router'
import { entryBySlug } from '#calculators/catalogue.ts'
import { dateText, monthText } from '#calculators/kit/format.ts'
import { posts as seeds } from '#content/posts.ts'
import { pageContext } from '#wire/page-context.ts'
import { type PostSummary, slugPattern } from '#wire/posts.ts'
import { boundPost } from '#writing/bound/bound-post.ts'
import type { Shown as ShownText } from '#writing/bound/shown.ts'
import { readingMinutes } from '#writing/markdown/markdown.ts'
import { missingMeta } from '../shell/head-meta.ts'
import { postMeta } from '../shell/post-meta.ts'
import type { ToolEntry } from './listing/hub-tools.precomputed.ts'
import { ToolCard } from './listing/tool-card.tsx'
import { ArticleChart } from './reading/article-chart.tsx'
import { ArticlesAway } from './reading/articles-away.tsx'
import { ShownBlocks } from './reading/blocks.tsx'
import { feedLinks } from './reading/feed-links.ts'
import { Topics } from './reading/post-list.tsx'
import { PostSources } from './reading/post-sources.tsx'

type Shown =
  | {
      readonly kind: 'post'
      readonly post: PostSummary
      readonly text: ShownText
      readonly minutes: number
      readonly tools: readonly ToolEntry[]
    }
  | { readonly kind: 'missing'; readonly slug: string }

/** An address an article had before leads to the one it has now. The body is read and its numbers are looked up here, on the server: pages carry no reader and no registry. */
export async function loader(args: { params: { readonly slug?: string }; context: Readonly<RouterContextProvider> }) {
  const slug = args.params.slug ?? ''
  const { store, today } = args.context.get(pageContext)
  const known = slug.length <= 80 && slugPattern.test(slug)
  const found = !known ? null : store ? await store.findPost(slug) : (seeds.find((post) => post.slug === slug) ?? null)
  if (!found && known && store) {
    const now = await store.movedPost(slug)
    if (now !== null) throw redirect(`/blog/${now}`, 301)
  }
  if (!found) return data<Shown>({ kind: 'missing', slug: slug.slice(0, 80) }, { status: 404 })
  const { body, ...post } = found
  const tools = post.relatedTools.flatMap((name): readonly ToolEntry[] => {
    const entry = entryBySlug(name)
    if (!entry) return []
    const { path, title, question, icon, category, isImplemented } = entry
    return [{ slug: name, path, title, question, icon, category, isImplemented }]
  })
  return data<Shown>({ kind: 'post', post, text: await boundPost(found, today), minutes: readingMinutes(body), tools })
}

export const meta = ({ loaderData }: { loaderData?: Shown }) =>
  loaderData?.kind === 'post' ? [...postMeta(loaderData.post), ...feedLinks()] : missingMeta('/blog')

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ArticlesAway error={error} />
}

/** With all that an address may be like: no part of an article that is read. */
const NotFound = lazy(() => import('./not-found.tsx').then(({ NotFound }) => ({ default: NotFound })))

export default function BlogPost({ loaderData }: { loaderData: Shown }) {
  if (loaderData.kind === 'missing')
    return (
      <Suspense>
        <NotFound path={`/blog/${loaderData.slug}`} />
      </Suspense>
    )
  const { post, text, minutes, tools } = loaderData
  const headings = text.blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []))
  return (
    <article className="grid gap-8">
      <header className="grid gap-3">
        <p className="no-print text-sm">
          <Link to="/blog">All articles</Link>
        </p>
        <h1 className="max-w-[24ch] text-3xl">{post.title}</h1>
        <p className="max-w-[62ch] text-ink-2 text-lg">{post.excerpt}</p>
        <p className="text-ink-3 text-sm">
          {post.author}
          {post.reviewer ? `, reviewed by ${post.reviewer}` : ''} ·{' '}
          <time dateTime={post.publishedAt}>{dateText(post.publishedAt)}</time> · numbers checked{' '}
          {monthText(post.updatedAt.slice(0, 7))} · {minutes} min read
        </p>
        <Topics tags={post.tags} />
      </header>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_240px]">
        <div className="min-w-0">
          <ShownBlocks blocks={text.blocks} Picture={ArticleChart} />
        </div>
        {headings.length > 2 ? (
          <nav
            aria-label="In this article"
            className="no-print order-first h-fit text-sm lg:sticky lg:top-20 lg:order-last"
          >
            <h2 className="text-base">In this article</h2>
            <ul className="mt-2 grid gap-1.5 border-line border-l pl-4">
              {headings.map((block) => (
                <li key={block.id}>
                  <a href={`#${block.id}`} className="text-ink-2">
                    {block.text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      {text.sources.length > 0 ? <PostSources sources={text.sources} /> : null}
      <p className="max-w-[68ch] text-ink-2 text-sm">
        Education, not advice. See a number that looks wrong? <Link to="/contact">Tell us</Link>, or check our{' '}
        <Link to="/about#corrections">corrections</Link>.
      </p>
      {tools.length > 0 ? (
        <section aria-labelledby="tools" className="no-print grid gap-4">
          <h2 id="tools" className="text-xl">
            Related calculators
          </h2>
          <ul className="grid gap-4 md:grid-cols-2">
            {tools.map((entry) => (
              <li key={entry.slug}>
                <ToolCard entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  )
}
