/**
 * A bank at home: the grown-up keeps the child's money and pays interest by the month. Whole cents; interest is the balance times the
 * monthly rate, half a cent up. Money that is not there cannot be taken out.
 */
export type EntryKind = 'in' | 'out' | 'interest'
export interface Entry {
  /** 'YYYY-MM-DD'. */
  readonly day: string
  readonly kind: EntryKind
  /** Cents, above zero. */
  readonly cents: number
}
export const MOST_ENTRIES = 400
/** Cents: ten thousand dollars, more than a house bank needs. */
export const MOST_CENTS = 1_000_000
/** Percent a month. */
export const MOST_RATE = 20

export const balanceOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { kind, cents }) => sum + (kind === 'out' ? -cents : cents), 0)
/** The balance after each entry, in their order. */
export const balancesOf = (entries: readonly Entry[]): readonly number[] => {
  let balance = 0
  return entries.map(({ kind, cents }) => (balance += kind === 'out' ? -cents : cents))
}
export const interestOn = (balance: number, ratePercent: number): number => Math.round((balance * ratePercent) / 100)

export type Refusal = 'nothing' | 'too-much' | 'not-there' | 'full'
/** Why an entry cannot be written, or null. */
export function refusalOf(entries: readonly Entry[], { kind, cents }: Pick<Entry, 'kind' | 'cents'>): Refusal | null {
  if (entries.length >= MOST_ENTRIES) return 'full'
  if (!Number.isInteger(cents) || cents <= 0) return 'nothing'
  if (kind === 'out') return cents > balanceOf(entries) ? 'not-there' : null
  return balanceOf(entries) + cents > MOST_CENTS ? 'too-much' : null
}
/** A ledger as stored is one that could have been written: each entry in its turn, none refused. */
export function isLedger(entries: readonly Entry[]): boolean {
  if (entries.length > MOST_ENTRIES) return false
  let balance = 0
  for (const { kind, cents } of entries) {
    if (!Number.isInteger(cents) || cents <= 0) return false
    balance += kind === 'out' ? -cents : cents
    if (balance < 0 || balance > MOST_CENTS) return false
  }
  return true
}
/** What the balance becomes in so many months when nothing is put in or taken out. */
export function after(balance: number, ratePercent: number, months: number): number {
  let now = balance
  for (let i = 0; i < months; i++) now += interestOn(now, ratePercent)
  return now
}
