import type { Bill } from '#engine/household/lists.ts'
import { billPerMonth, incomePerMonth } from '#engine/household/monthly-flows.ts'
import { noticeDaysOf } from '#engine/household/payment-dates.ts'
import { sumToCent } from '#engine/money.ts'
import { addDays, addMonths, daysBetween, monthOf } from '#engine/month.ts'
import { arithmetic, daysLimit, dollarsLimit, monthsLimit, percentLimit, rule, thumb, type Way } from '../rule.ts'

const isSubscription = ({ kind }: Bill): boolean => kind === 'subscription' || kind === 'membership'
/** The months ahead as they are: the picture knows when each income ends. */
const asItIs: Way = { page: '/run-financial-scenario#events=' }
/** Income rated below this is not to be counted on. */
const RELIABLE = 6

/** What comes in against what goes out in an average month. */
export const cashFlowRules = [
  rule({
    id: 'margin',
    area: 'cash-flow',
    needs: ['takeHome', 'left'],
    basis: thumb,
    limit: percentLimit(10, 0, 50),
    find: ({ takeHome, left }, limit) => {
      if (takeHome <= 0 || left < 0) return null
      const share = (left / takeHome) * 100
      const isEnough = share >= limit
      return {
        tone: isEnough ? 'good' : 'watch',
        values: { takeHome, left, share },
        stake: isEnough ? 0 : ((limit - share) / 100) * takeHome * 12,
        way: { page: '/budget-buddy' },
      }
    },
  }),
  rule({
    id: 'needs-share',
    area: 'cash-flow',
    needs: ['takeHome', 'essentials'],
    basis: thumb,
    limit: percentLimit(50, 20, 100),
    find: ({ takeHome, essentials }, limit) => {
      if (takeHome <= 0 || essentials > takeHome) return null
      const share = (essentials / takeHome) * 100
      const isOver = share > limit
      return {
        tone: isOver ? 'watch' : 'good',
        values: { takeHome, essentials, share },
        stake: isOver ? ((share - limit) / 100) * takeHome * 12 : 0,
        way: { page: '/budget-buddy' },
      }
    },
  }),
  rule({
    id: 'unassigned-money',
    area: 'cash-flow',
    needs: ['left'],
    basis: arithmetic,
    limit: dollarsLimit(200, 0, 10_000, 50),
    find: ({ left, flows }, limit) => {
      const unassigned = sumToCent([left, -flows.plannedSavings])
      return unassigned > 0 && unassigned >= limit
        ? {
            tone: 'watch',
            values: { left, planned: flows.plannedSavings, unassigned },
            stake: unassigned * 12,
            way: { page: '/financial-journey' },
          }
        : null
    },
  }),
  rule({
    id: 'savings-over-left',
    area: 'cash-flow',
    needs: ['left'],
    basis: arithmetic,
    limit: null,
    find: ({ left, flows }) =>
      left >= 0 && flows.plannedSavings > left
        ? {
            tone: 'watch',
            values: { left, planned: flows.plannedSavings, gap: sumToCent([flows.plannedSavings, -left]) },
            stake: (flows.plannedSavings - left) * 12,
            way: { page: '/budget-buddy' },
          }
        : null,
  }),
  rule({
    id: 'subscriptions',
    area: 'cash-flow',
    needs: ['bills'],
    basis: thumb,
    limit: dollarsLimit(100, 0, 2000),
    find: ({ bills }, limit) => {
      const open = bills.filter(isSubscription)
      const monthly = sumToCent(open.map(billPerMonth))
      return open.length > 0 && monthly > limit
        ? {
            tone: 'watch',
            values: { monthly, yearly: monthly * 12, count: open.length },
            stake: monthly * 12,
            way: { page: '/smart-life-manager' },
          }
        : null
    },
  }),
  rule({
    id: 'renewal-notice',
    area: 'cash-flow',
    needs: ['bills'],
    basis: arithmetic,
    limit: daysLimit(30, 1, 180),
    find: ({ bills, today }, limit) => {
      const [next] = bills
        .flatMap(({ name, amount, renewsOn, noticeDays }) =>
          renewsOn === null || renewsOn < today
            ? []
            : [{ name, amount, on: renewsOn, by: addDays(renewsOn, -noticeDaysOf({ noticeDays })) }],
        )
        .filter(({ by }) => by >= today && daysBetween(today, by) <= limit)
        .sort((a, b) => (a.by < b.by ? -1 : 1))
      return next
        ? { tone: 'watch', values: { ...next }, stake: next.amount, way: { page: '/smart-life-manager' } }
        : null
    },
  }),
  rule({
    id: 'uneven-income',
    area: 'cash-flow',
    needs: ['incomes'],
    basis: thumb,
    limit: percentLimit(30, 5, 100),
    find: ({ incomes }, limit) => {
      const all = sumToCent(incomes.map(incomePerMonth))
      const unsure = sumToCent(incomes.filter(({ reliability }) => reliability < RELIABLE).map(incomePerMonth))
      const share = all > 0 ? (unsure / all) * 100 : 0
      return share > limit
        ? { tone: 'watch', values: { unsure, share }, stake: unsure * 12, way: { page: '/irregular-income' } }
        : null
    },
  }),
  rule({
    id: 'income-ends',
    area: 'cash-flow',
    needs: ['incomes'],
    basis: arithmetic,
    limit: monthsLimit(12, 1, 36, 1),
    find: ({ incomes, today }, limit) => {
      const month = monthOf(today)
      const [next] = incomes
        .flatMap((one) =>
          one.until !== null && one.until >= month && one.until < addMonths(month, Math.round(limit))
            ? [{ name: one.name, until: one.until, amount: incomePerMonth(one) }]
            : [],
        )
        .sort((a, b) => (a.until < b.until ? -1 : 1))
      return next && next.amount > 0
        ? { tone: 'watch', values: { ...next }, stake: next.amount * 12, way: asItIs }
        : null
    },
  }),
] as const
