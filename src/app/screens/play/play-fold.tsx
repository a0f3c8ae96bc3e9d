import type { ReactNode } from 'react'

/** A heading that opens what stands under it; it opens without scripts too. */
export function PlayFold(props: {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly className?: string
  /** 3 below a heading of its own. */
  readonly level?: 2 | 3
  readonly isOpen?: boolean
}) {
  const { title, children, className = '', level = 2, isOpen } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <details className={`fold border-line border-t ${className}`} open={isOpen}>
      <summary className="flex min-h-11 list-none items-center gap-3 py-3.5">
        <Heading className="flex-1 text-lg">{title}</Heading>
        <span className="fold-mark text-green" aria-hidden="true" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
