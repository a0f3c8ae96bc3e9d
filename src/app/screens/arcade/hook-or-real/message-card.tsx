import { isHook, type Marking, messageOf } from '#teaching/games/hook-or-real/game.ts'
import { byWords, kindWords, tellWords, words } from './words.ts'

/** The message as it lands, with what you know already. */
export function MessageCard({ id }: { readonly id: string }) {
  const { by, from, says, know } = messageOf(id)
  return (
    <figure className="card p-4 md:p-5">
      <figcaption className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-line border-b pb-2 text-sm">
        <span className="badge badge-kind">{byWords[by]}</span>
        <span className="[overflow-wrap:anywhere]">
          <b>{from}</b>
        </span>
      </figcaption>
      <blockquote className="mt-3 max-w-[60ch] text-lg leading-snug [overflow-wrap:anywhere]">{says}</blockquote>
      {know === undefined ? null : (
        <p className="mt-3 text-ink-2 text-sm">
          <b>{words.know}:</b> {know}
        </p>
      )}
    </figure>
  )
}

/** What the last answer brought, and why the message is what it is. */
export function AnswerCard(props: { readonly id: string; readonly saidScam: boolean; readonly marking: Marking }) {
  const { id, saidScam, marking } = props
  const message = messageOf(id)
  const hook = isHook(message) ? message : null
  const isRight = saidScam === (hook !== null)
  const isSafe = isRight && marking.lost === 0
  return (
    <div className={`rounded-md p-4 ${isSafe ? 'bg-green-tint' : 'bg-warn-tint'}`}>
      <h2 className="text-lg">{words.result(hook !== null, isRight)}</h2>
      <p className="mt-1 max-w-[62ch]">{message.why}</p>
      {hook === null ? null : (
        <p className="mt-2 text-sm">
          {words.allTells(hook.tells.map((tell) => tellWords[tell].toLowerCase()).join(', '))}{' '}
          {words.kind(kindWords[hook.kind])}
        </p>
      )}
      <p className="mt-2 font-semibold">{words.marks(marking)}</p>
    </div>
  )
}
