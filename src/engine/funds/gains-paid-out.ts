/**
 * Capital gains a fund pays out each year, as a share of its value: an estimate from turnover. A fund that sells the share t of its
 * holdings each year realizes t of the gains in them. With prices rising p a year, what is left in the fund settles where
 * gains / value = (1 - t) p / (p + t), and the payout at t p (1 + p) / (p + t): nothing without turnover, all of p at 100%.
 * Steady state, gains alone, no loss carried over: real funds swing, and index funds often pay out far less. 0 when prices do not rise.
 */
export function gainsPaidOut(turnover: number, priceGrowth: number): number {
  if (priceGrowth <= 0 || turnover <= 0) return 0
  const t = Math.min(1, turnover)
  return (t * priceGrowth * (1 + priceGrowth)) / (priceGrowth + t)
}
