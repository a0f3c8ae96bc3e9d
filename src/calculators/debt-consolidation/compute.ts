import { type LevelCourse, payLevelDebts } from '#engine/cards/level-debts.ts'
import { leanSchedule } from '#engine/lending/lean-schedule.ts'
import { levelPayment } from '#engine/lending/payment.ts'
import { roundToCent } from '#engine/money.ts'
import { levelOf, type NewDebt, newDebtOf } from './new-debt.ts'
import type { DebtInputs, DebtRow } from './sections.ts'
import { formWords } from './words/form.en.ts'

/** What happens if the paid-off cards are used again. Index 0 is today; dollars. */
export interface Refill {
  /** The new loan on its own schedule, and the cards beside it. */
  readonly loan: readonly number[]
  readonly cards: readonly number[]
  /** From this month to the end both together are more than the debts as they are would be; null when never. */
  readonly behindFrom: number | null
  /** On the cards again when the new loan is paid off. */
  readonly owedAtEnd: number
  /** What moved off the cards: as full as they can get again. */
  readonly full: number
}

export interface Compared {
  readonly outcome: 'compared'
  readonly moving: readonly DebtRow[]
  readonly owedNow: number
  /** Paid a month on the debts that move. */
  readonly payNow: number
  /** Paid a month on both sides: what you pay now and more, or what the new loan asks where that is higher. */
  readonly budget: number
  /** Average rate weighted by balance, percent points. */
  readonly averageRate: number
  readonly fresh: NewDebt
  /** As now, each with its own payment until it is gone. */
  readonly asNow: LevelCourse
  /** The old debts at the budget, the highest rate first. */
  readonly stay: LevelCourse
  /** The new one at the same budget. */
  readonly move: LevelCourse
  /** Interest and fee; null when never paid off. */
  readonly asNowCost: number | null
  readonly stayCost: number | null
  readonly moveCost: number | null
  /** Null when one of the two never ends. */
  readonly saving: number | null
  readonly monthsSaved: number | null
  /** For a transfer: owed on the new card when the offer ends. */
  readonly leftAtOfferEnd: number | null
  readonly refill: Refill | null
}
export type Result = Compared | { readonly outcome: 'nothing-to-move' } | { readonly outcome: 'not-possible' }

/** The what-if looks no further than 30 years. */
const longestRefill = 361

const total = (amounts: readonly number[]): number => roundToCent(amounts.reduce((sum, amount) => sum + amount, 0))
const costOf = (course: LevelCourse, fee: number): number | null =>
  course.outcome === 'paid-off' ? roundToCent(course.totalInterest + fee) : null

/** The new debt alone, month by month, on its own schedule; a transfer at the sum paid today. */
const alone = (inputs: DebtInputs, fresh: NewDebt, move: LevelCourse): readonly number[] => {
  if (fresh.term === null) return move.owed
  const annualRate = (inputs.way === 'home' ? inputs.homeRate : inputs.rate) / 100
  const schedule = leanSchedule({ principal: fresh.amount, annualRate, termMonths: fresh.term })
  return schedule.outcome === 'paid-off' ? schedule.owed : []
}

/** Card debt grows by the same sum each month, with interest at the cards' average rate, until the cards are as full as today. */
function refillOf(
  inputs: DebtInputs,
  moving: readonly DebtRow[],
  full: number,
  loan: readonly number[],
  asNow: LevelCourse,
): Refill | null {
  const cards = moving.filter((debt) => debt.kind === 'card')
  const owed = cards.reduce((sum, card) => sum + card.balance, 0)
  if (full <= 0 || inputs.refill <= 0 || loan.length === 0) return null
  const monthlyRate = cards.reduce((sum, card) => sum + card.balance * card.rate, 0) / owed / 1200
  const grown = [0]
  let behindFrom: number | null = null
  for (let month = 1; month < Math.min(loan.length, longestRefill); month++) {
    const now = Math.min(full, roundToCent((grown[month - 1] ?? 0) * (1 + monthlyRate) + inputs.refill))
    grown.push(now)
    if (now + (loan[month] ?? 0) > (asNow.owed[month] ?? 0) + 0.005) behindFrom ??= month
    else behindFrom = null
  }
  return { loan: loan.slice(0, grown.length), cards: grown, behindFrom, owedAtEnd: grown.at(-1) ?? 0, full }
}

/** What the new loan would save at the same payment if its rate were `annualRate`, dollars; null when one side never ends. */
export function savingAtRate({ fresh, moving, payNow }: Compared, payMore: number, annualRate: number): number | null {
  if (fresh.term === null) return null
  const payment = roundToCent(levelPayment(fresh.amount, annualRate / 12, fresh.term))
  const plan = { kind: 'total', amount: roundToCent(Math.max(payNow + payMore, payment)) } as const
  const stayCost = costOf(payLevelDebts(moving.map(levelOf), plan), 0)
  const moveCost = costOf(payLevelDebts([{ balance: fresh.amount, annualRate, payment }], plan), fresh.fee)
  return stayCost === null || moveCost === null ? null : roundToCent(stayCost - moveCost)
}

const debtName = (name: string, index: number): string => name.trim() || `${formWords.debts.unnamed} ${index + 1}`

export function compute({ inputs }: { readonly inputs: DebtInputs }): Result {
  // A debt without a name keeps its number on the visitor’s list, whichever of them move.
  const named = inputs.debts.map((debt, index) => ({ ...debt, name: debtName(debt.name, index) }))
  const moving = named.filter((debt) => debt.moves && debt.balance > 0)
  const owedNow = total(moving.map((debt) => debt.balance))
  if (owedNow <= 0) return { outcome: 'nothing-to-move' }
  const fresh = newDebtOf(inputs, moving)
  if (fresh === null) return { outcome: 'not-possible' }
  const payNow = total(moving.map((debt) => debt.payment))
  const asked = total([fresh.payment, ...fresh.stays.map((debt) => debt.payment)])
  const budget = roundToCent(Math.max(payNow + inputs.payMore, fresh.term === null ? 0 : asked))

  const old = moving.map(levelOf)
  const plan = { kind: 'total', amount: budget } as const
  const asNow = payLevelDebts(old, { kind: 'own' })
  const stay = payLevelDebts(old, plan)
  const move = payLevelDebts([fresh.debt, ...fresh.stays], plan)
  const stayCost = costOf(stay, 0)
  const moveCost = costOf(move, fresh.fee)
  const both = stayCost !== null && moveCost !== null
  return {
    outcome: 'compared',
    moving,
    owedNow,
    payNow,
    budget,
    averageRate: moving.reduce((sum, debt) => sum + debt.balance * debt.rate, 0) / owedNow,
    fresh,
    asNow,
    stay,
    move,
    asNowCost: costOf(asNow, 0),
    stayCost,
    moveCost,
    saving: both ? roundToCent(stayCost - moveCost) : null,
    monthsSaved: both ? stay.months - move.months : null,
    leftAtOfferEnd: fresh.term === null ? (move.leftAtEnd[0] ?? 0) : null,
    refill: refillOf(inputs, moving, fresh.movedCards, alone(inputs, fresh, move), asNow),
  }
}
