/** What somebody is writing for the community and has not posted: kept in this tab, so that a reload or a way back loses no word. */
import { record } from './shape.ts'
import { text } from './shape-basics.ts'
import { list } from './shape-lists.ts'
import { stored } from './stored.ts'

/** One box of a form, or one choice in it. */
export interface DraftEntry {
  readonly name: string
  readonly value: string
}
interface Draft {
  /** Which form: 'ask', the thread an answer is for, the text that is edited. */
  readonly id: string
  readonly entries: readonly DraftEntry[]
}
interface TextDrafts {
  readonly drafts: readonly Draft[]
}

const MOST = 20
/** A text may have 5,000 characters, a calculation's link 9,000. */
const LONGEST = 9_000

export const textDrafts = stored<TextDrafts>('text-drafts', {
  version: 1,
  area: 'session',
  initial: { drafts: [] },
  shape: record<TextDrafts>({
    drafts: list(
      { of: 'unfinished posts', most: MOST },
      record<Draft>({
        id: text(40),
        entries: list(
          { of: 'answers in a form', most: 40 },
          record<DraftEntry>({ name: text(40), value: text(LONGEST) }),
        ),
      }),
      ({ id }) => id,
    ),
  }),
})

export const draftOf = (id: string): readonly DraftEntry[] =>
  textDrafts.get().drafts.find((draft) => draft.id === id)?.entries ?? []

/** Nothing written is no draft. */
export function keepDraft(id: string, entries: readonly DraftEntry[]): void {
  const others = textDrafts.get().drafts.filter((draft) => draft.id !== id)
  if (entries.length === 0 && others.length === textDrafts.get().drafts.length) return
  textDrafts.set(() => ({ drafts: [...others, ...(entries.length > 0 ? [{ id, entries }] : [])].slice(-MOST) }))
}
