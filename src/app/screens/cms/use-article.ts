import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type ConflictAnswer,
  conflictAnswer,
  type Manuscript,
  type ManuscriptContent,
  manuscriptAnswer,
  type PostState,
} from '#wire/manuscripts.ts'
import { toast } from '../../ui/toast.ts'
import { ask, newKey, Refused, wordsOf } from './ask.ts'
import { emptyContent, emptyCorrection, troublesIn } from './content-fields.tsx'
import { contentOf, drafts, dropDraft, isNew, keepDraft, uniqueOfCorrection } from './drafts.ts'
import { moveWords, editor as words } from './words.ts'

export interface OpenArticle {
  /** As it stands on the site; null for one that was never saved. */
  readonly saved: Manuscript | null
  readonly content: ManuscriptContent
  /** Counts up when the content was changed by something else than typing. */
  readonly given: number
  /** Whether what was typed on the device was found there and not on the site. */
  readonly isFound: boolean
  /** Somebody else's text, when both have changed the same one. */
  readonly conflict: ConflictAnswer | null
  readonly troubles: Readonly<Record<string, string>>
}

const same = (a: ManuscriptContent, b: ManuscriptContent): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
const sorted = (content: ManuscriptContent) => Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** What a new text begins with: an article, or a correction of a lesson. */
function beginning(id: string, who: string): ManuscriptContent {
  const unique = uniqueOfCorrection(id)
  return unique === null ? emptyContent(who) : emptyCorrection(who, unique)
}

/** An article as it is edited: fetched, kept on the device with every key press, saved on the site when asked. */
export function useArticle(id: string, who: string, onRename: (id: string) => void) {
  const [open, setOpen] = useState<OpenArticle | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** Of the save under way or failed: sent again, it is done once. A changed text is another save. */
  const attempt = useRef<{ readonly text: string; readonly key: string } | null>(null)

  const begin = useCallback(async () => {
    setTrouble(null)
    try {
      const saved = isNew(id) ? null : (await ask('GET', `/posts/${encodeURIComponent(id)}`, manuscriptAnswer)).post
      const found = drafts.get()[id]
      const standing = saved?.content ?? beginning(id, who)
      const content = found ? contentOf(found) : standing
      const isFound = found !== undefined && !same(content, standing)
      if (found && !isFound) dropDraft(id)
      // A draft that began with an older version is held to that version: saving it asks instead of writing over what came since.
      const begunWith = found && isFound && saved ? { ...saved, version: found.version } : saved
      setOpen({ saved: begunWith, content, given: 0, isFound, conflict: null, troubles: {} })
    } catch (error) {
      setTrouble(wordsOf(error))
    }
  }, [id, who])
  useEffect(() => void begin(), [begin])

  const isDirty =
    open !== null && !(open.saved && same(open.content, open.saved.content)) && !same(open.content, beginning(id, who))

  const change = (part: Partial<ManuscriptContent>, isGiven = false) =>
    setOpen((now) => {
      if (!now) return now
      const content = { ...now.content, ...part }
      keepDraft(id, content, now.saved?.version ?? 0, new Date().toISOString())
      return { ...now, content, troubles: {}, given: isGiven ? now.given + 1 : now.given }
    })

  const take = (post: Manuscript, isGiven: boolean) => {
    attempt.current = null
    dropDraft(id)
    setOpen((now) => ({
      saved: post,
      content: post.content,
      given: (now?.given ?? 0) + (isGiven ? 1 : 0),
      isFound: false,
      conflict: null,
      troubles: {},
    }))
    if (post.id !== id) onRename(post.id)
  }

  /** Does something with the article on the site. A text somebody else has changed meanwhile becomes a question, everything else a sentence. */
  const act = async (run: () => Promise<{ readonly post: Manuscript }>, done: string, isGiven = false) => {
    setBusy(true)
    try {
      take((await run()).post, isGiven)
      toast({ title: done, tone: 'good' })
    } catch (error) {
      const asked = error instanceof Refused && error.status === 409 ? conflictAnswer.safeParse(error.body) : null
      if (asked?.success) setOpen((now) => now && { ...now, conflict: asked.data })
      else toast({ title: wordsOf(error), tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  const keyFor = (text: string): string => {
    if (attempt.current?.text !== text) attempt.current = { text, key: newKey() }
    return attempt.current.key
  }

  const path = `/posts/${encodeURIComponent(open?.saved?.id ?? id)}`
  const version = open?.saved?.version ?? 0

  return {
    open,
    trouble,
    isBusy,
    isDirty,
    begin,
    change,
    save: async () => {
      if (!open) return
      const { content, saved } = open
      const troubles = troublesIn(content)
      if (Object.keys(troubles).length > 0) {
        setOpen({ ...open, troubles })
        toast({ title: Object.values(troubles)[0] ?? words.fix, tone: 'destructive' })
        return
      }
      const key = keyFor(JSON.stringify([version, content]))
      await act(
        () =>
          saved
            ? ask('PUT', path, manuscriptAnswer, { key, version, content })
            : ask('POST', '/posts', manuscriptAnswer, { key, content }),
        words.saved,
      )
    },
    move: (to: PostState, at?: string) =>
      act(
        () =>
          ask('POST', `${path}/move`, manuscriptAnswer, {
            key: newKey(),
            version,
            to,
            ...(at === undefined ? {} : { at }),
          }),
        moveWords.done(to),
      ),
    restore: (from: number) =>
      act(() => ask('POST', `${path}/restore`, manuscriptAnswer, { key: newKey(), version, from }), words.saved, true),
    discard: () => {
      if (!open) return
      const { content } = open
      dropDraft(id)
      toast({
        title: words.discarded,
        action: { label: words.undo, altText: words.undo, run: () => change(content, true) },
      })
      if (open.saved) void begin().then(() => setOpen((now) => now && { ...now, given: now.given + 1 }))
      else setOpen({ ...open, content: beginning(id, who), isFound: false, given: open.given + 1 })
    },
    /** The text both agreed on: it stands on the newest version now, and is saved with the next press. */
    settle: (body: string, rest: Partial<ManuscriptContent> = {}) =>
      setOpen((now) => {
        if (!now?.conflict) return now
        const { current } = now.conflict
        const content = { ...now.content, ...rest, body }
        attempt.current = null
        keepDraft(id, content, current.version, new Date().toISOString())
        return { ...now, saved: current, content, conflict: null, given: now.given + 1 }
      }),
  }
}

export type Article = ReturnType<typeof useArticle>
