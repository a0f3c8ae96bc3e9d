import { type FormEvent, useState } from 'react'
import type { CommunityText } from '#wire/community.ts'
import { deviceToken, dropOwn, keepVote, type OwnText, ownTextStore } from '../../state/own-texts.ts'
import { useStored } from '../../state/use-stored.ts'
import { toast } from '../../ui/toast.ts'
import { EditForm } from './edit-form.tsx'
import { reasonWords, threadWords as words } from './words.ts'

interface Props {
  readonly text: CommunityText
  /** The question's title where this is the question. */
  readonly title: string | null
  /** Where the forms go without scripts. */
  readonly path: string
  readonly isAccepted: boolean
  /** The code of the question, where this device asked it and this is an answer. */
  readonly asker: OwnText | null
  readonly onChanged: () => void
  readonly onQuote: (text: string) => void
}

/** Vote, quote, report; and what its own writer may do. */
export function TextActions(props: Props) {
  const { text, title, path, isAccepted, asker, onChanged, onQuote } = props
  const [{ texts, votes }] = useStored(ownTextStore)
  const [isEditing, setEditing] = useState(false)
  const own = texts.find(({ id }) => id === text.id)
  const isVoted = votes.some(({ id }) => id === text.id)

  const send = async (to: string, body: object): Promise<boolean> => {
    const { post } = await import('./send.ts')
    const sent = await post(to, body)
    if (sent.ok) onChanged()
    else toast({ title: sent.message, tone: 'destructive' })
    return sent.ok
  }
  const onVote = (event: FormEvent) => {
    event.preventDefault()
    const on = !isVoted
    void send(`/texts/${text.id}/vote`, { device: deviceToken(), on }).then((isDone) => isDone && keepVote(text.id, on))
  }
  const onReport = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const reason = new FormData(form).get('reason')
    void send(`/texts/${text.id}/flag`, { device: deviceToken(), reason }).then((isDone) => {
      if (!isDone) return
      form.closest('details')?.removeAttribute('open')
      toast({ title: words.reported, tone: 'good' })
    })
  }
  if (isEditing && own)
    return (
      <EditForm
        text={text}
        title={title}
        secret={own.secret}
        onClose={(isChanged) => {
          setEditing(false)
          if (isChanged) onChanged()
        }}
      />
    )
  return (
    <div className="no-print flex flex-wrap items-start gap-2">
      {own || text.isOperator ? null : (
        <form method="post" action={path} onSubmit={onVote}>
          <input type="hidden" name="form" value="vote" />
          <input type="hidden" name="text-id" value={text.id} />
          <button type="submit" className="button min-h-11" aria-pressed={isVoted} title={words.voteNote}>
            {isVoted ? words.voted : words.vote}
          </button>
        </form>
      )}
      <button
        type="button"
        className="button min-h-11 [@media(scripting:none)]:hidden"
        onClick={() => onQuote(text.text)}
      >
        {words.quote}
      </button>
      {asker ? (
        <button
          type="button"
          className="button min-h-11"
          onClick={() =>
            void send(`/threads/${asker.id}/accept`, { secret: asker.secret, answer: isAccepted ? null : text.id })
          }
        >
          {isAccepted ? words.unaccept : words.accept}
        </button>
      ) : null}
      {own ? (
        <>
          <button type="button" className="button min-h-11" onClick={() => setEditing(true)}>
            {words.edit}
          </button>
          <button
            type="button"
            className="button min-h-11"
            onClick={() => {
              if (window.confirm(words.sure))
                void send(`/texts/${text.id}/delete`, { secret: own.secret }).then(
                  (isDone) => isDone && dropOwn(text.id),
                )
            }}
          >
            {words.remove}
          </button>
        </>
      ) : (
        <details>
          <summary className="button min-h-11 list-none">{words.report}</summary>
          <form method="post" action={path} className="mt-2 grid gap-2 rounded-md bg-sunk p-3" onSubmit={onReport}>
            <input type="hidden" name="form" value="flag" />
            <input type="hidden" name="text-id" value={text.id} />
            <label className="grid gap-1">
              <span>{words.why}</span>
              <select name="reason" className="select min-h-11">
                {Object.entries(reasonWords).map(([reason, says]) => (
                  <option key={reason} value={reason}>
                    {says}
                  </option>
                ))}
              </select>
            </label>
            <p>
              <button type="submit" className="button min-h-11">
                {words.send}
              </button>
            </p>
          </form>
        </details>
      )}
    </div>
  )
}
