/** What a fund pays out, by the way it is taxed. */

/** Yearly payouts as shares of the value, or the tax rates on them. */
export interface ByPayout {
  /** Dividends taxed like pay (bonds, short-term gains of a fund excluded). */
  readonly ordinary: number
  readonly qualified: number
  /** Dividends of property trusts: 20% of them is free of federal income tax. */
  readonly reit: number
  readonly shortGain: number
  readonly longGain: number
}

const payoutKinds = ['ordinary', 'qualified', 'reit', 'shortGain', 'longGain'] as const
/** Payouts of a year and the tax on them, as shares of the value. */
export const payoutOf = (payouts: ByPayout): number => payoutKinds.reduce((sum, kind) => sum + payouts[kind], 0)
export const payoutTaxOf = (payouts: ByPayout, rates: ByPayout): number =>
  payoutKinds.reduce((sum, kind) => sum + payouts[kind] * rates[kind], 0)
