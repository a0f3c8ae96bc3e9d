import type { Account, Person } from '#engine/household/lists.ts'
import { ageAtYearEnd, filingStatusOf } from '#engine/household/tax-picture.ts'
import { sumToCent } from '#engine/money.ts'
import { iraExcess } from '#facts/retirement/excess-contributions.ts'
import { catchUpAges } from '#facts/retirement/plan-rules.ts'
import { capitalLossLimit } from '#facts/tax-years/standing.ts'
import { arithmetic, dollarsLimit, law, rule } from '../rule.ts'

const yearlyInto = (accounts: readonly Account[], is: (account: Account) => boolean): number =>
  sumToCent(accounts.filter(is).map(({ monthly }) => (monthly ?? 0) * 12))
/** Only to rank by: no finding says a tax it has not worked out. */
const ROUGH_TAX_RATE = 0.15
const isIra = ({ kind }: Account): boolean => kind === 'traditional-ira' || kind === 'roth-ira'

export const taxRules = [
  rule({
    id: 'hsa-room',
    area: 'tax',
    needs: ['policies'],
    basis: law('hsa'),
    limit: dollarsLimit(500, 0, 5000, 100),
    find: ({ household, policies, law: { hsa }, today }, limit) => {
      const accounts = household.accounts.filter(({ kind, monthly }) => kind === 'hsa' && monthly !== null)
      const plan = policies.find(({ kind }) => kind === 'health')
      if (accounts.length === 0 || !plan) return null
      // Which cover it is decides the limit: one named person, or a household of one, has self-only cover.
      const isAlone = plan.owner !== null || household.people.length <= 1
      const you = household.people.find(({ role }) => role === 'you')
      const age = you ? ageAtYearEnd(you, today) : null
      const extra = age !== null && age >= catchUpAges.value.healthAccount ? hsa.value.catchUp55 : 0
      const most = (isAlone ? hsa.value.self : hsa.value.family) + extra
      const yearly = yearlyInto(accounts, () => true)
      const room = most - yearly
      const way = {
        calculator: 'hsa',
        inputs: {
          coverage: isAlone ? 'self' : 'family',
          yours: yearly,
          ...(you?.born ? { born: you.born } : {}),
          ...(household.state === null ? {} : { state: household.state }),
        },
      } as const
      if (room < -1)
        return {
          tone: 'act',
          values: { yearly, most, room: -room, excise: iraExcess.value.rate * 100 },
          stake: -room,
          way,
        }
      return room > limit
        ? {
            tone: 'watch',
            values: { yearly, most, room, excise: iraExcess.value.rate * 100 },
            stake: room * ROUGH_TAX_RATE,
            way,
          }
        : null
    },
  }),
  rule({
    id: 'ira-over-limit',
    area: 'tax',
    needs: ['retirement'],
    basis: law('ira'),
    limit: null,
    find: ({ household, retirement, law: { ira }, today }) => {
      const adults = household.people.filter(({ role }) => role === 'you' || role === 'partner')
      const into = ({ id }: Person, at: number) =>
        yearlyInto(
          retirement,
          (one) => isIra(one) && (one.owner === id || (at === 0 && !adults.some((p) => p.id === one.owner))),
        )
      const [worst] = adults
        .flatMap((person, at) => {
          const age = ageAtYearEnd(person, today)
          if (age === null) return []
          const most = ira.value.limit + (age >= catchUpAges.value.plansAndIras ? ira.value.catchUp50 : 0)
          return [{ name: person.name, yearly: into(person, at), most }]
        })
        .sort((a, b) => b.yearly - b.most - (a.yearly - a.most))
      return worst && worst.yearly > worst.most + 1
        ? {
            tone: 'act',
            values: { ...worst, over: worst.yearly - worst.most, excise: iraExcess.value.rate * 100 },
            stake: worst.yearly - worst.most,
            way: { page: '/traditional-ira-calculator' },
          }
        : null
    },
  }),
  rule({
    id: 'loss-to-harvest',
    area: 'tax',
    needs: ['invested'],
    basis: arithmetic,
    limit: dollarsLimit(1000, 100, 50_000, 100),
    find: ({ invested, household, today }, limit) => {
      const [deepest] = invested
        .flatMap(({ kind, name, balance, basis }) =>
          kind === 'brokerage' && basis !== null ? [{ name, value: balance, basis, loss: basis - balance }] : [],
        )
        .sort((a, b) => b.loss - a.loss)
      return deepest && deepest.loss >= limit
        ? {
            tone: 'watch',
            values: { ...deepest, most: capitalLossLimit.value[filingStatusOf(household, today)] },
            stake: deepest.loss * ROUGH_TAX_RATE,
            way: { page: '/tax-loss-harvesting-calculator' },
          }
        : null
    },
  }),
  rule({
    id: 'head-of-household',
    area: 'tax',
    needs: ['children'],
    basis: arithmetic,
    limit: null,
    find: ({ household, children, partner, today }) => {
      const young = children.filter((child) => {
        const age = ageAtYearEnd(child, today)
        return age !== null && age < 19
      })
      return household.filingStatus === 'single' && partner === null && young.length > 0
        ? {
            tone: 'watch',
            values: { count: young.length },
            stake: 1000,
            way: { calculator: 'tax', inputs: { status: 'head', children: young.length } },
          }
        : null
    },
  }),
  rule({
    id: 'child-care-account',
    area: 'tax',
    needs: ['children', 'earners'],
    basis: law('dependentCare'),
    limit: dollarsLimit(1000, 0, 10_000, 100),
    find: ({ household, children, earners, partner, today, law: { dependentCare } }, limit) => {
      const young = children.filter((child) => {
        const age = ageAtYearEnd(child, today)
        return age !== null && age < CARE_AGE
      })
      const isWorking = earners.length >= (partner ? 2 : 1)
      const care = (household.spending['personal_childcare'] ?? 0) * 12
      const most = household.filingStatus === 'separate' ? dependentCare.value.separate : dependentCare.value.limit
      return young.length > 0 && isWorking && care > limit
        ? {
            tone: 'watch',
            values: { care, most, counted: Math.min(care, most) },
            stake: Math.min(care, most) * ROUGH_TAX_RATE,
            way: { page: '/tax-calculator' },
          }
        : null
    },
  }),
] as const
/** Care of a child younger than this counts, IRC 21(b)(1)(A) and 129. */
const CARE_AGE = 13
