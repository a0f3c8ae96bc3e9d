/** How many runs of years in a row ended with less than they began with. */
export interface YearSpans {
  readonly spans: number
  readonly lost: number
  /** Lost of all, 0 to 1; 0 without a span. */
  readonly lostShare: number
}

/**
 * Every run of `years` calendar years in a row, each start counted: a dollar grows by `returns` (decimals, one a year), and the run is lost
 * where it ends below what prices ask (`inflation`, decimals of the same years), or below a dollar without them. Runs overlap.
 */
export function yearSpans(
  returns: readonly number[],
  years: number,
  inflation: readonly number[] = returns.map(() => 0),
): YearSpans {
  const grown = (rates: readonly number[], from: number): number =>
    rates.slice(from, from + years).reduce((worth, rate) => worth * (1 + rate), 1)
  const spans = Math.max(0, returns.length - years + 1)
  let lost = 0
  for (let from = 0; from < spans; from++) if (grown(returns, from) < grown(inflation, from)) lost += 1
  return { spans, lost, lostShare: spans === 0 ? 0 : lost / spans }
}
