import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { Marked } from '../../ui/marked.tsx'

export type FindingTone = 'good' | 'watch' | 'act'
const looks = {
  good: ['circle-check', 'text-green', 'Good'],
  watch: ['triangle-exclamation-point', 'text-copper', 'Watch'],
  act: ['flag', 'text-bad', 'To do'],
} as const

/** One finding: what is true of these numbers, why it matters, what you could do, and where to do it with these numbers. */
export function FindingCard(props: {
  readonly tone: FindingTone
  readonly title?: string
  /** **Bold** is read as in the calculators' findings. */
  readonly text: string
  readonly link?: { readonly to: string; readonly words: string } | undefined
  /** The rule, its threshold, buttons: under the text. */
  readonly children?: ReactNode
}) {
  const { tone, title, text, link, children } = props
  const [icon, color, word] = looks[tone]
  return (
    <article className="card grid grid-cols-[26px_minmax(0,1fr)] gap-2.5 [overflow-wrap:anywhere] px-4.5 py-3.5">
      <span className={`mt-0.5 ${color}`}>
        <Icon name={icon} className="size-[22px]" />
        <span className="sr-only">{word}: </span>
      </span>
      <div className="min-w-0">
        {title ? <h3 className="text-base">{title}</h3> : null}
        <p>
          <Marked text={text} />
        </p>
        {link ? (
          <p className="mt-1">
            <Link to={link.to}>{link.words}</Link>
          </p>
        ) : null}
        {children}
      </div>
    </article>
  )
}
