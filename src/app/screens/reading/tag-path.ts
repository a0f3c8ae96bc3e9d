/** A topic as its address: 'credit cards' → '/blog/topics/credit-cards'. */
export const tagSlug = (tag: string): string =>
  tag
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
export const tagPath = (tag: string): string => `/blog/topics/${tagSlug(tag)}`

/** The lists of articles beside the newest: by year, and of each topic. */
export const blogLists = (tags: readonly string[]): readonly string[] => [
  '/blog/archive',
  ...[...new Set(tags)].sort().map(tagPath),
]
