import type { ServerBuild } from 'react-router'
import { isEmbedPath } from '#wire/embed.ts'
import type { PageContext } from '#wire/page-context.ts'
import { bareRenderer } from '../routes/load-context.ts'
import { type SiteFile, siteFile } from '../routes/site-files.ts'
import { finishEmbed, finishHtml, type SmallFiles } from './finish-html.ts'
import { packed } from './packed.ts'

/** What a page is drawn from; its scripts are allowed by their hash, so it has no nonce. */
export type Given = Pick<PageContext, 'today' | 'market'> & Partial<Pick<PageContext, 'corrections'>>
/** Draws one page anew: its HTML and the data a page that is already open asks for, each under its address. */
export type Drawer = (address: string, given: Given, preloads: readonly string[]) => Promise<[string, SiteFile][]>

/** The built app as it answers an address. Rejects when it answers anything but 200. */
export function pageText(build: ServerBuild): (address: string, given: Given) => Promise<string> {
  const draw = bareRenderer(build)
  return async (address, given) => {
    const answer = await draw(address, given)
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${address} was drawn with status ${answer.status}.`)
    return text
  }
}

/** The built app as a drawer of finished pages. */
export function pageDrawer(build: ServerBuild, publicOrigins: readonly string[], small: SmallFiles = {}): Drawer {
  const ask = pageText(build)
  const file = async (relative: string, text: string) => {
    const body = Buffer.from(text)
    return siteFile(relative, { identity: body, ...(await packed(body)) }, publicOrigins)
  }
  return async (address, given, preloads) => {
    // Nobody comes to it from within the site, so there is no data apart from its HTML.
    if (isEmbedPath(address))
      return [[address, await file(`${address}/index.html`, finishEmbed(await ask(address, given), preloads))]]
    const html = finishHtml(await ask(address, given), preloads, small)
    const data = await ask(`${address}.data`, given)
    return [
      [address, await file(`${address}/index.html`, html)],
      [`${address}.data`, await file(`${address}.data`, data)],
    ]
  }
}
