import type { AdminTables } from './admin-tables.ts'
import type { ManuscriptTables } from './manuscript-tables.ts'

/** The tables, as Kysely sees them. Text columns hold ISO dates and JSON, so both databases read them alike. */
export interface Database extends AdminTables, ManuscriptTables {
  posts: PostsTable
}

export interface PostsTable {
  slug: string
  title: string
  excerpt: string
  body: string
  author: string
  reviewer: string | null
  /** YYYY-MM-DD */
  published_at: string
  /** YYYY-MM-DD */
  updated_at: string
  /** JSON array of strings. */
  tags: string
  /** JSON array of calculator slugs. */
  related_tools: string
  /** 'seed': comes with the release and follows it; 'editor': changed by a person and left alone. */
  origin: string
}

export type DatabaseKind = 'sqlite' | 'postgres'

/** The store cannot be used as it is; the message is one line for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}
