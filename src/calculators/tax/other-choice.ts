import { otherDeduction } from '#engine/tax/other-deduction.ts'
import { dollars } from '../kit/format.ts'
import type { TaxResult } from './compute.ts'
import type { Law } from './law.ts'
import { incomeTaxes, taxesOf } from './taxes.ts'
import type { Weighed } from './weighed.ts'

/** Where the smaller of the two deductions costs less tax in all: the minimum tax and some states see to that. */
export function otherChoice({ household, taxes }: TaxResult, { facts }: Law): Weighed | null {
  const other = otherDeduction(household, taxes.federal, (taken) =>
    incomeTaxes(taxesOf(household, facts, 'exact', taken)),
  )
  if (other === null) return null
  const took = other.takes === 'standard' ? 'itemized deductions' : 'standard deduction'
  return {
    // A free choice that saves money is never crowded out by larger facts.
    size: other.saves + 100_000,
    finding: {
      tone: 'act',
      text: `**The smaller deduction would cost you ${dollars(other.saves)} less.** The page takes the larger one, your ${took}; you may choose the ${other.takes} ${other.takes === 'standard' ? 'deduction' : 'deductions'} instead, because the minimum tax or your state treats the two differently.`,
    },
  }
}
