/** What a grown-up set up for a child: the allowance and the house bank. No name of anybody. */
import type { AllowancePlan } from '#teaching/kids/home/allowance.ts'
import { type Entry, isLedger, MOST_CENTS, MOST_RATE } from '#teaching/kids/home/house-bank.ts'
import { isAmount, isDay, isRecord, readList } from './read-data.ts'
import { stored } from './stored.ts'

export interface KidsHome {
  readonly allowance: AllowancePlan
  /** Percent a month the grown-up pays. */
  readonly rate: number
  readonly ledger: readonly Entry[]
}
/** Our defaults, not a norm: five dollars a week, half of it to spend. */
export const firstHome: KidsHome = {
  allowance: { age: 7, weekly: 500, raise: 100, save: 40, share: 10 },
  rate: 5,
  ledger: [],
}
const within = (data: unknown, most: number): data is number => isAmount(data) && data >= 0 && data <= most
const isWhole = (data: unknown, most: number): data is number => within(data, most) && Number.isInteger(data)

function readAllowance(data: unknown): AllowancePlan {
  const { allowance } = firstHome
  if (!isRecord(data)) return allowance
  const { age, weekly, raise, save, share } = data
  if (!isWhole(age, 25) || !isWhole(weekly, 100_000) || !isWhole(raise, 100_000)) return allowance
  if (!within(save, 100) || !within(share, 100) || save + share > 100) return allowance
  return { age, weekly, raise, save, share }
}
function readEntry(data: unknown): Entry | null {
  if (!isRecord(data)) return null
  const { day, kind, cents } = data
  if (!isDay(day) || !isWhole(cents, MOST_CENTS)) return null
  return kind === 'in' || kind === 'out' || kind === 'interest' ? { day, kind, cents } : null
}
/** A part that cannot be read is as at first; the other stays. */
export function readHome(data: unknown): KidsHome | null {
  if (!isRecord(data)) return null
  const ledger = readList(data['ledger'], readEntry) ?? []
  const rate = data['rate']
  return {
    allowance: readAllowance(data['allowance']),
    rate: within(rate, MOST_RATE) ? rate : firstHome.rate,
    ledger: isLedger(ledger) ? ledger : [],
  }
}
export const kidsHome = stored<KidsHome>('kids-home', { version: 1, area: 'local', initial: firstHome, read: readHome })
