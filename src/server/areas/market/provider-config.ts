/** The settings of the sources. */
export interface ProviderConfig {
  /** Whether what official publishers offer to everybody is read (`PUBLISHED_RATES`). */
  readonly published: boolean
  /** Whether the operator takes Yahoo's terms for this service (`MARKET_YAHOO`). */
  readonly yahoo: boolean
  readonly finnhubKey: string | undefined
  readonly fredKey: string | undefined
}
