import type { Account, Person } from '#engine/household/lists.ts'
import { ageAtYearEnd, filingStatusOf } from '#engine/household/tax-picture.ts'
import { sumToCent } from '#engine/money.ts'
import { addMonthsToDate } from '#engine/month.ts'
import { iraExcess } from '#facts/retirement/excess-contributions.ts'
import { catchUpAges } from '#facts/retirement/plan-rules.ts'
import { capitalLossLimit } from '#facts/tax-years/standing.ts'
import { filingStatus, homeState, paysOf } from '../filled.ts'
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
          // What an employer adds is not known here; the finding's limit is before it.
          employer: 0,
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
    find: ({ household, retirement, earners, partner, law: { ira }, today }) => {
      const adults = household.people.filter(({ role }) => role === 'you' || role === 'partner')
      const isOf = ({ id }: Person, at: number, one: Account) =>
        one.owner === id || (at === 0 && !adults.some((p) => p.id === one.owner))
      const into = (person: Person, at: number) => yearlyInto(retirement, (one) => isIra(one) && isOf(person, at, one))
      const [worst] = adults
        .flatMap((person, at) => {
          const age = ageAtYearEnd(person, today)
          if (age === null) return []
          const most = ira.value.limit + (age >= catchUpAges.value.plansAndIras ? ira.value.catchUp50 : 0)
          const roth = yearlyInto(retirement, (one) => one.kind === 'roth-ira' && isOf(person, at, one))
          return [{ name: person.name, yearly: into(person, at), most, roth, person, at }]
        })
        .sort((a, b) => b.yearly - b.most - (a.yearly - a.most))
      if (!worst || worst.yearly <= worst.most + 1) return null
      const { roth, person, at, ...values } = worst
      const over = values.yearly - values.most
      const isRoth = values.yearly - roth < over
      const pays = paysOf({ earners, partner })
      const [own, other] = at === 0 ? [pays?.own, pays?.other] : [pays?.other, pays?.own]
      return {
        tone: 'act',
        values: { ...values, over, excise: iraExcess.value.rate * 100 },
        stake: over,
        way: {
          // The calculator of the account the money would come out of.
          calculator: isRoth ? 'roth-ira' : 'traditional-ira',
          inputs: {
            ...(person.born === null ? {} : { born: person.born }),
            contribution: isRoth ? roth : values.yearly - roth,
            [isRoth ? 'traditionalPuts' : 'rothPuts']: isRoth ? values.yearly - roth : roth,
            ...filingStatus(household, today),
            ...(own === undefined ? {} : { income: own, spouseIncome: other ?? 0 }),
            ...homeState(household),
          },
        },
      }
    },
  }),
  rule({
    id: 'loss-to-harvest',
    area: 'tax',
    needs: ['invested'],
    basis: arithmetic,
    limit: dollarsLimit(1000, 100, 50_000, 100),
    find: (from, limit) => {
      const { invested, household, today } = from
      const [deepest] = invested
        .flatMap(({ kind, name, balance, basis }) =>
          kind === 'brokerage' && basis !== null ? [{ name, value: balance, basis, loss: basis - balance }] : [],
        )
        .sort((a, b) => b.loss - a.loss)
      const pays = paysOf(from)
      return deepest && deepest.loss >= limit
        ? {
            tone: 'watch',
            values: { ...deepest, most: capitalLossLimit.value[filingStatusOf(household, today)] },
            stake: deepest.loss * ROUGH_TAX_RATE,
            way: {
              calculator: 'tax-loss-harvesting',
              inputs: {
                // The picture knows no day of purchase and no shares: one lot, as said in the rule's words bought over a year ago.
                lots: [
                  {
                    name: deepest.name.slice(0, NAME),
                    bought: addMonthsToDate(today, -HELD_MONTHS),
                    cost: deepest.basis,
                    value: deepest.value,
                    shares: 1,
                  },
                ],
                ...filingStatus(household, today),
                ...homeState(household),
                ...(pays === null ? {} : { income: sumToCent([pays.own, pays.other]) }),
              },
            },
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
      const pays = paysOf({ earners, partner })
      const isWorking = earners.length >= (partner ? 2 : 1)
      const care = (household.spending['personal_childcare'] ?? 0) * 12
      const most = household.filingStatus === 'separate' ? dependentCare.value.separate : dependentCare.value.limit
      return young.length > 0 && isWorking && care > limit
        ? {
            tone: 'watch',
            values: { care, most, counted: Math.min(care, most) },
            stake: Math.min(care, most) * ROUGH_TAX_RATE,
            way: {
              calculator: 'tax',
              inputs: {
                ...filingStatus(household, today),
                ...(pays === null ? {} : { pay: pays.own, spousePay: pays.other }),
                children: children.filter((child) => (ageAtYearEnd(child, today) ?? CREDIT_AGE) < CREDIT_AGE).length,
                careExpenses: care,
                careChildren: young.length,
                ...homeState(household),
              },
            },
          }
        : null
    },
  }),
] as const
/** Care of a child younger than this counts, IRC 21(b)(1)(A) and 129. */
const CARE_AGE = 13
/** Held for more than a year. */
const HELD_MONTHS = 13
/** The child tax credit is for children younger than this, IRC 24(c)(1). */
const CREDIT_AGE = 17
/** The form's box for a name. */
const NAME = 30
