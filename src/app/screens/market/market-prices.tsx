import { Link } from 'react-router'
import type { MarketAnswer } from '#wire/market.ts'
import { failureText } from '../../live/failure.ts'
import { QueryScreen } from '../../live/query-provider.tsx'
import { FindSymbol } from './find/find-symbol.tsx'
import { useFollowedMarket } from './find/use-followed-market.ts'
import { LineControls } from './line-controls.tsx'
import { MarketNotice } from './market-notice.tsx'
import { MarketTable } from './market-table.tsx'
import { Movers } from './movers.tsx'
import { PriceHistory } from './price-history/price-history.tsx'
import { SessionLine } from './session-line.tsx'

/** The market's values as the page was given them, kept up to date. */
export function MarketPrices({ given }: { readonly given: MarketAnswer | null }) {
  return (
    <QueryScreen>
      <Market given={given} />
    </QueryScreen>
  )
}

function Market({ given }: { readonly given: MarketAnswer | null }) {
  const market = useFollowedMarket(given)
  const { snapshot, followed, fromMemory, problem, again } = market
  return (
    <>
      <LineControls market={market} />
      {snapshot ? (
        <>
          <MarketNotice snapshot={snapshot} problem={fromMemory ? problem : null} />
          <SessionLine snapshot={snapshot} />
          <div className="card overflow-x-auto px-3 py-2 sm:px-4 md:px-5">
            <MarketTable lines={snapshot.instruments} timestamp={snapshot.timestamp} />
          </div>
          <FindSymbol lines={snapshot.instruments} followed={followed} />
          <Movers lines={snapshot.instruments} />
          <PriceHistory lines={snapshot.instruments} />
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
