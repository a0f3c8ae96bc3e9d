import type { Migration } from '../../store/migration.ts'

export const postsMigrations: readonly Migration[] = [
  {
    area: 'posts',
    version: 1,
    name: 'posts',
    statements: [
      `CREATE TABLE posts (
        slug TEXT PRIMARY KEY,
        title TEXT NOT NULL,
        excerpt TEXT NOT NULL,
        body TEXT NOT NULL,
        author TEXT NOT NULL,
        reviewer TEXT,
        published_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        tags TEXT NOT NULL,
        related_tools TEXT NOT NULL,
        origin TEXT NOT NULL CHECK (origin IN ('seed', 'editor'))
      )`,
      'CREATE INDEX posts_newest_first ON posts (published_at DESC, slug)',
    ],
  },
  {
    area: 'posts',
    version: 2,
    name: 'articles as editors have them',
    statements: [
      `CREATE TABLE manuscripts (
        id TEXT PRIMARY KEY,
        slug TEXT NOT NULL UNIQUE,
        title TEXT NOT NULL,
        content TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('draft', 'review', 'scheduled', 'published', 'archived')),
        version INTEGER NOT NULL,
        publish_at TEXT,
        live_slug TEXT UNIQUE,
        live_version INTEGER,
        first_out TEXT,
        changed_at TEXT NOT NULL,
        changed_by TEXT NOT NULL,
        CHECK ((state = 'scheduled') = (publish_at IS NOT NULL))
      )`,
      'CREATE INDEX manuscripts_newest_first ON manuscripts (changed_at DESC, id DESC)',
      'CREATE INDEX manuscripts_due ON manuscripts (state, publish_at)',
      `CREATE TABLE manuscript_revisions (
        manuscript_id TEXT NOT NULL REFERENCES manuscripts (id),
        version INTEGER NOT NULL,
        content TEXT NOT NULL,
        state TEXT NOT NULL,
        at TEXT NOT NULL,
        who TEXT NOT NULL,
        note TEXT NOT NULL,
        PRIMARY KEY (manuscript_id, version)
      )`,
      `CREATE TABLE manuscript_saves (
        key TEXT PRIMARY KEY,
        manuscript_id TEXT NOT NULL,
        at TEXT NOT NULL
      )`,
      `CREATE TABLE post_redirects (
        from_slug TEXT PRIMARY KEY,
        manuscript_id TEXT NOT NULL REFERENCES manuscripts (id),
        at TEXT NOT NULL
      )`,
    ],
  },
  {
    area: 'posts',
    version: 3,
    name: 'corrections of lessons',
    statements: [
      'ALTER TABLE manuscripts ADD COLUMN lesson TEXT',
      `CREATE TABLE lesson_corrections (
        slug TEXT PRIMARY KEY,
        lesson TEXT NOT NULL,
        title TEXT NOT NULL,
        said TEXT NOT NULL,
        body TEXT NOT NULL,
        author TEXT NOT NULL,
        reviewer TEXT,
        published_at TEXT NOT NULL,
        updated_at TEXT NOT NULL
      )`,
    ],
  },
]
