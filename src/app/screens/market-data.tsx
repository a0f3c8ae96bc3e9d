import { lazy } from 'react'
import type { MarketAnswer } from '#wire/market.ts'
import { marketClientLoader, marketLoader } from '../live/page-market.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Late } from '../ui/late.tsx'
import { Part, ScreenHead } from './device/screen-head.tsx'
import { KeyRates } from './market/key-rates.tsx'

/** In the finished page as it was drawn; what keeps it up to date, and checks what comes over the line, is fetched after the page stands. */
const MarketPrices = lazy(async () => ({ default: (await import('./market/market-prices.tsx')).MarketPrices }))
/** Below the answer, with charts of its own: fetched after the page stands. */
const RatesForYou = lazy(async () => ({ default: (await import('./market-rates/rates-for-you.tsx')).RatesForYou }))

export const meta = () => pageMeta('/market-data')
export const loader = marketLoader
export const clientLoader = marketClientLoader

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
        <Late what="What keeps the prices up to date" room="min-h-[1200px]" isStill>
          <MarketPrices given={loaderData} />
        </Late>
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
