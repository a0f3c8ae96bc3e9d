import type { HouseholdDebt } from '#engine/household/lists.ts'
import { debtMinimum, debtPayment } from '#engine/household/monthly-flows.ts'
import { aprOn, debtToIncome, housingBesideLoans } from '#engine/household/standing.ts'
import { sumToCent } from '#engine/money.ts'
import { daysBetween, type IsoDate, monthOf, monthsBetween } from '#engine/month.ts'
import { highYieldSavings } from '#facts/lending/rates.ts'
import { homeState } from '../filled.ts'
import { isHomeLoan } from '../measures.ts'
import {
  arithmetic,
  daysLimit,
  dollarsLimit,
  monthsLimit,
  percentLimit,
  rule,
  thumb,
  toPercent,
  type Way,
} from '../rule.ts'

/** Debts with a balance whose APR on that day is above so many percent; dearest first. */
export const costlyDebts = (
  debts: readonly HouseholdDebt[],
  today: IsoDate,
  percent: number,
): readonly { readonly debt: HouseholdDebt; readonly apr: number }[] =>
  debts
    .flatMap((debt) => {
      const apr = aprOn(debt, today)
      return debt.balance > 0 && apr !== null && toPercent(apr) > percent ? [{ debt, apr }] : []
    })
    .sort((a, b) => b.apr - a.apr)

/** Owed on debts that an offer keeps at or below so many percent today, and that will be above it, dollars. */
const offeredBelow = (debts: readonly HouseholdDebt[], today: IsoDate, percent: number): number =>
  sumToCent(
    debts
      .filter((debt) => {
        const now = aprOn(debt, today)
        return now !== null && toPercent(now) <= percent && debt.apr !== null && toPercent(debt.apr) > percent
      })
      .map(({ balance }) => balance),
  )

/** These debts at the payments made on them, where all are known. */
function payoffOf(debts: readonly { readonly debt: HouseholdDebt; readonly apr: number }[], offers: Rows = []): Way {
  const shown = debts.slice(0, MOST_CARDS)
  const payments = shown.map(({ debt }) => debtPayment(debt))
  return {
    calculator: 'credit-card-payoff',
    inputs: {
      cards: shown.map(({ debt, apr }) => ({ name: debt.name, balance: debt.balance, apr: toPercent(apr) })),
      ...(payments.includes(null) ? {} : { plan: 'total', monthlyTotal: sumToCent(payments.map((one) => one ?? 0)) }),
      ...(offers.length > 0 ? { offers } : {}),
    },
  }
}
type Rows = readonly Readonly<Record<string, number | string>>[]
const MOST_CARDS = 10

/** A debt with an offer on its whole balance, as the payoff calculator asks for both. */
const payoffAfterOffer = ({ debt, on }: { readonly debt: HouseholdDebt; readonly on: IsoDate }, today: IsoDate): Way =>
  payoffOf(
    [{ debt, apr: debt.apr ?? 0 }],
    [
      {
        card: 1,
        kind: debt.promoDeferred === true ? 'deferred' : 'low',
        amount: debt.balance,
        months: Math.max(1, monthsBetween(monthOf(today), monthOf(on))),
        apr: toPercent(debt.promoApr ?? 0),
        ...(debt.promoAccrued === null ? {} : { accrued: debt.promoAccrued }),
      },
    ],
  )

export const debtRules = [
  rule({
    id: 'high-rate-debt',
    area: 'debt',
    needs: ['debts'],
    basis: thumb,
    limit: percentLimit(10, 3, 30, 0.5),
    find: ({ debts, today }, limit) => {
      const costly = costlyDebts(debts, today, limit)
      const owed = sumToCent(costly.map(({ debt }) => debt.balance))
      const yearly = costly.reduce((sum, { debt, apr }) => sum + debt.balance * apr, 0)
      const isKnown = debts.every((debt) => debt.balance <= 0 || aprOn(debt, today) !== null)
      const atOffer = offeredBelow(debts, today, limit)
      if (owed > 0)
        return {
          tone: 'act',
          values: { owed, yearly, daily: yearly / 365, count: costly.length, atOffer },
          stake: yearly,
          way: payoffOf(costly),
        }
      return isKnown
        ? {
            tone: 'good',
            values: { owed, yearly, daily: 0, count: 0, atOffer },
            stake: 0,
            way: { page: '/credit-debt-overview' },
          }
        : null
    },
  }),
  rule({
    id: 'payment-under-interest',
    area: 'debt',
    needs: ['debts'],
    basis: arithmetic,
    limit: null,
    find: ({ debts, today }) => {
      const growing = debts.flatMap((debt) => {
        const [apr, payment] = [aprOn(debt, today), debtPayment(debt)]
        const interest = (debt.balance * (apr ?? 0)) / 12
        // A federal loan's income-driven payment may be less on purpose.
        const isMeant = debt.kind === 'student' && debt.isFederal === true
        return debt.balance > 0 && apr !== null && payment !== null && payment < interest && !isMeant
          ? [{ debt, apr, payment, interest }]
          : []
      })
      const [worst] = growing.sort((a, b) => b.interest - b.payment - (a.interest - a.payment))
      return worst
        ? {
            tone: 'act',
            values: { name: worst.debt.name, payment: worst.payment, interest: worst.interest },
            stake: (worst.interest - worst.payment) * 12,
            way: payoffOf([worst]),
          }
        : null
    },
  }),
  rule({
    id: 'cash-beside-debt',
    area: 'debt',
    needs: ['debts', 'cash', 'essentials'],
    basis: arithmetic,
    limit: monthsLimit(1, 0.5, 12),
    find: ({ debts, cash, essentials, today }, limit) => {
      const spare = cash - limit * essentials
      const [dearest] = costlyDebts(debts, today, 10)
      if (!dearest || spare < 500) return null
      const moved = Math.min(spare, dearest.debt.balance)
      const yearly = moved * (dearest.apr - highYieldSavings.value)
      return {
        tone: 'watch',
        values: { name: dearest.debt.name, cash, moved, apr: toPercent(dearest.apr), yearly },
        stake: yearly,
        way: payoffOf([dearest]),
      }
    },
  }),
  rule({
    id: 'offer-ends',
    area: 'debt',
    needs: ['debts'],
    basis: arithmetic,
    limit: daysLimit(180, 30, 730),
    find: ({ debts, today }, limit) => {
      const ending = endingOffers(debts, today, limit).filter(({ debt }) => debt.promoDeferred !== true)
      const [next] = ending
      return next
        ? {
            tone: 'watch',
            values: { name: next.debt.name, on: next.on, still: next.still, needed: next.needed },
            stake: next.still * (next.debt.apr ?? 0),
            way: payoffAfterOffer(next, today),
          }
        : null
    },
  }),
  rule({
    id: 'deferred-interest',
    area: 'debt',
    needs: ['debts'],
    basis: arithmetic,
    limit: daysLimit(365, 30, 730),
    find: ({ debts, today }, limit) => {
      const [next] = endingOffers(debts, today, limit).filter(({ debt }) => debt.promoDeferred === true)
      return next
        ? {
            tone: 'act',
            values: { name: next.debt.name, on: next.on, still: next.still, needed: next.needed },
            stake: next.debt.balance * (next.debt.apr ?? 0),
            way: payoffAfterOffer(next, today),
          }
        : null
    },
  }),
  rule({
    id: 'debt-to-income',
    area: 'debt',
    needs: ['debts', 'gross'],
    basis: thumb,
    limit: percentLimit(36, 20, 60),
    find: ({ debts, gross, household, flows }, limit) => {
      if (debts.some((debt) => debtMinimum(debt) === null)) return null
      const beside = housingBesideLoans(household)
      const ratio = debtToIncome(household, flows, beside)
      if (ratio === null) return null
      const share = toPercent(ratio)
      const isOver = share > limit
      return {
        tone: isOver ? 'watch' : 'good',
        values: { payments: ratio * gross, gross, share },
        stake: isOver ? (ratio - limit / 100) * gross * 12 : 0,
        way: {
          calculator: 'debt-to-income',
          inputs: {
            incomes: [{ kind: 'pay', amount: gross, every: 'month' }],
            housingBy: 'payment',
            housingPayment: sumToCent([beside, ...debts.filter(isHomeLoan).map((debt) => debtMinimum(debt) ?? 0)]),
            debts: debts
              .filter((debt) => !isHomeLoan(debt) && debt.balance > 0)
              .slice(0, 20)
              .map((debt) => ({
                name: debt.name,
                kind: kindAtLender[debt.kind],
                payment: debtMinimum(debt) ?? 0,
                balance: debt.balance,
              })),
          },
        },
      }
    },
  }),
  rule({
    id: 'debt-load',
    area: 'debt',
    needs: ['debts', 'gross'],
    basis: thumb,
    limit: percentLimit(20, 5, 50),
    find: ({ debts, gross }, limit) => {
      if (gross <= 0) return null
      const payments = sumToCent(debts.filter((debt) => !isHomeLoan(debt)).map((debt) => debtPayment(debt) ?? 0))
      const share = (payments / gross) * 100
      return share > limit
        ? {
            tone: 'watch',
            values: { payments, gross, share },
            stake: payments * 12,
            way: { page: '/debt-payoff' },
          }
        : null
    },
  }),
  rule({
    id: 'car-underwater',
    area: 'debt',
    needs: ['debts'],
    basis: arithmetic,
    limit: dollarsLimit(1000, 0, 20_000, 500),
    find: ({ debts, household }, limit) => {
      const [worst] = debts
        .flatMap((debt) => {
          const car = household.properties.find(({ id, kind }) => kind === 'car' && id === debt.securedBy)
          return debt.kind === 'car' && car
            ? [
                {
                  name: debt.name,
                  owed: debt.balance,
                  value: car.value,
                  gap: debt.balance - car.value,
                },
              ]
            : []
        })
        .sort((a, b) => b.gap - a.gap)
      return worst && worst.gap > limit
        ? {
            tone: 'watch',
            values: { ...worst },
            stake: worst.gap,
            // Traded in now: what is owed beyond its value moves into the next loan.
            way: {
              calculator: 'auto-loan',
              inputs: { tradeIn: worst.value, owed: worst.owed, ...homeState(household) },
            },
          }
        : null
    },
  }),
  rule({
    id: 'variable-rate',
    area: 'debt',
    needs: ['debts'],
    basis: arithmetic,
    limit: percentLimit(2, 0.5, 6, 0.5),
    find: ({ debts }, limit) => {
      // A card's rate moves too; its own rules speak of cards.
      const moving = debts.filter(
        ({ kind, isVariable, balance }) => kind !== 'card' && isVariable === true && balance > 0,
      )
      const owed = sumToCent(moving.map(({ balance }) => balance))
      const yearly = (owed * limit) / 100
      return owed > 0
        ? {
            tone: 'watch',
            values: { owed, yearly, monthly: yearly / 12 },
            stake: yearly,
            way: { page: `/run-financial-scenario#events=rates@1;points=${Number((limit / 100).toFixed(6))};months=0` },
          }
        : null
    },
  }),
  rule({
    id: 'student-payment',
    area: 'debt',
    needs: ['debts', 'gross'],
    basis: thumb,
    limit: percentLimit(10, 3, 30),
    find: ({ debts, gross, household }, limit) => {
      const federal = debts.filter(
        ({ kind, isFederal, balance }) => kind === 'student' && isFederal === true && balance > 0,
      )
      const payments = sumToCent(federal.map((debt) => debtPayment(debt) ?? 0))
      if (gross <= 0 || (payments / gross) * 100 <= limit) return null
      return {
        tone: 'watch',
        values: { payments, gross, share: (payments / gross) * 100 },
        stake: payments * 12,
        way: {
          calculator: 'student-loan',
          inputs: {
            loans: federal
              .slice(0, 20)
              .map(({ balance, apr }) => ({ balance, ...(apr === null ? {} : { rate: toPercent(apr) }) })),
            agi: gross * 12,
            ...(household.state === null ? {} : { state: household.state }),
          },
        },
      }
    },
  }),
] as const

/** What the debt-to-income calculator calls a kind of debt. */
const kindAtLender: Readonly<Record<HouseholdDebt['kind'], string>> = {
  mortgage: 'home',
  equity: 'home',
  property: 'home',
  car: 'car',
  student: 'student',
  card: 'card',
  personal: 'loan',
  medical: 'loan',
  other: 'loan',
}

/** Offers that end within so many days with something still owed at the payments made now; the soonest first. */
function endingOffers(debts: readonly HouseholdDebt[], today: IsoDate, days: number) {
  return debts
    .flatMap((debt) => {
      const { promoApr, promoEnds: on, balance } = debt
      const payment = debtPayment(debt)
      if (promoApr === null || on === null || balance <= 0 || payment === null) return []
      if (on < today || daysBetween(today, on) > days) return []
      const left = Math.max(1, monthsBetween(monthOf(today), monthOf(on)))
      // An offer above 0% adds interest meanwhile.
      const rate = promoApr / 12
      const grown = (1 + rate) ** left
      const paid = rate > 0 ? (payment * (grown - 1)) / rate : payment * left
      const still = balance * grown - paid
      const needed = rate > 0 ? (balance * grown * rate) / (grown - 1) : balance / left
      return still > 0.5 ? [{ debt, on, still, needed }] : []
    })
    .sort((a, b) => (a.on < b.on ? -1 : 1))
}
