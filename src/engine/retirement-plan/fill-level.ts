import { seniorDeduction } from '#engine/tax/added-deductions.ts'
import { taxableBenefits } from '#engine/tax/benefit-taxation.ts'
import { standardDeduction } from '#engine/tax/standard-deduction.ts'
import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { FillLevel } from './plan.ts'

/** An income to fill up to, dollars a year. `of`: ordinary income in AGI, all of AGI, or AGI with the untaxed part of Social Security. */
export interface FillTarget {
  readonly of: 'ordinary' | 'agi' | 'agi-and-benefits'
  readonly income: number
}

export interface Filers {
  readonly status: FilingStatus
  /** Ages on December 31. */
  readonly ages: readonly number[]
}

/**
 * The income a level stands for. Tops of brackets and of the standard deduction are turned into AGI by the deductions of somebody who does
 * not itemize; edges of the Medicare surcharge and of the premium tax credit are incomes already (one dollar stays below). `povertyEdge`: the
 * income over which no premium credit is paid; infinite where there is none, and then nothing is filled.
 */
export function fillTarget(
  level: FillLevel,
  { status, ages }: Filers,
  facts: TaxYearFacts,
  povertyEdge: number,
): FillTarget {
  switch (level.kind) {
    case 'surcharge': {
      const step = facts.medicare.value.irmaa[level.step]
      const edge = step === undefined ? Number.POSITIVE_INFINITY : status === 'joint' ? step.joint : step.single
      return { of: 'agi', income: edge - 1 }
    }
    case 'premium-credit':
      return { of: 'agi-and-benefits', income: Number.isFinite(povertyEdge) ? povertyEdge - 1 : 0 }
    case 'deduction':
      return { of: 'ordinary', income: withDeductions(0, status, ages, facts) }
    case 'bracket': {
      const brackets = facts.ordinaryBrackets.value[status]
      const at = brackets.findIndex(({ rate }) => rate === level.rate)
      const top = at < 0 ? 0 : (brackets[at + 1]?.over ?? Number.POSITIVE_INFINITY)
      return { of: 'ordinary', income: withDeductions(top, status, ages, facts) }
    }
  }
}

const SENIOR = 65

/** The AGI whose taxable income is `taxable`, with the standard deduction. The deduction for seniors shrinks with AGI, so it is looked up twice. */
function withDeductions(taxable: number, status: FilingStatus, ages: readonly number[], facts: TaxYearFacts): number {
  const people = ages.map((age) => ({ age, blind: false }))
  const standard = standardDeduction(
    { status, people, claimedByAnother: false, earnedIncome: 0, spouseItemizes: false },
    facts,
  )
  const seniors = ages.filter((age) => age >= SENIOR).length
  const base = taxable + standard
  let agi = base
  for (let pass = 0; pass < 2; pass++) agi = base + seniorDeduction(seniors, agi, status, facts)
  return agi
}

/** Income of a year before anything is filled in. Dollars. */
export interface BeforeFill {
  /** Ordinary income without Social Security and without what fills. */
  readonly ordinary: number
  /** Long-term gains and qualified dividends. */
  readonly preferential: number
  readonly benefits: number
  readonly status: FilingStatus
}

/** Enough halvings for a tenth of a cent in ten million. */
const HALVINGS = 34

/**
 * How much more ordinary income fits under a target, dollars: every dollar of it may also make Social Security taxable, so it is less than
 * what is missing. 0 where the target is passed already; never more than `most`.
 */
export function fillRoom(target: FillTarget, before: BeforeFill, facts: TaxYearFacts, most: number): number {
  const { ordinary, preferential, benefits, status } = before
  const rule = facts.benefitTaxation.value
  const at = (more: number): number => {
    const other = ordinary + more
    const taxed = taxableBenefits(
      { benefits, otherIncome: other + preferential, taxExemptInterest: 0, status, livedWithSpouse: true },
      rule,
    )
    if (target.of === 'ordinary') return other + taxed
    return other + preferential + (target.of === 'agi' ? taxed : benefits)
  }
  if (most <= 0 || at(0) >= target.income) return 0
  if (at(most) <= target.income) return most
  if (benefits <= 0) return Math.max(0, Math.min(most, target.income - at(0)))
  let low = 0
  let high = Math.min(most, target.income - at(0))
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (at(middle) <= target.income) low = middle
    else high = middle
  }
  return low
}
