/** What has been fetched of the law so far, by key. Each page, worker and request holds its own; see law.ts. */
export type LawShelf = Map<string, unknown>
export const lawShelf = (): LawShelf => new Map()
