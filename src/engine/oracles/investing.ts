/** Investing the slow way: month by month, window by window, straight from the words. Imports nothing from the engine. */

/** A lump sum month by month: grow, pay the fee, pay out dividends, tax them, keep the rest; tax the gain at the end. */
export function lumpSumByMonths(
  amount: number,
  months: number,
  annualReturn: number,
  annualFee: number,
  taxable: { dividendYield: number; dividendRate: number; gainRate: number },
): { beforeEndTax: number; cost: number; net: number } {
  let balance = amount
  let cost = amount
  for (let month = 0; month < months; month++) {
    const dividend = (balance * taxable.dividendYield) / 12
    balance *= (1 + annualReturn) ** (1 / 12)
    // The fee comes out of what the month grew to.
    const grown = balance * (1 - annualFee) ** (1 / 12)
    balance = grown - dividend * taxable.dividendRate
    cost += dividend * (1 - taxable.dividendRate)
  }
  return { beforeEndTax: balance, cost, net: balance - Math.max(0, balance - cost) * taxable.gainRate }
}

/** Every whole window's growth, start by start, by a double loop over the monthly changes; the fee taken every month. */
export function windowGrowths(index: readonly number[], months: number, annualFee: number): number[] {
  const growths: number[] = []
  for (let start = 0; start + months < index.length; start++) {
    let worth = 1
    for (let month = start; month < start + months; month++) {
      worth *= (index[month + 1] as number) / (index[month] as number)
      worth *= (1 - annualFee) ** (1 / 12)
    }
    growths.push(worth)
  }
  return growths
}

/** A schedule of parts, keeping every part in its own purse. */
export function purses(
  index: readonly number[],
  cash: readonly number[],
  start: number,
  parts: number,
  every: number,
  horizon: number,
): { lump: number; schedule: number; lumpLow: number; scheduleLow: number } {
  const purse: number[] = Array.from({ length: parts }, () => 1 / parts)
  const change = (series: readonly number[], month: number) => (series[month + 1] as number) / (series[month] as number)
  let lump = 1
  let lumpLow = 1
  let scheduleLow = 1
  for (let month = 0; month < horizon; month++) {
    lump *= change(index, start + month)
    for (let part = 0; part < parts; part++)
      purse[part] = (purse[part] as number) * change(part * every <= month ? index : cash, start + month)
    lumpLow = Math.min(lumpLow, lump)
    scheduleLow = Math.min(
      scheduleLow,
      purse.reduce((sum, one) => sum + one, 0),
    )
  }
  return { lump, schedule: purse.reduce((sum, one) => sum + one, 0), lumpLow, scheduleLow }
}

/** A dollar each month, every dollar followed on its own to the end. */
export function depositsOneByOne(index: readonly number[], start: number, months: number): number {
  let worth = 0
  for (let deposit = 0; deposit < months; deposit++) {
    let dollar = 1
    for (let month = start + deposit; month < start + months; month++)
      dollar *= (index[month + 1] as number) / (index[month] as number)
    worth += dollar
  }
  return worth
}

/** A fund put back to its shares every January, with its two holdings followed on their own. */
export function twoHoldings(stocks: readonly number[], bonds: readonly number[], share: number): number[] {
  let inStocks = share
  let inBonds = 1 - share
  const worth = [1]
  for (let month = 1; month < stocks.length; month++) {
    inStocks *= (stocks[month] as number) / (stocks[month - 1] as number)
    inBonds *= (bonds[month] as number) / (bonds[month - 1] as number)
    const whole = inStocks + inBonds
    worth.push(whole)
    if (month % 12 === 0) {
      inStocks = whole * share
      inBonds = whole * (1 - share)
    }
  }
  return worth
}
