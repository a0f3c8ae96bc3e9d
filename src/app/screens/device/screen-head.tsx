import type { ReactNode } from 'react'

/** How every screen of ours begins: what kind it is, its name, one sentence. */
export function ScreenHead(props: {
  readonly kind?: string
  readonly title: string
  readonly lead: ReactNode
  readonly badges?: ReactNode
  readonly children?: ReactNode
}) {
  const { kind, title, lead, badges, children } = props
  return (
    <header className="mt-3 mb-6 md:mt-6 md:mb-8">
      {kind || badges ? (
        <p className="mb-3 flex flex-wrap gap-2">
          {kind ? <span className="badge badge-kind">{kind}</span> : null}
          {badges}
        </p>
      ) : null}
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="mt-2 max-w-[62ch] text-ink-2 text-lg">{lead}</p>
      {children}
    </header>
  )
}

/** A titled part of a screen. */
export function Part(props: {
  readonly title: string
  readonly note?: ReactNode
  readonly children: ReactNode
  readonly className?: string
  readonly id?: string
  /** Found by its title among the regions of the page. */
  readonly isRegion?: boolean
}) {
  const { title, note, children, className = '', id, isRegion = false } = props
  return (
    <section className={`mt-8 ${className}`} id={id} aria-label={isRegion ? title : undefined}>
      <h2 className="text-xl">{title}</h2>
      {note ? <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">{note}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  )
}

/** One figure with its name, as on the calculator pages. */
export function Figure(props: {
  readonly label: string
  readonly value: string
  readonly note?: string
  readonly tone?: 'bad' | 'good'
}) {
  const { label, value, note, tone } = props
  const color = tone === 'bad' ? 'text-bad' : tone === 'good' ? 'text-green' : ''
  return (
    <div className="min-w-0 px-4 py-3 md:px-5">
      <dt className="text-ink-2 text-xs">{label}</dt>
      <dd className={`font-semibold font-serif text-lg ${color}`}>{value}</dd>
      {note ? <dd className="text-ink-3 text-xs">{note}</dd> : null}
    </div>
  )
}

/** A bar with its share in words for those who cannot see it. `share` is 0 to 1 and may run over. */
export function Bar(props: {
  readonly share: number
  readonly label: string
  readonly tone?: 'good' | 'bad' | 'copper'
}) {
  const { share, label, tone = 'good' } = props
  const width = Math.min(100, Math.max(0, Number.isFinite(share) ? share * 100 : 0))
  const color = tone === 'bad' ? 'bg-bad' : tone === 'copper' ? 'bg-copper' : 'bg-green'
  return (
    <div role="img" aria-label={label} className="h-2.5 overflow-hidden rounded-full bg-sunk">
      <div className={`h-full rounded-full ${color}`} style={{ width: `${width}%` }} />
    </div>
  )
}
