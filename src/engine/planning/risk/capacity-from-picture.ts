import type { Household } from '#engine/household/household.ts'
import { incomePerMonth, type MonthlyFlows } from '#engine/household/monthly-flows.ts'
import { isInvested, liquidityMonths } from '#engine/household/standing.ts'
import { addMonths, type IsoDate, monthOf, monthsBetween } from '#engine/month.ts'
import type { Answers } from './score.ts'

/** Edges of the answers about capacity; see `capacityEdges` of the facts. */
export interface CapacityEdges {
  readonly cashMonths: readonly number[]
  readonly debtShare: readonly number[]
  readonly reliability: readonly number[]
  /** The age until which money is taken to be left alone. */
  readonly workUntil: number
}

const horizonEdges = [3, 6, 11, 21]
const EARNED = new Set(['wages', 'self-employment'])
const DEPENDENT = new Set(['child', 'other'])

/**
 * What the household's picture already answers of the six questions about capacity, by place; null where it doesn't know. The last one,
 * what a shortage would mean, nobody can read off a list. `costlyApr`: debts above it count.
 */
export function capacityFromPicture(
  household: Household,
  flows: MonthlyFlows,
  today: IsoDate,
  edges: CapacityEdges,
  costlyApr: number,
): Answers {
  return [
    horizonOf(household, today, edges),
    incomeOf(household, today, edges),
    cushionOf(household, flows, edges),
    costlyDebtOf(household, flows, edges, costlyApr),
    dependentsOf(household),
    null,
  ]
}

const placeOf = (value: number, risingEdges: readonly number[]): number =>
  risingEdges.filter((edge) => value >= edge).length

/** Years until the age work is taken to end; where nobody's birth month is known, nothing is. */
function horizonOf({ people }: Household, today: IsoDate, { workUntil }: CapacityEdges): number | null {
  const born = people.find(({ role }) => role === 'you')?.born ?? null
  if (born === null) return null
  const years = Math.floor((workUntil * 12 - monthsBetween(born, monthOf(today))) / 12)
  return placeOf(years, horizonEdges)
}

/** None, or all of it ends within a year; else by how sure it is, and whether two people earn it. */
function incomeOf({ incomes }: Household, today: IsoDate, { reliability }: CapacityEdges): number | null {
  if (incomes.length === 0) return null
  const soon = addMonths(monthOf(today), 12)
  const lasting = incomes.filter(({ until }) => until === null || until >= soon)
  const total = lasting.reduce((sum, income) => sum + incomePerMonth(income), 0)
  if (total <= 0) return 0
  const sure = lasting.reduce((sum, income) => sum + incomePerMonth(income) * income.reliability, 0) / total
  const place = 1 + placeOf(sure, reliability)
  const earners = new Set(lasting.filter(({ kind }) => EARNED.has(kind)).map(({ owner }) => owner))
  return place === 3 && earners.size >= 2 ? 4 : place
}

function cushionOf(household: Household, flows: MonthlyFlows, { cashMonths }: CapacityEdges): number | null {
  if (household.accounts.length === 0) return null
  const months = liquidityMonths(household, flows)
  return months === null ? null : placeOf(months, cashMonths)
}

/** Balances above the APR as a share of a year's take-home pay. A debt whose APR is unknown leaves the answer open unless others decide it. */
function costlyDebtOf(
  { debts }: Household,
  { takeHome }: MonthlyFlows,
  { debtShare }: CapacityEdges,
  costlyApr: number,
): number | null {
  const owed = debts.filter(({ balance }) => balance > 0)
  const costly = owed
    .filter(({ apr }) => apr !== null && apr > costlyApr)
    .reduce((sum, { balance }) => sum + balance, 0)
  if (costly === 0) return debts.length === 0 || owed.some(({ apr }) => apr === null) ? null : 4
  if (takeHome === null || takeHome <= 0) return null
  const share = costly / (takeHome * 12)
  return debtShare.filter((edge) => share <= edge).length
}

/** People who live on this money for each one who earns it. */
function dependentsOf({ people, incomes }: Household): number | null {
  if (people.length === 0) return null
  const leaning = people.filter(({ role }) => DEPENDENT.has(role)).length
  const grownUps = people.length - leaning
  const owners = new Set(
    incomes.filter(({ kind, owner }) => EARNED.has(kind) && owner !== null).map(({ owner }) => owner),
  )
  const earners = Math.max(1, Math.min(grownUps, owners.size))
  // A grown-up without pay of their own leans on the others too.
  const perEarner = (people.length - earners) / earners
  return 4 - Math.min(4, Math.ceil(perEarner - 1e-9))
}

/** What is invested, and the share of it in stocks as far as it is known: null where no account says. */
export function investedMix({ accounts }: Household): { readonly amount: number; readonly stocks: number | null } {
  const invested = accounts.filter((account) => isInvested(account) && account.balance > 0)
  const known = invested.filter(({ stocks }) => stocks !== null)
  const base = known.reduce((sum, { balance }) => sum + balance, 0)
  const inStocks = known.reduce((sum, { balance, stocks }) => sum + balance * (stocks ?? 0), 0)
  return {
    amount: invested.reduce((sum, { balance }) => sum + balance, 0),
    stocks: base > 0 ? inStocks / base : null,
  }
}
