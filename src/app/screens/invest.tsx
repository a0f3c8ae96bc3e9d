import { lazy, Suspense } from 'react'
import type { MarketAnswer } from '#wire/market.ts'
import { marketClientLoader, marketLoader } from '../live/page-market.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { LostPiece } from '../ui/lost-piece.tsx'
import { calculatorDoors, Doors } from './budget/doors.tsx'
import { Part, ScreenHead } from './device/screen-head.tsx'

export const meta = () => pageMeta('/investment-market-menu')
export const loader = marketLoader
export const clientLoader = marketClientLoader

const MarketStrip = lazy(() => import('./market/market-strip.tsx'))

const first = ['emergency-fund', 'compound-interest', 'etf', '401k']
const grow = [
  'dca',
  'lumpsum',
  'mutual-fund',
  'brokerage-fees',
  'cagr',
  'stock-average',
  'capital-gains-tax',
  'tax-loss-harvesting',
  'cd',
  'money-market',
  'real-estate',
]
const later = ['retirement', 'retirement-drawdown', 'roth-ira', 'traditional-ira', 'social-security', '529', 'hsa']

const waiting = <p className="card p-5 text-ink-2">Loading market values…</p>

export default function Invest({ loaderData }: { loaderData: MarketAnswer | null }) {
  return (
    <>
      <ScreenHead
        kind="Invest & Grow"
        title="Invest & Grow"
        lead="The market in numbers with their dates, and the tools to plan with them. Nobody here sells you anything."
      />
      <section aria-label="The market now">
        <LostPiece what="The market strip">
          <Suspense fallback={waiting}>
            <MarketStrip given={loaderData} />
          </Suspense>
        </LostPiece>
      </section>
      <Part title="Before you invest" note="In this order, for most people: a buffer, the match at work, costs, time.">
        <Doors doors={calculatorDoors(first)} />
      </Part>
      <Part title="Grow money">
        <Doors doors={calculatorDoors(grow)} />
      </Part>
      <Part title="For later">
        <Doors doors={calculatorDoors(later)} />
      </Part>
      <Part title="Look around">
        <Doors
          doors={[
            {
              path: '/market-data',
              icon: 'chart-line',
              title: 'Market Data',
              words: 'The live table: price, change, time and source of each line.',
            },
            {
              path: '/learning',
              icon: 'graduation-cap',
              title: 'Money 101',
              words: 'The ideas behind the numbers, in short lessons.',
            },
          ]}
        />
      </Part>
    </>
  )
}
