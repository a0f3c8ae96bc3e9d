import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { capitalLossLimit } from '#facts/tax-years/standing.ts'
import { type LossCarryovers, lossCarryovers, netGains } from '../tax/capital-gains.ts'
import type { Household } from '../tax/household.ts'
import { type HouseholdTax, settleTaxes } from '../tax/settle-taxes.ts'
import { type LoadedStateLaw, stateReturnFor } from '../tax/state-law.ts'

/** What comes after the year of the losses. Dollars per year; decimals. */
export interface HarvestAhead {
  /** Whole years until what was bought instead is sold, 1 at least. */
  readonly years: number
  /** `sold`: its gain is then larger by the losses taken. `kept`: left to heirs or given to charity, so the gain is never taxed. */
  readonly end: 'sold' | 'kept'
  /** Long-term gains expected from other sales in each year between. */
  readonly otherGains: number
  /** What money saved earns after tax, a year: later tax weighs less. */
  readonly discount: number
}

/** Losses taken. Dollars, positive. */
export interface TakenLosses {
  readonly shortTerm: number
  readonly longTerm: number
  /** Realized, but gone with a purchase in an IRA: no deduction, and still a lower basis. */
  readonly lost: number
}

export interface HarvestWorth {
  /** Tax saved on the return of the year. */
  readonly now: number
  readonly federalNow: number
  readonly stateNow: number
  /** Saved in later years by the losses carried on, before the sale at the end. Nominal, and in the value of today. */
  readonly carriedSaves: number
  readonly carriedSavesToday: number
  /** Tax that the lower basis costs at the end, less what carried losses still save then. Nominal, and in the value of today. */
  readonly later: number
  readonly laterToday: number
  /** `now` plus what carried losses save less what the lower basis costs, all in the value of today. */
  readonly worth: number
  /** Losses left for later years after this one, beyond those there would have been. */
  readonly carryover: LossCarryovers
}

/** A year that has been worked out. */
interface Done {
  readonly federal: number
  readonly state: number
  readonly after: LossCarryovers
}

/**
 * What taking losses is worth to one household, by whole returns with and without them: the tax of this year, then losses carried from year to year, then the sale of what was bought
 * instead, whose gain is larger by every loss taken (deferral, IRC 1211, 1212). One law for all years, nominal dollars. `household` holds the year's other gains and the carryovers;
 * later years have the same income, no gains but `otherGains`. Returns are remembered, so that many sets of losses can be asked about.
 */
export function harvester(household: Household, facts: TaxYearFacts, state: LoadedStateLaw, ahead: HarvestAhead) {
  const returnFor = stateReturnFor(state, facts.year)
  const taxed = (one: Household): HouseholdTax => settleTaxes(one, facts, returnFor === null ? null : returnFor(one))
  const limit = capitalLossLimit.value[household.status]
  const plain: Household = { ...household, shortTermGain: 0, longTermGain: 0, collectiblesGain: 0, depreciationGain: 0 }
  const known = new Map<string, Done>()

  /** Years in which losses are more than they can use: the tax is the same however many are left. By the household they are of. */
  const full = new Map<Household, Done & { readonly beforeFloor: number }>()

  /** A year's return with these gains and carryovers; remembered to the cent. */
  function year(base: Household, shortGain: number, longGain: number, carry: LossCarryovers): Done {
    const filed: Household = {
      ...base,
      shortTermGain: base.shortTermGain + shortGain,
      longTermGain: base.longTermGain + longGain,
      shortTermCarryover: carry.shortTerm,
      longTermCarryover: carry.longTerm,
    }
    const [short, long] = [filed.shortTermGain - carry.shortTerm, filed.longTermGain - carry.longTerm]
    // A state may tax long-term gains whatever the short-term losses, so only years without any are alike.
    const isFull = long <= 0 && short + long <= -limit
    const seenFull = isFull ? full.get(base) : undefined
    if (seenFull) return { ...seenFull, after: lossCarryovers(netGains(filed, limit), seenFull.beforeFloor) }
    const parts = [base === plain ? 1 : 0, filed.shortTermGain, filed.longTermGain, carry.shortTerm, carry.longTerm]
    const key = parts.map((part) => Math.round(part * 100)).join(' ')
    const seen = known.get(key)
    if (seen) return seen
    const result = taxed(filed)
    const { gains, agi, deductions } = result.federal
    const done: Done = {
      federal: result.federalTax,
      state: result.stateAndLocalTax,
      after: { shortTerm: gains.shortTermCarryover, longTerm: gains.longTermCarryover },
    }
    if (isFull) full.set(base, { ...done, beforeFloor: agi - deductions.total })
    else known.set(key, done)
    return done
  }

  const between = (carry: LossCarryovers): Done => year(plain, 0, ahead.otherGains, carry)

  const own = { shortTerm: household.shortTermCarryover, longTerm: household.longTermCarryover }
  /** All years from now to the end, with so much more short-term and long-term loss now and so much more gain at the end. */
  function path(shortLoss: number, longLoss: number, lowerBasis: number): readonly Done[] {
    const years = [year(household, -shortLoss, -longLoss, own)]
    for (let passed = 1; passed < ahead.years; passed += 1) years.push(between(years.at(-1)?.after ?? own))
    const carry = years.at(-1)?.after ?? own
    years.push(lowerBasis > 0 ? year(plain, 0, ahead.otherGains + lowerBasis, carry) : between(carry))
    return years
  }

  const before = path(0, 0, 0)
  const cost = (done: Done | undefined): number => (done ? done.federal + done.state : 0)

  return {
    /** The same, for any losses. */
    worthOf({ shortTerm, longTerm, lost }: TakenLosses): HarvestWorth {
      const lowerBasis = ahead.end === 'sold' ? shortTerm + longTerm + lost : 0
      const after = path(shortTerm, longTerm, lowerBasis)
      const saved = after.map((done, i) => cost(before[i]) - cost(done))
      const today = (i: number): number => (saved[i] ?? 0) / (1 + ahead.discount) ** i
      // With nothing sold at the end, the last year is one more year of carried losses.
      const last = lowerBasis > 0 ? saved.length - 1 : saved.length
      const carried = saved.flatMap((one, i) => (i > 0 && i < last ? [{ one, today: today(i) }] : []))
      const carriedSavesToday = carried.reduce((sum, year) => sum + year.today, 0)
      const now = saved[0] ?? 0
      const left = after[0]?.after ?? own
      const leftBefore = before[0]?.after ?? own
      const laterToday = last < saved.length ? -today(last) : 0
      return {
        now,
        federalNow: (before[0]?.federal ?? 0) - (after[0]?.federal ?? 0),
        stateNow: (before[0]?.state ?? 0) - (after[0]?.state ?? 0),
        carriedSaves: carried.reduce((sum, year) => sum + year.one, 0),
        carriedSavesToday,
        later: last < saved.length ? -(saved[last] ?? 0) : 0,
        laterToday,
        worth: now + carriedSavesToday - laterToday,
        carryover: {
          shortTerm: left.shortTerm - leftBefore.shortTerm,
          longTerm: left.longTerm - leftBefore.longTerm,
        },
      }
    },
  }
}
export type Harvester = ReturnType<typeof harvester>
