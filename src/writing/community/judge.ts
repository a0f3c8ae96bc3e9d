/** What a text may be, as one rule for the page and the server. */
import { stateNames } from '#facts/states/codes.ts'
import { communityLimits as limits } from './limits.ts'
import { type Finding, mayStay } from './scrubber/kinds.ts'
import { findPersonal, hidden, mustGo } from './scrubber/scrub.ts'
import { isByChild } from './signals/child.ts'
import { isOfficial } from './signals/official.ts'
import { tagNames } from './tags.ts'
import { type Frame, type FrameField, frameFields } from './template.ts'
import { linksIn } from './text/links.ts'
import { refusalWords, troubleWords as words } from './words.ts'

export interface Draft {
  /** Of a question; an answer has none. */
  readonly title?: string | undefined
  readonly text: string
  readonly tags?: readonly string[] | undefined
  readonly frame?: Frame | undefined
}

export type DraftField = 'title' | 'text' | 'tags' | 'frame'
export type Troubles = Readonly<Partial<Record<DraftField, string>>>

/** What to correct, one sentence each. */
export function troublesOf({ title, text, tags, frame }: Draft): Troubles {
  const found = {
    title: title === undefined ? null : titleTrouble(title.trim()),
    text: textTrouble(text.trim()),
    tags: tags === undefined ? null : tagTrouble(tags),
    frame: frame === undefined || isFrame(frame) ? null : words.frame,
  }
  return Object.fromEntries(Object.entries(found).filter(([, trouble]) => trouble !== null)) as Troubles
}

function titleTrouble(title: string): string | null {
  if (title.length < limits.titleLeast) return words.titleShort
  return title.length > limits.titleCharacters ? words.titleLong : null
}

function textTrouble(text: string): string | null {
  if (text.length < limits.textLeast) return words.textShort
  if (text.length > limits.textCharacters) return words.textLong
  return linksIn(text).length > limits.linksInOneText ? words.links : null
}

function tagTrouble(tags: readonly string[]): string | null {
  if (tags.length === 0) return words.tagsNone
  if (tags.length > limits.tagsOnOneThread) return words.tagsMany
  return tags.every((tag) => tagNames.includes(tag)) ? null : words.tagsUnknown
}

function isFrame(frame: Frame): boolean {
  const fits = (key: FrameField) => frame[key] === null || frameFields[key].bands[frame[key]] !== undefined
  const { state } = frame
  return (Object.keys(frameFields) as FrameField[]).every(fits) && (state === null || Object.hasOwn(stateNames, state))
}

/** Personal details of title and text, and what they mean for sending. */
export interface Privacy {
  readonly title: readonly Finding[]
  readonly text: readonly Finding[]
  /** 'stop': something may never be published. 'ask': the writer decides. */
  readonly says: 'stop' | 'ask' | 'go'
}

export function privacyOf({ title = '', text }: Pick<Draft, 'title' | 'text'>): Privacy {
  const found = { title: findPersonal(title), text: findPersonal(text) }
  const all = [...found.title, ...found.text]
  if (all.some(({ kind }) => !mayStay(kind))) return { ...found, says: 'stop' }
  return { ...found, says: all.length > 0 ? 'ask' : 'go' }
}

/** Why a text is not taken whoever sends it; null where it may go on. `agreed`: the writer keeps what is theirs to decide. */
export function refusalOf(draft: Draft, agreed: boolean): { readonly code: string; readonly message: string } | null {
  if (isByChild(draft.text) || isByChild(draft.title ?? '')) return { code: 'by_child', message: refusalWords.child }
  const { says } = privacyOf(draft)
  if (says === 'stop') return { code: 'personal_details', message: refusalWords.personal }
  return says === 'ask' && !agreed ? { code: 'maybe_personal', message: refusalWords.maybePersonal } : null
}

/** Whether it links where only devices may that have written before. */
export const linksEarly = ({ title = '', text }: Pick<Draft, 'title' | 'text'>, textsBefore: number): boolean =>
  textsBefore < limits.textsBeforeLinks &&
  linksIn(`${title}\n${text}`).some(({ host }) => host !== null && !isOfficial(host))

/** What a writer chooses where personal details were found: hide all of them, or only what may never be published. */
export type HideChoice = 'all' | 'least'

/** The draft with the choice made. */
export function withHidden<D extends Pick<Draft, 'title' | 'text'>>(draft: D, choice: HideChoice): D {
  const { title, text } = privacyOf(draft)
  const of = (findings: readonly Finding[]) => (choice === 'all' ? findings : mustGo(findings))
  return {
    ...draft,
    ...(draft.title === undefined ? {} : { title: hidden(draft.title, of(title)) }),
    text: hidden(draft.text, of(text)),
  }
}
