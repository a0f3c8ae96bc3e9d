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
  /** Ids of threads that are shown, the best first. `every`: all words are in the text, else any. With `tag` those of that topic alone. */
  find(words: readonly string[], every: boolean, limit: number, tag?: string): Promise<readonly string[]>
}

/** Makes the index where it is missing: at the first start, and after a backup was restored, which holds tables alone. */
export async function prepareSearch(db: Kysely<Database>, kind: DatabaseKind): Promise<void> {
  if (kind === 'postgres') return await prepareWords(db)
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

/**
 * The words of every shown text in a table of their own beside the texts, kept by the database itself whichever node writes: read from the text at
 * each question, as an index over an expression has it, they cost more than the search.
 */
async function prepareWords(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Nodes that start at once make it one after another.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('community_words', 0))`.execute(trx)
    const { rows } = await sql`SELECT 1 FROM pg_trigger WHERE tgname = 'community_words_kept'
      AND tgrelid = 'community_texts'::regclass AND to_regclass('community_words') IS NOT NULL`.execute(trx)
    if (rows.length > 0) return
    await sql`DROP INDEX IF EXISTS community_search`.execute(trx)
    await sql`CREATE TABLE IF NOT EXISTS community_words (
      id TEXT PRIMARY KEY, thread_id TEXT NOT NULL, created_at TEXT NOT NULL, words tsvector NOT NULL)`.execute(trx)
    await sql`CREATE INDEX IF NOT EXISTS community_words_newest ON community_words (created_at DESC, id DESC)`.execute(
      trx,
    )
    await sql`CREATE OR REPLACE FUNCTION community_words_keep() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN DELETE FROM community_words WHERE id = OLD.id; END IF;
        IF TG_OP <> 'DELETE' AND NEW.state = 'shown' THEN
          INSERT INTO community_words VALUES (NEW.id, NEW.thread_id, NEW.created_at,
            to_tsvector('english'::regconfig, NEW.title || ' ' || NEW.body));
        END IF;
        RETURN NULL;
      END $$`.execute(trx)
    await sql`LOCK TABLE community_texts IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
    await sql`DROP TRIGGER IF EXISTS community_words_kept ON community_texts`.execute(trx)
    await sql`CREATE TRIGGER community_words_kept AFTER INSERT OR DELETE OR UPDATE OF title, body, state
      ON community_texts FOR EACH ROW EXECUTE FUNCTION community_words_keep()`.execute(trx)
    await sql`DELETE FROM community_words`.execute(trx)
    await sql`INSERT INTO community_words SELECT id, thread_id, created_at,
      to_tsvector('english'::regconfig, title || ' ' || body) FROM community_texts WHERE state = 'shown'`.execute(trx)
    await sql`CREATE INDEX IF NOT EXISTS community_words_found ON community_words USING gin (words)`.execute(trx)
    // Which words are common decides whether the newest texts are walked through or the index is asked.
    await sql`ANALYZE community_words`.execute(trx)
  })
}

export const searchIndex = (db: Kysely<Database>, kind: DatabaseKind): SearchIndex =>
  kind === 'sqlite' ? byFts(db) : byTextSearch(db)

/**
 * Of the texts that match so many of the newest are looked at, so that a word nearly all texts have is answered as fast as any: the
 * databases' own ranking counts every text that has it.
 */
const RANKED = 300
/** Of a topic, those are looked for among so many of the newest that match. */
const LOOKED_THROUGH = 3_000

interface Found {
  readonly title: string
  readonly body: string
}

/** The best first: how many of the words a text has, those in its title four times over; of two alike the newer. */
function ranked<F extends Found>(words: readonly string[], found: readonly F[]): readonly F[] {
  // The index knows words by their stems: so much of a word is compared.
  const stems = words.map((word) => word.slice(0, Math.max(3, word.length - 3)))
  const hits = (text: string): number => {
    const lower = text.toLowerCase()
    return stems.filter((stem) => lower.includes(stem)).length
  }
  return found
    .map((one) => ({ one, worth: 4 * hits(one.title) + hits(one.body) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ one }) => one)
}

/** The number a row of the index has: the id itself, read as a number of 36 digits. It fits 52 bits, and rises with time (`newId`). */
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
    find: async (words, every, limit, tag) => {
      if (words.length === 0) return []
      const asked = words.map((word) => `"${word}"`).join(every ? ' AND ' : ' OR ')
      const idOf = (row: number) => Number(row).toString(36).padStart(10, '0')
      if (tag === undefined) {
        const { rows } = await sql<{ row: number; title: string; body: string }>`SELECT rowid AS row, title, body
          FROM community_search WHERE community_search MATCH ${asked} ORDER BY rowid DESC LIMIT ${RANKED}`.execute(db)
        return await threadsOf(
          db,
          ranked(words, rows).map(({ row }) => idOf(row)),
          limit,
        )
      }
      const { rows: matching } = await sql<{ row: number }>`SELECT rowid AS row FROM community_search
        WHERE community_search MATCH ${asked} ORDER BY rowid DESC LIMIT ${LOOKED_THROUGH}`.execute(db)
      const { rows } = await sql<{ id: string; title: string; body: string }>`SELECT text.id, text.title, text.body
        FROM json_each(${JSON.stringify(matching.map(({ row }) => idOf(row)))}) AS matching
        CROSS JOIN community_texts AS text ON text.id = matching.value
        WHERE EXISTS (SELECT 1 FROM community_tags WHERE tag = ${tag} AND thread_id = text.thread_id)
        LIMIT ${RANKED}`.execute(db)
      return await threadsOf(
        db,
        ranked(words, rows).map(({ id }) => id),
        limit,
      )
    },
  }
}

function byTextSearch(db: Kysely<Database>): SearchIndex {
  return {
    put: async () => {},
    drop: async () => {},
    find: async (words, every, limit, tag) => {
      if (words.length === 0) return []
      const asked = words.map((word) => `'${word}'`).join(every ? ' & ' : ' | ')
      const matching = sql`SELECT id, thread_id, created_at FROM community_words
        WHERE words @@ to_tsquery('english'::regconfig, ${asked})
        ORDER BY created_at DESC, id DESC LIMIT ${tag === undefined ? RANKED : LOOKED_THROUGH}`
      const inTopic =
        tag === undefined
          ? sql``
          : sql`WHERE EXISTS (SELECT 1 FROM community_tags AS topic
              WHERE topic.tag = ${tag} AND topic.thread_id = matching.thread_id)`
      const { rows } = await sql<{ id: string; title: string; body: string }>`SELECT text.id, text.title, text.body
        FROM (SELECT matching.id FROM (${matching}) AS matching ${inTopic}
          ORDER BY matching.created_at DESC, matching.id DESC LIMIT ${RANKED}) AS newest
        JOIN community_texts AS text ON text.id = newest.id
        ORDER BY text.created_at DESC, text.id DESC`.execute(db)
      const ids = ranked(words, rows).map(({ id }) => id)
      return await threadsOf(db, ids, limit)
    },
  }
}

/** Texts whose threads are looked up at a time: mostly the first of them are enough. */
const LOOKED_UP = 50

/** The threads of texts that were found, in their order, each once. */
async function threadsOf(db: Kysely<Database>, ids: readonly string[], limit: number): Promise<readonly string[]> {
  const threads = new Set<string>()
  for (let first = 0; first < ids.length && threads.size < limit; first += LOOKED_UP) {
    const some = ids.slice(first, first + LOOKED_UP)
    const rows = await db
      .selectFrom('community_texts as text')
      .innerJoin('community_threads as thread', 'thread.id', 'text.thread_id')
      .select(['text.id', 'text.thread_id', 'thread.state'])
      .where('text.id', 'in', some)
      .execute()
    // Which are shown is asked here: asked of the database, it would go through all that are.
    const threadOf = new Map(rows.filter(({ state }) => state === 'shown').map((row) => [row.id, row.thread_id]))
    for (const id of some) {
      const thread = threadOf.get(id)
      if (thread !== undefined && threads.size < limit) threads.add(thread)
    }
  }
  return [...threads]
}
