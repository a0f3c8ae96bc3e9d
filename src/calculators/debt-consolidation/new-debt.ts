/** The new debt in the engine's words: how large, at what rate, what it asks each month. */
import type { LevelDebt } from '#engine/cards/level-debts.ts'
import { loanWithFee } from '#engine/lending/origination-fee.ts'
import { roundToCent } from '#engine/money.ts'
import type { DebtInputs, DebtRow } from './sections.ts'

export interface NewDebt {
  /** Owed on the first day, dollars. */
  readonly amount: number
  readonly fee: number
  /** What it asks each month. */
  readonly payment: number
  /** Percent points by Regulation Z; null for a transfer, whose rate changes. */
  readonly apr: number | null
  /** Months of its own schedule; null for a transfer. */
  readonly term: number | null
  /** Interest and fee on its own schedule. */
  readonly ownCost: number | null
  readonly debt: LevelDebt
  /** What stays where it is, because it did not fit under the limit. */
  readonly stays: readonly LevelDebt[]
  /** Dollars paid off by the new debt, and of them what was on cards. */
  readonly moved: number
  readonly movedCards: number
}

export const levelOf = ({ balance, rate, payment }: Pick<DebtRow, 'balance' | 'rate' | 'payment'>): LevelDebt => ({
  balance,
  annualRate: rate / 100,
  payment,
})

const sumOf = (debts: readonly { readonly balance: number }[]): number =>
  roundToCent(debts.reduce((sum, debt) => sum + debt.balance, 0))

/** One installment loan large enough to pay off `moved` after its fee. Null when no such loan can be worked out. */
function installment(inputs: DebtInputs, moving: readonly DebtRow[]): NewDebt | null {
  const moved = sumOf(moving)
  const isHome = inputs.way === 'home'
  const annualRate = (isHome ? inputs.homeRate : inputs.rate) / 100
  const term = isHome ? inputs.homeTerm : inputs.term
  const loan = loanWithFee({
    amount: moved,
    amountIs: 'in-hand',
    feeShare: isHome ? 0 : inputs.fee / 100,
    flatFee: isHome ? inputs.homeCosts : 0,
    handling: isHome ? 'added' : inputs.handling,
    annualRate,
    termMonths: term,
  })
  if (loan.outcome !== 'found') return null
  return {
    amount: loan.loanAmount,
    fee: loan.fee,
    payment: loan.payment,
    apr: loan.apr * 100,
    term,
    ownCost: loan.costOfCredit,
    debt: { balance: loan.loanAmount, annualRate, payment: loan.payment },
    stays: [],
    moved,
    movedCards: sumOf(moving.filter((debt) => debt.kind === 'card')),
  }
}

/** The dearest debts move first, as far as the limit goes. The least payment clears nothing by itself: 1% of what is moved. */
function transfer(inputs: DebtInputs, moving: readonly DebtRow[]): NewDebt {
  let room = inputs.limit === null ? Number.POSITIVE_INFINITY : inputs.limit / (1 + inputs.transferFee / 100)
  const stays: LevelDebt[] = []
  let moved = 0
  let movedCards = 0
  for (const debt of [...moving].sort((a, b) => b.rate - a.rate)) {
    const part = Math.floor(Math.min(debt.balance, room) * 100 + 1e-6) / 100
    room -= part
    moved += part
    if (debt.kind === 'card') movedCards += part
    const left = roundToCent(debt.balance - part)
    if (left > 0) stays.push(levelOf({ ...debt, balance: left }))
  }
  moved = roundToCent(moved)
  const fee = roundToCent((moved * inputs.transferFee) / 100)
  const amount = roundToCent(moved + fee)
  const payment = roundToCent(amount / 100)
  return {
    amount,
    fee,
    payment,
    apr: null,
    term: null,
    ownCost: null,
    debt: {
      balance: amount,
      annualRate: inputs.promoRate / 100,
      payment,
      later: { after: inputs.promoMonths, annualRate: inputs.laterRate / 100 },
    },
    stays,
    moved,
    movedCards: roundToCent(movedCards),
  }
}

export const newDebtOf = (inputs: DebtInputs, moving: readonly DebtRow[]): NewDebt | null =>
  inputs.way === 'transfer' ? transfer(inputs, moving) : installment(inputs, moving)
