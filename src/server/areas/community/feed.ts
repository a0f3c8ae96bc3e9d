import type { ThreadSummary } from '#wire/community.ts'
import { threadPath } from '#writing/community/address.ts'
import type { Tag } from '#writing/community/tags.ts'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Text inside XML 1.0, which takes no control signs but tab and line feeds. */
const xml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '')

/** RSS 2.0 of the newest questions, about one topic or all. `origin` without a slash at its end. */
export function feedOf(origin: string, tag: Tag | null, threads: readonly ThreadSummary[]): string {
  const title = tag ? `Truepenny community: ${tag.label}` : 'Truepenny community'
  const page = `${origin}/community${tag ? `?tag=${tag.name}` : ''}`
  const items = threads.map(({ id, slug, title: asked, excerpt, at, tags }) => {
    const link = xml(`${origin}${threadPath(id, slug)}`)
    const topics = tags.map((name) => `<category>${xml(name)}</category>`).join('')
    return `<item><title>${xml(asked)}</title><link>${link}</link><guid isPermaLink="false">${id}</guid><pubDate>${new Date(at).toUTCString()}</pubDate><description>${xml(excerpt)}</description>${topics}</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${xml(title)}</title><link>${xml(page)}</link><description>Money questions asked without names, and what people answered.</description><language>en-us</language>
${items.join('\n')}
</channel></rss>
`
}
