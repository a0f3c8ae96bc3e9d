/** The links of a text, pictures apart, by where they lead: our own pages, other sites, and addresses nobody can follow. */
export interface LinksOf {
  readonly ours: readonly string[]
  readonly outside: readonly string[]
  readonly bad: readonly string[]
}

export function linksIn(body: string): LinksOf {
  const found = [
    ...new Set(
      [...body.matchAll(/(?<!!\[[^\]\n]*)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/g)].map(([, to = '']) => to),
    ),
  ]
  const ours = found.filter((to) => /^\/(?!\/)/.test(to))
  const outside = found.filter((to) => /^https:\/\/[^/]+\.[^/]/.test(to))
  const bad = found.filter((to) => !ours.includes(to) && !outside.includes(to) && !/^(?:#|mailto:)/.test(to))
  return { ours, outside, bad }
}
