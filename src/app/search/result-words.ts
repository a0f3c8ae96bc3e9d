/** How results are counted and what they open with. */
export const countOf = (count: number): string =>
  count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`

export const opensWith = (said: readonly string[]): string => `Opens with: ${said.join(', ')}`
