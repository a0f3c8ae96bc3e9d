import type { Migration } from '../../store/migration.ts'

export const marketMigrations: readonly Migration[] = [
  {
    area: 'market',
    version: 1,
    name: 'market',
    statements: [
      `CREATE TABLE market_calls (
        provider TEXT NOT NULL,
        span TEXT NOT NULL,
        calls INTEGER NOT NULL,
        PRIMARY KEY (provider, span)
      )`,
      `CREATE TABLE market_known (
        resource TEXT PRIMARY KEY,
        provider TEXT NOT NULL,
        read_at TEXT NOT NULL,
        value TEXT NOT NULL
      )`,
      `CREATE TABLE market_candles (
        symbol TEXT NOT NULL,
        day TEXT NOT NULL,
        provider TEXT NOT NULL,
        open DOUBLE PRECISION,
        high DOUBLE PRECISION,
        low DOUBLE PRECISION,
        close DOUBLE PRECISION NOT NULL,
        adjusted DOUBLE PRECISION,
        volume DOUBLE PRECISION,
        dividend DOUBLE PRECISION NOT NULL,
        split DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (symbol, day)
      )`,
    ],
  },
]
