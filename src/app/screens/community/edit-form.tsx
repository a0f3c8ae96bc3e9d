import type { CommunityText } from '#wire/community.ts'
import { DraftForm } from './draft-form.tsx'
import { PrivacyCheck } from './privacy-check.tsx'
import { TextBox } from './text-box.tsx'
import { useDraft } from './use-draft.ts'
import { type FormStanding, quiet, useTextForm } from './use-text-form.ts'
import { askWords, threadWords as words } from './words.ts'

/** Changes a text with its code. Stands in the page, and in the page that a code was sent to without scripts. */
export function EditForm(props: {
  readonly text: Pick<CommunityText, 'id' | 'text'>
  /** Of a question; an answer has none. */
  readonly title: string | null
  readonly secret: string
  /** Where it goes without scripts. */
  readonly path?: string
  readonly first?: FormStanding
  readonly onClose: (isChanged: boolean) => void
}) {
  const { text, title, secret, path, first = quiet, onClose } = props
  const kept = useDraft(`edit-${text.id}`)
  const close = (isChanged: boolean) => {
    kept.forget()
    onClose(isChanged)
  }
  const { standing, onSubmit } = useTextForm<unknown>(
    first,
    async (_, draft) => {
      const { post } = await import('./send.ts')
      return await post(`/texts/${text.id}/edit`, { secret, ...draft })
    },
    () => close(true),
  )
  const { fields, checked, message } = standing
  return (
    <DraftForm draft={kept} action={path} className="grid gap-4" onSubmit={onSubmit}>
      <input type="hidden" name="form" value="edit" />
      <input type="hidden" name="text-id" value={text.id} />
      <input type="hidden" name="secret" value={secret} />
      {checked ? <PrivacyCheck {...checked} /> : null}
      {title === null ? null : (
        <TextBox
          name="title"
          label={askWords.question}
          hint={askWords.questionHint}
          value={title}
          problem={fields['title']}
          rows={1}
        />
      )}
      <TextBox name="text" label={askWords.text} hint={askWords.textHint} value={text.text} problem={fields['text']} />
      <p role="alert" className={message === '' ? 'sr-only' : 'font-semibold text-bad'}>
        {message}
      </p>
      <p className="flex flex-wrap gap-2">
        <button type="submit" className="button button-main min-h-11">
          {words.save}
        </button>
        <button type="button" className="button min-h-11 [@media(scripting:none)]:hidden" onClick={() => close(false)}>
          {words.cancel}
        </button>
      </p>
    </DraftForm>
  )
}
