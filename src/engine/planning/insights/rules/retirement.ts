import type { Household } from '#engine/household/household.ts'
import type { Account, Person } from '#engine/household/lists.ts'
import { adultsOf, ageAtYearEnd } from '#engine/household/people.ts'
import { sumToCent } from '#engine/money.ts'
import { addMonths, dateIn, type IsoDate, monthOf, monthsBetween } from '#engine/month.ts'
import { requiredAge, requiredAgeYear } from '#engine/retirement/required-distributions.ts'
import { savingsMultipleAt } from '#engine/retirement-outlook/savings-target.ts'
import { fidelityMultiples, shareOfPay } from '#facts/household/savings-multiples.ts'
import { firstEnrollment, lateShare, medicareAge } from '#facts/retirement/medicare-enrollment.ts'
import { catchUpAges } from '#facts/retirement/plan-rules.ts'
import { rmdPenalty, rmdStartAge } from '#facts/retirement/required-distributions.ts'
import { delayedCredits } from '#facts/social-security/rules.ts'
import { birthDate, paysOf } from '../filled.ts'
import type { Earner, Measures } from '../measures.ts'
import { arithmetic, type Filled, law, monthsLimit, percentLimit, published, rule, toPercent } from '../rule.ts'

/** Whose account it is: the owner named, else the visitor. */
const isOf = (account: Account, person: { readonly id: string | null }, household: Household): boolean => {
  const adults = adultsOf(household)
  const owner = adults.find(({ id }) => id === account.owner) ?? adults[0]
  return owner === undefined || owner.id === person.id
}
const isWorkplace = ({ kind }: Account): boolean => kind === 'traditional-401k' || kind === 'roth-401k'

interface Matched {
  readonly account: Account
  readonly earner: Earner
  readonly share: number
  readonly full: number
  readonly rate: number
}
const matchedOf = ({ household, earners }: Pick<Measures, 'household' | 'earners'>): readonly Matched[] =>
  household.accounts.flatMap((account) => {
    const { matchRate, matchUpTo, payShare } = account
    const earner = (earners ?? []).find((one) => isOf(account, one, household))
    return isWorkplace(account) && earner && matchRate && matchUpTo && payShare !== null
      ? [{ account, earner, share: payShare, full: matchUpTo, rate: matchRate }]
      : []
  })

/** The employer's part of a year, from the accounts that say their match. */
const matchOf = (matched: readonly Matched[]): number =>
  matched.reduce((sum, { earner, share, full, rate }) => sum + Math.min(share, full) * rate * earner.pay, 0)

export const retirementRules = [
  rule({
    id: 'match-missed',
    area: 'retirement',
    needs: ['earners', 'retirement'],
    basis: arithmetic,
    limit: null,
    find: ({ household, earners }) => {
      const matched = matchedOf({ household, earners })
      const [largest] = matched
        .map((one) => ({ ...one, missed: Math.max(0, one.full - one.share) * one.rate * one.earner.pay }))
        .sort((a, b) => b.missed - a.missed)
      if (!largest) return null
      const { account, earner, share, full, rate, missed } = largest
      return {
        tone: missed > 0 ? 'act' : 'good',
        values: {
          name: account.name,
          share: toPercent(share),
          full: toPercent(full),
          more: (Math.max(0, full - share) * earner.pay) / 12,
          missed,
        },
        stake: missed,
        way: {
          calculator: '401k',
          inputs: {
            pay: earner.pay,
            // What is put in now, so that the calculator says the same match missed.
            contribute: toPercent(share),
            tiers: [{ rate: toPercent(rate), width: toPercent(full) }],
            balance: Math.max(0, account.balance),
          },
        },
      }
    },
  }),
  rule({
    id: 'saving-rate',
    area: 'retirement',
    needs: ['earners', 'retirement'],
    basis: published(shareOfPay),
    limit: percentLimit(toPercent(shareOfPay.value), 1, 50),
    find: ({ household, earners, retirement }, limit) => {
      if (retirement.every(({ monthly }) => monthly === null)) return null
      const pay = sumToCent(earners.map((one) => one.pay))
      const own = sumToCent(retirement.map(({ monthly }) => (monthly ?? 0) * 12))
      const match = matchOf(matchedOf({ household, earners }))
      const share = ((own + match) / pay) * 100
      const isEnough = share >= limit
      return {
        tone: isEnough ? 'good' : 'watch',
        values: { own, match, share, more: isEnough ? 0 : ((limit - share) / 100) * (pay / 12) },
        stake: isEnough ? 0 : ((limit - share) / 100) * pay,
        way: {
          calculator: 'retirement',
          inputs: {
            pay,
            saving: own / 12,
            savings: sumToCent(retirement.map(({ balance }) => Math.max(0, balance))),
          },
        },
      }
    },
  }),
  rule({
    id: 'savings-for-age',
    area: 'retirement',
    needs: ['age', 'earners', 'retirement'],
    basis: published(fidelityMultiples),
    limit: percentLimit(100, 25, 200, 5),
    find: ({ age, earners, retirement, household }, limit) => {
      const multiple = savingsMultipleAt(age)
      if (multiple === null || age < (fidelityMultiples.value[0]?.age ?? 0) || age > 67) return null
      const pay = sumToCent(earners.map((one) => one.pay))
      const saved = sumToCent(retirement.map(({ balance }) => balance))
      const target = multiple * pay * (limit / 100)
      const isThere = saved >= target
      const you = household.people.find(({ role }) => role === 'you')
      return {
        tone: isThere ? 'good' : 'watch',
        values: { saved, target, times: saved / pay, multiple: (multiple * limit) / 100, age },
        stake: isThere ? 0 : (target - saved) / 20,
        way: {
          calculator: 'retirement',
          inputs: { pay, savings: Math.max(0, saved), ...(you?.born ? { born: you.born } : {}) },
        },
      }
    },
  }),
  rule({
    id: 'deferral-limit',
    area: 'retirement',
    needs: ['retirement'],
    basis: law('plans'),
    limit: null,
    find: ({ household, retirement, earners, law: { plans }, today }) => {
      const { deferral, catchUp50, catchUp60To63 } = plans.value
      const { plansAndIras, higherFrom, higherTo } = catchUpAges.value
      const over = adultsOf(household)
        .map((person) => {
          const age = ageAtYearEnd(person, today)
          const extra =
            age === null || age < plansAndIras ? 0 : age >= higherFrom && age <= higherTo ? catchUp60To63 : catchUp50
          const yearly = sumToCent(
            retirement
              .filter((one) => isWorkplace(one) && isOf(one, person, household))
              .map(({ monthly }) => (monthly ?? 0) * 12),
          )
          return { name: person.name, person, yearly, most: deferral + extra, isKnown: age !== null }
        })
        .filter(({ yearly, most, isKnown }) => isKnown && yearly >= most - 1)
        .sort((a, b) => b.yearly - b.most - (a.yearly - a.most))
      const [first] = over
      if (!first) return null
      const { name, person, yearly, most } = first
      const isOver = yearly > most + 1
      return {
        tone: isOver ? 'act' : 'good',
        values: { name, yearly, most, over: Math.max(0, yearly - most) },
        stake: Math.max(0, yearly - most),
        way: { calculator: '401k', inputs: planInputs(person, yearly, { household, retirement, earners }) },
      }
    },
  }),
  rule({
    id: 'medicare-window',
    area: 'retirement',
    needs: ['age'],
    basis: published(firstEnrollment),
    limit: monthsLimit(9, 1, 24, 1),
    find: ({ household, today }, limit) => {
      const month = monthOf(today)
      const { monthsBefore, monthsAfter } = firstEnrollment.value
      const [next] = adultsOf(household)
        .flatMap(({ name, born }) => {
          if (born === null) return []
          const turns = addMonths(born, medicareAge.value * 12)
          return [{ name, opens: addMonths(turns, -monthsBefore), closes: addMonths(turns, monthsAfter) }]
        })
        .filter(({ opens, closes }) => closes >= month && monthsBetween(month, opens) <= limit)
        .sort((a, b) => (a.closes < b.closes ? -1 : 1))
      return next
        ? {
            tone: 'watch',
            values: { ...next, raise: toPercent(lateShare.value) },
            stake: 0,
            way: { page: '/smart-financial-checklist' },
          }
        : null
    },
  }),
  rule({
    id: 'required-distribution',
    area: 'retirement',
    needs: ['age', 'retirement'],
    basis: published(rmdStartAge),
    limit: null,
    find: ({ household, retirement, today }) => {
      const year = Number(today.slice(0, 4))
      const [first] = adultsOf(household).flatMap((person) => {
        if (person.born === null) return []
        // The month alone is known: the last day of it never makes the age come early.
        const born = dateIn(person.born, 31)
        const owed = sumToCent(
          retirement
            .filter((one) => one.kind === 'traditional-ira' && isOf(one, person, household))
            .map(({ balance }) => Math.max(0, balance)),
        )
        return owed > 0 && requiredAgeYear(born) <= year
          ? [{ name: person.name, saved: owed, age: requiredAge(born), born: person.born }]
          : []
      })
      return first
        ? {
            tone: 'act',
            values: {
              name: first.name,
              saved: first.saved,
              age: first.age,
              penalty: toPercent(rmdPenalty.value.rate),
            },
            stake: first.saved * 0.04,
            way: {
              calculator: 'traditional-ira',
              inputs: { born: first.born, balance: first.saved, lastYearEnd: first.saved, contribution: 0 },
            },
          }
        : null
    },
  }),
  rule({
    id: 'benefit-start',
    area: 'retirement',
    needs: ['age', 'incomes'],
    basis: published(delayedCredits),
    limit: null,
    find: ({ household, incomes, earners, partner, today }) => {
      const isPaid = incomes.some(({ kind }) => kind === 'social-security')
      const you = household.people.find(({ role }) => role === 'you')
      const age = you ? yearsAndMonths(you, today) : null
      const pays = paysOf({ earners, partner })
      return !isPaid && age !== null && age >= 61.5 && age < 70
        ? {
            tone: 'watch',
            values: { age: Math.floor(age), raise: delayedCredits.value.laterBirths },
            stake: 0,
            way: {
              calculator: 'social-security',
              inputs: { ...birthDate(household), ...(pays === null ? {} : { pay: pays.own }) },
            },
          }
        : null
    },
  }),
] as const

const yearsAndMonths = ({ born }: Person, today: IsoDate): number | null =>
  born === null ? null : monthsBetween(born, monthOf(today)) / 12

/** One person's workplace plan: what is put in as a share of pay, where the pay is known. */
function planInputs(
  person: Person,
  yearly: number,
  {
    household,
    retirement,
    earners,
  }: Pick<Measures, 'household' | 'earners'> & { readonly retirement: readonly Account[] },
): Filled {
  const own = retirement.filter((one) => isWorkplace(one) && isOf(one, person, household))
  const pay = (earners ?? []).find(({ id }) => id === person.id || (id === null && person.role === 'you'))?.pay ?? 0
  const balance = (accounts: readonly Account[]) => sumToCent(accounts.map((one) => Math.max(0, one.balance)))
  const roth = own.filter(({ kind }) => kind === 'roth-401k')
  const monthly = sumToCent(roth.map((one) => (one.monthly ?? 0) * 12))
  return {
    balance: balance(own),
    balanceRoth: balance(roth),
    ...(person.born === null ? {} : { born: person.born }),
    ...(pay >= yearly && yearly > 0
      ? { pay, contribute: toPercent(yearly / pay), rothShare: toPercent(monthly / yearly) }
      : {}),
  }
}
