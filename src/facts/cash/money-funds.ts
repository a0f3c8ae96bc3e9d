import { cited } from '../cited.ts'
import { fedFundsTarget } from '../lending/rates.ts'

/** Share of a fund's assets that must be obligations of the United States at every quarter's end; decimal. */
const half = 0.5

/**
 * Where a fund must hold at least half of its assets in US obligations (or others the state does not tax) at the end of each quarter before any
 * of its dividends is free of the state's income tax. Elsewhere the share of the dividends counts as it is.
 */
export const fundHalfRule = {
  CA: cited(half, 'ca-rtc-17145', { where: '(a)' }),
  NY: cited(half, 'ny-fund-dividends', { where: 'the 50% asset requirement of each quarter', confidence: 'medium' }),
  CT: cited(half, 'ct-fund-dividends', { confidence: 'medium' }),
} as const

/**
 * A starting yield for a government money fund, decimal: the lower end of the Federal Reserve's target range. No average of
 * autumn 2026 was confirmed; such funds usually pay a little less than the federal funds rate.
 */
export const moneyFundStart = cited(fedFundsTarget.value.low, 'assumption', {
  status: 'assumption',
  asOf: '2026-09-16',
  note: 'The lower end of the Federal Reserve’s target range; your fund’s own page has its 7-day yield.',
})

/** Days of the base period and of the year in the standard yield of a money market fund; 365 in leap years too. */
export const sevenDayYieldDays = cited({ base: 7, year: 365 }, 'sec-form-n-1a-yields', { where: 'Item 26(a)' })
