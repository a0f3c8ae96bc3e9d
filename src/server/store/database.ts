import type { AdminTables } from './admin-tables.ts'
import type { CommunityTables } from './community-tables.ts'
import type { ManuscriptTables } from './manuscript-tables.ts'

/** The tables, as Kysely sees them. Text columns hold ISO dates and JSON, so both databases read them alike. */
export interface Database extends AdminTables, CommunityTables, ManuscriptTables {
  posts: PostsTable
  market_calls: MarketCallsTable
  market_known: MarketKnownTable
  market_candles: CandlesTable
}

/** Calls made to a provider in a minute ('2026-11-20T12:34 minute') or a day ('2026-11-20 day'), UTC. */
export interface MarketCallsTable {
  provider: string
  span: string
  calls: number
}

/** The last good reading of each resource of the market. */
export interface MarketKnownTable {
  resource: string
  provider: string
  /** ISO 8601. */
  read_at: string
  /** JSON, in the shape of its resource. */
  value: string
}

/** Daily prices. */
export interface CandlesTable {
  symbol: string
  /** YYYY-MM-DD */
  day: string
  provider: string
  open: number | null
  high: number | null
  low: number | null
  close: number
  adjusted: number | null
  volume: number | null
  /** What a share paid that day, and how many shares one became (1: none). */
  dividend: number
  split: number
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
