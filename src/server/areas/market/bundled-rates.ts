import { perEuro } from '#facts/fx/rates.ts'
import { unemploymentRate } from '#facts/lending/economy.ts'
import { cpi12Month, treasuryYields } from '#facts/lending/rates.ts'
import { mortgage30ByWeek } from '#facts/lending/weekly-mortgage-rates.ts'
import { cpiMonthly } from '#facts/series/cpi-monthly.ts'
import type { Source } from '#facts/sources/source.ts'
import { type SourceId, sources } from '#facts/sources.ts'
import type { FxTable } from '#wire/fx.ts'
import type { Provider } from './provider.ts'
import type { Dated, Mortgage, Yields } from './resources.ts'

type Publisher = Pick<Provider, 'title' | 'url'>
function publisherOf(id: SourceId): Publisher {
  const { publisher, url }: Source = sources[id]
  return { title: publisher, url: url ?? null }
}
/** Rates of the facts are parts of one; here they are percent, without the dust of the multiplication. */
const percent = (rate: number): number => Math.round(rate * 1e6) / 1e4

/** What came with the release, for when nothing newer was read. */
export const bundledYields: { value: Yields; source: Publisher } = {
  source: publisherOf(treasuryYields.source),
  value: {
    asOf: treasuryYields.asOf ?? '',
    points: treasuryYields.value.map(({ months, rate }) => ({ months, rate: percent(rate) })),
    earlier: null,
  },
}

export const bundledMortgage: { value: Mortgage; source: Publisher } = {
  source: publisherOf(mortgage30ByWeek.source),
  value: {
    thirty: mortgage30ByWeek.value.map(({ date, rate }) => ({ date, value: percent(rate) })),
    // The last average of 15 years that we hold is of another year.
    fifteen: [],
  },
}

/** Months of the index that are told. */
const MONTHS = 37
export const bundledCpi: { value: readonly Dated<number | null>[]; source: Publisher } = {
  source: publisherOf(cpiMonthly.source),
  value: lastMonths(),
}
/** A change over 12 months of a later month than the index reaches. */
export const bundledInflation = { value: percent(cpi12Month.value), month: `${cpi12Month.asOf ?? ''}-01` }

export const bundledUnemployment: { value: readonly Dated<number | null>[]; source: Publisher } = {
  source: publisherOf(unemploymentRate.source),
  value: [{ date: `${unemploymentRate.asOf ?? ''}-01`, value: percent(unemploymentRate.value) }],
}

export const bundledFx: { value: FxTable; source: Publisher } = {
  source: publisherOf(perEuro.source),
  value: { base: 'EUR', asOf: perEuro.asOf ?? '', source: sources[perEuro.source].publisher, rates: perEuro.value },
}

function lastMonths(): Dated<number | null>[] {
  const { firstMonth, index } = cpiMonthly
  const [year = 0, month = 1] = firstMonth.split('-').map(Number)
  return index
    .map((value, at) => ({ date: new Date(Date.UTC(year, month - 1 + at)).toISOString().slice(0, 10), value }))
    .slice(-MONTHS)
}
