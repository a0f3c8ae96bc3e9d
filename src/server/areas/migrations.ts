import type { Migration } from '../store/migration.ts'
import { adminMigrations } from './admin/migrations.ts'
import { communityMigrations } from './community/migrations.ts'
import { marketMigrations } from './market/migrations.ts'
import { postsMigrations } from './posts/migrations.ts'

/** The schema of the whole store: the steps of every area, in the order areas were added. */
export const migrations: readonly Migration[] = [
  ...postsMigrations,
  ...marketMigrations,
  ...communityMigrations,
  ...adminMigrations,
]
