import type { HouseholdDebt } from '#engine/household/lists.ts'
import { sumToCent } from '#engine/money.ts'
import { retirementInputs } from '../filled.ts'
import { arithmetic, rule, type Way } from '../rule.ts'

/*
 * A household that cannot pay meets the ways to help first: 211, a nonprofit credit counselor, a housing counselor, the loan's servicer.
 */

const budget: Way = { page: '/budget-buddy' }
const missedOf = (debts: readonly HouseholdDebt[], is: (debt: HouseholdDebt) => boolean) => {
  const late = debts.filter((debt) => is(debt) && (debt.missed ?? 0) > 0 && debt.balance > 0)
  const [first] = late
  if (!first) return null
  return {
    tone: 'act' as const,
    values: { name: first.name, late: late.reduce((sum, { missed }) => sum + (missed ?? 0), 0) },
    stake: sumToCent(late.map(({ missed, payment, minimum }) => (missed ?? 0) * (payment ?? minimum ?? 0))),
    way: budget,
  }
}
const isMortgage = ({ kind }: HouseholdDebt): boolean => kind === 'mortgage' || kind === 'equity'
const isFederal = ({ kind, isFederal: federal }: HouseholdDebt): boolean => kind === 'student' && federal === true

/** Cash and brokerage money that pays this many months of a shortage makes it a draw on savings, not a hardship. */
const MONTHS_OF_RESERVE = 12

export const hardshipRules = [
  rule({
    id: 'minimums-unpaid',
    area: 'cash-flow',
    needs: ['takeHome', 'essentials'],
    basis: arithmetic,
    limit: null,
    isHardship: true,
    find: ({ takeHome, essentials, cash, household }) => {
      const reserve = (cash ?? 0) + brokerageOf(household.accounts)
      const short = essentials - takeHome
      return short > 0 && reserve < short * MONTHS_OF_RESERVE
        ? { tone: 'act', values: { takeHome, essentials, short }, stake: short * 12, way: budget }
        : null
    },
  }),
  rule({
    id: 'spending-over-income',
    area: 'cash-flow',
    needs: ['takeHome', 'left'],
    basis: arithmetic,
    limit: null,
    isHardship: true,
    find: (from) => {
      const { takeHome, left, cash, essentials, household } = from
      if (left >= 0) return null
      const short = -left
      const reserve = (cash ?? 0) + brokerageOf(household.accounts)
      if (reserve >= short * MONTHS_OF_RESERVE)
        return {
          tone: 'watch',
          values: { takeHome, short, reserve, months: Math.floor(reserve / short) },
          stake: short * 12,
          way: { calculator: 'retirement-planning', inputs: retirementInputs(from) },
        }
      // Not even the essentials: the rule above says it.
      if (essentials !== null && essentials > takeHome) return null
      return { tone: 'act', values: { takeHome, short, reserve, months: 0 }, stake: short * 12, way: budget }
    },
  }),
  rule({
    id: 'overdrawn',
    area: 'emergency',
    needs: ['cashAccounts'],
    basis: arithmetic,
    limit: null,
    isHardship: true,
    find: ({ cashAccounts }) => {
      const [account] = [...cashAccounts].sort((a, b) => a.balance - b.balance)
      return account && account.balance < 0
        ? {
            tone: 'act',
            values: { name: account.name, overdrawn: -account.balance },
            stake: -account.balance,
            way: budget,
          }
        : null
    },
  }),
  rule({
    id: 'missed-mortgage',
    area: 'housing',
    needs: ['debts'],
    basis: arithmetic,
    limit: null,
    isHardship: true,
    find: ({ debts }) => missedOf(debts, isMortgage),
  }),
  rule({
    id: 'missed-federal-student',
    area: 'debt',
    needs: ['debts'],
    basis: arithmetic,
    limit: null,
    isHardship: true,
    find: ({ debts }) => missedOf(debts, isFederal),
  }),
  rule({
    id: 'missed-payment',
    area: 'debt',
    needs: ['debts'],
    basis: arithmetic,
    limit: null,
    isHardship: true,
    find: ({ debts }) => missedOf(debts, (debt) => !isMortgage(debt) && !isFederal(debt)),
  }),
] as const

function brokerageOf(accounts: readonly { readonly kind: string; readonly balance: number }[]): number {
  return sumToCent(accounts.filter(({ kind }) => kind === 'brokerage').map(({ balance }) => Math.max(0, balance)))
}
