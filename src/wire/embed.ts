/** Calculators inside somebody else's page: their addresses. Only these may stand in a frame. */
const FRAMED = '/embed/'

export const embedPath = (slug: string): string => `${FRAMED}${slug}`

export const isEmbedPath = (path: string): boolean => path.startsWith(FRAMED)
