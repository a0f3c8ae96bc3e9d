/** A topic as its address: 'credit cards' → '/blog/topics/credit-cards'. */
export const tagSlug = (tag: string): string =>
  tag
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
export const tagPath = (tag: string): string => `/blog/topics/${tagSlug(tag)}`

/** Topics that are names, as their agency writes them. */
const names: Readonly<Record<string, string>> = {
  medicare: 'Medicare',
  medicaid: 'Medicaid',
  'social security': 'Social Security',
}
/** A topic inside a sentence. */
export const tagName = (tag: string): string => names[tag.toLowerCase()] ?? tag
/** A topic by itself: 'student loans' → 'Student loans'. */
export const tagLabel = (tag: string): string => tagName(tag).replace(/^[a-z]/, (first) => first.toUpperCase())

/** The lists of articles beside the newest: by year, and of each topic. */
export const blogLists = (tags: readonly string[]): readonly string[] => [
  '/blog/archive',
  ...[...new Set(tags)].sort().map(tagPath),
]
