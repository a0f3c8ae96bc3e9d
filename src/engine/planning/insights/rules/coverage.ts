import type { Policy } from '#engine/household/lists.ts'
import { perMonth } from '#engine/household/monthly-flows.ts'
import { ageNow } from '#engine/household/tax-picture.ts'
import { sumToCent } from '#engine/money.ts'
import { addMonths, daysBetween, monthOf, monthsBetween, parseIsoDate, yearOf } from '#engine/month.ts'
import { incomeMultiple } from '#facts/insurance/life-need.ts'
import { birthDate, birthMonth, homeState, lifeCover, lifeInputs } from '../filled.ts'
import { arithmetic, daysLimit, percentLimit, rule, thumb, timesLimit, type Way, yearsLimit } from '../rule.ts'

const hub: Way = { page: '/insurance-hub' }
const has = (policies: readonly Policy[], ...kinds: readonly Policy['kind'][]): boolean =>
  policies.some(({ kind }) => kinds.includes(kind))
const yearlyPremium = ({ premium, premiumEvery }: Policy): number =>
  premium === null || premiumEvery === null ? 0 : perMonth(premium, premiumEvery) * 12

export const coverageRules = [
  rule({
    id: 'no-health-cover',
    area: 'coverage',
    needs: ['policies'],
    basis: thumb,
    limit: null,
    find: ({ policies }) =>
      has(policies, 'health') ? null : { tone: 'act', values: { count: policies.length }, stake: 0, way: hub },
  }),
  rule({
    id: 'no-car-cover',
    area: 'coverage',
    needs: ['policies'],
    basis: thumb,
    limit: null,
    find: ({ policies, household }) => {
      const cars = household.properties.filter(({ kind }) => kind === 'car')
      return cars.length > 0 && !has(policies, 'auto')
        ? { tone: 'act', values: { count: cars.length }, stake: 0, way: hub }
        : null
    },
  }),
  rule({
    id: 'no-home-cover',
    area: 'coverage',
    needs: ['policies', 'home'],
    basis: thumb,
    limit: null,
    find: ({ policies, home }) =>
      has(policies, 'home') ? null : { tone: 'act', values: { value: home.value }, stake: home.value, way: hub },
  }),
  rule({
    id: 'no-renters-cover',
    area: 'coverage',
    needs: ['policies', 'housing'],
    basis: thumb,
    limit: null,
    find: ({ policies, housing, home, debts }) => {
      const owns = home !== null || (debts ?? []).some(({ kind }) => kind === 'mortgage')
      return owns || has(policies, 'renters', 'home')
        ? null
        : { tone: 'watch', values: { housing }, stake: 0, way: { page: '/insurance-guide' } }
    },
  }),
  rule({
    id: 'no-disability-cover',
    area: 'coverage',
    needs: ['policies', 'earners'],
    basis: thumb,
    limit: null,
    find: ({ policies, earners }) => {
      const pay = sumToCent(earners.map((one) => one.pay))
      return has(policies, 'disability-long', 'disability-short')
        ? null
        : { tone: 'watch', values: { pay }, stake: pay * 0.1, way: { page: '/insurance-guide' } }
    },
  }),
  rule({
    id: 'life-gap',
    area: 'coverage',
    needs: ['policies', 'earners', 'children'],
    basis: thumb,
    limit: timesLimit(incomeMultiple.value.low, 1, 30),
    find: (from, limit) => {
      const { policies, earners, children, today } = from
      const young = children.flatMap((child) => {
        const age = ageNow(child, today)
        return age === null || age < 18 ? [{ age: age ?? 0 }] : []
      })
      if (young.length === 0) return null
      const [widest] = earners
        .map((one) => {
          const cover = lifeCover(policies, one.id)
          return { name: one.name, pay: one.pay, cover, gap: limit * one.pay - cover, earner: one }
        })
        .sort((a, b) => b.gap - a.gap)
      if (!widest || widest.gap <= 0) return null
      const { earner, ...values } = widest
      return {
        tone: 'watch',
        values: { ...values, times: values.cover / values.pay },
        stake: values.gap / 10,
        way: { calculator: 'life-insurance', inputs: lifeInputs(from, earner) },
      }
    },
  }),
  rule({
    id: 'life-ends-early',
    area: 'coverage',
    needs: ['policies', 'children'],
    basis: thumb,
    limit: yearsLimit(18, 16, 26),
    find: ({ policies, children, today, household }, limit) => {
      const births = children.flatMap(({ born }) => (born === null ? [] : [born])).sort()
      const youngest = births.at(-1)
      const [last] = policies
        .flatMap(({ kind, name, endsOn, coverage }) =>
          kind === 'life-term' && endsOn !== null ? [{ name, until: endsOn, cover: coverage ?? 0 }] : [],
        )
        .sort((a, b) => (a.until < b.until ? 1 : -1))
      if (!youngest || !last || has(policies, 'life-permanent')) return null
      const grown = addMonths(youngest, Math.round(limit) * 12)
      return last.until < grown && grown > today.slice(0, 7)
        ? {
            tone: 'watch',
            values: { ...last, grown },
            stake: last.cover / 20,
            way: {
              calculator: 'term-insurance',
              inputs: {
                youngest: Math.max(0, yearOf(monthOf(today)) - yearOf(youngest)),
                individual: last.cover,
                individualYears: Math.min(600, Math.max(1, monthsBetween(monthOf(today), last.until))),
                ...birthDate(household),
              },
            },
          }
        : null
    },
  }),
  rule({
    id: 'health-costs-over-cash',
    area: 'coverage',
    needs: ['policies', 'cash'],
    basis: arithmetic,
    limit: null,
    find: ({ policies, cash, household }) => {
      const [worst] = policies
        .filter(({ kind }) => kind === 'health')
        .toSorted((a, b) => (b.outOfPocketMost ?? 0) - (a.outOfPocketMost ?? 0))
      const most = worst?.outOfPocketMost ?? 0
      return most > cash
        ? {
            tone: 'watch',
            values: { most, cash, gap: most - Math.max(0, cash) },
            stake: most - Math.max(0, cash),
            way: {
              calculator: 'hsa',
              inputs: {
                // Whether this plan may go with an HSA is checked there.
                plan: 'check',
                outOfPocket: most,
                ...(worst?.deductible == null ? {} : { deductible: worst.deductible }),
                coverage: worst?.owner == null && household.people.length > 1 ? 'family' : 'self',
                balance: sumToCent(
                  household.accounts.flatMap(({ kind, balance }) => (kind === 'hsa' ? [Math.max(0, balance)] : [])),
                ),
                ...birthMonth(household),
                ...homeState(household),
              },
            },
          }
        : null
    },
  }),
  rule({
    id: 'home-cover-low',
    area: 'coverage',
    needs: ['policies', 'home'],
    basis: thumb,
    limit: percentLimit(80, 40, 120, 5),
    find: ({ policies, home }, limit) => {
      const [policy] = policies.filter(({ kind, coverage }) => kind === 'home' && coverage !== null)
      const cover = policy?.coverage ?? 0
      const share = (cover / home.value) * 100
      return policy && share < limit
        ? {
            tone: 'watch',
            values: { cover, value: home.value, share },
            stake: (home.value * limit) / 100 - cover,
            way: hub,
          }
        : null
    },
  }),
  rule({
    id: 'liability-under-worth',
    area: 'coverage',
    needs: ['policies', 'netWorth'],
    basis: thumb,
    limit: null,
    find: ({ policies, netWorth }) => {
      const auto = policies.filter(({ kind, coverage }) => kind === 'auto' && coverage !== null)
      const cover = Math.min(...auto.map(({ coverage }) => coverage ?? 0))
      return auto.length > 0 && !has(policies, 'umbrella') && netWorth > cover
        ? {
            tone: 'watch',
            values: { netWorth, cover, gap: netWorth - cover },
            stake: (netWorth - cover) / 100,
            way: { page: '/insurance-guide' },
          }
        : null
    },
  }),
  rule({
    id: 'policy-renews',
    area: 'coverage',
    needs: ['policies'],
    basis: thumb,
    limit: daysLimit(45, 1, 120),
    find: ({ policies, today }, limit) => {
      const [next] = policies
        .flatMap((policy) => {
          const on = policy.renewsOn && parseIsoDate(policy.renewsOn)
          const isShopped = policy.kind === 'auto' || policy.kind === 'home' || policy.kind === 'renters'
          return isShopped && on && on >= today && daysBetween(today, on) <= limit ? [{ policy, on }] : []
        })
        .sort((a, b) => (a.on < b.on ? -1 : 1))
      return next
        ? {
            tone: 'watch',
            values: { name: next.policy.name, on: next.on, yearly: yearlyPremium(next.policy) },
            stake: yearlyPremium(next.policy) / 10,
            way: hub,
          }
        : null
    },
  }),
] as const
