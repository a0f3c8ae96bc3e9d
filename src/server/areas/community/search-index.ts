import { type Kysely, sql } from 'kysely'
import type { Database, DatabaseKind } from '../../store/database.ts'

/** Words of a question, at most eight: letters and digits alone, so that none of them is an operator of a search. */
export const searchWords = (asked: string): readonly string[] =>
  [
    ...new Set(
      asked
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  ]
    .filter((word) => word.length > 1)
    .slice(0, 8)

/** Finding threads by words, in whichever database. */
export interface SearchIndex {
  /** Takes up a shown text, or lets go of one that is not shown any more. */
  put(trx: Kysely<Database>, id: string, title: string, body: string): Promise<void>
  drop(trx: Kysely<Database>, id: string): Promise<void>
  /** Ids of threads that are shown, the best first. `every`: all words are in the text, else any. */
  find(words: readonly string[], every: boolean, limit: number): Promise<readonly string[]>
}

/** Makes the index where it is missing: at the first start, and after a backup was restored, which holds tables alone. */
export async function prepareSearch(db: Kysely<Database>, kind: DatabaseKind): Promise<void> {
  if (kind === 'postgres') {
    await sql`CREATE INDEX IF NOT EXISTS community_search ON community_texts
      USING gin (to_tsvector('english'::regconfig, title || ' ' || body)) WHERE state = 'shown'`.execute(db)
    return
  }
  const { rows } = await sql`SELECT 1 FROM sqlite_schema WHERE name = 'community_search'`.execute(db)
  if (rows.length > 0) return
  await db.transaction().execute(async (trx) => {
    await sql`CREATE VIRTUAL TABLE community_search USING fts5 (title, body, tokenize = 'porter unicode61')`.execute(
      trx,
    )
    const texts = await trx
      .selectFrom('community_texts')
      .select(['id', 'title', 'body'])
      .where('state', '=', 'shown')
      .execute()
    for (const text of texts) await putRow(trx, text.id, text.title, text.body)
  })
}

export const searchIndex = (db: Kysely<Database>, kind: DatabaseKind): SearchIndex =>
  kind === 'sqlite' ? byFts(db) : byTextSearch(db)

/** The number a row of the index has: the id itself, read as a number of 36 digits. It fits 52 bits. */
const rowOf = (id: string): bigint => BigInt(Number.parseInt(id, 36))

async function putRow(trx: Kysely<Database>, id: string, title: string, body: string): Promise<void> {
  await sql`INSERT INTO community_search (rowid, title, body) VALUES (${rowOf(id)}, ${title}, ${body})`.execute(trx)
}

function byFts(db: Kysely<Database>): SearchIndex {
  const drop = async (trx: Kysely<Database>, id: string) =>
    void (await sql`DELETE FROM community_search WHERE rowid = ${rowOf(id)}`.execute(trx))
  return {
    drop,
    put: async (trx, id, title, body) => {
      await drop(trx, id)
      await putRow(trx, id, title, body)
    },
    find: async (words, every, limit) => {
      if (words.length === 0) return []
      const asked = words.map((word) => `"${word}"*`).join(every ? ' AND ' : ' OR ')
      const { rows } = await sql<{ row: number }>`SELECT rowid AS row FROM community_search
        WHERE community_search MATCH ${asked} ORDER BY bm25(community_search, 4.0, 1.0) LIMIT ${limit * 3}`.execute(db)
      const ids = rows.map(({ row }) => Number(row).toString(36).padStart(10, '0'))
      return await threadsOf(db, ids, limit)
    },
  }
}

function byTextSearch(db: Kysely<Database>): SearchIndex {
  return {
    put: async () => {},
    drop: async () => {},
    find: async (words, every, limit) => {
      if (words.length === 0) return []
      const asked = words.map((word) => `'${word}':*`).join(every ? ' & ' : ' | ')
      const { rows } = await sql<{ id: string }>`SELECT id FROM community_texts,
          to_tsquery('english'::regconfig, ${asked}) AS asked
        WHERE state = 'shown' AND to_tsvector('english'::regconfig, title || ' ' || body) @@ asked
        ORDER BY ts_rank(setweight(to_tsvector('english'::regconfig, title), 'A') ||
          setweight(to_tsvector('english'::regconfig, body), 'D'), asked) DESC, id LIMIT ${limit * 3}`.execute(db)
      return await threadsOf(
        db,
        rows.map(({ id }) => id),
        limit,
      )
    },
  }
}

/** The threads of texts that were found, in their order, each once. */
async function threadsOf(db: Kysely<Database>, ids: readonly string[], limit: number): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('community_texts as text')
    .innerJoin('community_threads as thread', 'thread.id', 'text.thread_id')
    .select(['text.id', 'text.thread_id'])
    .where('text.id', 'in', [...ids])
    .where('thread.state', '=', 'shown')
    .execute()
  const threadOf = new Map(rows.map((row) => [row.id, row.thread_id]))
  return [...new Set(ids.flatMap((id) => threadOf.get(id) ?? []))].slice(0, limit)
}
