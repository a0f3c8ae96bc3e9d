/** The community's tables, as Kysely sees them. Times are ISO texts in UTC, lists are JSON, whether something is so is 0 or 1. */
export interface CommunityTables {
  community_threads: ThreadsTable
  community_texts: TextsTable
  community_tags: TagsTable
  community_votes: VotesTable
  community_flags: FlagsTable
  community_bans: BansTable
  community_salts: SaltsTable
  community_audit: CommunityAuditTable
}

/** A question and what is counted of it. Its text is the text of the same id. */
export interface ThreadsTable {
  id: string
  slug: string
  title: string
  tags: string
  frame: string
  scenario_calculator: string | null
  scenario_link: string | null
  created_at: string
  active_at: string
  answers: number
  accepted: string | null
  locked: number
  /** As the question's. */
  state: string
}

export interface TextsTable {
  id: string
  thread_id: string
  is_question: number
  /** Of a question its title, for the search; else empty. */
  title: string
  body: string
  name: string
  created_at: string
  changed_at: string | null
  votes: number
  state: string
  note: string | null
  needs: string
  points: number
  /** SHA-256 of the secret that opens it; null for the operator's. */
  secret_hash: string | null
  device_hash: string | null
  /** Of the address and of the wider network, under the salt of the day; both go after `addressDays`. */
  address_hash: string | null
  network_hash: string | null
  /** SHA-256 of the words alone: the same text is known again. */
  words_hash: string
  origin: string
}

export interface TagsTable {
  tag: string
  thread_id: string
}

export interface VotesTable {
  text_id: string
  /** Hash of the device; without one, of the address of that day. */
  voter: string
  at: string
}

export interface FlagsTable {
  text_id: string
  flagger: string
  network_hash: string | null
  reason: string
  at: string
}

export interface BansTable {
  id: string
  kind: string
  hash: string
  until: string
  why: string
  by_whom: string
  at: string
}

/** One for each day; without it nothing hashed with it can be compared any more. */
export interface SaltsTable {
  day: string
  salt: string
}

export interface CommunityAuditTable {
  id: string
  at: string
  who: string
  what: string
  text_id: string
  why: string
  /** SHA-256 of the text it was about, at that time. */
  text_hash: string
}
