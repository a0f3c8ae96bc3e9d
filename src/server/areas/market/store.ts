import type { Kysely } from 'kysely'
import type { Candle } from '#wire/market-history.ts'
import type { CandlesTable, Database } from '../../store/database.ts'
import type { CallCounts, CallSpan } from './call-budget.ts'

/** What was last read of a resource. */
export interface KeptReading {
  readonly provider: string
  /** When it was read (ISO 8601). */
  readonly readAt: string
  readonly value: unknown
}

/** What the market keeps: calls made, last good readings, daily prices. */
export interface MarketRepository extends CallCounts {
  reading(resource: string): Promise<KeptReading | null>
  keepReading(resource: string, reading: KeptReading): Promise<void>
  /** Daily prices of a symbol from a day on ('YYYY-MM-DD'), oldest first. */
  candles(symbol: string, provider: string, from: string): Promise<Candle[]>
  /** Writes what a source said of a symbol. Prices of another source under the same symbol go, and with `isAll` everything else does too. */
  keepCandles(symbol: string, provider: string, candles: readonly Candle[], isAll: boolean): Promise<void>
  /** Lets the days of symbols go that are not `spared`, but for so many that were read last. */
  forgetHistories(most: number, spared: readonly string[]): Promise<void>
}

/** What the readings of days are called, with their symbol behind it. */
export const HISTORY = 'history'

/** Rows in one statement: eleven values each, and SQLite takes 32,766. */
const AT_ONCE = 500
/** How long counts of calls are kept: more than any span, and than a clock is usually wrong. */
const CALLS_KEPT_MS = 8 * 86_400_000

export function marketRepository(db: Kysely<Database>): MarketRepository {
  return {
    async take(provider, spans) {
      try {
        await db.transaction().execute(async (transaction) => {
          for (const span of spans) {
            const calls = await counted(transaction, provider, span)
            if (calls === null) throw new FullSpan(span)
            if (calls === 1) await forgetCallsBefore(transaction, span)
          }
        })
        return null
      } catch (error) {
        if (error instanceof FullSpan) return error.span
        throw error
      }
    },

    async fill(provider, span) {
      const row = { provider, span: span.name, calls: span.most }
      await db
        .insertInto('market_calls')
        .values(row)
        .onConflict((conflict) => conflict.columns(['provider', 'span']).doUpdateSet({ calls: span.most }))
        .execute()
    },

    async reading(resource) {
      const row = await db.selectFrom('market_known').selectAll().where('resource', '=', resource).executeTakeFirst()
      return row ? { provider: row.provider, readAt: row.read_at, value: fromJson(row.value) } : null
    },

    async keepReading(resource, { provider, readAt, value }) {
      const row = { resource, provider, read_at: readAt, value: JSON.stringify(value) }
      await db
        .insertInto('market_known')
        .values(row)
        .onConflict((conflict) => conflict.column('resource').doUpdateSet(row))
        .execute()
    },

    async candles(symbol, provider, from) {
      const rows = await db
        .selectFrom('market_candles')
        .selectAll()
        .where('symbol', '=', symbol)
        .where('provider', '=', provider)
        .where('day', '>=', from)
        .orderBy('day')
        .execute()
      return rows.map(readCandle)
    },

    async keepCandles(symbol, provider, candles, isAll) {
      await db.transaction().execute(async (transaction) => {
        let old = transaction.deleteFrom('market_candles').where('symbol', '=', symbol)
        if (!isAll) old = old.where('provider', '!=', provider)
        await old.execute()
        for (let at = 0; at < candles.length; at += AT_ONCE) {
          await transaction
            .insertInto('market_candles')
            .values(candles.slice(at, at + AT_ONCE).map((candle) => writeCandle(symbol, provider, candle)))
            .onConflict((conflict) =>
              conflict.columns(['symbol', 'day']).doUpdateSet((is) => ({
                provider: is.ref('excluded.provider'),
                open: is.ref('excluded.open'),
                high: is.ref('excluded.high'),
                low: is.ref('excluded.low'),
                close: is.ref('excluded.close'),
                adjusted: is.ref('excluded.adjusted'),
                volume: is.ref('excluded.volume'),
                dividend: is.ref('excluded.dividend'),
                split: is.ref('excluded.split'),
              })),
            )
            .execute()
        }
      })
    },

    async forgetHistories(most, spared) {
      const rows = await db
        .selectFrom('market_known')
        .select('resource')
        .where('resource', 'like', `${HISTORY} %`)
        .orderBy('read_at', 'desc')
        .execute()
      const others = rows
        .map(({ resource }) => resource.slice(HISTORY.length + 1))
        .filter((symbol) => !spared.includes(symbol))
      const leaving = others.slice(most)
      if (leaving.length === 0) return
      await db.transaction().execute(async (transaction) => {
        const readings = leaving.map((symbol) => `${HISTORY} ${symbol}`)
        await transaction.deleteFrom('market_known').where('resource', 'in', readings).execute()
        await transaction.deleteFrom('market_candles').where('symbol', 'in', leaving).execute()
      })
    },
  }
}

/** Undoes what was counted in the spans before it. */
class FullSpan extends Error {
  override readonly name = 'FullSpan'
  readonly span: CallSpan

  constructor(span: CallSpan) {
    super('No call is left.')
    this.span = span
  }
}

/** Counts one more call in a span and gives their number; null when it is full. Of two nodes that ask for the last one, one gets it. */
async function counted(db: Kysely<Database>, provider: string, { name, most }: CallSpan): Promise<number | null> {
  const row = await db
    .insertInto('market_calls')
    .values({ provider, span: name, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'span'])
        .doUpdateSet((is) => ({ calls: is('market_calls.calls', '+', 1) }))
        .where('market_calls.calls', '<', most),
    )
    .returning('calls')
    .executeTakeFirst()
  return row?.calls ?? null
}

async function forgetCallsBefore(db: Kysely<Database>, { ends }: CallSpan): Promise<void> {
  const oldest = new Date(ends - CALLS_KEPT_MS).toISOString().slice(0, 10)
  await db.deleteFrom('market_calls').where('span', '<', oldest).execute()
}

const writeCandle = (symbol: string, provider: string, { date, ...rest }: Candle): CandlesTable => ({
  symbol,
  day: date,
  provider,
  ...rest,
})

const readCandle = ({ day, open, high, low, close, adjusted, volume, dividend, split }: CandlesTable): Candle => ({
  date: day,
  open,
  high,
  low,
  close,
  adjusted,
  volume,
  dividend,
  split,
})

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
