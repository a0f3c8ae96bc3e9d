/** The rates that came with the release, in the shape the server tells newer ones in: what the page says before it has asked. */

import { addMonths, type Month } from '#engine/month.ts'
import { currencies } from '#facts/fx/currencies.ts'
import { perDollar } from '#facts/fx/rates.ts'
import { unemploymentRate } from '#facts/lending/economy.ts'
import { cpi12Month, savingsNational, treasuryYields } from '#facts/lending/rates.ts'
import { mortgage30ByWeek } from '#facts/lending/weekly-mortgage-rates.ts'
import { cpiMonthly } from '#facts/series/cpi-monthly.ts'
import type { Source } from '#facts/sources/source.ts'
import { type SourceId, sources } from '#facts/sources.ts'
import type { FxTable } from '#wire/fx.ts'
import type { MarketRates } from '#wire/market-rates.ts'

const percent = (rate: number): number => Math.round(rate * 1e6) / 1e4
function from(id: SourceId) {
  const { publisher, url }: Source = sources[id]
  const known = { fetchedAt: null, currency: null, bundled: true, stale: false, reason: null, failingSince: null }
  return { ...known, source: publisher, url: url ?? null }
}
const months = cpiMonthly.index
  .map((value, at) => ({ date: `${addMonths(cpiMonthly.firstMonth as Month, at)}-01`, value }))
  .slice(-37)
const weeks = mortgage30ByWeek.value.map(({ date, rate }) => ({ date, value: percent(rate) }))

export const firstRates: MarketRates = {
  yields: {
    ...from(treasuryYields.source),
    asOf: treasuryYields.asOf ?? '',
    timing: 'end-of-day',
    unit: 'percent',
    points: treasuryYields.value.map(({ months: length, rate }) => ({ months: length, rate: percent(rate) })),
    earlier: null,
  },
  mortgage30: {
    ...from(mortgage30ByWeek.source),
    asOf: weeks.at(-1)?.date ?? '',
    timing: 'weekly',
    unit: 'percent',
    points: weeks,
  },
  mortgage15: null,
  cpi: {
    ...from(cpiMonthly.source),
    asOf: months.at(-1)?.date ?? '',
    timing: 'monthly',
    unit: 'points',
    points: months,
  },
  inflation: { value: percent(cpi12Month.value), month: `${cpi12Month.asOf ?? ''}-01` },
  unemployment: {
    ...from(unemploymentRate.source),
    asOf: `${unemploymentRate.asOf ?? ''}-01`,
    timing: 'monthly',
    unit: 'percent',
    points: [{ date: `${unemploymentRate.asOf ?? ''}-01`, value: percent(unemploymentRate.value) }],
  },
}

/** The average of savings accounts, in percent. */
export const savingsAverage = percent(savingsNational.value)

/** What a dollar was, on the day of the release's table. */
export const firstFx: FxTable = {
  base: 'USD',
  asOf: perDollar.asOf ?? '',
  source: 'European Central Bank reference rates',
  rates: perDollar.value,
}

/** Currencies shown, by how many visitors of the US meet them. */
export const shownCurrencies = ['EUR', 'GBP', 'CAD', 'MXN', 'JPY', 'INR'].map((code) => ({
  code,
  name: currencies.value.find((one) => one.code === code)?.name ?? code,
}))
