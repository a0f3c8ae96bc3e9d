import type { Kysely } from 'kysely'
import type { AuditList } from '#wire/admin.ts'
import type { SessionsTable } from '../../store/admin-tables.ts'
import type { Database } from '../../store/database.ts'
import { type Deed, readAudit, writeAudit } from './audit.ts'
import { beginTry, forgetTries, forgetTriesOver, type Tries } from './throttle.ts'

/** Sessions, tries to sign in, used codes and the log. Every change is one transaction with its line in the log. */
export interface AdminRepository {
  /**
   * Counts a try under every key before it is made, so that tries at once cannot slip past each other. Answers the milliseconds to wait;
   * 0 where the try may be made. A refused try is not counted.
   */
  beginTry(tries: Tries, now: number): Promise<number>
  /** Somebody has signed in: their own tries are forgotten, the one among all is taken back, the network is known from now on. */
  forgetTries(tries: Tries, now: number): Promise<void>
  /** Lets go of tries, known networks and sessions whose time is over. */
  forget(now: number): Promise<void>
  /** Marks the step of a code as used; false when it, or a later one, was used before. */
  spendCode(who: string, step: number): Promise<boolean>
  /** The last step somebody's code was used of; -1 for none. */
  usedStep(who: string): Promise<number>
  /** Writes a session, ends the one it takes the place of, and throws away those that are over. */
  startSession(session: SessionsTable, replaces: string | null, deed: Deed): Promise<void>
  findSession(idHash: string): Promise<SessionsTable | null>
  touchSession(idHash: string, seenAt: string): Promise<void>
  /** Sessions of somebody that have not ended, newest first. */
  sessionsOf(who: string, now: string): Promise<readonly SessionsTable[]>
  /** Ends sessions of `who`: the one named, or all of them. Nobody ends the session of another. */
  endSessions(who: string, idHash: string | null, deed: Deed): Promise<void>
  note(deed: Deed): Promise<void>
  audit(after?: string): Promise<AuditList>
}

export function adminRepository(db: Kysely<Database>): AdminRepository {
  return {
    beginTry: (tries, now) => db.transaction().execute((tx) => beginTry(tx, tries, now)),
    forgetTries: (tries, now) => db.transaction().execute((tx) => forgetTries(tx, tries, now)),

    async forget(now) {
      await db.transaction().execute(async (tx) => {
        await forgetTriesOver(tx, now)
        await tx.deleteFrom('admin_sessions').where('ends_at', '<=', new Date(now).toISOString()).execute()
      })
    },

    async spendCode(who, step) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('admin_codes')
        .values({ who, step })
        .onConflict((conflict) => conflict.column('who').doUpdateSet({ step }).where('admin_codes.step', '<', step))
        .executeTakeFirstOrThrow()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async usedStep(who) {
      const row = await db.selectFrom('admin_codes').select('step').where('who', '=', who).executeTakeFirst()
      return row?.step ?? -1
    },

    async startSession(session, replaces, deed) {
      await db.transaction().execute(async (tx) => {
        if (replaces !== null) await tx.deleteFrom('admin_sessions').where('id_hash', '=', replaces).execute()
        await tx.deleteFrom('admin_sessions').where('ends_at', '<=', session.started_at).execute()
        await tx.insertInto('admin_sessions').values(session).execute()
        await writeAudit(tx, deed)
      })
    },

    async findSession(idHash) {
      const row = await db.selectFrom('admin_sessions').selectAll().where('id_hash', '=', idHash).executeTakeFirst()
      return row ?? null
    },

    async touchSession(idHash, seenAt) {
      await db.updateTable('admin_sessions').set({ seen_at: seenAt }).where('id_hash', '=', idHash).execute()
    },

    sessionsOf: (who, now) =>
      db
        .selectFrom('admin_sessions')
        .selectAll()
        .where('who', '=', who)
        .where('ends_at', '>', now)
        .orderBy('started_at', 'desc')
        .orderBy('id_hash')
        .limit(100)
        .execute(),

    async endSessions(who, idHash, deed) {
      await db.transaction().execute(async (tx) => {
        let query = tx.deleteFrom('admin_sessions').where('who', '=', who)
        if (idHash !== null) query = query.where('id_hash', '=', idHash)
        const { numDeletedRows } = await query.executeTakeFirstOrThrow()
        if (numDeletedRows > 0n) await writeAudit(tx, deed)
      })
    },

    note: (deed) => writeAudit(db, deed),
    audit: (after) => readAudit(db, after),
  }
}
