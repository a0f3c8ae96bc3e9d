/** What is worth knowing about a plan: rules over its course, the most pressing first. Pure. */
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { roundToCent } from '#engine/money.ts'
import { monthOf } from '#engine/month.ts'
import { growingDebts } from '#engine/planning/debts/guards.ts'
import { courseOf, resultOf } from '#engine/planning/debts/strategies.ts'
import { calculatorLink } from '../picture/calculator-link.ts'
import type { FindingTone } from '../picture/finding-card.tsx'
import type { Comparison, DebtView } from './debt-view.ts'
import { findingLinks as links, findingWords as words } from './words/finding-words.ts'

export interface DebtFinding {
  readonly key: string
  readonly tone: FindingTone
  readonly text: string
  readonly link?: { readonly to: string; readonly words: string }
}

/** Percent points as a person types them. */
const points = (decimal: number): number => Number((decimal * 100).toPrecision(10))
/** The cards of the plan that are charged their full APR today: one on an offer would gain nothing from a new loan yet. */
const cardsOf = ({ debts, plan }: DebtView): readonly HouseholdDebt[] => {
  const charged = new Set(plan.cards.filter(({ promo }) => !promo).map(({ key }) => key))
  return debts.filter(({ id, kind }) => kind === 'card' && charged.has(id))
}

const consolidationLink = (cards: readonly HouseholdDebt[]): string =>
  calculatorLink('debt-consolidation', {
    debts: cards.slice(0, 12).map(({ name, balance, apr, payment, minimum }) => ({
      name: name.slice(0, 24),
      kind: 'card',
      balance,
      rate: apr === null ? null : points(apr),
      payment: payment ?? minimum,
      moves: true,
    })),
  })

/** Offers that end: deferred interest saved or lost, and what is left for the regular APR. */
function offerFindings({ debts, plan, chosen }: DebtView): readonly DebtFinding[] {
  if (chosen === null) return []
  const { rows } = chosen.course
  return plan.cards.flatMap(({ key, promo }): DebtFinding[] => {
    const debt = debts.find(({ id }) => id === key)
    if (!promo || debt === undefined || debt.promoEnds === null) return []
    const { name, promoEnds: ends, apr } = debt
    const last = rows[promo.paymentsLeft - 1]?.cards.find((one) => one.key === key)
    const left = last?.end ?? 0
    if (promo.deferred) {
      const charged = last?.deferredCharged ?? 0
      const at = promo.deferred.accrued + roundToCent((promo.balance * promo.deferred.apr) / 12)
      if (charged > 0) return [{ key: `offer-${key}`, tone: 'act', text: words.deferredLost({ name, ends, charged }) }]
      return [{ key: `offer-${key}`, tone: 'good', text: words.deferredSafe({ name, ends, at }) }]
    }
    if (left >= 1)
      return [{ key: `offer-${key}`, tone: 'watch', text: words.offerLeft({ name, ends, left, apr: apr ?? 0 }) }]
    return [{ key: `offer-${key}`, tone: 'good', text: words.offerCleared({ name, ends }) }]
  })
}

/** What so many dollars more a month would change: a round sum near a tenth of what is paid, $25 at the least. */
function moreFinding(view: DebtView): readonly DebtFinding[] {
  const { plan, choices, firstMonth, chosen } = view
  if (chosen?.months == null) return []
  const more = Math.max(25, Math.round((plan.paysNow + choices.extra) / 10 / 25) * 25)
  const course = courseOf(plan, { ...choices, extra: choices.extra + more }, firstMonth)
  const result = course && resultOf(choices.strategy, course)
  if (!result || result.months === null) return []
  const saved = chosen.interest - result.interest
  const sooner = chosen.months - result.months
  if (saved < 5) return []
  const text = sooner > 0 ? words.more({ more, sooner, saved }) : words.moreSaves({ more, saved })
  return [{ key: 'more', tone: 'good', text }]
}

function minimumsFinding({ chosen }: DebtView, { minimums }: Comparison): readonly DebtFinding[] {
  if (chosen?.months == null || minimums === null) return []
  if (minimums.outcome !== 'paid-off') return [{ key: 'minimums', tone: 'watch', text: words.minimumsNever }]
  const cost = minimums.totalInterest - chosen.interest
  if (cost < 25 || minimums.lastMonth === null) return []
  return [{ key: 'minimums', tone: 'good', text: words.minimums({ month: minimums.lastMonth, cost }) }]
}

/** Cards that charge this much are worth a look at a cheaper loan: well above what banks ask for personal loans. */
const COSTLY = 0.15
const MOST_SHOWN = 7
/** Growing debts told one by one; the others are counted. */
const MOST_GROWING = 2

export function debtFindings(view: DebtView, comparison: Comparison, left: number | null): readonly DebtFinding[] {
  const { chosen, choices, debts, today, of } = view
  const inPlan = new Set(view.plan.cards.map(({ key }) => key))
  const allGrowing = growingDebts(
    debts.filter(({ id }) => inPlan.has(id)),
    today,
  )
  const growing = allGrowing.slice(0, MOST_GROWING).map(({ id, interest, payment }): DebtFinding => {
    const name = debts.find((debt) => debt.id === id)?.name ?? ''
    return { key: `growing-${id}`, tone: 'act', text: words.growing({ name, interest, payment }) }
  })
  const others = allGrowing.length - growing.length
  const isTooHigh = of === 'own' && left !== null && left >= 0 && choices.extra > left + 0.5
  const budget = { to: '/financial-management', words: links.budget }
  const cards = cardsOf(view)
  const owed = cards.reduce((sum, { balance }) => sum + balance, 0)
  const apr = owed > 0 ? cards.reduce((sum, one) => sum + one.balance * (one.apr ?? 0), 0) / owed : 0
  const freed = chosen?.inAYear
  const found: readonly DebtFinding[] = [
    ...growing,
    ...(others > 0
      ? [{ key: 'growing-others', tone: 'act', text: words.growingOthers({ count: others }) } as const]
      : []),
    ...(isTooHigh
      ? [
          {
            key: 'extra',
            tone: 'watch',
            text: words.extraTooHigh({ extra: choices.extra, left }),
            link: budget,
          } as const,
        ]
      : []),
    ...offerFindings(view),
    ...(owed >= 1000 && apr >= COSTLY
      ? [
          {
            key: 'cards',
            tone: 'watch',
            text: words.cards({ owed, apr }),
            link: { to: consolidationLink(cards), words: links.consolidation },
          } as const,
        ]
      : []),
    ...moreFinding(view),
    ...minimumsFinding(view, comparison),
    ...(freed && freed.cleared > 0 && freed.freed > 0
      ? [{ key: 'freed', tone: 'good', text: words.freed({ count: freed.cleared, freed: freed.freed }) } as const]
      : []),
  ]
  return found.slice(0, MOST_SHOWN)
}

/** Whether an offer of the plan ends in a month that is still ahead. */
export const hasOffers = ({ plan, debts, today }: DebtView): boolean =>
  plan.cards.some(
    ({ key, promo }) =>
      promo &&
      debts.some(({ id, promoEnds }) => id === key && promoEnds !== null && monthOf(promoEnds) >= monthOf(today)),
  )
