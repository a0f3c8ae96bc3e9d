import { lazy, Suspense, useDeferredValue } from 'react'
import { dollars, percentText } from '#calculators/kit/format.ts'
import { type MixRecord, mixRecord, returnIn } from '#engine/planning/risk/mix-history.ts'
import { lastYear, record, remembered } from '../../state/risk-scale.precomputed.ts'
import { afterLoad } from '../../ui/after-load.ts'
import { LostPiece } from '../../ui/lost-piece.tsx'
import { Figure } from '../device/screen-head.tsx'
import { change } from './words.ts'

const ChartCard = lazy(async () => {
  await afterLoad()
  return { default: (await import('../../ui/chart/chart-card.tsx')).ChartCard }
})

/** One decimal of percent points. */
export const rate = (share: number) => percentText(Math.round(share * 1000) / 10, 1)
export const lossIn = (year: number, stocks: number, amount: number): number =>
  amount * (returnIn(record, stocks, year) ?? 0)

/** What the amount would have gone through at this mix: figures, then every year of the record. `stocks` is 0 to 1. */
export function LossPicture({ amount, stocks }: { readonly amount: number; readonly stocks: number }) {
  const past = mixRecord(record, stocks)
  return (
    <div className="card overflow-hidden">
      <dl className="grid grid-cols-2 divide-line md:grid-cols-4 md:divide-x" aria-live="polite">
        <Figure
          label={`Worst year (${past.worstYear.year})`}
          value={change(amount * past.worstYear.rate)}
          note={rate(past.worstYear.rate)}
          tone="bad"
        />
        <Loss year={remembered.crash} amount={amount} stocks={stocks} />
        <Loss year={remembered.rates} amount={amount} stocks={stocks} />
        <Figure
          label={`Worst 3 years (${past.worstThree.year}–${past.worstThree.year + 2})`}
          value={change(amount * past.worstThree.rate)}
          note={rate(past.worstThree.rate)}
          tone="bad"
        />
      </dl>
      <p className="border-line border-t p-4 text-ink-2 text-sm md:px-5">{recoveryText(past, amount)}</p>
    </div>
  )
}

function Loss({ year, amount, stocks }: { readonly year: number; readonly amount: number; readonly stocks: number }) {
  const share = returnIn(record, stocks, year) ?? 0
  return (
    <Figure label={`In ${year}`} value={change(amount * share)} note={rate(share)} tone={share < 0 ? 'bad' : 'good'} />
  )
}

function recoveryText({ deepest, compound, losingYears, years }: MixRecord, amount: number): string {
  const { from, to, back } = deepest
  const low = `The deepest fall left ${dollars(amount * (1 + deepest.rate))} of ${dollars(amount)}, from the end of ${from} to the end of ${to}.`
  const wait = back === null ? 'It hasn’t recovered yet.' : `It took until ${back} to recover.`
  return `${low} ${wait} ${losingYears} of ${years.length} years lost money, and the average was ${rate(compound)} a year.`
}

/** Every year of the record as a bar, in dollars of the amount. Drawn after the page, and after the slider has settled. */
export function YearBars({ amount, stocks }: { readonly amount: number; readonly stocks: number }) {
  const share = useDeferredValue(stocks)
  const past = mixRecord(record, share)
  const mix = percentText(share * 100, 0)
  return (
    <LostPiece what="The chart">
      <Suspense fallback={<div className="card h-[392px]" />}>
        <ChartCard
          isTitled={false}
          fileName="risk-check"
          chart={{
            kind: 'bars',
            key: 'years',
            title: 'Every year since the record began',
            summary: `With ${mix} in stocks, ${past.losingYears} of ${past.years.length} years lost money; the worst, ${past.worstYear.year}, lost ${dollars(-amount * past.worstYear.rate)} of ${dollars(amount)}.`,
            note: `${mix} in stocks, the rest in 10-year Treasuries`,
            x: { label: 'Year', kind: 'year', values: past.years.map((_, i) => record.firstYear + i) },
            unit: 'money',
            signs: { above: 'Gained', below: 'Lost' },
            series: [
              {
                key: 'change',
                label: 'Gain or loss',
                color: 'principal',
                values: past.years.map((one) => Math.round(amount * one)),
              },
            ],
          }}
        />
      </Suspense>
    </LostPiece>
  )
}

export const recordSpan = `${record.firstYear} to ${lastYear}`
