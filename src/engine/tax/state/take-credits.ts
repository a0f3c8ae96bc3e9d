import type { Cited } from '#facts/cited.ts'
import type { StateCredit } from '#facts/states/schema-credits.ts'
import { creditAmount, isRefundable } from './credits.ts'
import { perHeadInColumns } from './per-head.ts'
import type { NamedAmount } from './state-types.ts'
import type { StateWork } from './work.ts'

export interface Credits {
  readonly nonrefundableCredits: readonly NamedAmount[]
  readonly nonrefundable: number
  readonly refundableCredits: readonly NamedAmount[]
  readonly refundable: number
}

const none: readonly NamedAmount[] = []

/** Tax not yet used up by credits: of the whole return, and of each column where columns have credits of their own. */
interface Left {
  whole: number
  readonly columns: [number, number] | null
}

function leftAtFirst(work: StateWork, tax: number): Left {
  const rule = work.facts.columns?.value
  const own = work.columns !== null && rule?.kind === 'own-income' && rule.ownCredits
  return { whole: tax, columns: own && work.columns !== null ? [work.columns[0], work.columns[1]] : null }
}

/** The column that a credit for one spouse only belongs to: by taxable income; the first of two equal ones for the lower. */
function columnOf(work: StateWork, credit: StateCredit): 0 | 1 | null {
  if (credit.column === undefined || work.columnTaxables === null) return null
  const [first, second] = work.columnTaxables
  const lower = first <= second ? 0 : 1
  return credit.column === 'lower-income' ? lower : lower === 0 ? 1 : 0
}

/** The tax a credit may still be held against. */
function roomFor(work: StateWork, credit: StateCredit, left: Left): number {
  const column = columnOf(work, credit)
  return column === null || left.columns === null ? left.whole : Math.min(left.whole, left.columns[column])
}

/** Takes a credit off the tax: out of its own column, or where it has none out of the first and then the second. */
function takeOff(work: StateWork, credit: StateCredit, amount: number, left: Left): void {
  left.whole -= amount
  const { columns } = left
  if (columns === null) return
  const column = columnOf(work, credit)
  if (column !== null) columns[column] -= amount
  else {
    const first = Math.min(amount, columns[0])
    columns[0] -= first
    columns[1] -= amount - first
  }
}

/** Personal credits of two columns: each spouse's only against that spouse's tax. */
function takePersonal(work: StateWork, credit: Extract<StateCredit, { kind: 'personal' }>, left: Left): number {
  const { columns } = left
  if (columns === null) return 0
  let used = 0
  for (const [index, amount] of perHeadInColumns(work, credit.heads).entries()) {
    const at = index === 0 ? 0 : 1
    const taken = Math.min(amount, columns[at])
    columns[at] -= taken
    used += taken
  }
  left.whole -= used
  return used
}

/** Credits in the order listed: those that only reduce tax first, none below zero; then those that pay out. */
export function takeCredits(work: StateWork, listed: readonly Cited<StateCredit>[], tax: number): Credits {
  if (listed.length === 0)
    return { nonrefundableCredits: none, nonrefundable: 0, refundableCredits: none, refundable: 0 }
  const nonrefundableCredits: NamedAmount[] = []
  const refundableCredits: NamedAmount[] = []
  const amountOf = (name: string): number => {
    let sum = 0
    for (const taken of nonrefundableCredits) if (taken.name === name) sum += taken.amount
    for (const taken of refundableCredits) if (taken.name === name) sum += taken.amount
    return sum
  }
  const left = leftAtFirst(work, tax)
  for (const { value: credit } of listed) {
    if (isRefundable(work, credit)) continue
    let amount: number
    if (credit.kind === 'personal' && left.columns !== null) amount = takePersonal(work, credit, left)
    else {
      const room = roomFor(work, credit, left)
      amount = Math.min(room, Math.max(0, creditAmount(work, credit, room, amountOf)))
      if (amount > 0) takeOff(work, credit, amount, left)
    }
    if (amount > 0) nonrefundableCredits.push({ name: credit.name, amount })
  }
  let refundable = 0
  for (const { value: credit } of listed) {
    if (!isRefundable(work, credit)) continue
    const amount = Math.max(0, creditAmount(work, credit, roomFor(work, credit, left), amountOf))
    if (amount <= 0) continue
    refundableCredits.push({ name: credit.name, amount })
    refundable += amount
  }
  return { nonrefundableCredits, nonrefundable: tax - left.whole, refundableCredits, refundable }
}
