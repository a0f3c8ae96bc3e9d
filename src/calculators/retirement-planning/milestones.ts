/** The years in which something changes. */
import { perContext } from '../kit/calculator.ts'
import type { PlannedContext } from './context.ts'

export type MilestoneKind =
  | 'retire'
  | 'spouseRetires'
  | 'benefits'
  | 'spouseBenefits'
  | 'medicare'
  | 'required'
  | 'mortgage'
  | 'sale'
  | 'move'
  | 'conversions'
  | 'death'
  | 'spouseDeath'
  | 'trouble'
export interface Milestone {
  readonly kind: MilestoneKind
  readonly year: number
}

export const milestonesOf = perContext(({ inputs, result }: PlannedContext): readonly Milestone[] => {
  const { prepared, run, sums } = result
  const { plan, years, lives, loan } = prepared
  const found: Milestone[] = []
  const add = (kind: MilestoneKind, year: number | undefined): void => {
    if (year !== undefined && year >= plan.firstYear && year <= (years.at(-1)?.year ?? 0)) found.push({ kind, year })
  }
  const firstYear = (test: (year: (typeof years)[number]) => boolean): number | undefined => years.find(test)?.year
  lives.forEach(({ person, birth, lastYear }, who) => {
    const isYou = who === 0
    if (person.pay > 0) add(isYou ? 'retire' : 'spouseRetires', Math.floor((birth.month + person.retires) / 12))
    add(
      isYou ? 'benefits' : 'spouseBenefits',
      firstYear(({ people }) => (people[who]?.socialSecurity ?? 0) > 0),
    )
    if (lives.length > 1 && lastYear < (years.at(-1)?.year ?? 0)) add(isYou ? 'death' : 'spouseDeath', lastYear)
  })
  const medicare = firstYear(({ medicareMonths }) => medicareMonths > 0)
  if (medicare !== plan.firstYear) add('medicare', medicare)
  add('required', run.years.find((year) => year.in.required > 0)?.year)
  if (loan.length > 0 && plan.home?.soldIn === null) add('mortgage', plan.firstYear + loan.length - 1)
  add('sale', plan.home?.soldIn ?? undefined)
  add('move', plan.movesIn ?? undefined)
  if (inputs.convert !== 'none') add('conversions', run.years.find((year) => year.conversion > 0)?.year)
  add('trouble', sums.trouble?.year)
  return found.sort((a, b) => a.year - b.year)
})
