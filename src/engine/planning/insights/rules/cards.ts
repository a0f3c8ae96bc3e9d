import type { HouseholdDebt } from '#engine/household/lists.ts'
import { debtPayment } from '#engine/household/monthly-flows.ts'
import { aprOn, totalUtilization, utilizationOf } from '#engine/household/standing.ts'
import { sumToCent } from '#engine/money.ts'
import { type IsoDate, monthOf, monthsBetween } from '#engine/month.ts'
import { ficoBands, utilizationGuide } from '#facts/credit/scores.ts'
import { disclosureMonths, lateFee } from '#facts/lending/cards.ts'
import { arithmetic, percentLimit, pointsLimit, published, rule, thumb, toPercent, yearsLimit } from '../rule.ts'

const scoreOf = (name: string): number => ficoBands.value.find((band) => band.name === name)?.from ?? 0
const isCarried = (card: HouseholdDebt): boolean => card.balance > 0 && (debtPayment(card) ?? 0) < card.balance
/** The most a dollar earns on this card, wherever it is spent. */
const bestReward = (card: HouseholdDebt): number =>
  Math.max(
    ...[
      card.rewardBase,
      card.rewardGroceries,
      card.rewardDining,
      card.rewardGas,
      card.rewardTravel,
      card.rewardOnline,
    ].map((rate) => rate ?? 0),
  )

/** Months to pay a balance off with one payment a month, interest monthly; Infinity where it never ends. */
export const monthsToPay = (balance: number, apr: number, payment: number): number => {
  const rate = apr / 12
  if (rate === 0) return payment > 0 ? balance / payment : Number.POSITIVE_INFINITY
  return payment > balance * rate
    ? -Math.log1p((-rate * balance) / payment) / Math.log1p(rate)
    : Number.POSITIVE_INFINITY
}

/** The same where a low rate ends: the months of the offer at its rate, the rest at the card's own. Deferred interest counts from today. */
export function monthsWithOffer(
  {
    balance,
    promoApr,
    promoEnds,
    promoDeferred,
  }: Pick<HouseholdDebt, 'balance' | 'promoApr' | 'promoEnds' | 'promoDeferred'>,
  own: number,
  today: IsoDate,
  payment: number,
): number {
  const isOffer = promoApr !== null && promoEnds !== null && promoEnds >= today && promoDeferred !== true
  if (!isOffer) return monthsToPay(balance, own, payment)
  const offer = monthsBetween(monthOf(today), monthOf(promoEnds))
  const inOffer = monthsToPay(balance, promoApr, payment)
  if (inOffer <= offer) return inOffer
  const rate = promoApr / 12
  const grown = (1 + rate) ** offer
  const left = balance * grown - (rate > 0 ? (payment * (grown - 1)) / rate : payment * offer)
  return offer + monthsToPay(left, own, payment)
}

export const cardRules = [
  rule({
    id: 'utilization',
    area: 'cards',
    needs: ['cards'],
    basis: published(utilizationGuide),
    limit: percentLimit(toPercent(utilizationGuide.value.keepUnder), 5, 90),
    find: ({ cards, household }, limit) => {
      const used = totalUtilization(household)
      if (used === null) return null
      const counted = cards.filter((card) => utilizationOf(card) !== null)
      const owed = sumToCent(counted.map(({ balance }) => balance))
      const limits = sumToCent(counted.map(({ creditLimit }) => creditLimit ?? 0))
      const share = toPercent(used)
      const isOver = share >= limit
      if (!isOver && used >= utilizationGuide.value.bestUnder) return null
      return {
        tone: isOver ? 'watch' : 'good',
        values: { owed, limits, share, over: Math.max(0, owed - (limits * limit) / 100) },
        stake: Math.max(0, owed - (limits * limit) / 100),
        way: { page: '/credit-score-simulator' },
      }
    },
  }),
  rule({
    id: 'card-near-limit',
    area: 'cards',
    needs: ['cards'],
    basis: thumb,
    limit: percentLimit(80, 30, 100),
    find: ({ cards }, limit) => {
      const [fullest] = cards
        .flatMap((card) => {
          const used = utilizationOf(card)
          return used === null ? [] : [{ name: card.name, owed: card.balance, limits: card.creditLimit ?? 0, used }]
        })
        .sort((a, b) => b.used - a.used)
      if (!fullest || toPercent(fullest.used) < limit) return null
      const { used, ...values } = fullest
      return {
        tone: 'watch',
        values: { ...values, share: toPercent(used) },
        stake: Math.max(0, fullest.owed - fullest.limits * utilizationGuide.value.keepUnder),
        way: { page: '/smart-credit-card-usage' },
      }
    },
  }),
  rule({
    id: 'slow-card',
    area: 'cards',
    needs: ['cards'],
    basis: published(disclosureMonths),
    limit: yearsLimit(disclosureMonths.value / 12, 1, 20),
    find: ({ cards, today }, limit) => {
      const [slowest] = cards
        .flatMap((card) => {
          const { apr } = card
          const payment = debtPayment(card)
          if (card.balance <= 0 || apr === null || payment === null) return []
          const months = monthsWithOffer(card, apr, today, payment)
          // One that never ends has a rule of its own.
          return Number.isFinite(months) ? [{ card, apr, payment, months }] : []
        })
        .sort((a, b) => b.months - a.months)
      if (!slowest || slowest.months <= limit * 12) return null
      const { card, apr, payment, months } = slowest
      const interest = payment * months - card.balance
      return {
        tone: 'watch',
        values: { name: card.name, owed: card.balance, payment, years: months / 12, interest },
        stake: card.balance * apr,
        way: {
          calculator: 'credit-card-payoff',
          inputs: {
            cards: [{ name: card.name, balance: card.balance, apr: toPercent(apr) }],
            plan: 'date',
            targetMonths: disclosureMonths.value,
          },
        },
      }
    },
  }),
  rule({
    id: 'no-grace',
    area: 'cards',
    needs: ['cards'],
    basis: arithmetic,
    limit: null,
    find: ({ cards, today }) => {
      const [costliest] = cards
        .flatMap((card) => {
          const apr = aprOn(card, today)
          return isCarried(card) && apr !== null && apr > 0 && (card.monthlyCharges ?? 0) > 0
            ? [{ name: card.name, charges: card.monthlyCharges ?? 0, yearly: ((card.monthlyCharges ?? 0) * apr) / 2 }]
            : []
        })
        .sort((a, b) => b.yearly - a.yearly)
      return costliest
        ? {
            tone: 'watch',
            values: { ...costliest },
            stake: costliest.yearly,
            way: { page: '/credit-card-usage' },
          }
        : null
    },
  }),
  rule({
    id: 'fee-over-rewards',
    area: 'cards',
    needs: ['cards'],
    basis: arithmetic,
    limit: null,
    find: ({ cards }) => {
      const [worst] = cards
        .flatMap((card) => {
          const { name, annualFee, monthlyCharges, rewardBase } = card
          if (annualFee === null || annualFee <= 0 || monthlyCharges === null || rewardBase === null) return []
          const rewards = monthlyCharges * 12 * bestReward(card)
          return rewards < annualFee ? [{ name, fee: annualFee, rewards, gap: annualFee - rewards }] : []
        })
        .sort((a, b) => b.gap - a.gap)
      return worst
        ? { tone: 'watch', values: { ...worst }, stake: worst.gap, way: { page: '/smart-credit-card' } }
        : null
    },
  }),
  rule({
    id: 'no-autopay',
    area: 'cards',
    needs: ['cards'],
    basis: published(lateFee),
    limit: null,
    find: ({ cards }) => {
      const open = cards.filter(({ autopay, balance, monthlyCharges }) =>
        autopay === 'none' ? balance > 0 || (monthlyCharges ?? 0) > 0 : false,
      )
      const [first] = open
      return first
        ? {
            tone: 'watch',
            values: { name: first.name, count: open.length, fee: lateFee.value.first.high },
            stake: lateFee.value.first.high * open.length,
            way: { page: '/smart-credit-card-usage' },
          }
        : null
    },
  }),
  rule({
    id: 'credit-score',
    area: 'cards',
    needs: ['creditScore'],
    basis: published(ficoBands),
    limit: pointsLimit(scoreOf('good'), 500, 850),
    find: ({ creditScore }, limit) => {
      if (creditScore < limit)
        return {
          tone: 'watch',
          values: { score: creditScore, points: limit - creditScore },
          stake: 0,
          way: { page: '/credit-score-simulator' },
        }
      return creditScore >= scoreOf('very good')
        ? {
            tone: 'good',
            values: { score: creditScore, points: 0 },
            stake: 0,
            way: { page: '/credit-score-simulator' },
          }
        : null
    },
  }),
] as const
