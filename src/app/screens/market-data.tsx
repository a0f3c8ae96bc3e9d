import { lazy } from 'react'
import { Link } from 'react-router'
import type { MarketAnswer } from '#wire/market.ts'
import { failureText } from '../live/failure.ts'
import { marketClientLoader, marketLoader } from '../live/page-market.ts'
import { QueryScreen } from '../live/query-provider.tsx'
import { useMarket } from '../live/use-market.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Late } from '../ui/late.tsx'
import { Part, ScreenHead } from './device/screen-head.tsx'
import { KeyRates } from './market/key-rates.tsx'
import { LineControls } from './market/line-controls.tsx'
import { MarketNotice } from './market/market-notice.tsx'
import { MarketTable } from './market/market-table.tsx'
import { Movers } from './market/movers.tsx'
import { SessionLine } from './market/session-line.tsx'

/** Below the answer, with charts of its own: fetched after the page stands. */
const RatesForYou = lazy(async () => ({ default: (await import('./market-rates/rates-for-you.tsx')).RatesForYou }))

export const meta = () => pageMeta('/market-data')
export const loader = marketLoader
export const clientLoader = marketClientLoader

function Market({ given }: { readonly given: MarketAnswer | null }) {
  const market = useMarket(given)
  const { snapshot, fromMemory, problem, again } = market
  return (
    <>
      <LineControls market={market} />
      {snapshot ? (
        <>
          <MarketNotice snapshot={snapshot} problem={fromMemory ? problem : null} />
          <SessionLine snapshot={snapshot} />
          <div className="card px-3 py-2 sm:px-4 md:px-5">
            <MarketTable lines={snapshot.instruments} timestamp={snapshot.timestamp} />
          </div>
          <Movers lines={snapshot.instruments} />
        </>
      ) : problem ? (
        <div className="card p-6">
          <h2 className="text-lg">No market values yet</h2>
          <p className="mt-1 max-w-[60ch] text-ink-2">
            {failureText(problem)} This browser hasn’t seen any market values yet. The rest of the site works without
            them.
          </p>
          <p className="mt-4 flex flex-wrap gap-2">
            <button type="button" className="button button-main" onClick={again}>
              Try again
            </button>
            <Link to="/financial-calculators" className="button">
              See the calculators
            </Link>
          </p>
        </div>
      ) : (
        <p className="card p-6 text-ink-2" role="status">
          Loading market values…
        </p>
      )}
    </>
  )
}

export default function MarketData({ loaderData }: { loaderData: MarketAnswer | null }) {
  return (
    <>
      <ScreenHead
        kind="Invest & Grow"
        title="Market Data"
        lead="Today’s key rates and market prices, each with its source and date."
      />
      <KeyRates />
      <Part title="Market prices">
        <QueryScreen>
          <Market given={loaderData} />
        </QueryScreen>
      </Part>
      <Late what="What rates mean for you" room="min-h-[1800px]">
        <RatesForYou />
      </Late>
      <Part title="How to read this">
        <ul className="prose list-disc pl-5 text-ink-2">
          <li>
            “As of” is when the price was set, in New York time (ET). “Delayed” means the exchange releases prices late,
            often by 15 minutes.
          </li>
          <li>The change is from the previous close. For a rate, it’s in percentage points.</li>
          <li>The small chart runs from its own low to its own high, so a steep line isn’t always a big move.</li>
          <li>One day’s price tells you little about a 20-year plan. Our calculators use long histories instead.</li>
        </ul>
      </Part>
    </>
  )
}
