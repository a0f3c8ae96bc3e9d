import type { Account, Person } from '#engine/household/lists.ts'
import { incomePerMonth } from '#engine/household/monthly-flows.ts'
import { sheetOf } from '#engine/household/sheet-rows.ts'
import { ageNow } from '#engine/household/tax-picture.ts'
import { sumToCent } from '#engine/money.ts'
import { averageExpenseRatios } from '#facts/investing/fund-costs.ts'
import { homeState } from '../filled.ts'
import { percentLimit, published, rule, thumb, toPercent } from '../rule.ts'

const sumBalances = (accounts: readonly Account[]): number => sumToCent(accounts.map(({ balance }) => balance))
type Part = 'stocks' | 'oneCompany' | 'fees'
/** The accounts that say such a share, weighed by what is in them; null where they hold less than half of the whole. */
function weighed(accounts: readonly Account[], part: Part): { readonly base: number; readonly amount: number } | null {
  const known = accounts.filter((one) => one[part] !== null)
  const base = sumBalances(known)
  return base > 0 && base * 2 >= sumBalances(accounts)
    ? { base, amount: known.reduce((sum, one) => sum + one.balance * (one[part] ?? 0), 0) }
    : null
}
/** Years of age from which a fall is hard to wait out. */
const NEAR_RETIREMENT = 55

export const concentrationRules = [
  rule({
    id: 'one-company',
    area: 'concentration',
    needs: ['invested'],
    basis: thumb,
    limit: percentLimit(10, 1, 50),
    find: ({ invested }, limit) => {
      const amount = invested.reduce((sum, one) => sum + one.balance * (one.oneCompany ?? 0), 0)
      const all = sumBalances(invested)
      const share = (amount / all) * 100
      return share > limit
        ? {
            tone: 'watch',
            values: { amount, invested: all, share },
            stake: amount / 10,
            way: { page: '/risk-assessment' },
          }
        : null
    },
  }),
  rule({
    id: 'fund-costs',
    area: 'concentration',
    needs: ['invested'],
    basis: published(averageExpenseRatios),
    limit: percentLimit(toPercent(averageExpenseRatios.value.equityMutualFund), 0.05, 2, 0.05),
    find: ({ invested }, limit) => {
      const found = weighed(invested, 'fees')
      if (!found) return null
      const fee = (found.amount / found.base) * 100
      const offered = toPercent(averageExpenseRatios.value.indexEquityEtf)
      const values = { invested: found.base, expense: fee, yearly: found.amount, offered }
      const way = {
        calculator: 'mutual-fund',
        inputs: { start: found.base, funds: [{ expense: Math.round(fee * 1000) / 1000 }] },
      } as const
      if (fee > limit) return { tone: 'watch', values, stake: found.amount, way }
      return fee <= offered ? { tone: 'good', values, stake: 0, way } : null
    },
  }),
  rule({
    id: 'stocks-near-retirement',
    area: 'concentration',
    needs: ['invested', 'age'],
    basis: thumb,
    limit: percentLimit(80, 30, 100, 5),
    find: ({ invested, age }, limit) => {
      const found = weighed(invested, 'stocks')
      if (!found || age < NEAR_RETIREMENT) return null
      const share = (found.amount / found.base) * 100
      return share > limit
        ? {
            tone: 'watch',
            values: { invested: found.base, share, age },
            stake: found.amount / 10,
            way: { page: '/risk-assessment' },
          }
        : null
    },
  }),
  rule({
    id: 'few-stocks-while-young',
    area: 'concentration',
    needs: ['invested', 'age'],
    basis: thumb,
    limit: percentLimit(30, 0, 80, 5),
    find: ({ invested, age }, limit) => {
      const found = weighed(invested, 'stocks')
      if (!found || age >= 45) return null
      const share = (found.amount / found.base) * 100
      return share < limit
        ? {
            tone: 'watch',
            values: { invested: found.base, share, age },
            stake: found.base / 50,
            way: { page: '/risk-assessment' },
          }
        : null
    },
  }),
  rule({
    id: 'one-income',
    area: 'concentration',
    needs: ['incomes'],
    basis: thumb,
    limit: percentLimit(90, 50, 100),
    find: ({ incomes, household }, limit) => {
      const all = sumToCent(incomes.map(incomePerMonth))
      const [largest] = [...incomes].sort((a, b) => incomePerMonth(b) - incomePerMonth(a))
      if (!largest || all <= 0 || household.people.length < 2) return null
      const amount = incomePerMonth(largest)
      const share = (amount / all) * 100
      return share >= limit && (largest.kind === 'wages' || largest.kind === 'self-employment')
        ? {
            tone: 'watch',
            values: { name: largest.name, amount, share },
            stake: amount,
            way: {
              page: `/run-financial-scenario#events=job-loss@1${largest.kind === 'wages' ? `;income=${largest.id}` : ''}`,
            },
          }
        : null
    },
  }),
  rule({
    id: 'worth-in-home',
    area: 'concentration',
    needs: ['home', 'netWorth'],
    basis: thumb,
    limit: percentLimit(60, 30, 95, 5),
    find: ({ home, netWorth, household, age }, limit) => {
      const equity = home.value - home.owed
      const share = netWorth > 0 ? (equity / netWorth) * 100 : 0
      return share > limit
        ? {
            tone: 'watch',
            values: { equity, netWorth, share },
            stake: 0,
            way: {
              calculator: 'net-worth',
              inputs: { ...sheetOf(household), ...(age === null ? {} : { age }) },
            },
          }
        : null
    },
  }),
  rule({
    id: 'college-money-in-stocks',
    area: 'concentration',
    needs: ['children'],
    basis: thumb,
    limit: percentLimit(50, 10, 100, 5),
    find: ({ children, household, today }, limit) => {
      const oldest = Math.max(...children.map((child) => ageNow(child, today) ?? 0))
      const plans = household.accounts.filter(({ kind, balance }) => kind === '529' && balance > 0)
      const found = weighed(plans, 'stocks')
      if (!found || oldest < 15 || oldest > 22) return null
      const share = (found.amount / found.base) * 100
      return share > limit
        ? {
            tone: 'watch',
            values: { saved: found.base, share, age: oldest },
            stake: found.amount / 10,
            way: { calculator: '529', inputs: { children: childrenWith(children, plans), ...homeState(household) } },
          }
        : null
    },
  }),
] as const

/** Each child with what its 529 accounts hold; an account of nobody in particular is the oldest child's. */
function childrenWith(children: readonly Person[], plans: readonly Account[]) {
  const eldest = children.toSorted((a, b) => ((a.born ?? '9') < (b.born ?? '9') ? -1 : 1))
  const isChilds = ({ owner }: Account) => children.some(({ id }) => id === owner)
  return eldest.slice(0, MOST_CHILDREN).map((child, at) => ({
    name: child.name.slice(0, NAME),
    ...(child.born === null ? {} : { born: Number(child.born.slice(0, 4)) }),
    saved: sumBalances(plans.filter((one) => one.owner === child.id || (at === 0 && !isChilds(one)))),
  }))
}
const MOST_CHILDREN = 6
const NAME = 30
