/** Sentences with what stands behind their numbers: which figures each names is seen by putting marks where the figures stand. */
import { type Citation, citation } from '#calculators/kit/presentation.ts'
import { type SourceId, sources } from '#facts/sources.ts'
import { figureSaid } from '../lessons/kit/figure.ts'
import type { Lesson, LessonWords } from '../lessons/kit/lesson.ts'
import type { Note, Passage } from './page.ts'

const MARK = '¤'
const slots = new RegExp(`${MARK}(\\w+)${MARK}`, 'g')

/** The lesson's words with a mark in the place of each figure. */
export const markedWords = ({ figures, words }: Lesson): LessonWords =>
  words(Object.fromEntries(Object.keys(figures).map((name) => [name, `${MARK}${name}${MARK}`])))

const named = (id: SourceId, what: string, fact?: Parameters<typeof citation>[3]): Citation =>
  citation(sources, id, what, fact)
/** A note of a fact is for whoever checks the facts. */
const forReaders = ({ note: _note, ...rest }: Citation): Citation => rest

/** Reads the marked texts of one lesson. */
export function passages({ figures }: Lesson) {
  const plain = (marked: string): string =>
    marked.replace(slots, (_, name: string) => {
      const figure = figures[name]
      if (!figure) throw new RangeError(`No figure named ${name}`)
      return figureSaid(figure)
    })
  const notesOf = (marked: string): Note[] => {
    const names = [...new Set([...marked.matchAll(slots)].map((match) => match[1] ?? ''))]
    return names.flatMap((name): Note[] => {
      const figure = figures[name]
      if (figure?.kind === 'worked') return [{ kind: 'worked', figure: figureSaid(figure), how: figure.how }]
      if (figure?.kind === 'published') {
        const what = figureSaid(figure)
        return [{ kind: 'source', citation: forReaders(named(figure.fact.source, what, figure.fact)) }]
      }
      return []
    })
  }
  const passage = (marked: string, source?: SourceId): Passage => ({
    pieces: [plain(marked)],
    notes: [
      ...notesOf(marked),
      ...(source ? [{ kind: 'source', citation: named(source, 'What this says') } as const] : []),
    ],
  })
  return { plain, passage }
}

/** The documents of some passages, each named once with all that was taken from it. */
export function documentsOf(all: readonly Passage[]): readonly Citation[] {
  const byId = new Map<SourceId, Citation[]>()
  for (const { notes } of all)
    for (const note of notes)
      if (note.kind === 'source') byId.set(note.citation.id, [...(byId.get(note.citation.id) ?? []), note.citation])
  return [...byId.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const what = [...new Set(group.map((one) => one.what))].join(', ')
    const places = new Set(group.map(({ where, asOf }) => `${where}|${asOf}`))
    if (places.size === 1) return [{ ...first, what }]
    const { where: _where, asOf: _asOf, ...rest } = first
    return [{ ...rest, what }]
  })
}
