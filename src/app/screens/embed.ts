import { type RouterContextProvider, redirect } from 'react-router'
import { entryBySlug } from '#calculators/catalogue.ts'
import { embedPath } from '#wire/embed.ts'
import { embedHtml, noEmbedHtml } from '../embed/embed-html.tsx'
import { renderDay } from '../shell/render-day.ts'

interface Asked {
  readonly params: { readonly slug?: string }
  readonly context: Readonly<RouterContextProvider>
}

/** The HTML of an embedded calculator; a calculator's page name leads to it. Built ones stand finished in the site's files. */
export async function loader({ params, context }: Asked): Promise<Response> {
  const entry = entryBySlug((params.slug ?? '').toLowerCase())
  const html = (text: string, status: number) =>
    new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
  if (!entry?.load) return html(noEmbedHtml(), 404)
  if (params.slug !== entry.slug) return redirect(embedPath(entry.slug), 301)
  const { calculator } = await entry.load()
  return html(await embedHtml(entry, calculator, renderDay(context)), 200)
}
