import type { LocalTax } from '#facts/states/schema-credits.ts'
import { taxBySchedule } from '../brackets.ts'
import type { FederalReturn } from '../federal-types.ts'
import type { Household } from '../household.ts'

/** The locality the household names, if the state has it. */
export function localityOf(local: readonly LocalTax[], key: string | null): LocalTax | null {
  if (key === null) return null
  return local.find((place) => place.key === key) ?? null
}

/**
 * A locality's income tax for a resident. Dollars per year. Wages are before plan deferrals, as wage taxes count them; business losses
 * do not reduce wages. `stateTax` is the state's tax after nonrefundable credits; `poor`: the state's poverty level credit is for this household.
 */
export function localTax(
  place: LocalTax,
  household: Household,
  federal: FederalReturn,
  stateTaxable: number,
  stateTax: number,
  poor = false,
): number {
  const { tax } = place
  let amount = 0
  switch (tax.kind) {
    case 'wages': {
      for (const person of household.people)
        amount += Math.max(0, person.pay - person.cafeteriaPlan) + Math.max(0, person.selfEmployment)
      amount *= tax.rate
      break
    }
    case 'taxable':
      amount = tax.rate * stateTaxable
      break
    case 'brackets':
      amount = taxBySchedule(stateTaxable, tax.brackets[household.status])
      break
    case 'band': {
      let rate = 0
      for (const band of tax.bands[household.status]) if (band.over === 0 || stateTaxable > band.over) rate = band.rate
      amount = rate * stateTaxable
      break
    }
    case 'share-of-state-tax':
      amount = tax.share * Math.max(0, stateTax)
      break
  }
  const { flatCredit, scheduleCredit } = place
  if (flatCredit !== undefined && federal.agi <= flatCredit.agiUpTo) amount -= flatCredit.amount[household.status]
  if (scheduleCredit !== undefined && stateTaxable <= scheduleCredit.taxableUpTo)
    amount -= taxBySchedule(stateTaxable, scheduleCredit.brackets[household.status])
  if (place.earnedIncomeShare !== undefined) amount -= place.earnedIncomeShare * federal.credits.earnedIncome
  if (poor && place.povertyShare !== undefined) amount -= place.povertyShare * federal.earnedIncome
  return Math.max(0, amount)
}
