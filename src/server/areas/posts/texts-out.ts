import { existsSync } from 'node:fs'
import { postgresSource, type RowSource, sqliteSource } from '../../backup/row-source.ts'
import type { Config } from '../../config.ts'
import { databaseFile } from '../../store/sqlite.ts'

/** A text that visitors may read: an article, or a correction of a lesson. */
export interface TextOut {
  readonly slug: string
  readonly title: string
  readonly body: string
  readonly updatedAt: string
}

const columns = ['slug', 'title', 'body', 'updated_at'] as const

/**
 * Every text that is out in the store the settings name, read as it stands, while the service runs or not; nothing of the store is changed.
 * Null where there is no store yet.
 */
export async function textsOut({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<readonly TextOut[] | null> {
  const file = databaseFile(dataDir)
  if (databaseUrl === undefined && !existsSync(file)) return null
  const source = databaseUrl === undefined ? sqliteSource(file) : await postgresSource(databaseUrl)
  try {
    return [...(await textsIn(source, 'posts')), ...(await textsIn(source, 'lesson_corrections'))]
  } finally {
    await source.close()
  }
}

/** None where a store of a release before has no such table. */
async function textsIn(source: RowSource, table: string): Promise<readonly TextOut[]> {
  if ((await source.columns(table)).length === 0) return []
  const texts: TextOut[] = []
  for await (const row of source.rows(table, columns)) {
    const [slug = '', title = '', body = '', updatedAt = ''] = row.map(String)
    texts.push({ slug, title, body, updatedAt })
  }
  return texts
}

/** Those of the release, and those of the store that say something else. */
export function withOwn<T extends TextOut>(release: readonly T[], store: readonly TextOut[]): readonly (T | TextOut)[] {
  const shipped = new Map(release.map(({ slug, body }) => [slug, body]))
  return [...release, ...store.filter(({ slug, body }) => shipped.get(slug) !== body)]
}
