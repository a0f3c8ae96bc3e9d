import { embedPath } from '#wire/embed.ts'
import { words } from './words.ts'

export type Look = 'reader' | 'light' | 'dark'

export interface Embedding {
  /** Where the site stands: 'https://…', without a slash at the end. */
  readonly origin: string
  readonly slug: string
  readonly title: string
  /** Numbers to start with, as in a shared link: '#v1&…'; empty for the starting values. */
  readonly numbers: string
  readonly look: Look
  /** In CSS pixels. */
  readonly height: number
}

/** The frame's address, from the site's own root. */
export const embedAddress = ({ slug, numbers, look }: Pick<Embedding, 'slug' | 'numbers' | 'look'>): string =>
  `${embedPath(slug)}${look === 'reader' ? '' : `?theme=${look}`}${numbers}`

/** The line of HTML that puts a calculator into somebody's page. It needs no script. */
export function embedCode(embedding: Embedding): string {
  const { origin, title, height } = embedding
  const src = inAttribute(origin + embedAddress(embedding))
  return `<iframe src="${src}" title="${inAttribute(words.by(title))}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`
}

const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** So tall is a frame until it has said how tall it is. */
export const FIRST_HEIGHT = 1100
