import type { ReactNode } from 'react'
import { dateText } from '#calculators/kit/format.ts'
import type { CommunityText } from '#wire/community.ts'
import { HelpCard } from './help-card.tsx'
import { RichTextView } from './rich-text-view.tsx'
import { communityWords, threadWords as words } from './words.ts'

/** A question or an answer, with what can be done with it below. */
export function TextCard(props: {
  readonly text: CommunityText
  readonly isQuestion: boolean
  readonly isAccepted: boolean
  readonly children?: ReactNode
}) {
  const { text, isQuestion, isAccepted, children } = props
  const isShown = text.state === 'shown'
  return (
    <article
      id={`t-${text.id}`}
      className={`card grid scroll-mt-20 gap-3 p-4 md:p-5 ${isAccepted ? 'border-2 border-green' : ''}`}
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 text-sm">
        <strong className="text-ink">{text.name}</strong>
        <span>
          {isQuestion ? words.asked : words.said} <time dateTime={text.at}>{dateText(text.at.slice(0, 10))}</time>
        </span>
        {text.changedAt === null ? null : (
          <span>
            · {words.changed} <time dateTime={text.changedAt}>{dateText(text.changedAt.slice(0, 10))}</time>
          </span>
        )}
        {text.isOperator ? <span className="badge badge-kind">{communityWords.byUs}</span> : null}
        {!isQuestion && text.isAsker ? <span className="badge">{words.asker}</span> : null}
        {isAccepted ? <span className="badge badge-kind">✓ {words.accepted}</span> : null}
      </p>
      {isShown ? (
        <RichTextView text={text.text} />
      ) : (
        <p className="text-ink-2">{text.state === 'removed' ? words.removed : words.hidden}</p>
      )}
      {text.note === null ? null : (
        <p className="rounded-md bg-warn-tint px-3 py-2 text-sm text-warn">
          <strong>{words.note}:</strong> {text.note}
        </p>
      )}
      {isShown ? <HelpCard found={text.needs} /> : null}
      {isShown && text.votes > 0 ? <p className="text-ink-2 text-sm">{communityWords.votes(text.votes)}</p> : null}
      {isShown ? children : null}
    </article>
  )
}
