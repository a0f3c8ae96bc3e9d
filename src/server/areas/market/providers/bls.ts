import * as z from 'zod/mini'
import { type FetchRequest, type OpenProvider, ProviderError } from '../provider.ts'
import { jsonOf, numberOf } from './answer-text.ts'

/** Prices of all items in all cities, not seasonally adjusted. */
export const CPI_SERIES = 'CUUR0000SA0'
/** Unemployed people of 16 and over in percent of those who work or look for work, seasonally adjusted. */
export const UNEMPLOYMENT_SERIES = 'LNS14000000'

const answer = z.object({
  status: z.string(),
  message: z.optional(z.array(z.string())),
  Results: z.optional(
    z.object({
      series: z.optional(
        z.array(
          z.object({
            seriesID: z.string(),
            data: z.array(z.object({ year: z.string(), period: z.string(), value: z.string() })),
          }),
        ),
      ),
    }),
  ),
})

/** Consumer prices and unemployment by month, of the last three years. Without a key there are 25 calls a day for one address. */
export const bls: OpenProvider = ({ published }) =>
  published
    ? {
        id: 'bls',
        title: 'US Bureau of Labor Statistics',
        url: 'https://www.bls.gov/data/',
        hosts: ['api.bls.gov'],
        limits: { perMinute: 4, perDay: 20 },
        terms: {
          text: 'Work of the US government, free to use. Whoever asks too often, or does not say who asks, is shut out.',
          url: 'https://www.bls.gov/bls/blsterms.htm',
        },
        abilities: {
          cpi: monthsOf(CPI_SERIES),
          unemployment: monthsOf(UNEMPLOYMENT_SERIES),
        },
      }
    : null

const monthsOf =
  (series: string) =>
  async ({ read }: FetchRequest) => ({
    points: monthsIn(await read(`https://api.bls.gov/publicAPI/v1/timeseries/data/${series}`), series),
  })

/**
 * A series by month, oldest first; null for a month that was not measured ('-'). Averages of years and half years are passed over. A refusal comes with status
 * 200 and `REQUEST_NOT_PROCESSED`; where it speaks of the day's threshold, the day is over for us.
 */
export function monthsIn(text: string, id: string): { readonly date: string; readonly value: number | null }[] {
  const read = answer.safeParse(jsonOf(text))
  if (!read.success) throw new ProviderError('The answer has another form.')
  const { status, message = [], Results } = read.data
  if (status !== 'REQUEST_SUCCEEDED') {
    const isUsedUp = message.some((line) => /threshold/i.test(line))
    throw new ProviderError(
      'It did not process the request.',
      isUsedUp ? { why: 'quota', retryAfterMs: 3_600_000 } : {},
    )
  }
  const series = Results?.series?.find(({ seriesID }) => seriesID === id)
  if (!series) throw new ProviderError('The answer has no such series.')
  return series.data
    .flatMap(({ year, period, value }) => {
      const month = /^M(0[1-9]|1[0-2])$/.exec(period)?.[1]
      return month === undefined || !/^\d{4}$/.test(year)
        ? []
        : [{ date: `${year}-${month}-01`, value: numberOf(value) }]
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
