import type { Migration } from '../../store/migration.ts'

export const adminMigrations: readonly Migration[] = [
  {
    area: 'admin',
    version: 1,
    name: 'sessions, tries, codes and the audit log',
    statements: [
      `CREATE TABLE admin_sessions (
        id_hash TEXT PRIMARY KEY,
        who TEXT NOT NULL,
        login_mark TEXT NOT NULL,
        started_at TEXT NOT NULL,
        seen_at TEXT NOT NULL,
        ends_at TEXT NOT NULL
      )`,
      'CREATE INDEX admin_sessions_of ON admin_sessions (who)',
      `CREATE TABLE admin_throttle (
        key TEXT PRIMARY KEY,
        tries INTEGER NOT NULL,
        last_at TEXT NOT NULL,
        free_at TEXT NOT NULL
      )`,
      `CREATE TABLE admin_codes (
        who TEXT PRIMARY KEY,
        step INTEGER NOT NULL
      )`,
      `CREATE TABLE admin_audit (
        id TEXT PRIMARY KEY,
        at TEXT NOT NULL,
        who TEXT NOT NULL,
        action TEXT NOT NULL,
        about TEXT NOT NULL,
        detail TEXT NOT NULL
      )`,
      'CREATE INDEX admin_audit_newest_first ON admin_audit (at DESC, id DESC)',
    ],
  },
  {
    area: 'admin',
    version: 2,
    name: 'pictures',
    statements: [
      `CREATE TABLE pictures (
        name TEXT PRIMARY KEY,
        alt TEXT NOT NULL,
        width INTEGER NOT NULL,
        height INTEGER NOT NULL,
        bytes INTEGER NOT NULL,
        at TEXT NOT NULL,
        who TEXT NOT NULL
      )`,
      'CREATE INDEX pictures_newest_first ON pictures (at DESC, name DESC)',
    ],
  },
]
