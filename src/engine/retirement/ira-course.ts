import { earlyWithdrawal } from '#facts/retirement/early-withdrawal.ts'
import type { IsoDate } from '../month.ts'
import { firstRequiredYear, requiredDistribution, type SoleBeneficiary } from './required-distributions.ts'
import { earningsFreeFrom } from './roth-withdrawal.ts'
import { addToSide, emptySide, growSide, type SideAccount, type SideRules, sideAfterTax } from './side-account.ts'

/**
 * The same money into a traditional IRA, a Roth IRA or an ordinary account, year by year. What makes it fair: each way costs the same out of pocket. The tax a traditional contribution saves
 * is invested in an ordinary account beside it, and so is what is left of its RMDs after tax.
 */
export interface IraCourseInputs extends SideRules {
  readonly born: IsoDate
  readonly firstYear: number
  /** Years ahead; the money is counted at the end of the last one and taken out in the year after. */
  readonly years: number
  /** Put in at the start of each year, dollars of that year; the first is this year's. */
  readonly contributions: readonly number[]
  /** The part of each that is deducted, a decimal. */
  readonly deductedShare: number
  /** Tax saved for each dollar put into a traditional IRA in place of a Roth IRA, a decimal. */
  readonly savedShare: number
  /** Income tax on what comes out of the traditional IRA, a decimal. */
  readonly laterRate: number
  /** Traditional money there now, and the part of it that was not deducted. */
  readonly balance: number
  readonly basis: number
  /** Roth money there now, what went in of it, and the first year of any Roth IRA; null: this one. */
  readonly rothBalance: number
  readonly rothBasis: number
  readonly rothFirstYear: number | null
  readonly spouse: ((year: number) => SoleBeneficiary) | null
}

/** At the end of a year, dollars of that year. */
export interface IraCourseYear {
  readonly year: number
  /** Age reached in the year. */
  readonly age: number
  /** Age when the money is taken out: reached in the year after. */
  readonly outAge: number
  readonly traditional: number
  /** Of it, never deducted. */
  readonly basis: number
  readonly required: number
  readonly requiredTax: number
  readonly beside: SideAccount
  readonly roth: number
  readonly taxable: SideAccount
  readonly worth: IraWorth
}
/** All taken out on the first birthday after the year, and taxed. */
export interface IraWorth {
  /** The traditional IRA alone, after tax. */
  readonly traditionalAlone: number
  readonly beside: number
  /** Both. */
  readonly traditional: number
  readonly roth: number
  readonly taxable: number
}

const share = (part: number, whole: number): number => (whole > 0 ? Math.min(1, part / whole) : 0)

/**
 * Contributions at the start of a year, growth over it, the RMD at its end from the balance the year before ended with, first in the year the age is reached. Withdrawals from the traditional IRA carry basis
 * out in proportion (IRC 72(e)(8)). Before 59 1/2 the taxed part bears 10% more; Roth earnings are taxed like traditional money until the five years are over and bear 10% before 59 1/2.
 */
export function iraCourse(inputs: IraCourseInputs): readonly IraCourseYear[] {
  const { born, firstYear, years, annualReturn, laterRate, taxRate } = inputs
  const birthYear = Number(born.slice(0, 4))
  const rmdFrom = firstRequiredYear(born) ?? Number.POSITIVE_INFINITY
  const clockDone = earningsFreeFrom(inputs.rothFirstYear ?? firstYear)
  let traditional = Math.max(0, inputs.balance)
  let basis = Math.min(traditional, Math.max(0, inputs.basis))
  let roth = Math.max(0, inputs.rothBalance)
  let rothBasis = Math.min(roth, Math.max(0, inputs.rothBasis))
  let beside = emptySide
  let taxable = emptySide
  const rows: IraCourseYear[] = []
  for (let i = 0; i < years; i++) {
    const year = firstYear + i
    const age = year - birthYear
    const added = inputs.contributions[i] ?? 0
    const before = traditional
    traditional = (traditional + added) * (1 + annualReturn)
    basis += added * (1 - inputs.deductedShare)
    roth = (roth + added) * (1 + annualReturn)
    rothBasis += added
    beside = growSide(addToSide(beside, added * inputs.savedShare), inputs)
    taxable = growSide(addToSide(taxable, added), inputs)

    // This year's balance of the year before is known only from the second year on: what is there now stands for it.
    const required =
      year >= rmdFrom ? Math.min(traditional, requiredDistribution(before, age, inputs.spouse?.(year) ?? null)) : 0
    const freed = required * share(basis, traditional)
    const requiredTax = (required - freed) * laterRate
    traditional -= required
    basis -= freed
    beside = addToSide(beside, required - requiredTax)

    const outAge = age + 1
    const early = outAge < earlyWithdrawal.value.untilAge ? earlyWithdrawal.value.rate : 0
    const traditionalAlone = traditional - Math.max(0, traditional - basis) * (laterRate + early)
    const besideWorth = sideAfterTax(beside, taxRate)
    const earnings = Math.max(0, roth - rothBasis)
    rows.push({
      year,
      age,
      outAge,
      traditional,
      basis,
      required,
      requiredTax,
      beside,
      roth,
      taxable,
      worth: {
        traditionalAlone,
        beside: besideWorth,
        traditional: traditionalAlone + besideWorth,
        roth: early === 0 && year + 1 >= clockDone ? roth : roth - earnings * (laterRate + early),
        taxable: sideAfterTax(taxable, taxRate),
      },
    })
  }
  return rows
}

/** A break-even under this is none: nothing was saved now. */
const LEAST = 1e-9

/**
 * The later tax rate at which the traditional IRA with its side account and the Roth IRA come out the same, a decimal: both are linear in that rate. Null where no rate above 0 and up to 1 does it.
 */
export function breakEvenRate(inputs: IraCourseInputs): number | null {
  const gap = (laterRate: number): number | null => {
    const end = iraCourse({ ...inputs, laterRate }).at(-1)
    return end === undefined ? null : end.worth.traditional - end.worth.roth
  }
  const [none, all] = [gap(0), gap(1)]
  if (none === null || all === null || none === all) return null
  const rate = none / (none - all)
  return rate > LEAST && rate <= 1 ? rate : null
}
