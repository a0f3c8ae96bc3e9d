import * as z from 'zod/mini'
import { perEuro } from '#facts/fx/rates.ts'
import type { FxTable } from '#wire/fx.ts'
import type { Reading } from '../../rates/latest-reading.ts'
import { type OpenProvider, ProviderError } from '../provider.ts'
import { isDay, refuseLimit } from './answer-text.ts'

/** The European Central Bank's rates alone: without `providers` the answer is a blend of many banks. */
export const FRANKFURTER_RATES = 'https://api.frankfurter.dev/v2/rates?base=EUR&providers=ECB'
export const FRANKFURTER_SOURCE = 'European Central Bank reference rates, via Frankfurter'

/** The day's reference rates of the European Central Bank. */
export const frankfurter: OpenProvider = ({ published }) =>
  published
    ? {
        id: 'frankfurter',
        title: 'European Central Bank, via Frankfurter',
        url: 'https://frankfurter.dev/',
        hosts: ['api.frankfurter.dev'],
        limits: { perMinute: 4, perDay: 96 },
        terms: { text: 'Free to use. Reference rates, no dealing rates.', url: 'https://frankfurter.dev/' },
        abilities: {
          fx: async ({ read, today }) => {
            const text = await read(FRANKFURTER_RATES)
            refuseLimit(text)
            const reading = readFrankfurter(text, today)
            if (reading.outcome === 'refused') throw new ProviderError(`The rates were refused: ${reading.reason}.`)
            return reading.value
          },
        },
      }
    : null

const rows = z.array(z.object({ date: z.string(), base: z.string(), quote: z.string(), rate: z.number() }))

const refused = (reason: string): Reading<FxTable> => ({ outcome: 'refused', reason })
/** Currencies a table must have to be one: a handful of rates is a mistake, not a day. */
const LEAST_RATES = 20
/** How far a rate may lie from ours before the answer is taken for a mistake of units or direction. */
const MOST_TIMES = 3

/**
 * One day's table from a list of `{date, base, quote, rate}`: units of `quote` for one euro. Currencies we do not know are passed over, and so are the
 * lines of an earlier day (a currency no longer published). The whole answer is refused when it is no such list, names another base, has a currency twice,
 * lies after `today`, lacks the dollar or most currencies, or holds a rate that is not above zero or more than three times or less than a third of the one that came
 * with this release.
 */
export function readFrankfurter(text: string, today: string): Reading<FxTable> {
  const parsed = rows.safeParse(json(text))
  if (!parsed.success) return refused('it is no list of rates')
  const lines = parsed.data
  if (lines.some((line) => line.base !== 'EUR')) return refused('a rate has another base than the euro')
  if (lines.some((line) => !isDay(line.date))) return refused('a rate has no date')
  const asOf =
    lines
      .map((line) => line.date)
      .sort()
      .at(-1) ?? ''
  if (asOf > today) return refused('the rates lie in the future')
  const rates: Record<string, number> = {}
  for (const { date, quote, rate } of lines) {
    const ours = Object.hasOwn(perEuro.value, quote) ? perEuro.value[quote] : undefined
    if (ours === undefined || date !== asOf) continue
    if (Object.hasOwn(rates, quote)) return refused(`${quote} stands there twice`)
    if (!(rate > ours / MOST_TIMES && rate < ours * MOST_TIMES)) return refused(`${quote} has no sensible rate`)
    rates[quote] = rate
  }
  if (Object.keys(rates).length < LEAST_RATES || !Object.hasOwn(rates, 'USD'))
    return refused('most currencies are missing')
  return { outcome: 'read', value: { base: 'EUR', asOf, source: FRANKFURTER_SOURCE, rates } }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
