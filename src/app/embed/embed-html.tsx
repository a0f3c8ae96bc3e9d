/** The whole page of an embedded calculator as HTML: no header, no rail, no footer, and of script only its own. For the server. */
import { renderToReadableStream } from 'react-dom/server'
import type { CatalogueEntry } from '#calculators/catalogue.ts'
import type { Calculator } from '#calculators/kit/definition.ts'
import type { Env } from '#calculators/kit/field.ts'
import { initialInputs } from '#calculators/kit/field.ts'
import { openingOf } from '#calculators/kit/front.ts'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { partOf } from '#calculators/kit/parts.ts'
import { site } from '#content/site.ts'
import { defaultYear } from '#facts/default-year.ts'
import { siteOrigin } from '../shell/head-meta.ts'
import { type EmbedData, places } from './about.ts'
import { drawings } from './chart-drawing.tsx'
import { EmbedPage } from './embed-page.tsx'
import { headScript } from './head-script.ts'
import { words } from './words.ts'

/** A calculator with its starting values, answered on `today`. Scripts and style sheet are named by whoever finishes the page. */
export async function embedHtml(entry: CatalogueEntry, calculator: Calculator, today: Env['today']): Promise<string> {
  const env = { today, year: defaultYear, law: lawShelf() }
  await bringMissing(calculator, initialInputs(calculator.fields, env), env)
  const { slug, path, title, question } = entry
  const data: EmbedData = { about: { slug, path, title, question }, opening: openingOf(calculator, env) }
  const stream = await renderToReadableStream(
    <EmbedPage {...data} tool={calculator} making={{ calculator, drawings, partOf, env }} />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady
  const body = await new Response(stream).text()
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><script>${headScript}</script><title>${escaped(words.by(title))}</title><meta name="robots" content="noindex"/><link rel="canonical" href="${escaped(siteOrigin + path)}"/><link rel="icon" href="/favicon.svg" type="image/svg+xml"/>${inDevelopment}</head><body><noscript><p class="px-4 pt-3 text-sm text-ink-2">${escaped(words.noScript)}</p></noscript><p id="${places.lost}" class="px-4 pt-3 text-sm" hidden role="alert">${escaped(words.lost)} <a href="${escaped(path)}" target="_blank" rel="noopener">${escaped(title)}</a></p><div id="${places.root}">${body}</div><script type="application/json" id="${places.data}">${jsonInHtml(data)}</script></body></html>`
}

/** While building, whoever finishes the page names its scripts and style sheet; in development they are the sources. */
const inDevelopment = import.meta.env?.DEV
  ? '<link rel="stylesheet" href="/src/app/app.css"/><script type="module">import "/@id/__x00__virtual:react-router/inject-hmr-runtime";import("/src/app/embed/entry.tsx")</script>'
  : ''

/** For an address that holds no calculator. */
export const noEmbedHtml = (): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>404 | ${site.name}</title><meta name="robots" content="noindex"/></head><body><main><h1>${escaped(words.unknown)}</h1><p><a href="/financial-calculators" target="_blank" rel="noopener">${escaped(words.all)}</a></p></main></body></html>`

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** Nothing in it may end the script element it stands in. */
const jsonInHtml = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
