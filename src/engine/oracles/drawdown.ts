/**
 * Living off savings the slow way: one path, in the dollars of each time, with every account and price level kept by name. Written from
 * the words of the rules; imports nothing from the engine.
 */

export interface SlowYear {
  /** Growth of one dollar in the dollars of the time. */
  readonly stocks: number
  readonly bonds: number
  readonly prices: number
}
export interface SlowPlan {
  readonly savings: number
  readonly stockShare: number
  readonly fee: number
  readonly rule:
    | { readonly kind: 'constant'; readonly amount: number }
    | { readonly kind: 'percentage'; readonly rate: number }
    | { readonly kind: 'vpw'; readonly real: number }
    | { readonly kind: 'guyton'; readonly rate: number; readonly lastYears: number }
    | { readonly kind: 'guardrails'; readonly rate: number; readonly move: number; readonly change: number }
    | { readonly kind: 'dynamic'; readonly rate: number; readonly up: number; readonly down: number }
    | { readonly kind: 'ratchet'; readonly amount: number }
    | { readonly kind: 'divisors'; readonly divisors: readonly number[] }
  readonly least: number
  readonly most: number
  /** Income less one-time expenses at prices of the start; what does not rise with prices apart. */
  readonly rising: readonly number[]
  readonly fixed: readonly number[]
  readonly discount: number
  readonly inflation: number
  readonly gainsFirst: boolean
}
export interface SlowResult {
  /** At prices of the start. */
  readonly spent: readonly number[]
  readonly left: readonly number[]
  /** -1 for never. */
  readonly shortIn: number
}

export function liveSlowly(plan: SlowPlan, market: readonly SlowYear[]): SlowResult {
  const years = market.length
  const spent: number[] = []
  const left: number[] = []
  let shortIn = -1
  let level = 1
  let inStocks = plan.savings * plan.stockShare
  let inBonds = plan.savings * (1 - plan.stockShare)
  let lastSpent = 0
  let lastGain = 0
  let lastInflation = 0
  let yearOfRaise = 0
  /** Dollars of the start that all flows from `year` on are worth in that year. */
  const pension = (year: number): number => {
    let sum = 0
    for (let k = year; k < years; k++) {
      const real = (plan.rising[k] ?? 0) + (plan.fixed[k] ?? 0) / (1 + plan.inflation) ** k
      sum += real / (1 + plan.discount) ** (k - year)
    }
    return sum
  }
  const startWealth = plan.savings + pension(0)
  for (let year = 0; year < years; year++) {
    const today = market[year] as SlowYear
    const wealth = Math.max(0, inStocks + inBonds + pension(year) * level)
    const wish = Math.min(plan.most * level, Math.max(plan.least * level, wishOf(year, wealth)))
    const flow = (plan.rising[year] ?? 0) * level + (plan.fixed[year] ?? 0)
    const wantedFromSavings = wish - flow
    const taken = Math.min(wantedFromSavings, inStocks + inBonds)
    const gap = wantedFromSavings - taken
    if (gap > 1e-9 * Math.max(wish, wantedFromSavings) && shortIn < 0) shortIn = year
    const spending = Math.max(0, wish - gap)
    if (plan.gainsFirst) {
      const fromBonds = Math.min(taken, inBonds)
      inBonds -= fromBonds
      inStocks = Math.max(0, inStocks - (taken - fromBonds))
    } else {
      const rest = inStocks + inBonds - taken
      inStocks = rest * plan.stockShare
      inBonds = rest * (1 - plan.stockShare)
    }
    const before = inStocks + inBonds
    const grown = inStocks * today.stocks + inBonds * today.bonds
    lastGain = before > 0 ? grown / before - 1 : today.prices - 1
    inStocks *= today.stocks * (1 - plan.fee)
    inBonds *= today.bonds * (1 - plan.fee)
    if (plan.gainsFirst && today.stocks > 1) {
      const excess = inStocks - plan.stockShare * (inStocks + inBonds)
      if (excess > 0) {
        inStocks -= excess
        inBonds += excess
      }
    }
    if (year > 0 && spending / level > lastSpent * (1 + 1e-9)) yearOfRaise = year
    lastSpent = spending / level
    spent.push(spending / level)
    level *= today.prices
    lastInflation = today.prices - 1
    left.push((inStocks + inBonds) / level)
  }
  return { spent, left, shortIn }

  /** In the dollars of the time. */
  function wishOf(year: number, wealth: number): number {
    const { rule } = plan
    const yearsLeft = years - year
    const kept = lastSpent * level
    switch (rule.kind) {
      case 'constant':
        return rule.amount * level
      case 'percentage':
        return rule.rate * wealth
      case 'vpw': {
        let worthOfOne = 0
        for (let k = 0; k < yearsLeft; k++) worthOfOne += (1 + rule.real) ** -k
        return wealth / worthOfOne
      }
      case 'divisors':
        return wealth / Math.max(1, rule.divisors[Math.min(year, rule.divisors.length - 1)] as number)
      case 'guyton': {
        if (year === 0) return rule.rate * wealth
        const skipped = lastGain < 0 && lastInflation > 0 && kept / wealth > rule.rate
        const dollars = skipped ? kept / (1 + lastInflation) : kept
        if (dollars / wealth > rule.rate * 1.2) return yearsLeft > rule.lastYears ? dollars * 0.9 : dollars
        return dollars / wealth < rule.rate * 0.8 ? dollars * 1.1 : dollars
      }
      case 'guardrails': {
        if (year === 0) return rule.rate * wealth
        if (kept / wealth > rule.rate * (1 + rule.move)) return kept * (1 - rule.change)
        return kept / wealth < rule.rate * (1 - rule.move) ? kept * (1 + rule.change) : kept
      }
      case 'dynamic': {
        const aim = rule.rate * wealth
        if (year === 0) return aim
        return Math.min(kept * (1 + rule.up), Math.max(kept * (1 - rule.down), aim))
      }
      case 'ratchet': {
        if (year === 0) return rule.amount * level
        const base = Math.max(kept, rule.amount * level)
        return year - yearOfRaise >= 3 && wealth / level > 1.5 * startWealth ? base * 1.1 : base
      }
    }
  }
}
