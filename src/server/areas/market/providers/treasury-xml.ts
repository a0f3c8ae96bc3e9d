import { dayIn, HOME_ZONE } from '#wire/day.ts'
import type { OpenProvider } from '../provider.ts'
import { ProviderError } from '../provider.ts'
import { numberOf } from './answer-text.ts'

const CURVES =
  'https://home.treasury.gov/resource-center/data-chart-center/interest-rates/pages/xml?data=daily_treasury_yield_curve&field_tdr_date_value_month='

/** Months by the name of the element, after 'BC_'. */
const months: Readonly<Record<string, number>> = {
  '1MONTH': 1,
  '1_5MONTH': 1.5,
  '2MONTH': 2,
  '3MONTH': 3,
  '4MONTH': 4,
  '6MONTH': 6,
  '1YEAR': 12,
  '2YEAR': 24,
  '3YEAR': 36,
  '5YEAR': 60,
  '7YEAR': 84,
  '10YEAR': 120,
  '20YEAR': 240,
  '30YEAR': 360,
}

/** The Treasury's par yields, one curve each business day, published in the evening. This month and the one before it. */
export const treasuryXml: OpenProvider = ({ published }) =>
  published
    ? {
        id: 'treasury-xml',
        title: 'US Department of the Treasury',
        url: 'https://home.treasury.gov/policy-issues/financing-the-government/interest-rate-statistics',
        hosts: ['home.treasury.gov'],
        limits: { perMinute: 6, perDay: 48 },
        terms: { text: 'Work of the US government, free to use.', url: null },
        abilities: {
          yields: async ({ now, read }) => {
            const today = dayIn(HOME_ZONE, new Date(now))
            const before = new Date(`${today.slice(0, 7)}-01T00:00:00Z`)
            before.setUTCMonth(before.getUTCMonth() - 1)
            // A month that has just begun has no day yet; the one before it is worth having even alone.
            const [current, earlier] = await Promise.allSettled([
              read(CURVES + today.slice(0, 7).replace('-', '')),
              read(CURVES + before.toISOString().slice(0, 7).replace('-', '')),
            ])
            if (current.status === 'rejected') throw current.reason
            const old = earlier.status === 'fulfilled' ? curvesIn(earlier.value) : []
            return { days: [...old, ...curvesIn(current.value)] }
          },
        },
      }
    : null

export interface DayCurve {
  readonly date: string
  readonly points: readonly { readonly months: number; readonly rate: number }[]
}

/**
 * The curves in a feed of the Treasury, oldest first: in each entry a `NEW_DATE` and a figure for each length of time. A figure that is left out or marked as
 * missing is passed over, and so are elements of other names. Throws where the text is no whole feed.
 */
export function curvesIn(xml: string): DayCurve[] {
  if (!/<feed[\s>]/.test(xml) || !/<\/feed>\s*$/.test(xml)) throw new ProviderError('The answer is no whole feed.')
  const entries = xml.split(/<entry[\s>]/).slice(1)
  return entries
    .map((entry) => ({
      date: /<(?:\w+:)?NEW_DATE(?:\s[^>]*)?>(\d{4}-\d{2}-\d{2})T/.exec(entry)?.[1] ?? '',
      points: [...entry.matchAll(/<(?:\w+:)?BC_(\w+)(?:\s[^>]*)?>([^<]{0,20})(?=<)/g)].flatMap(
        ([, name = '', text]) => {
          const length = Object.hasOwn(months, name) ? months[name] : undefined
          const rate = numberOf(text)
          return length === undefined || rate === null ? [] : [{ months: length, rate }]
        },
      ),
    }))
    .filter(({ date }) => date !== '')
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
