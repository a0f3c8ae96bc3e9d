import * as z from 'zod/mini'
import { type FetchRequest, type OpenProvider, ProviderError } from '../provider.ts'
import { jsonOf, numberOf } from './answer-text.ts'

const answer = z.object({ observations: z.array(z.object({ date: z.string(), value: z.string() })) })

const address = (series: string, key: string, most: number): string =>
  `https://api.stlouisfed.org/fred/series/observations?series_id=${series}&api_key=${key}&file_type=json&sort_order=desc&limit=${most}`

/** Series kept by the Federal Reserve Bank of St. Louis, with a free key: mortgage averages, the price index and unemployment, where their own publishers fail. */
export const fred: OpenProvider = ({ fredKey }) => {
  if (fredKey === undefined) return null
  const series = async ({ read }: FetchRequest, id: string, most: number) =>
    observationsIn(await read(address(id, fredKey, most)))
  return {
    id: 'fred',
    title: 'FRED, Federal Reserve Bank of St. Louis',
    url: 'https://fred.stlouisfed.org/',
    hosts: ['api.stlouisfed.org'],
    limits: { perMinute: 30, perDay: 500 },
    terms: {
      text: 'With a key of the operator’s own. Some series belong to others, who name what may be done with them.',
      url: 'https://fred.stlouisfed.org/docs/api/terms_of_use.html',
    },
    abilities: {
      mortgage: async (request) => {
        const [thirty, fifteen] = await Promise.all([
          series(request, 'MORTGAGE30US', 104),
          series(request, 'MORTGAGE15US', 104),
        ])
        return { thirty: withValue(thirty), fifteen: withValue(fifteen) }
      },
      cpi: async (request) => ({ points: await series(request, 'CPIAUCNS', 37) }),
      unemployment: async (request) => ({ points: await series(request, 'UNRATE', 37) }),
    },
  }
}

const withValue = <Point extends { readonly value: number | null }>(points: readonly Point[]): Point[] =>
  points.filter(({ value }) => value !== null)

/** Dates and values, oldest first; null where FRED writes '.' for a value there is none of. */
export function observationsIn(text: string): { readonly date: string; readonly value: number | null }[] {
  const read = answer.safeParse(jsonOf(text))
  if (!read.success) throw new ProviderError('The answer has another form.')
  return read.data.observations
    .map(({ date, value }) => ({ date, value: numberOf(value) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
