/** Sentences with what stands behind their numbers: which figures each names is seen by putting marks where the figures stand. */
import { type Citation, citation } from '#calculators/kit/presentation.ts'
import { type SourceId, sources } from '#facts/sources.ts'
import { figureSaid } from '../lessons/kit/figure.ts'
import type { Lesson, LessonWords } from '../lessons/kit/lesson.ts'
import type { Note, Passage } from './page.ts'

const MARK = '¤'
/** What a document without a figure of its own stands for: beside its sentence, and in the list of all. */
const THIS = 'This fact'
const ABOVE = 'Facts above'
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
    const own = names.flatMap((name) => figures[name] ?? [])
    const cited = own.flatMap((figure) =>
      figure.kind === 'published' ? [forReaders(named(figure.fact.source, figureSaid(figure), figure.fact))] : [],
    )
    return [
      ...own.flatMap((figure): Note[] =>
        figure.kind === 'worked' ? [{ kind: 'worked', figure: figureSaid(figure), how: figure.how }] : [],
      ),
      ...joined(cited, ({ id, where, asOf, status }) => [id, where, asOf, status].join('|')).map(
        ({ first, what }): Note => ({ kind: 'source', citation: { ...first, what } }),
      ),
    ]
  }
  const passage = (marked: string, source?: SourceId): Passage => ({
    pieces: [plain(marked)],
    notes: [...notesOf(marked), ...(source ? [{ kind: 'source', citation: named(source, THIS) } as const] : [])],
  })
  return { plain, passage }
}

/** Citations that are the same by a key as one, with all that was taken from it. */
function joined(all: readonly Citation[], key: (citation: Citation) => string) {
  const groups = Map.groupBy(all, key)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ first, group, what: [...new Set(group.map((one) => one.what))].join(', ') }] : []
  })
}

/** The documents of some passages, each named once with all that was taken from it. */
export function documentsOf(all: readonly Passage[]): readonly Citation[] {
  const cited = all.flatMap(({ notes }) => notes.flatMap((note) => (note.kind === 'source' ? [note.citation] : [])))
  return joined(cited, ({ id }) => id).map(({ first, group, what: all }) => {
    const taken = new Set(all.split(', ').filter((one) => one !== THIS))
    const what = taken.size > 0 ? [...taken].join(', ') : ABOVE
    if (new Set(group.map(({ where, asOf }) => `${where}|${asOf}`)).size === 1) return { ...first, what }
    // Taken from several places: the document stands for all of them.
    const { where: _where, asOf: _asOf, ...rest } = first
    return { ...rest, what }
  })
}
