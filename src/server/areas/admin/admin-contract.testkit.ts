import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database, DatabaseKind } from '../../store/database.ts'
import { migrate } from '../../store/migrate.ts'
import { migrations } from '../migrations.ts'
import { type Login, readLogins } from './logins.ts'
import { IDLE_MS, LONGEST_MS, markOf, Sessions } from './sessions.ts'
import { type AdminRepository, adminRepository } from './store.ts'
import { triesFrom } from './throttle.ts'

const entry = (name: string, fill = 'A') => `${name}=scrypt:17:8:1:${'A'.repeat(22)}:${fill.repeat(43)}`
const logins = readLogins(`${entry('ada')} ${entry('ben')}`)
const named = (name: string): Login => {
  const login = logins.all.find((one) => one.name === name)
  if (!login) throw new Error(`${name} is not among them`)
  return login
}
const [ada, ben] = [named('ada'), named('ben')]
const MINUTE = 60_000

/** The same promises, kept by every database. `openEmpty` gives a database without tables. */
export function describeAdminStore(name: string, kind: DatabaseKind, openEmpty: () => Promise<Kysely<Database>>): void {
  describe(`the administration on ${name}`, () => {
    const clock = { now: 0 }
    let db: Kysely<Database>
    let store: AdminRepository
    let sessions: Sessions

    beforeEach(async () => {
      clock.now = Date.parse('2026-11-20T12:00:00Z')
      db = await openEmpty()
      await migrate(db, kind, migrations)
      store = adminRepository(db)
      sessions = new Sessions(store, logins, () => clock.now)
    })
    afterEach(async () => await db.destroy())

    test('a session is found by its key and by nothing else, and the store never holds the key', async () => {
      const { key, session } = await sessions.start(ada, undefined)
      expect(await sessions.find(key)).toEqual(session)
      const held = JSON.stringify(await db.selectFrom('admin_sessions').selectAll().execute())
      expect(held).not.toContain(key)
      for (const other of [
        undefined,
        '',
        session.idHash,
        markOf(session.idHash),
        `${key}A`,
        "' OR 1=1 --".padEnd(43, 'A'),
      ])
        expect(await sessions.find(other)).toBeNull()
    })

    test('a session is over half an hour after it was last used', async () => {
      const { key } = await sessions.start(ada, undefined)
      for (let i = 0; i < 3; i += 1) {
        clock.now += IDLE_MS - MINUTE
        expect(await sessions.find(key)).not.toBeNull()
      }
      clock.now += IDLE_MS
      expect(await sessions.find(key)).toBeNull()
    })

    test('a session is over twelve hours after it began, however much it is used', async () => {
      const { key } = await sessions.start(ada, undefined)
      const over = clock.now + LONGEST_MS
      while (clock.now + 20 * MINUTE < over) {
        clock.now += 20 * MINUTE
        expect(await sessions.find(key)).not.toBeNull()
      }
      clock.now = over
      expect(await sessions.find(key)).toBeNull()
    })

    test('signing in gives a new key and ends the session the browser came with', async () => {
      const first = await sessions.start(ada, undefined)
      const second = await sessions.start(ada, first.key)
      expect(second.key).not.toBe(first.key)
      expect(await sessions.find(first.key)).toBeNull()
      expect(await sessions.find(second.key)).not.toBeNull()
    })

    test('another password ends the sessions of the old one, and nobody else’s', async () => {
      const [mine, other] = [await sessions.start(ada, undefined), await sessions.start(ben, undefined)]
      const changed = readLogins(`${entry('ada', 'B')} ${entry('ben')}`)
      const after = new Sessions(store, changed, () => clock.now)
      expect(await after.find(mine.key)).toBeNull()
      expect(await after.find(other.key)).not.toBeNull()
    })

    test('signing out everywhere ends all of one’s own sessions and no other', async () => {
      const mine = [await sessions.start(ada, undefined), await sessions.start(ada, undefined)]
      const other = await sessions.start(ben, undefined)
      expect(await sessions.list(mine[0]?.session ?? other.session)).toHaveLength(2)
      await sessions.endEverywhere(mine[0]?.session ?? other.session)
      expect(await Promise.all(mine.map(({ key }) => sessions.find(key)))).toEqual([null, null])
      expect(await sessions.find(other.key)).not.toBeNull()
    })

    test('nobody ends a session of another by its mark', async () => {
      const [mine, other] = [await sessions.start(ada, undefined), await sessions.start(ben, undefined)]
      expect(await sessions.endMarked(mine.session, markOf(other.session.idHash))).toBe(false)
      expect(await sessions.find(other.key)).not.toBeNull()
      expect(await sessions.endMarked(mine.session, markOf(mine.session.idHash))).toBe(true)
      expect(await sessions.find(mine.key)).toBeNull()
    })

    test('sessions that are over are thrown away', async () => {
      await sessions.start(ada, undefined)
      clock.now += LONGEST_MS
      await sessions.start(ben, undefined)
      expect(await db.selectFrom('admin_sessions').selectAll().execute()).toHaveLength(1)
    })

    const here = triesFrom(logins, '198.51.100.7')
    const from = (n: number) => triesFrom(logins, `203.0.113.${n}`)

    test('five tries are free, then a minute, doubling up to a day; a success forgets them', async () => {
      const waits: number[] = []
      for (let i = 0; i < 20; i += 1) {
        expect(await store.beginTry(here, clock.now)).toBe(0)
        if (i < 4) continue
        const wait = await store.beginTry(here, clock.now)
        waits.push(wait)
        clock.now += wait
      }
      expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8].map((minutes) => minutes * MINUTE))
      expect(Math.max(...waits)).toBe(86_400_000)
      await store.forgetTries(here, clock.now)
      for (let i = 0; i < 5; i += 1) expect(await store.beginTry(here, clock.now)).toBe(0)
      expect(await store.beginTry(here, clock.now)).toBe(MINUTE)
    })

    test('of tries made at once no more get through than one after another would', async () => {
      const waits = await Promise.all(Array.from({ length: 25 }, () => store.beginTry(here, clock.now)))
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    })

    test('many networks together are slowed down, and a known one is not held up by them', async () => {
      await store.beginTry(here, clock.now)
      await store.forgetTries(here, clock.now)
      let through = 0
      for (let n = 0; n < 60; n += 1) if ((await store.beginTry(from(n), clock.now)) === 0) through += 1
      expect(through).toBe(30)
      expect(await store.beginTry(here, clock.now)).toBe(0)
      clock.now += MINUTE
      expect(await store.beginTry(from(60), clock.now)).toBe(0)
      expect(await store.beginTry(from(61), clock.now)).toBe(2 * MINUTE)
    })

    test('a day after the last one tries are forgotten', async () => {
      for (let i = 0; i < 5; i += 1) await store.beginTry(here, clock.now)
      clock.now += 25 * 60 * MINUTE
      for (let i = 0; i < 5; i += 1) expect(await store.beginTry(here, clock.now)).toBe(0)
    })

    test('what names a network is gone after the time the privacy page says: a day, and 30 days after a sign-in', async () => {
      const rows = async () => (await db.selectFrom('admin_throttle').select('key').execute()).length
      const [day, month] = [86_400_000, 30 * 86_400_000]
      await store.beginTry(here, clock.now)
      await sessions.start(ada, undefined)
      await store.forget(clock.now + day)
      expect(await rows()).toBe(2)
      await store.forget(clock.now + day + 1)
      expect(await rows()).toBe(0)
      await store.forgetTries(here, clock.now)
      await store.forget(clock.now + month)
      expect(await rows()).toBe(1)
      await store.forget(clock.now + month + 1)
      expect(await rows()).toBe(0)
      expect(await db.selectFrom('admin_sessions').selectAll().execute()).toEqual([])
    })

    test('the store holds no network address', async () => {
      await store.beginTry(here, clock.now)
      await store.forgetTries(here, clock.now)
      await store.beginTry(here, clock.now)
      expect(JSON.stringify(await db.selectFrom('admin_throttle').selectAll().execute())).not.toContain('198.51')
    })

    test('a code is used once, also by two at the same time, and none before it afterwards', async () => {
      expect(await store.usedStep('ada')).toBe(-1)
      const both = await Promise.all([store.spendCode('ada', 50), store.spendCode('ada', 50)])
      expect(both.filter(Boolean)).toHaveLength(1)
      expect(await store.spendCode('ada', 49)).toBe(false)
      expect(await store.spendCode('ada', 51)).toBe(true)
      expect(await store.spendCode('ben', 50)).toBe(true)
      expect(await store.usedStep('ada')).toBe(51)
    })

    test('the log is read newest first, page by page, each line once, while it grows', async () => {
      for (let i = 0; i < 130; i += 1)
        await store.note({ at: clock.now + Math.floor(i / 3) * 1_000, who: 'ada', action: `deed ${i}` })
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = await store.audit(after)
        seen.push(...page.lines.map(({ action }) => action))
        after = page.next ?? undefined
        await store.note({ at: clock.now + 900_000, who: 'ben', action: 'later' })
      } while (after !== undefined)
      expect(new Set(seen).size).toBe(130)
      expect(seen).toHaveLength(130)
      expect(seen[0]).toBe('deed 129')
      expect(seen.slice(-3).toSorted()).toEqual(['deed 0', 'deed 1', 'deed 2'])
    })
  })
}
