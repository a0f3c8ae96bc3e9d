/** A topic as its address: 'credit cards' → '/blog/topics/credit-cards'. */
export const tagSlug = (tag: string): string =>
  tag
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
export const tagPath = (tag: string): string => `/blog/topics/${tagSlug(tag)}`
