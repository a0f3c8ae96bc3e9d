/** Findings on what is deducted: standard or itemized, and the deductions beside them. */
import { charityWithStandard } from '#engine/tax/added-deductions.ts'
import type { DeductionTaken } from '#engine/tax/deduction-choice.ts'
import { otherDeduction } from '#engine/tax/other-deduction.ts'
import { standardDeduction } from '#engine/tax/standard-deduction.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import { act, good, note, watch } from '../kit/finding.ts'
import type { TaxContext } from './context.ts'
import { incomeTaxes, taxesOf } from './taxes.ts'
import { type MaybeWeighed, weighed } from './weighed.ts'
import { deductionFindings as words } from './words/findings.en.ts'

/** The two deductions side by side; the standard one with the cash gifts the law lets stand beside it. */
export function itemize({ result, law }: TaxContext): MaybeWeighed {
  const { household, taxes } = result
  const { standard, itemized, itemizes } = taxes.federal.deductions
  const { status, spouseItemizes, people, claimedByAnother } = household
  if (status === 'separate' && spouseItemizes) {
    const { earnedIncome } = taxes.federal
    const lost = standardDeduction({ status, people, claimedByAnother, earnedIncome, spouseItemizes: false }, law.facts)
    const tone = itemized.total < lost ? watch : note
    return weighed(Math.max(lost, itemized.total) * 0.2, tone(words.bound, { itemized: itemized.total, lost }))
  }
  if (itemized.total < 1) return null
  const gifts = charityWithStandard(household.charityCash, status, law.facts)
  const gap = itemized.total - standard - gifts
  const values = { by: Math.abs(gap), itemized: itemized.total, standard: standard + gifts, gifts }
  if (itemizes) {
    const taxWith = (taken: DeductionTaken) => taxesOf(household, law, 'exact', taken).federalTax
    const saved = taxWith('standard') - taxWith('larger')
    return weighed(Math.max(0, saved), good(words.itemize, { ...values, saved }))
  }
  // What is far below the standard deduction (the state's own income tax alone, say) is no news.
  if (itemized.total < standard / 2 || gap > 0) return null
  return weighed(itemized.total * 0.05, -gap < 1 ? note(words.same, values) : note(words.standard, values))
}

/** Where the smaller of the two deductions costs less tax in all: the minimum tax and some states see to that. */
export function otherChoice({ result, law }: TaxContext): MaybeWeighed {
  const { household, taxes } = result
  const other = otherDeduction(household, taxes.federal, (taken) =>
    incomeTaxes(taxesOf(household, law, 'exact', taken)),
  )
  if (other === null) return null
  // A free choice that saves money is never crowded out by larger facts.
  return weighed(
    other.saves + 100_000,
    act(other.takes === 'standard' ? words.takeStandard : words.takeItemized, other.saves),
  )
}

export function saltCap({ result, law }: TaxContext): MaybeWeighed {
  const { itemizes, itemized } = result.taxes.federal.deductions
  const lost = itemized.stateAndLocalPaid - itemized.stateAndLocal
  if (!itemizes || lost < 1) return null
  const half = result.household.status === 'separate' ? 0.5 : 1
  const cents = law.facts.saltCap.value.rate * half * 100
  return weighed(lost * 0.3, watch(words.saltCap, { lost, paid: itemized.stateAndLocalPaid, cents }))
}

export function senior({ result, law }: TaxContext): MaybeWeighed {
  const { household, taxes } = result
  const seniors = household.people.filter((person) => person.age >= 65).length
  if (seniors === 0 || household.status === 'separate') return null
  const { perPerson, magiOver, rate } = law.facts.seniorDeduction.value
  const got = taxes.federal.deductions.senior
  const lost = seniors * perPerson - got
  if (lost < 1) return weighed(got * 0.12, good(words.senior, { got, through: actDeductionYears.value.through }))
  const over = household.status === 'joint' ? magiOver.joint : magiOver.other
  return weighed(lost * 0.2, watch(words.seniorLost, { lost, over, rate: rate * 100 }))
}

export function business({ result, law }: TaxContext): MaybeWeighed {
  const { household, taxes } = result
  const deduction = taxes.federal.deductions.qualifiedBusinessIncome
  if (deduction < 1) return null
  return weighed(
    deduction * 0.2,
    good(words.business, {
      deduction,
      over: law.facts.qualifiedBusinessIncome.value.taxableIncomeOver[household.status],
      hasProfit: household.people.some(({ selfEmployment }) => selfEmployment > 0),
      hasReits: household.reitDividends > 0,
    }),
  )
}
