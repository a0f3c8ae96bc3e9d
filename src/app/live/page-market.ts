import type { RouterContextProvider } from 'react-router'
import type { MarketAnswer } from '#wire/market.ts'
import { pageContext } from '#wire/page-context.ts'

/** Loader of a screen with market values: those the server knows while it draws the page. */
export function marketLoader({ context }: { context: Readonly<RouterContextProvider> }): MarketAnswer | null {
  return context.get(pageContext).market
}

/** Where they cannot be fetched the screen opens all the same: it knows what to say without them. */
export async function marketClientLoader(args: { serverLoader: () => Promise<unknown> }): Promise<MarketAnswer | null> {
  return (await args.serverLoader().catch(() => null)) as MarketAnswer | null
}
