import type { ReactNode } from 'react'

/** A heading that opens what stands under it; it opens without scripts too. */
export function PlayFold(props: {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly className?: string
}) {
  const { title, children, className = '' } = props
  return (
    <details className={`fold border-line border-t ${className}`}>
      <summary className="flex min-h-11 list-none items-center gap-3 py-3.5">
        <h2 className="flex-1 text-lg">{title}</h2>
        <span className="fold-mark text-green" aria-hidden="true" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
