import { dollars } from '#calculators/kit/format.ts'
import type { Checkpoints } from '#engine/planning/checkpoints/checkpoints.ts'
import type { RangeRow } from './range-rows.tsx'
import { checkpointWords as words } from './words.ts'

const rounded = (amount: number): string => dollars(Math.round(amount / 1000) * 1000)
const rangeText = (low: number, high: number): string =>
  Math.round(low) === Math.round(high) ? rounded(low) : `${rounded(low)} to ${rounded(high)}`

/** Each rule beside the visitor's retirement savings: providers, own spending, and households of that age. */
export function savingsRows(
  { savings, saved, bySpending, sameAgeSavings }: Checkpoints,
  withdrawal: number,
): readonly RangeRow[] {
  const providers = savings.map(({ key, asked, low, high, stands }): RangeRow => {
    const [label, note] = words.rules[key]
    return asked === null || low === null || high === null
      ? { key, label, note, low: null, high: null, text: words.none[key], stands: null }
      : {
          key,
          label,
          note: `${words.times(asked.low, asked.high)}. ${note}`,
          low,
          high,
          text: rangeText(low, high),
          stands: stands === null ? null : words.stands[stands],
        }
  })
  const standing = (low: number, high: number) =>
    words.stands[saved < low ? 'below' : saved > high ? 'above' : 'within']
  const own: readonly RangeRow[] =
    bySpending === null
      ? []
      : [
          {
            key: 'spending',
            label: words.rules.spending[0],
            note: words.spendingNote(withdrawal),
            low: bySpending.target,
            high: bySpending.target,
            text: rounded(bySpending.target),
            stands: standing(bySpending.target, bySpending.target),
            isApart: true,
          },
        ]
  const peers: readonly RangeRow[] =
    sameAgeSavings === null
      ? []
      : [
          {
            key: 'peers',
            label: words.rules.peers[0],
            note: words.rules.peers[1],
            low: sameAgeSavings.median,
            high: sameAgeSavings.mean,
            text: rangeText(sameAgeSavings.median, sameAgeSavings.mean),
            stands: standing(sameAgeSavings.median, sameAgeSavings.mean),
          },
        ]
  return [...providers, ...peers, ...own]
}
