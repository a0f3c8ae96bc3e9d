import { sumToCent } from '#engine/money.ts'
import { addMonths, monthOf } from '#engine/month.ts'
import { fdicPerDepositor } from '#facts/credit/protection.ts'
import { emergencyMonths } from '#facts/household/emergency-savings.ts'
import { highYieldSavings } from '#facts/lending/rates.ts'
import { deductibles } from '../filled.ts'
import type { Measures } from '../measures.ts'
import { arithmetic, dollarsLimit, monthsLimit, published, rule, thumb, toPercent } from '../rule.ts'

const highYield = highYieldSavings.value

/** Money for what nobody planned. */
export const emergencyRules = [
  rule({
    id: 'cushion',
    area: 'emergency',
    needs: ['cash', 'cushion', 'essentials'],
    basis: thumb,
    limit: monthsLimit(emergencyMonths.value.low, 0.5, 24),
    find: ({ cash, cushion, essentials, flows }, limit) => {
      const isEnough = cushion >= limit
      return {
        tone: isEnough ? 'good' : cushion < Math.min(1, limit) ? 'act' : 'watch',
        values: { cash, months: cushion, essentials, gap: Math.max(0, limit * essentials - Math.max(0, cash)) },
        stake: isEnough ? 0 : Math.max(0, limit * essentials - Math.max(0, cash)),
        way: {
          calculator: 'emergency-fund',
          inputs: {
            ...fundCosts(flows),
            savings: Math.max(0, cash),
          },
        },
      }
    },
  }),
  rule({
    id: 'deductible-uncovered',
    area: 'emergency',
    needs: ['cash', 'policies'],
    basis: arithmetic,
    limit: null,
    find: ({ cash, policies, flows }) => {
      const [largest] = [...policies].sort((a, b) => (b.deductible ?? 0) - (a.deductible ?? 0))
      const deductible = largest?.deductible ?? 0
      return largest && deductible > cash
        ? {
            tone: 'watch',
            values: { cash, name: largest.name, deductible, gap: deductible - Math.max(0, cash) },
            stake: deductible - Math.max(0, cash),
            way: {
              calculator: 'emergency-fund',
              inputs: { ...fundCosts(flows), ...deductibles(policies), savings: Math.max(0, cash) },
            },
          }
        : null
    },
  }),
  rule({
    id: 'low-savings-rate',
    area: 'emergency',
    needs: ['cashAccounts'],
    basis: published(highYieldSavings),
    limit: dollarsLimit(50, 0, 5000),
    find: ({ cashAccounts }, limit) => {
      const slow = cashAccounts.filter(
        ({ kind, apy, balance }) => kind === 'savings' && apy !== null && apy < highYield && balance > 0,
      )
      const missed = slow.reduce((sum, { balance, apy }) => sum + balance * (highYield - (apy ?? 0)), 0)
      const [first] = [...slow].sort((a, b) => b.balance - a.balance)
      return first && missed > limit
        ? {
            tone: 'watch',
            values: {
              name: first.name,
              savings: sumToCent(slow.map(({ balance }) => balance)),
              rate: toPercent(first.apy ?? 0),
              offered: toPercent(highYield),
              yearly: missed,
            },
            stake: missed,
            way: {
              calculator: 'savings',
              inputs: {
                ask: 'balance',
                saved: sumToCent(slow.map(({ balance }) => balance)),
                rate: toPercent(highYield),
                compareRate: toPercent(first.apy ?? 0),
              },
            },
          }
        : null
    },
  }),
  rule({
    id: 'much-cash',
    area: 'emergency',
    needs: ['cash', 'cushion', 'essentials'],
    basis: thumb,
    limit: monthsLimit(12, 6, 60),
    find: ({ cash, cushion, essentials, household }, limit) => {
      // Money set aside for a goal has its job.
      const forGoals = sumToCent(household.goals.map(({ saved }) => saved))
      const extra = cash - forGoals - limit * essentials
      return cushion > limit && extra > 0
        ? {
            tone: 'watch',
            values: { cash, months: cushion, extra },
            stake: extra * highYield,
            way: { page: '/financial-journey' },
          }
        : null
    },
  }),
  rule({
    id: 'deposit-insurance',
    area: 'emergency',
    needs: ['cashAccounts'],
    basis: published(fdicPerDepositor),
    limit: null,
    find: ({ cashAccounts, partner }) => {
      const most = fdicPerDepositor.value * (partner ? 2 : 1)
      const [largest] = [...cashAccounts].sort((a, b) => b.balance - a.balance)
      return largest && largest.balance > most
        ? {
            tone: 'watch',
            values: { name: largest.name, savings: largest.balance, insured: most, extra: largest.balance - most },
            stake: largest.balance - most,
            way: { calculator: 'savings', inputs: { saved: largest.balance, owners: partner ? 'two' : 'one' } },
          }
        : null
    },
  }),
  rule({
    id: 'expected-costs',
    area: 'emergency',
    needs: ['cash', 'essentials', 'left'],
    basis: arithmetic,
    limit: monthsLimit(12, 1, 36, 1),
    find: ({ cash, essentials, left, household, today }, limit) => {
      const from = monthOf(today)
      const until = addMonths(from, Math.round(limit))
      const ahead = household.expected.filter(({ on }) => on >= from && on < until)
      const costs = -sumToCent(ahead.filter(({ amount }) => amount < 0).map(({ amount }) => amount))
      const coming = sumToCent(ahead.filter(({ amount }) => amount > 0).map(({ amount }) => amount))
      const after = Math.max(0, cash) + coming + Math.max(0, left) * Math.round(limit) - costs
      return costs > 0 && after < essentials
        ? {
            tone: 'watch',
            values: { costs, cash, after, essentials },
            stake: essentials - after,
            way: { calculator: 'savings', inputs: { ask: 'deposit', goal: costs, saved: 0, by: Math.round(limit) } },
          }
        : null
    },
  }),
] as const

/** The whole of the essentials stands under one name, so the others of that form are nothing. */
const zeroCosts = {
  housing: 0,
  utilities: 0,
  food: 0,
  insurance: 0,
  transport: 0,
  medical: 0,
  childcare: 0,
} as const

/** Essential costs for the fund's form, else all costs; without either it keeps its own. */
function fundCosts({ essentialLiving, living, debtMinimums }: Measures['flows']) {
  const costs = essentialLiving ?? living
  return costs === null ? {} : { ...zeroCosts, other: costs, debtMinimums }
}
