/** One titled list of a game's rules, as its words hold it. */
export interface RulePart {
  readonly title: string
  readonly items: readonly string[]
}
/** Who published the figures a game rests on. */
export interface RuleSource {
  readonly title: string
  readonly publisher: string
  readonly url: string | null
}

export function RuleSources({ sources }: { readonly sources: readonly RuleSource[] }) {
  return (
    <p className="text-ink-2 text-sm">
      {sources.map(({ title, publisher, url }, i) => (
        <span key={title}>
          {i > 0 ? '; ' : ''}
          {url === null ? title : <a href={url}>{title}</a>}, {publisher}
        </span>
      ))}
    </p>
  )
}
