import { entryByPath } from '#calculators/catalogue.ts'

/** A calculator's numbers: its name, and what stands behind the '#' of its link. */
export interface Scenario {
  readonly calculator: string
  readonly link: string
}

/** The numbers in a link that was pasted into a form: '/mortgage-calculator#v1&price=…', with or without a host before it. */
export function scenarioIn(pasted: string): Scenario | null {
  const cut = pasted.indexOf('#')
  if (cut < 0 || pasted.length > 9_000) return null
  const path = pasted
    .slice(0, cut)
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/\?.*$/, '')
  const entry = entryByPath(path)
  const link = pasted.slice(cut)
  return entry && /^#v\d/.test(link) ? { calculator: entry.slug, link } : null
}
