import type { IsoDate } from '#engine/month.ts'
import { excessCarried, excessTax } from '#engine/retirement/excess-contribution.ts'
import { form8606 } from '#engine/retirement/form-8606.ts'
import { requiredAge } from '#engine/retirement/required-distributions.ts'
import { earningsFreeFrom, type RothOutcome, rothWithdrawal } from '#engine/retirement/roth-withdrawal.ts'
import { saversMatchOf } from '#engine/retirement/savers-match.ts'
import type { Household } from '#engine/tax/household.ts'
import { iraExceptions } from '#facts/retirement/early-withdrawal.ts'
import type { Asked } from '../kit/calculator.ts'
import { type Comparison, compareIras, nothingHeld, type Saving, savingOf } from '../kit/ira/compare.ts'
import { ageIn, householdOf, withIraMoney } from '../kit/ira/household.ts'
import { incomeTaxOf } from '../kit/ira/law.ts'
import { type IraLimits, limitsOf } from '../kit/ira/limits.ts'
import type { IraLaw } from '../kit/ira/needs.ts'
import { type Conversions, conversionsOf } from './conversions.ts'
import type { RothInputs } from './sections.ts'

export interface Backdoor {
  /** Of the visitor's contribution, what could go in through a traditional IRA. */
  readonly amount: number
  /** Taxed when converted, by the pro-rata rule, and the income tax on it. */
  readonly taxable: number
  readonly tax: number
}
export interface RothResult {
  readonly outcome: 'open' | 'reduced' | 'closed' | 'no-pay' | 'over'
  readonly age: number
  readonly rmdAge: number
  readonly limits: IraLimits
  /** The most that may go straight into a Roth IRA beside this year's traditional money. */
  readonly most: number
  /** Of the contribution, straight into the Roth IRA. */
  readonly counted: number
  readonly excess: number
  readonly excise: number
  readonly backdoor: Backdoor
  readonly saving: Saving
  readonly comparison: Comparison
  readonly conversions: Conversions
  /** The withdrawal of the year, with its income tax and additional tax. */
  readonly withdrawal: RothOutcome
  readonly withdrawalTax: number
  /** First tax year with tax-free earnings: five years since the first Roth IRA, and 59 1/2. */
  readonly earningsFree: number
  readonly match: number
}
export type RothAsked = Asked<RothInputs, IraLaw>

const coveredApart = ({ status, lived, spouseCovered }: RothInputs): boolean =>
  status === 'separate' && lived && spouseCovered === 'yes'

/** Calendar year in which 59 1/2 is reached. */
const freeYear = (born: string): number => Number(born.slice(0, 4)) + (Number(born.slice(5, 7)) <= 6 ? 59 : 60)

export function compute({ inputs, law }: RothAsked): RothResult {
  const { tax } = law
  const household = householdOf(inputs, tax)
  const age = ageIn(tax.year, inputs.born)
  const plainLimits = limitsOf(household, tax, { conversion: 0, converted: 0 }, coveredApart(inputs))
  const ownTraditional = Math.min(inputs.traditionalPuts, plainLimits.limit)
  const conversions = conversionsOf(inputs, household, law, {
    contributed: ownTraditional,
    deductionAt: (income) =>
      limitsOf(household, tax, { conversion: income, converted: income }, coveredApart(inputs)).deductible(
        ownTraditional,
      ),
  })
  const { taxable } = conversions
  const limits = limitsOf(household, tax, { conversion: taxable, converted: taxable }, coveredApart(inputs))
  const { contribution, traditionalPuts } = inputs
  const most = limits.rothBeside(traditionalPuts)
  const counted = Math.min(contribution, most)
  const excess = excessCarried(inputs.excessBefore, {
    limit: most,
    contributed: contribution,
    withdrawn: inputs.takeOut,
  })
  // Either account may take this much, straight or by the back door: what the comparison is about.
  const room = Math.max(0, limits.limit - traditionalPuts)
  const compared = Math.min(contribution, room)
  const deducted = limits.deductible(traditionalPuts + compared) - limits.deductible(traditionalPuts)
  const saving = savingOf(household, law, compared, deducted)
  // The years to come have no conversion in them: what one of those saves is compared.
  const plain = taxable > 0 && inputs.keepUp === 'every' ? plainLimits : limits
  const usuallyDeducted = plain.deductible(traditionalPuts + compared) - plain.deductible(traditionalPuts)
  const usual = plain === limits ? saving : savingOf(household, law, compared, usuallyDeducted)
  // Nothing entered anywhere: what the back door could take is still an answer.
  const asksAboutRoom = contribution <= 0 && traditionalPuts <= 0 && inputs.convert <= 0
  const firstYear = inputs.rothFirstYear ?? tax.year
  const withdrawal = withdrawalOf(inputs, counted, tax.year, firstYear)
  return {
    outcome: outcomeOf(inputs, limits, most),
    age,
    rmdAge: requiredAge(`${inputs.born}-15` as IsoDate),
    limits,
    most,
    counted,
    excess,
    excise: excessTax(excess, inputs.rothBalance + contribution),
    backdoor: backdoorOf(inputs, household, law, Math.max(0, (asksAboutRoom ? room : compared) - most)),
    saving,
    comparison: compareIras(inputs, law, usual, {
      ...nothingHeld,
      rothBalance: Math.max(0, inputs.rothBalance - inputs.takeOut),
      rothBasis: withdrawal.left.contributions - counted,
      rothFirstYear: inputs.rothFirstYear,
    }),
    conversions,
    withdrawal,
    withdrawalTax: withdrawalTaxOf(withdrawal, household, law),
    earningsFree: Math.max(earningsFreeFrom(firstYear), freeYear(inputs.born)),
    match: saversMatchOf(
      { age, student: inputs.student, saved: compared + traditionalPuts + inputs.planDeferrals },
      limits.magi,
      inputs.status,
      inputs.claimed,
    ),
  }
}

function outcomeOf({ contribution }: RothInputs, { limit, rothMost }: IraLimits, most: number): RothResult['outcome'] {
  if (limit <= 0) return 'no-pay'
  if (rothMost <= 0) return 'closed'
  if (contribution > most + 0.005) return 'over'
  return rothMost < limit - 0.005 ? 'reduced' : 'open'
}

/** A nondeductible contribution converted at once: taxed in the proportion of all traditional money on December 31. */
function backdoorOf(inputs: RothInputs, household: Household, law: IraLaw, amount: number): Backdoor {
  if (amount <= 0) return { amount: 0, taxable: 0, tax: 0 }
  const { line18 } = form8606({
    nondeductible: amount,
    paidNextYear: 0,
    basisBefore: Math.min(inputs.basis, inputs.pretax),
    yearEndValue: inputs.pretax,
    distributions: 0,
    conversions: amount,
  })
  const before = incomeTaxOf(household, law)
  return {
    amount,
    taxable: line18,
    tax: line18 > 0 ? incomeTaxOf(withIraMoney(household, { income: line18 }), law) - before : 0,
  }
}

/** This year's contribution is in the account, and comes out first. */
function withdrawalOf(inputs: RothInputs, counted: number, year: number, firstYear: number): RothOutcome {
  const { born, reason, rothBalance, rothBasis, takeOut } = inputs
  const contributions = Math.min(rothBasis, rothBalance) + counted
  const holdings = { value: rothBalance + counted, contributions, conversions: inputs.layers, firstYear }
  return rothWithdrawal(holdings, {
    amount: takeOut,
    year,
    free: year >= freeYear(born) || reason === 'disabled',
    firstHome: reason === 'home' ? iraExceptions.value.firstHomeLifetime : 0,
    otherException: reason === 'exempt' ? Number.POSITIVE_INFINITY : 0,
  })
}

function withdrawalTaxOf(
  { taxable, penalized, additionalTax }: RothOutcome,
  household: Household,
  law: IraLaw,
): number {
  if (taxable <= 0) return additionalTax
  const before = incomeTaxOf(household, law)
  const onIncome = incomeTaxOf(withIraMoney(household, { income: taxable }), law) - before
  return onIncome + (penalized > 0 ? additionalTax : 0)
}
