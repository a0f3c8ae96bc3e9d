/** The debts a visitor typed on the credit page, and what they add up to. Kept for this visit, in this browser. */
import { dailyPeriodicRate, monthlyFromNominal } from '#engine/rate.ts'
import { stored } from '../../state/stored.ts'

export interface Debt {
  readonly id: number
  readonly name: string
  /** Dollars owed; null while blank. */
  readonly owed: number | null
  /** Yearly rate in percent points. */
  readonly rate: number | null
  /** What is paid each month, dollars. */
  readonly payment: number | null
}

export const mostDebts = 20
export const limits = { owed: 10_000_000, rate: 400, payment: 1_000_000 } as const

const amountOf = (value: unknown, most: number): number | null | undefined =>
  value === null ? null : typeof value === 'number' && value >= 0 && value <= most ? value : undefined

function readDebt(value: unknown): Debt | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, name, owed, rate, payment } = value as Record<string, unknown>
  const [o, r, p] = [amountOf(owed, limits.owed), amountOf(rate, limits.rate), amountOf(payment, limits.payment)]
  if (!Number.isSafeInteger(id) || typeof name !== 'string' || name.length > 60) return null
  if (o === undefined || r === undefined || p === undefined) return null
  return { id: id as number, name, owed: o, rate: r, payment: p }
}

export function readDebts(data: unknown): readonly Debt[] | null {
  if (!Array.isArray(data) || data.length > mostDebts) return null
  const debts = data.map(readDebt)
  return debts.every((debt): debt is Debt => debt !== null) ? debts : null
}

export const blank = (id: number): Debt => ({ id, name: '', owed: null, rate: null, payment: null })
export const nextId = (debts: readonly Debt[]): number => Math.max(0, ...debts.map((debt) => debt.id)) + 1

export const debtList = stored<readonly Debt[]>('debts', {
  version: 1,
  area: 'session',
  initial: [blank(1)],
  read: readDebts,
})

export interface DebtLine {
  readonly id: number
  readonly name: string
  readonly owed: number
  /** Percent points a year. */
  readonly rate: number
  readonly interestPerMonth: number
  /** The payment does not cover the interest, so the debt grows. */
  readonly grows: boolean
}
export interface DebtSummary {
  /** Highest rate first. */
  readonly lines: readonly DebtLine[]
  readonly total: number
  /** Percent points a year, weighted by what is owed. */
  readonly averageRate: number
  readonly interestPerDay: number
  readonly interestPerMonth: number
}

/** Counts debts with an amount and a rate; the others are not finished yet. null when there is none. */
export function summarize(debts: readonly Debt[]): DebtSummary | null {
  const lines = debts.flatMap((debt): DebtLine[] => {
    if (debt.owed === null || debt.owed <= 0 || debt.rate === null) return []
    const interestPerMonth = debt.owed * monthlyFromNominal(debt.rate / 100)
    return [
      {
        id: debt.id,
        name: debt.name.trim() || `Debt ${debt.id}`,
        owed: debt.owed,
        rate: debt.rate,
        interestPerMonth,
        grows: debt.payment !== null && debt.payment < interestPerMonth,
      },
    ]
  })
  if (lines.length === 0) return null
  const sum = (of: (line: DebtLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  const total = sum((line) => line.owed)
  return {
    lines: lines.sort((a, b) => b.rate - a.rate),
    total,
    averageRate: sum((line) => line.owed * line.rate) / total,
    interestPerDay: sum((line) => line.owed * dailyPeriodicRate(line.rate / 100)),
    interestPerMonth: sum((line) => line.interestPerMonth),
  }
}
