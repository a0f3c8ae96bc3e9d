import type { MarketProvider } from './provider.ts'

/**
 * The outside sources, in the order they are asked; the bundled sample market comes after all of them and is not listed here.
 * Empty: the product ships without outside sources, so it works with no network and no keys and says "sample data".
 */
export const outsideProviders: readonly MarketProvider[] = []
