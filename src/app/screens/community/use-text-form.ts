import { type FormEvent, useState } from 'react'
import type { Privacy } from '#writing/community/judge.ts'
import type { Sent } from './send.ts'
import { sendWords } from './words.ts'

/** What a form knows of its last sending. */
export interface FormStanding {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  /** The draft as it was checked, and what was found in it. */
  readonly checked: { readonly title: string; readonly text: string; readonly privacy: Privacy } | null
  readonly isBusy: boolean
}
export const quiet: FormStanding = { message: '', fields: {}, checked: null, isBusy: false }

interface Draft {
  readonly title?: string
  readonly text: string
}

/**
 * A form with a text in it, sent by fetch: read when it is sent, checked here first, then handed on with what the writer chose. Without
 * scripts the same form goes to the server, which does the same.
 */
export function useTextForm<T>(
  first: FormStanding,
  send: (data: FormData, draft: Draft & { readonly agreed: boolean }, onWork: () => void) => Promise<Sent<T>>,
  onSent: (answer: T, data: FormData) => void,
): { readonly standing: FormStanding; readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void } {
  const [standing, setStanding] = useState(first)

  const run = async (data: FormData): Promise<void> => {
    const { privacyOf, troublesOf, withHidden } = await import('#writing/community/judge.ts')
    const title = data.get('title')
    const written: Draft = { text: String(data.get('text')), ...(title === null ? {} : { title: String(title) }) }
    const fields = troublesOf(written)
    if (Object.keys(fields).length > 0) {
      setStanding({ ...quiet, message: Object.values(fields)[0] ?? '', fields })
      return
    }
    const choice = data.get('do')
    const draft =
      choice === 'hide' ? withHidden(written, 'all') : choice === 'keep' ? withHidden(written, 'least') : written
    const privacy = privacyOf(draft)
    const isChosen = choice === 'keep' || privacy.says === 'go'
    if (!isChosen || privacy.says === 'stop') {
      setStanding({ ...quiet, checked: { title: draft.title ?? '', text: draft.text, privacy } })
      return
    }
    setStanding({ ...quiet, isBusy: true, message: sendWords.sending })
    const sent = await send(data, { ...draft, agreed: choice === 'keep' }, () =>
      setStanding({ ...quiet, isBusy: true, message: sendWords.working }),
    )
    if (sent.ok) {
      setStanding(quiet)
      onSent(sent.answer, data)
    } else setStanding({ ...quiet, message: sent.message, fields: sent.fields })
  }

  return {
    standing,
    onSubmit: (event) => {
      event.preventDefault()
      if (standing.isBusy) return
      const { submitter } = event.nativeEvent as SubmitEvent
      void run(new FormData(event.currentTarget, submitter)).catch(() =>
        setStanding({ ...quiet, message: sendWords.away }),
      )
    },
  }
}
