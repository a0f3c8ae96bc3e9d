/** Gains and losses of a year as Schedule D starts: results of the year, and carryovers as positive numbers. Dollars. */
export interface GainsAndLosses {
  readonly shortTermGain: number
  readonly longTermGain: number
  /** Parts of `longTermGain`: collectibles (28%) and depreciation of buildings (25%). */
  readonly collectiblesGain: number
  readonly depreciationGain: number
  readonly shortTermCarryover: number
  readonly longTermCarryover: number
}

export interface NetGains {
  /** Schedule D line 7: net short-term result after carryovers; a loss is negative. */
  readonly shortTerm: number
  /** Schedule D line 15: net long-term result after carryovers; a loss is negative. */
  readonly longTerm: number
  /** What enters income: the net gain, or the loss allowed this year as a negative number (Form 1040 line 7). */
  readonly inIncome: number
  /** Net capital gain, IRC 1222(11): the long-term gain that is more than any short-term loss. Without dividends. */
  readonly netCapitalGain: number
  /** Schedule D line 18 (28% rate gain) and line 19 (unrecaptured section 1250 gain), each at least zero. */
  readonly collectibles: number
  readonly unrecaptured1250: number
}

/**
 * Schedule D: short-term and long-term results net separately, then against each other. A net gain counts whole; of a net loss only
 * `lossLimit` dollars (3,000; 1,500 for separate returns) count in the year, IRC 1211(b). Short-term losses and long-term
 * carryovers first use up 28% gain, then 25% gain (28% Rate Gain and Unrecaptured Section 1250 Gain Worksheets).
 */
export function netGains(year: GainsAndLosses, lossLimit: number): NetGains {
  const shortTerm = year.shortTermGain - year.shortTermCarryover
  const longTerm = year.longTermGain - year.longTermCarryover
  const net = shortTerm + longTerm
  const at28 = year.collectiblesGain - year.longTermCarryover + Math.min(0, shortTerm)
  return {
    shortTerm,
    longTerm,
    inIncome: Math.max(net, -lossLimit),
    netCapitalGain: Math.max(0, Math.min(longTerm, net)),
    collectibles: Math.max(0, at28),
    unrecaptured1250: Math.max(0, year.depreciationGain + Math.min(0, at28)),
  }
}

export interface LossCarryovers {
  /** Positive dollars. */
  readonly shortTerm: number
  readonly longTerm: number
}

/**
 * Capital Loss Carryover Worksheet (Schedule D instructions; IRC 1212(b)): the losses left for next year, positive dollars. The loss allowed this year uses
 * up short-term losses first. `taxableIncome` is income less deductions before the floor of zero: where it is negative, deductions
 * already wiped out the income and that part of the allowed loss is not used up.
 */
export function lossCarryovers(gains: NetGains, taxableIncome: number): LossCarryovers {
  if (gains.shortTerm + gains.longTerm >= 0) return { shortTerm: 0, longTerm: 0 }
  const allowed = -gains.inIncome
  const used = Math.min(allowed, Math.max(0, taxableIncome + allowed))
  const shortLoss = Math.max(0, -gains.shortTerm)
  const longLoss = Math.max(0, -gains.longTerm)
  const shortTerm = Math.max(0, shortLoss - used - Math.max(0, gains.longTerm))
  const usedByLong = Math.max(0, used - shortLoss)
  return { shortTerm, longTerm: Math.max(0, longLoss - Math.max(0, gains.shortTerm) - usedByLong) }
}
