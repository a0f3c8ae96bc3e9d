/** A thread's address: its id, which is what counts, and words of its title. */
export const idPattern = /^[a-z0-9]{10}$/

/** 'How do I pay off $9,000?' → 'how-do-i-pay-off-9-000'. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '') || 'question'

export const threadPath = (id: string, slug: string): string => `/community/${id}-${slug}`

/** The id in the last part of an address; null where none is. */
export const idIn = (part: string): string | null => /^([a-z0-9]{10})(?:-|$)/.exec(part)?.[1] ?? null

/** The text a link leads to, as its reader copied it: an answer by what stands behind the '#', else the question; null where it leads to none. */
export const textIdIn = (link: string): string | null =>
  /#t-([a-z0-9]{10})$/.exec(link.trim())?.[1] ?? idIn(/\/community\/([^/?#]+)/.exec(link)?.[1] ?? '')
