import { cited } from '../cited.ts'

/**
 * Shares of US households: nobody in it has a checking or savings account; has one and still uses check cashers, money orders, payday or
 * like services. `households` counts the first. The reason named most often is a minimum balance they cannot keep.
 */
export const bankAccess = cited(
  { noAccount: 0.042, households: 5_600_000, underbanked: 0.142, firstReason: 'minimum-balance' },
  'fdic-household-2023',
  { asOf: '2023' },
)
