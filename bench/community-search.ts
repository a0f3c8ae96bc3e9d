/** The search of the community over 100,000 texts, on SQLite and PostgreSQL: how long the worst questions take. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { reading } from '../src/server/areas/community/reading.ts'
import { searchIndex } from '../src/server/areas/community/search-index.ts'
import { migrations } from '../src/server/areas/migrations.ts'
import { ownPostgres } from '../src/server/cluster/own-postgres.testkit.ts'
import type { Database, DatabaseKind } from '../src/server/store/database.ts'
import { migrate } from '../src/server/store/migrate.ts'
import { prepare } from '../src/server/store/open-store.ts'
import { openPostgres } from '../src/server/store/postgres.ts'
import { openSqlite } from '../src/server/store/sqlite.ts'
import { percentile } from './load/crowd.ts'
import type { Figure, Section } from './report/figure.ts'
import { samples } from './site/pages.ts'

const TEXTS = 100_000
const IN_A_THREAD = 5
const AT_ONCE = 500

/** What people look for, by what makes it hard. */
const asked: readonly (readonly [what: string, q: string, tag?: string])[] = [
  ['a word in every text', 'rate'],
  ['a word in no text', 'zebra'],
  ['a word in one text', 'once50001'],
  ['a word in a hundredth of the texts', 'hundredth'],
  ['two words in every text', 'higher rate'],
  ['eight words, all in every text', 'rate card higher lower pay month owe first'],
  ['a word in every text and one in a single text', 'rate once50001'],
  ['eight words no text has together', 'rate card higher lower pay month once1 once99990'],
  ['a word in every text, within a common topic', 'rate', 'debt'],
  ['a word in every text, within a topic of a few threads', 'rate', 'taxes'],
  ['a rare word, within a topic of a few threads', 'hundredth', 'taxes'],
]

/** Words of the kind people write, from the one generator, so that both databases hold the same. */
function textOf(n: number): string {
  const words = [
    'Which rate is higher, and which card do I pay lower each month? I owe on both; what goes first?',
    `once${n}`,
  ]
  if (n % 100 === 0) words.push('hundredth')
  // Words as rare as words are: the k-th a k-th as often.
  for (let i = 0, seed = n * 7_919 + 17; i < 45; i += 1) {
    seed = (seed * 48_271) % 2_147_483_647
    words.push(`word${Math.floor(20_000 ** (seed / 2_147_483_647))}`)
  }
  return words.join(' ')
}

/** Threads of a question and four answers each, one a minute; one in a thousand is about taxes, the others about debt. */
async function fill(db: Kysely<Database>): Promise<void> {
  const first = Date.parse('2026-01-01T00:00:00Z')
  const idOf = (n: number) => (10_000_000_000_000 + n * 2 ** 12).toString(36).padStart(10, '0')
  for (let start = 0; start < TEXTS; start += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, i) => start + i)
    const questions = numbers.filter((n) => n % IN_A_THREAD === 0)
    const at = (n: number) => new Date(first + n * 60_000).toISOString()
    const tagOf = (n: number) => ((n / IN_A_THREAD) % 1_000 === 999 ? 'taxes' : 'debt')
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('community_threads')
        .values(
          questions.map((n) => ({
            id: idOf(n),
            slug: 'question',
            title: `Question ${n} about a rate`,
            tags: JSON.stringify([tagOf(n)]),
            frame: '{}',
            scenario_calculator: null,
            scenario_link: null,
            created_at: at(n),
            active_at: at(n + IN_A_THREAD - 1),
            answers: IN_A_THREAD - 1,
            accepted: null,
            locked: 0,
            state: 'shown',
          })),
        )
        .execute()
      await trx
        .insertInto('community_texts')
        .values(
          numbers.map((n) => ({
            id: idOf(n),
            thread_id: idOf(n - (n % IN_A_THREAD)),
            is_question: n % IN_A_THREAD === 0 ? 1 : 0,
            title: n % IN_A_THREAD === 0 ? `Question ${n} about a rate` : '',
            body: textOf(n),
            name: 'Plain Elk 1',
            created_at: at(n),
            changed_at: null,
            votes: 0,
            state: 'shown',
            note: null,
            needs: '[]',
            points: 0,
            secret_hash: null,
            device_hash: null,
            address_hash: null,
            network_hash: null,
            words_hash: '',
            origin: 'visitor',
          })),
        )
        .execute()
      await trx
        .insertInto('community_tags')
        .values(questions.map((n) => ({ tag: tagOf(n), thread_id: idOf(n) })))
        .execute()
    })
  }
}

async function timed(db: Kysely<Database>, kind: DatabaseKind): Promise<Figure[]> {
  // The index itself, not what is kept of it: every question is asked of the database.
  const { list, tags } = reading(db, searchIndex(db, kind))
  const rounds = samples(100, 10)
  const name = kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  const figures: Figure[] = []
  const measure = async (what: string, work: () => Promise<unknown>) => {
    await work()
    const took: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now()
      await work()
      took.push(performance.now() - began)
    }
    figures.push({
      name: `${name}: ${what}, 99% within`,
      unit: 'ms',
      ours: percentile(took, 0.99),
      target: { of: 'ours', atMost: 50 },
    })
  }
  for (const [what, q, tag] of asked) await measure(what, () => list({ q, tag }))
  await measure('the list of a topic of a few threads', () => list({ tag: 'taxes' }))
  await measure('how many threads each topic has', () => tags())
  return figures
}

export async function measure(): Promise<Section> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'))
  const postgres = await ownPostgres()
  const open: readonly (readonly [DatabaseKind, Kysely<Database>])[] = [
    ['sqlite', openSqlite(path.join(folder, 'search.sqlite'))],
    ['postgres', openPostgres(postgres.url, { poolSize: 2, statementTimeoutMs: 120_000 }, () => {})],
  ]
  try {
    const figures: Figure[] = []
    for (const [kind, db] of open) {
      await migrate(db, kind, migrations)
      await fill(db)
      await prepare(db, kind)
      // As the servers do by themselves after a while.
      await sql`ANALYZE`.execute(db)
      figures.push(...(await timed(db, kind)))
    }
    return {
      title: 'Searching the community',
      how: `${TEXTS.toLocaleString('en-US')} texts in ${(TEXTS / IN_A_THREAD).toLocaleString('en-US')} threads; each question asked ${samples(100, 10)} times, one after another, of the database itself.`,
      figures,
      notes: [],
    }
  } finally {
    for (const [, db] of open) await db.destroy()
    postgres.stop()
    postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
