/**
 * When the mix is put back to its shares: at the end of every month, of every twelfth month, never, or at the end of any month in which
 * an asset is more than `DRIFT` from its share.
 */
export const rebalancings = ['yearly', 'monthly', 'drift', 'never'] as const
export type Rebalancing = (typeof rebalancings)[number]
