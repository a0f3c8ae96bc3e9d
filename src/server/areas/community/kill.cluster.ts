import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiPaths } from '#wire/api-paths.ts'
import { type WrittenAnswer, writtenAnswer } from '#wire/community.ts'
import { type OwnPostgres, ownPostgres } from '../../cluster/own-postgres.testkit.ts'
import { type OwnService, ownService } from '../../cluster/own-service.testkit.ts'
import { hashOf } from '../../hash-of.ts'
import type { Database } from '../../store/database.ts'
import { openPostgres } from '../../store/postgres.ts'
import { databaseFile, openSqlite } from '../../store/sqlite.ts'
import { question } from './community-contract.testkit.ts'

// Run by scripts/cluster-test.ts: the service as it is started in production, ended as a machine out of memory ends it.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })
const POSTS = 1_000
/** How many are sent at the same time. */
const SENDERS = 16
const KILLS = 20
/** So many posts are acknowledged in each life of the service, and it goes on for a moment more. */
const POSTS_A_LIFE = 20
const LONGEST_MOMENT_MS = 15
/** Every fourth kill takes the database along. */
const WITH_DATABASE = 4

const folder = mkdtempSync(path.join(tmpdir(), 'truepenny-kill-'))
/** Reading the source is most of what a start costs; the first start keeps what it has read for the others. */
const compiled = { NODE_COMPILE_CACHE: path.join(folder, 'compiled') }
beforeAll(async () => {
  const first = await ownService({ DATA_DIR: path.join(folder, 'first'), ...compiled })
  await first.end()
})
const services: OwnService[] = []
const databases: OwnPostgres[] = []
afterAll(async () => {
  for (const service of services) await service.kill()
  for (const database of databases) {
    database.stop()
    database.remove()
  }
  rmSync(folder, { recursive: true, force: true })
})

interface Post {
  readonly secret: string
  readonly visitor: string
  readonly text: string
  /** The path it is sent to. */
  to: () => string
}

const sent = async (site: string, { secret, visitor, text, to }: Post) =>
  await fetch(`${site}${apiPaths.community}${to()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
    body: JSON.stringify(to().endsWith('answers') ? { secret, text } : question({ secret, text })),
  })

/** As many posts as are wanted, each by somebody of their own; every second one answers a question that was acknowledged. */
function allPosts(kept: ReadonlyMap<Post, WrittenAnswer>): readonly Post[] {
  const posts: Post[] = []
  for (let n = 0; n < POSTS; n += 1) {
    const asked = posts[n - 1 - SENDERS * 2]
    posts.push({
      secret: `kept-by-the-device-${String(n).padStart(12, '0')}`,
      visitor: `20.${n >> 8}.${n & 255}.7`,
      text: `Letter ${n}: what comes first, the card with the higher rate or the smaller one?`,
      to: () => {
        const id = asked && kept.get(asked)?.id
        return n % 2 === 1 && id !== undefined ? `/threads/${id}/answers` : '/threads'
      },
    })
  }
  return posts
}

/** Sends all of them, kills and starts in between, and has every post sent until it is acknowledged. */
async function postThroughKills(env: Readonly<Record<string, string>>, whileDown: (kill: number) => void) {
  const site = await ownService({ DATA_DIR: path.join(folder, 'data'), COMMUNITY_QUESTIONS: '0', ...compiled, ...env })
  services.push(site)
  const kept = new Map<Post, WrittenAnswer>()
  const posts = allPosts(kept)
  const waiting = [...posts].toReversed()
  const refused: string[] = []
  let cut = 0
  let up = Promise.resolve()
  const sender = async () => {
    for (let post = waiting.pop(); post; post = waiting.pop()) {
      await up
      try {
        const answer = await sent(site.url, post)
        const text = await answer.text()
        if (answer.status === 200) kept.set(post, writtenAnswer.parse(JSON.parse(text)))
        else refused.push(`${answer.status} ${text}`)
      } catch {
        cut += 1
        waiting.push(post)
      }
    }
  }
  const killer = async () => {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const after = kept.size + refused.length + POSTS_A_LIFE
      while (kept.size + refused.length < after) await sleep(1)
      await sleep(Math.random() * LONGEST_MOMENT_MS)
      let isUp = () => {}
      up = new Promise((resolve) => (isUp = resolve))
      await site.kill()
      whileDown(kill)
      await site.start()
      isUp()
    }
  }
  await Promise.all([killer(), ...Array.from({ length: SENDERS }, sender)])
  expect(refused).toEqual([])
  // Each kill met posts under way.
  expect(cut).toBeGreaterThanOrEqual(KILLS)
  // A double click, long after: of each life of the service some are sent once more.
  const again = posts.filter((_, n) => n % 20 === 0)
  for (const post of again) {
    const answer = writtenAnswer.parse(await (await sent(site.url, post)).json())
    expect([answer.id, answer.isRepeat]).toEqual([kept.get(post)?.id, true])
  }
  await site.kill()
  return { kept, posts }
}

/** What stands in the tables, against what was acknowledged. */
async function expectEachOnce(
  db: Kysely<Database>,
  { kept, posts }: { kept: Map<Post, WrittenAnswer>; posts: readonly Post[] },
) {
  const texts = await db
    .selectFrom('community_texts')
    .select(['id', 'body', 'thread_id', 'is_question', 'secret_hash'])
    .where('origin', '=', 'visitor')
    .execute()
  const sorted = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(' ')).toSorted()
  expect(sorted(texts.map(({ id, body, secret_hash }) => [id, String(secret_hash), body]))).toEqual(
    sorted(posts.map((post) => [kept.get(post)?.id ?? 'never', hashOf(post.secret), post.text])),
  )
  // Each was written whole: its thread and topic, its place in the count, its line in the log.
  const ids = new Set(texts.map(({ id }) => id))
  const threads = (await db.selectFrom('community_threads').select(['id', 'answers']).execute()).filter(({ id }) =>
    ids.has(id),
  )
  const asked = texts.filter((text) => Number(text.is_question) === 1)
  expect(threads.map(({ id }) => id).toSorted()).toEqual(asked.map(({ id }) => id).toSorted())
  for (const { id, answers } of threads)
    expect(Number(answers)).toBe(texts.filter((text) => text.thread_id === id).length - 1)
  const tags = await db.selectFrom('community_tags').select('thread_id').execute()
  expect(tags.filter(({ thread_id }) => ids.has(thread_id))).toHaveLength(asked.length)
  const log = await db.selectFrom('community_audit').select('id').where('who', '=', 'visitor').execute()
  expect(log).toHaveLength(posts.length)
  expect(asked.length).toBeLessThan(texts.length)
}

const name = (store: string) =>
  `${POSTS} acknowledged posts on ${store}, the service killed ${KILLS} times on the way: none lost, none doubled`

test.concurrent(name('SQLite'), async () => {
  const data = path.join(folder, 'sqlite')
  const done = await postThroughKills({ DATA_DIR: data }, () => {})
  const db = openSqlite(databaseFile(data))
  await expectEachOnce(db, done)
  const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(db)
  expect(rows).toEqual([{ integrity_check: 'ok' }])
  await db.destroy()
})

test.concurrent(`${name('PostgreSQL')}, and the database with it at every ${WITH_DATABASE}th`, async () => {
  const postgres = await ownPostgres()
  databases.push(postgres)
  const done = await postThroughKills({ DATABASE_URL: postgres.url }, (kill) => {
    if (kill % WITH_DATABASE > 0) return
    postgres.stop()
    postgres.start()
  })
  const db = openPostgres(postgres.url, { poolSize: 1, statementTimeoutMs: 5_000 }, () => {})
  await expectEachOnce(db, done)
  await db.destroy()
})
