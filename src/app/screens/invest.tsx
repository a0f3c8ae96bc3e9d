import { lazy, Suspense } from 'react'
import type { MarketAnswer } from '#wire/market.ts'
import { marketClientLoader, marketLoader } from '../live/page-market.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { LostPiece } from '../ui/lost-piece.tsx'
import { calculatorDoors, Doors } from './budget/doors.tsx'
import { Part, ScreenHead } from './device/screen-head.tsx'
import { firstToInvest, growTools, laterTools } from './listing/hub-tools.precomputed.ts'
import { investDoors } from './listing/planning-doors.ts'

export const meta = () => pageMeta('/investment-market-menu')
export const loader = marketLoader
export const clientLoader = marketClientLoader

const MarketStrip = lazy(() => import('./market/market-strip.tsx'))

const waiting = <p className="card p-5 text-ink-2">Loading market prices…</p>

export default function Invest({ loaderData }: { loaderData: MarketAnswer | null }) {
  return (
    <>
      <ScreenHead
        kind="Invest & Grow"
        title="Invest & Grow"
        lead="Market prices with their dates, and calculators to plan with. We don’t sell anything."
      />
      <section aria-label="Market today">
        <LostPiece what="Market prices">
          <Suspense fallback={waiting}>
            <MarketStrip given={loaderData} />
          </Suspense>
        </LostPiece>
      </section>
      <Part
        title="Before you invest"
        note="For most people, in this order: an emergency fund, the employer match, low costs, then time."
      >
        <Doors doors={calculatorDoors(firstToInvest)} />
      </Part>
      <Part title="See where you stand">
        <Doors doors={investDoors} />
      </Part>
      <Part title="Grow your money">
        <Doors doors={calculatorDoors(growTools)} />
      </Part>
      <Part title="Save for later">
        <Doors doors={calculatorDoors(laterTools)} />
      </Part>
      <Part title="Explore">
        <Doors
          doors={[
            {
              path: '/market-data',
              icon: 'chart-line',
              title: 'Market Data',
              words: 'Today’s rates and prices, each with its date and source.',
            },
            {
              path: '/historical-chart',
              icon: 'chart-line',
              title: 'Historical Chart',
              words: 'What $100 became since 1871, in stocks, bonds, gold and homes.',
            },
            {
              path: '/portfolio-simulator',
              icon: 'layers',
              title: 'Portfolio Simulator',
              words: 'Test a mix on the record, or practice with pretend money.',
            },
            {
              path: '/market-behaviour',
              icon: 'lightbulb',
              title: 'Market Behavior',
              words: 'Guess how markets move, then see what the record says.',
            },
            {
              path: '/learning',
              icon: 'graduation-cap',
              title: 'Money 101',
              words: 'The basics of money in short lessons.',
            },
          ]}
        />
      </Part>
    </>
  )
}
