/** Every rule and chance of a short game, and where its published figures come from. */
export interface RulePart {
  readonly title: string
  readonly items: readonly string[]
}
export interface RuleSource {
  readonly title: string
  readonly publisher: string
  readonly url: string | null
}

export function RuleLists(props: { readonly parts: readonly RulePart[]; readonly sources?: readonly RuleSource[] }) {
  const { parts, sources = [] } = props
  return (
    <div className="prose">
      {parts.map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      {sources.length === 0 ? null : (
        <p className="text-ink-2 text-sm">
          {sources.map(({ title, publisher, url }, i) => (
            <span key={title}>
              {i > 0 ? '; ' : ''}
              {url === null ? title : <a href={url}>{title}</a>}, {publisher}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
