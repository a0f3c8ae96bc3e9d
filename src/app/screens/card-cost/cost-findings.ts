/** Which findings hold for a card and a way of paying it. */
import { statementFigures } from '#engine/cards/statement.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'
import { type CarryingCost, carryingCost, LEDGER_CYCLES } from '#engine/planning/cards/carrying-cost.ts'
import { carries, hasOffer } from '#engine/planning/cards/own-card.ts'
import { cardRules } from '../cards/card-rules.ts'
import { screens } from '../cards/words.ts'
import { calculatorLink } from '../picture/calculator-link.ts'
import { type Controls, choicesOf } from './plan-choice.ts'
import { findings as words } from './words.ts'

export interface CostFinding {
  readonly tone: 'good' | 'watch' | 'act'
  readonly text: string
  readonly link?: { readonly to: string; readonly words: string }
}

/** Paying so many days sooner is what the finding tries. */
const SOONER_DAYS = 10
/** Less a year is not worth a sentence. */
const WORTH_SAYING = 5
/** More statements than this are a year. */
const CYCLES_A_YEAR = 12

/** What the statement's own repayment box says of a card at its regular APR. */
export const minimumCourse = (card: HouseholdDebt) =>
  statementFigures({
    key: card.id,
    name: card.name,
    balance: card.balance,
    apr: card.apr ?? 0,
    minimum: cardRules.minimum,
  })

/** The payoff calculator with this card. */
export const payoffLink = (card: HouseholdDebt): string =>
  calculatorLink('credit-card-payoff', {
    cards: [{ name: card.name.slice(0, 30), balance: card.balance, apr: (card.apr ?? 0) * 100 }],
    ...(card.payment !== null ? { monthlyTotal: card.payment } : {}),
  })

export function costFindings(
  card: HouseholdDebt,
  cost: CarryingCost,
  controls: Controls,
  today: IsoDate,
): readonly CostFinding[] {
  const found: CostFinding[] = []
  const first = cost.cycles[0]
  if (first === undefined) return found
  const isCarried = carries(card)
  const onPurchases = cost.cycles.reduce((sum, cycle) => sum + cycle.interestOnPurchases, 0)
  const fee = cost.cycles.find(({ lateFee }) => lateFee > 0)
  const toCalculator = { to: payoffLink(card), words: words.toCalculator }
  if (fee !== undefined && fee.paidOn > fee.due && fee.payment >= fee.minimum)
    found.push({ tone: 'act', text: words.late, link: { to: '/credit-score-simulator', words: words.toSimulator } })
  else if (fee !== undefined) found.push({ tone: 'act', text: words.short({ fee: fee.lateFee, minimum: fee.minimum }) })
  if (!isCarried && !first.paidInFull)
    found.push({
      tone: 'watch',
      text: words.willLose({ unpaid: first.statement - first.payment, cost: cost.cost }),
    })
  else if (isCarried && onPurchases >= 1)
    found.push({
      tone: 'watch',
      text: words.lost({ cost: onPurchases }),
      link: { to: screens.choose.path, words: words.toChoose },
    })
  if (cost.regainedOn !== null)
    found.push({ tone: 'good', text: words.regained({ on: cost.regainedOn, trailing: first.interest }) })
  if (!isCarried && cost.cost === 0 && card.balance > 0) found.push({ tone: 'good', text: words.free })
  const course = minimumCourse(card)
  if (isCarried && !hasOffer(card, today)) {
    if (course.outcome === 'minimum-never-clears')
      found.push({ tone: 'act', text: words.never({ payment: course.in36Months.payment }), link: toCalculator })
    if (course.outcome === 'figures' && course.in36Months !== null)
      found.push({
        tone: 'watch',
        text: words.minimums({
          years: course.minimumOnly.shown.count,
          interest: course.minimumOnly.interest,
          payment: course.in36Months.payment,
          savings: course.in36Months.savings,
        }),
        link: toCalculator,
      })
    const sooner = carryingCost(
      card,
      choicesOf({ ...controls, daysEarly: controls.daysEarly + SOONER_DAYS }, card),
      today,
      cardRules,
    )
    const saved = ((cost.cost - (sooner?.cost ?? cost.cost)) / LEDGER_CYCLES) * CYCLES_A_YEAR
    if (saved >= WORTH_SAYING) found.push({ tone: 'good', text: words.earlier({ saved, days: SOONER_DAYS }) })
  }
  return found
}
