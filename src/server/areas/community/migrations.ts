import type { Migration } from '../../store/migration.ts'

/** The index words are searched by is made from these tables, and differs between databases: `search-index.ts` makes it. */
export const communityMigrations: readonly Migration[] = [
  {
    area: 'community',
    version: 1,
    name: 'threads, texts, votes, flags, bans and the log',
    statements: [
      `CREATE TABLE community_threads (
        id TEXT PRIMARY KEY,
        slug TEXT NOT NULL,
        title TEXT NOT NULL,
        tags TEXT NOT NULL,
        frame TEXT NOT NULL,
        scenario_calculator TEXT,
        scenario_link TEXT,
        created_at TEXT NOT NULL,
        active_at TEXT NOT NULL,
        answers INTEGER NOT NULL,
        accepted TEXT,
        locked INTEGER NOT NULL,
        state TEXT NOT NULL
      )`,
      'CREATE INDEX community_threads_active ON community_threads (state, active_at DESC, id DESC)',
      `CREATE TABLE community_texts (
        id TEXT PRIMARY KEY,
        thread_id TEXT NOT NULL REFERENCES community_threads (id),
        is_question INTEGER NOT NULL,
        title TEXT NOT NULL,
        body TEXT NOT NULL,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        changed_at TEXT,
        votes INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('shown', 'held', 'hidden', 'removed', 'deleted')),
        note TEXT,
        needs TEXT NOT NULL,
        points INTEGER NOT NULL,
        secret_hash TEXT UNIQUE,
        device_hash TEXT,
        address_hash TEXT,
        network_hash TEXT,
        words_hash TEXT NOT NULL,
        origin TEXT NOT NULL CHECK (origin IN ('visitor', 'operator'))
      )`,
      'CREATE INDEX community_texts_in_thread ON community_texts (thread_id, created_at, id)',
      'CREATE INDEX community_texts_of_device ON community_texts (device_hash, created_at)',
      'CREATE INDEX community_texts_of_address ON community_texts (address_hash, created_at)',
      'CREATE INDEX community_texts_by_words ON community_texts (words_hash, created_at)',
      'CREATE INDEX community_texts_by_state ON community_texts (state, created_at)',
      `CREATE TABLE community_tags (
        tag TEXT NOT NULL,
        thread_id TEXT NOT NULL REFERENCES community_threads (id),
        PRIMARY KEY (tag, thread_id)
      )`,
      `CREATE TABLE community_votes (
        text_id TEXT NOT NULL REFERENCES community_texts (id),
        voter TEXT NOT NULL,
        at TEXT NOT NULL,
        PRIMARY KEY (text_id, voter)
      )`,
      `CREATE TABLE community_flags (
        text_id TEXT NOT NULL REFERENCES community_texts (id),
        flagger TEXT NOT NULL,
        network_hash TEXT,
        reason TEXT NOT NULL,
        at TEXT NOT NULL,
        PRIMARY KEY (text_id, flagger)
      )`,
      `CREATE TABLE community_bans (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('device', 'network')),
        hash TEXT NOT NULL,
        until TEXT NOT NULL,
        why TEXT NOT NULL,
        by_whom TEXT NOT NULL,
        at TEXT NOT NULL
      )`,
      'CREATE INDEX community_bans_hash ON community_bans (hash, until)',
      'CREATE TABLE community_salts (day TEXT PRIMARY KEY, salt TEXT NOT NULL)',
      `CREATE TABLE community_audit (
        id TEXT PRIMARY KEY,
        at TEXT NOT NULL,
        who TEXT NOT NULL,
        what TEXT NOT NULL,
        text_id TEXT NOT NULL,
        why TEXT NOT NULL,
        text_hash TEXT NOT NULL
      )`,
      'CREATE INDEX community_audit_newest ON community_audit (at DESC, id DESC)',
    ],
  },
]
