/** Articles as editors have them, as Kysely sees them. Times are ISO texts in UTC. */
export interface ManuscriptTables {
  manuscripts: ManuscriptsTable
  manuscript_revisions: RevisionsTable
  manuscript_saves: SavesTable
  post_redirects: RedirectsTable
  lesson_corrections: CorrectionsTable
}

export interface ManuscriptsTable {
  id: string
  slug: string
  title: string
  /** JSON of `manuscriptContent`. */
  content: string
  state: string
  /** Counts up with every change of text or state. */
  version: number
  publish_at: string | null
  live_slug: string | null
  live_version: number | null
  /** The day it first went out, YYYY-MM-DD. */
  first_out: string | null
  changed_at: string
  changed_by: string
  /** The lesson it corrects; null for an article. */
  lesson: string | null
}

/** Corrections visitors read. */
export interface CorrectionsTable {
  slug: string
  lesson: string
  title: string
  said: string
  body: string
  author: string
  reviewer: string | null
  /** YYYY-MM-DD */
  published_at: string
  /** YYYY-MM-DD */
  updated_at: string
}

export interface RevisionsTable {
  manuscript_id: string
  version: number
  content: string
  state: string
  at: string
  who: string
  note: string
}

/** Acts of saving that were done, so that none is done twice. */
export interface SavesTable {
  key: string
  manuscript_id: string
  at: string
}

export interface RedirectsTable {
  from_slug: string
  manuscript_id: string
  at: string
}
