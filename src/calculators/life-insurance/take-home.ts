/** What a survivor brings home: pay less income and payroll taxes, by the year's tax law. Dollars a year, today's. */
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import { settleTaxes } from '#engine/tax/settle-taxes.ts'
import { stateReturnFor } from '#engine/tax/state-law.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import type { LifeLaw } from './law.ts'

export interface Earner {
  readonly pay: number
  /** The survivor's own Social Security; that of children is theirs. */
  readonly benefits: number
  readonly age: number
  /** Whole years; those under 19 are dependents. */
  readonly children: readonly number[]
  readonly status: FilingStatus
}

/** The last age of a child that makes a dependent here. */
const DEPENDENT = 19

/** A qualifying surviving spouse for the year of the death and two more, while a child is at home. */
export function statusOf(wasMarried: boolean, children: readonly number[], sinceDeath: number): FilingStatus {
  if (!children.some((age) => age < DEPENDENT)) return 'single'
  return wasMarried && sinceDeath < 3 ? 'surviving' : 'head'
}

/** Answers are kept by question: most years of a family ask the same. */
export function takeHomeUnder(law: LifeLaw, state: string): (earner: Earner) => number {
  const known = new Map<string, number>()
  const returnFor = stateReturnFor(law.state, law.tax.year)
  const work = ({ pay, benefits, age, children, status }: Earner): number => {
    const household: Household = {
      ...emptyHousehold,
      status,
      people: [{ ...noIncome, age, pay, socialSecurity: benefits }],
      dependents: children
        .filter((child) => child < DEPENDENT)
        .map((child) => ({ age: child, child: true, student: false, disabled: false, hasNumber: true })),
      state: state === 'US' ? null : state,
    }
    const { total } = settleTaxes(household, law.tax, returnFor === null ? null : returnFor(household))
    return pay - total
  }
  return (earner) => {
    if (earner.pay <= 0 && earner.benefits <= 0) return 0
    const young = earner.children.filter((age) => age < 17).length
    const older = earner.children.filter((age) => age >= 17 && age < DEPENDENT).length
    const key = [earner.status, young, older, earner.pay.toFixed(2), earner.benefits, earner.age >= 65].join(' ')
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const amount = work(earner)
    known.set(key, amount)
    return amount
  }
}
