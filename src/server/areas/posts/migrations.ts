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
]
