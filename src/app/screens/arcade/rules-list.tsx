import type { ReactNode } from 'react'

/** The rules and odds of a game: titled lists, and what they rest on. */
export function RulesList(props: {
  readonly parts: readonly { readonly title: string; readonly items: readonly string[] }[]
  readonly children?: ReactNode
}) {
  return (
    <div className="prose">
      {props.parts.map(({ title, items }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      {props.children}
    </div>
  )
}
