/** What the published figures of a game rest on. */
export function SourceList(props: {
  readonly sources: readonly { readonly title: string; readonly publisher: string; readonly url: string | null }[]
}) {
  return (
    <section>
      <h3>Sources</h3>
      <ul>
        {props.sources.map(({ title, publisher, url }) => (
          <li key={title}>
            {url === null ? title : <a href={url}>{title}</a>}, {publisher}
          </li>
        ))}
      </ul>
    </section>
  )
}
