import type { Household } from '#engine/household/household.ts'
import type { Income } from '#engine/household/lists.ts'
import { incomePerMonth } from '#engine/household/monthly-flows.ts'
import { householdHeldBack, type TotalTax } from '#engine/household/tax-returns.ts'
import type { IsoDate } from '#engine/month.ts'

/** Incomes nothing is held back from in this picture. */
const untaxed: ReadonlySet<Income['kind']> = new Set(['support', 'disability', 'social-security'])
/** Pay before taxes is looked for between take-home pay and this many times it. */
const MOST_TIMES = 4
const TRIES = 60
const CENT = 0.005

/** One income for somebody who said only what reaches the bank. */
export const TAKE_HOME_INCOME = 'take-home'

const soleIncome = (amount: number): Income => ({
  id: TAKE_HOME_INCOME,
  name: '',
  kind: 'wages',
  owner: null,
  amount,
  every: 'month',
  isTakeHome: true,
  reliability: 10,
  isGuaranteed: false,
  nextOn: null,
  until: null,
})

/**
 * The household with every income before taxes. Incomes said as take-home pay are raised by one factor until, after the tax engine, the same
 * money reaches the bank, to the cent; what no tax is held back from stays as it is. `isGrossedUp` says whether anything was raised.
 */
export function withGrossIncomes(
  household: Household,
  today: IsoDate,
  totalTax: TotalTax,
): { readonly household: Household; readonly isGrossedUp: boolean } {
  const said = household.monthlyTakeHome
  const incomes = household.incomes.length > 0 || said === null || said <= 0 ? household.incomes : [soleIncome(said)]
  if (!incomes.some(({ isTakeHome }) => isTakeHome)) return { household, isGrossedUp: false }
  const raisedBy = (factor: number): Household => ({
    ...household,
    incomes: incomes.map((one) =>
      one.isTakeHome
        ? { ...one, isTakeHome: false, amount: untaxed.has(one.kind) ? one.amount : one.amount * factor }
        : one,
    ),
  })
  const reaching = (one: Household): number => {
    const before = one.incomes.reduce((sum, income) => sum + incomePerMonth(income), 0)
    return before - (householdHeldBack(one, today, totalTax) ?? 0)
  }
  const known = incomes.filter(({ isTakeHome }) => !isTakeHome)
  const after = incomes.filter(({ isTakeHome }) => isTakeHome).reduce((sum, one) => sum + incomePerMonth(one), 0)
  const target = household.incomes.length === 0 ? after : after + reaching({ ...household, incomes: known })
  let low = 1
  let high = MOST_TIMES
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const middle = (low + high) / 2
    const gap = reaching(raisedBy(middle)) - target
    if (Math.abs(gap) < CENT) return { household: raisedBy(middle), isGrossedUp: true }
    if (gap < 0) low = middle
    else high = middle
  }
  return { household: raisedBy((low + high) / 2), isGrossedUp: true }
}
