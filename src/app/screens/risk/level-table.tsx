import { dollars, percentText } from '#calculators/kit/format.ts'
import { mixRecord } from '#engine/planning/risk/mix-history.ts'
import { levelWidth, record, remembered } from '../../state/risk-scale.precomputed.ts'
import { Ledger } from '../../ui/ledger.tsx'
import { lossIn, rate } from './loss-picture.tsx'
import { change } from './words.ts'

/** All five levels side by side, the visitor's marked. */
export function LevelTable({ amount, level }: { readonly amount: number; readonly level: number | null }) {
  const ends = [1, 2, 3, 4, 5].map((one) => {
    const [low, high] = [(one - 1) * levelWidth, one * levelWidth]
    return { one, low, high, records: [mixRecord(record, low), mixRecord(record, high)] as const }
  })
  const both = (a: number, b: number) => (change(a) === change(b) ? change(a) : `${change(a)} to ${change(b)}`)
  return (
    <Ledger
      table={{
        key: 'levels',
        title: `Five levels, in dollars of ${dollars(amount)}`,
        columns: [
          { label: 'Level', unit: 'text' },
          { label: 'In stocks', unit: 'text' },
          { label: 'Average a year', unit: 'text' },
          { label: 'Worst year', unit: 'text' },
          { label: String(remembered.crash), unit: 'text' },
          { label: String(remembered.rates), unit: 'text' },
          { label: 'Worst 3 years', unit: 'text' },
        ],
        rows: ends.map(({ one, low, high, records: [a, b] }) => [
          one === level ? `${one} (yours)` : String(one),
          `${percentText(low * 100, 0)}–${percentText(high * 100, 0)}`,
          `${rate(a.compound)}–${rate(b.compound)}`,
          both(amount * a.worstYear.rate, amount * b.worstYear.rate),
          both(lossIn(remembered.crash, low, amount), lossIn(remembered.crash, high, amount)),
          both(lossIn(remembered.rates, low, amount), lossIn(remembered.rates, high, amount)),
          both(amount * a.worstThree.rate, amount * b.worstThree.rate),
        ]),
      }}
    />
  )
}
