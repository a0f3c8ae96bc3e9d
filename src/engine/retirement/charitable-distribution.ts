import { charitableDistributionAge } from '#facts/retirement/required-distributions.ts'
import { addMonthsToDate, type IsoDate } from '../month.ts'

/** A year's gifts straight from IRAs to charities, dollars. */
export interface CharitableGift {
  readonly gift: number
  /** RMD of the year before the gift. */
  readonly required: number
  /** The year's limit for one person (`plans.qcd` of the tax year). */
  readonly limit: number
  /** Deductible IRA contributions for years from age 70 1/2 on that no earlier gift was reduced by. */
  readonly deductedSince: number
}

export interface CharitableResult {
  /** Not income, dollars (Form 1040 line 4b says QCD). */
  readonly excluded: number
  /** Income like any other withdrawal; it may be itemized as a gift. */
  readonly taxed: number
  /** Counts toward the RMD. */
  readonly towardRequired: number
  /** Contributions left to reduce a later year's gift. */
  readonly deductedLeft: number
}

/** First day on which a gift from an IRA may be a qualified charitable distribution: six months after the 70th birthday (IRC 408(d)(8)(B)(ii)). */
export function charitableFrom(born: IsoDate): IsoDate {
  return addMonthsToDate(born, charitableDistributionAge.value * 12)
}

/**
 * Qualified charitable distribution (IRC 408(d)(8); IRS Publication 590-B): up to the year's limit is not income, less deductible contributions made for years from
 * 70 1/2 on. All of it counts toward the RMD. Gifts to a split-interest entity and from SEP or SIMPLE IRAs that still receive money are not figured.
 */
export function charitableDistribution({ gift, required, limit, deductedSince }: CharitableGift): CharitableResult {
  const given = Math.max(0, gift)
  const eligible = Math.min(given, limit)
  const reducedBy = Math.min(eligible, Math.max(0, deductedSince))
  return {
    excluded: eligible - reducedBy,
    taxed: given - eligible + reducedBy,
    towardRequired: Math.min(given, Math.max(0, required)),
    deductedLeft: Math.max(0, deductedSince) - reducedBy,
  }
}
