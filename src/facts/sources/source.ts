/** A document somebody published. Small on purpose: it ships with the pages that quote it. */
export interface Source {
  readonly title: string
  readonly publisher: string
  /** Only official or original addresses we are sure of. */
  readonly url?: string
  /** Month we last compared our figures with it, 'YYYY-MM'. */
  readonly checked: string
  /** The next edition: what it brings and the months ('YYYY-MM') it usually appears in. Absent for standing law. */
  readonly next?: { readonly what: string; readonly from: string; readonly by: string }
}

/** Sources of one area, by id. */
export type SourceTable = Readonly<Record<string, Source>>
