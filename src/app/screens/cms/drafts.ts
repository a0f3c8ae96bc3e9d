/** What an editor has typed and not saved yet, kept on the device so that a closed tab, a lost line or an ended session loses nothing. */
import { SAID_LENGTH } from '#wire/corrections.ts'
import type { ManuscriptContent } from '#wire/manuscripts.ts'
import { open, record } from '../../state/shape.ts'
import { text, whole } from '../../state/shape-basics.ts'
import { list, map } from '../../state/shape-lists.ts'
import { stored } from '../../state/stored.ts'

export interface KeptDraft extends Omit<ManuscriptContent, 'updatedAt' | 'tags' | 'relatedTools'> {
  readonly tags: readonly string[]
  readonly relatedTools: readonly string[]
  /** The version it began with; 0 for an article that was never saved. */
  readonly version: number
  /** Day the numbers were checked; '' for none. */
  readonly updatedAt: string
  readonly typedAt: string
}
type Drafts = Readonly<Record<string, KeptDraft>>

const MOST_DRAFTS = 20
/** An article that was never saved stands under a name of its own, so that two of them in two tabs are two. */
const NEW = 'new-'
export const newName = (unique: string): string => NEW + unique.slice(0, 12)
/** The same for a correction of a lesson. */
export const newCorrectionName = (unique: string): string => `${CORRECTION}${unique.slice(0, 12)}`
const CORRECTION = `${NEW}correction-`
/** What tells one new correction from another; null for an article. */
export const uniqueOfCorrection = (name: string): string | null =>
  name.startsWith(CORRECTION) ? name.slice(CORRECTION.length) : null
export const isNew = (name: string): boolean => name.startsWith(NEW)
const isName = (name: string): boolean => /^(?:[\w-]{3,40}|seed:[a-z0-9-]{1,80})$/.test(name)

const draft = record<KeptDraft>({
  version: whole(0, 1_000_000_000),
  typedAt: text(40),
  slug: text(80),
  title: text(200),
  excerpt: text(500),
  body: text(200_000),
  author: text(200),
  reviewer: text(200),
  updatedAt: text(10),
  tags: list({ of: 'topics', most: 20 }, text(40)),
  relatedTools: list({ of: 'calculators', most: 20 }, text(80)),
  correction: open(record({ lesson: text(80), said: text(SAID_LENGTH) })),
})

export const draftsShape = map({ of: 'drafts', most: MOST_DRAFTS }, isName, draft)

/** Two tabs: of each text what was typed last. */
export function joinDrafts(mine: Drafts, theirs: Drafts): Drafts {
  const ids = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const newest = [mine[id], theirs[id]]
        .filter((one) => one !== undefined)
        .toSorted((a, b) => (a.typedAt < b.typedAt ? 1 : -1))[0]
      return newest ? [[id, newest] as const] : []
    }),
  )
}

export const drafts = stored<Drafts>('cms-drafts', {
  version: 1,
  area: 'local',
  initial: {},
  shape: draftsShape,
  merge: joinDrafts,
})

export function keepDraft(id: string, content: ManuscriptContent, version: number, typedAt: string): void {
  drafts.set((now) => ({ ...now, [id]: { ...content, updatedAt: content.updatedAt ?? '', version, typedAt } }))
}

export function dropDraft(id: string): void {
  drafts.set((now) => Object.fromEntries(Object.entries(now).filter(([name]) => name !== id)))
}

/** As an article's text, without what only the device knows. */
export function contentOf({
  version: _version,
  typedAt: _typedAt,
  updatedAt,
  ...content
}: KeptDraft): ManuscriptContent {
  return { ...content, tags: [...content.tags], relatedTools: [...content.relatedTools], updatedAt: updatedAt || null }
}
