import type { LeanSchedule } from '#engine/lending/lean-schedule.ts'
import { roundToCent } from '#engine/money.ts'
import type { Deal } from './deal.ts'
import type { CarInputs } from './sections.ts'

/** One year of having the car, dollars at today's prices. The last year may be a part of one. */
export interface KeepYear {
  readonly number: number
  readonly payments: number
  readonly insurance: number
  readonly gas: number
  readonly upkeep: number
}
/** All it takes to have the car for a while, dollars. Running costs stay at today's prices. */
export interface Keeping {
  readonly months: number
  /** Cash and trade-in equity given at the start; negative when the old loan was carried over. */
  readonly atStart: number
  readonly payments: number
  /** Still owed when the car is sold. */
  readonly owedAtEnd: number
  readonly insurance: number
  readonly gas: number
  readonly upkeep: number
  readonly resale: number
  readonly total: number
  readonly perMonth: number
  /** Null without miles. */
  readonly perMile: number | null
  readonly years: readonly KeepYear[]
}

/**
 * Everything paid for the car until it is sold: start, payments, insurance, gas, upkeep and plates, what is then owed, less what
 * it brings. Old debt carried into the loan is taken out again: it is not a cost of this car.
 */
export function keepingOf(
  inputs: CarInputs,
  deal: Deal,
  schedule: LeanSchedule | null,
  valueAt: (months: number) => number,
): Keeping {
  const months = inputs.keep
  const paid = schedule?.paid ?? []
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, index): KeepYear => {
    const span = Math.min(12, months - index * 12)
    const share = span / 12
    return {
      number: index + 1,
      payments: paid.slice(index * 12 + 1, index * 12 + 1 + span).reduce((sum, payment) => sum + payment, 0),
      insurance: inputs.insurance * share,
      gas: ((inputs.miles * share) / inputs.milesPerGallon) * inputs.gas,
      upkeep: (inputs.miles * share * inputs.upkeep) / 100 + inputs.yearlyFees * share,
    }
  })
  const sum = (of: (year: KeepYear) => number): number =>
    roundToCent(years.reduce((total, year) => total + of(year), 0))
  const payments = sum((year) => year.payments)
  const insurance = sum((year) => year.insurance)
  const gas = sum((year) => year.gas)
  const upkeep = sum((year) => year.upkeep)
  const owedAtEnd = schedule?.owed[months] ?? 0
  const resale = roundToCent(valueAt(months))
  const atStart = roundToCent(deal.outTheDoor - Math.max(0, deal.financed))
  const total = roundToCent(atStart + payments + insurance + gas + upkeep + owedAtEnd - resale)
  const miles = (inputs.miles * months) / 12
  return {
    months,
    atStart,
    payments,
    owedAtEnd,
    insurance,
    gas,
    upkeep,
    resale,
    total,
    perMonth: total / months,
    perMile: miles > 0 ? total / miles : null,
    years,
  }
}
