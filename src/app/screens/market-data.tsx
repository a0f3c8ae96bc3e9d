import { Link } from 'react-router'
import type { MarketAnswer } from '#wire/market.ts'
import { marketClientLoader, marketLoader } from '../live/page-market.ts'
import { QueryScreen } from '../live/query-provider.tsx'
import { useMarket } from '../live/use-market.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Part, ScreenHead } from './device/screen-head.tsx'
import { LineControls } from './market/line-controls.tsx'
import { MarketNotice } from './market/market-notice.tsx'
import { MarketTable } from './market/market-table.tsx'

export const meta = () => pageMeta('/market-data')
export const loader = marketLoader
export const clientLoader = marketClientLoader

function Market({ given }: { readonly given: MarketAnswer | null }) {
  const market = useMarket(given)
  const { snapshot, fromMemory, failed, again } = market
  return (
    <>
      <LineControls market={market} />
      {snapshot ? (
        <>
          <MarketNotice snapshot={snapshot} fromMemory={fromMemory} />
          <div className="card px-3 py-2 sm:px-4 md:px-5">
            <MarketTable lines={snapshot.instruments} timestamp={snapshot.timestamp} />
          </div>
        </>
      ) : failed ? (
        <div className="card p-6">
          <h2 className="text-lg">No market values yet</h2>
          <p className="mt-1 max-w-[60ch] text-ink-2">
            Our server does not answer, and this browser has not seen any values before. Everything else on the site
            works without it.
          </p>
          <p className="mt-4 flex flex-wrap gap-2">
            <button type="button" className="button button-main" onClick={again}>
              Try again
            </button>
            <Link to="/financial-calculators" className="button">
              To the calculators
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
        lead="Every number with its source and its time, so you always know how old it is."
      />
      <QueryScreen>
        <Market given={loaderData} />
      </QueryScreen>
      <Part title="How to read this">
        <ul className="prose list-disc pl-5 text-ink-2">
          <li>
            “As of” is the time of the price itself in New York (ET), not of our fetch. “Delayed” means the exchange
            holds prices back.
          </li>
          <li>The change is against the last close before. A rate moves in percentage points.</li>
          <li>The small line shows the recent course, scaled to its own high and low: steep does not mean large.</li>
          <li>A day’s price says little about a plan of twenty years. Our calculators use long histories instead.</li>
        </ul>
      </Part>
    </>
  )
}
