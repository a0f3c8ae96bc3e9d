import { useRef } from 'react'
import type { WrittenAnswer } from '#wire/community.ts'
import { deviceToken, keepOwn, unusedCode } from '../../state/own-texts.ts'
import { DraftForm } from './draft-form.tsx'
import { PrivacyCheck } from './privacy-check.tsx'
import { TextBox } from './text-box.tsx'
import { useDraft } from './use-draft.ts'
import { type FormStanding, useTextForm } from './use-text-form.ts'
import { threadWords as words } from './words.ts'

export const ANSWER_BOX = 'answer-text'

export function AnswerForm(props: {
  readonly thread: string
  readonly path: string
  readonly secret: string
  readonly first: FormStanding
  readonly value: string
  readonly onPosted: (answer: WrittenAnswer, secret: string) => void
}) {
  const { thread, path, secret, first, value, onPosted } = props
  const code = useRef(secret)
  const draft = useDraft(`answer-${thread}`)
  const { standing, onSubmit } = useTextForm<WrittenAnswer>(
    first,
    async (_, { text, agreed }, onWork) => {
      const { postText } = await import('./send.ts')
      code.current = unusedCode(code.current)
      const body = { secret: code.current, device: deviceToken(), text, agreed }
      return await postText(`/threads/${thread}/answers`, body, onWork)
    },
    (answer) => {
      draft.forget()
      keepOwn({ id: answer.id, thread, secret: code.current })
      onPosted(answer, code.current)
    },
  )
  const { fields, checked, message, isBusy } = standing
  return (
    <DraftForm draft={draft} action={path} className="grid max-w-[44rem] gap-4" onSubmit={onSubmit}>
      <input type="hidden" name="form" value="answer" />
      <input type="hidden" name="secret" value={secret} />
      {checked ? <PrivacyCheck {...checked} /> : null}
      <TextBox
        id={ANSWER_BOX}
        name="text"
        label={words.yourAnswer}
        hint={words.answerHint}
        value={value}
        problem={fields['text']}
      />
      <p role="alert" className={message === '' ? 'sr-only' : isBusy ? '' : 'font-semibold text-bad'}>
        {message}
      </p>
      <p>
        <button type="submit" className="button button-main min-h-11" aria-disabled={isBusy}>
          {words.post}
        </button>
      </p>
    </DraftForm>
  )
}
