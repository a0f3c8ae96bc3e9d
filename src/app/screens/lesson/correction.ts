/** Corrections of a lesson with their numbers looked up. Read where pages are drawn; what comes out is plain data. */
import type { LessonCorrection } from '#wire/corrections.ts'
import { boundPost } from '#writing/bound/bound-post.ts'
import type { ShownBlock, ShownSource } from '#writing/bound/shown.ts'
import { shownText } from '#writing/bound/shown-text.ts'

export interface ShownCorrection
  extends Pick<LessonCorrection, 'slug' | 'title' | 'said' | 'publishedAt' | 'updatedAt'> {
  readonly blocks: readonly ShownBlock[]
  /** As words alone, for slides and the answer key. */
  readonly text: string
}
export interface Corrected {
  readonly all: readonly ShownCorrection[]
  /** What stands behind the numbers of all of them, counted through. */
  readonly sources: readonly ShownSource[]
}

export async function correctionsOf(
  corrections: readonly LessonCorrection[],
  lesson: string,
  today: string,
): Promise<Corrected> {
  const all: ShownCorrection[] = []
  const sources: ShownSource[] = []
  for (const { slug, title, said, publishedAt, updatedAt, ...rest } of corrections.filter(
    (one) => one.lesson === lesson,
  )) {
    const shown = await boundPost({ body: rest.body, updatedAt }, today)
    const blocks = countedFrom(shown.blocks, sources.length)
    all.push({ slug, title, said, publishedAt, updatedAt, blocks, text: shownText(shown) })
    sources.push(...shown.sources)
  }
  return { all, sources }
}

/** The same blocks, the sources of their numbers counted on behind those of the corrections above. */
const countedFrom = (blocks: readonly ShownBlock[], before: number): readonly ShownBlock[] =>
  before === 0
    ? blocks
    : JSON.parse(JSON.stringify(blocks), (_key, value: unknown) =>
        isFigure(value) ? { ...value, source: value.source + before } : value,
      )

const isFigure = (value: unknown): value is { readonly kind: 'figure'; readonly source: number } =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'figure' &&
  'source' in value &&
  typeof value.source === 'number'
