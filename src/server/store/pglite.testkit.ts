import { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Database } from './database.ts'

class OneConnectionAdapter extends PostgresAdapter {
  override get supportsMultipleConnections(): boolean {
    return false
  }
}

/** PostgreSQL inside the test process, through Kysely: for tests only, where no server is running. */
export function openPglite(): Kysely<Database> {
  const pglite = new PGlite()
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery) {
      const result = await pglite.query<R>(query.sql, [...query.parameters])
      return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) }
    },
    streamQuery() {
      throw new Error('Streaming is not part of the tests.')
    },
  }
  const say = async (text: string) => void (await connection.executeQuery(CompiledQuery.raw(text)))
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new OneConnectionAdapter(),
      createDriver: () => ({
        init: async () => await pglite.waitReady,
        acquireConnection: async () => connection,
        beginTransaction: async () => await say('BEGIN'),
        commitTransaction: async () => await say('COMMIT'),
        rollbackTransaction: async () => await say('ROLLBACK'),
        releaseConnection: async () => {},
        destroy: async () => await pglite.close(),
      }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
