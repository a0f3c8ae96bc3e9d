/**
 * Take-home pay of the household on the page, where the visitor gave only pay before taxes. The tax engine and its law are fetched when a
 * household first needs them; from then on the answer is there as soon as a number changes.
 */
import type { PagePay } from '#calculators/planning/take-home/page-pay.ts'
import type { Household } from '#engine/household/household.ts'
import { needsTakeHome, type PayWorkedOut } from '#engine/household/take-home.ts'
import type { IsoDate } from '#engine/month.ts'

/** `none`: not needed, or it cannot be known. `coming`: its law is on the way. `lost`: it could not be fetched. */
export type WorkedPay =
  | { readonly state: 'none' | 'coming' | 'lost' }
  | { readonly state: 'worked'; readonly pay: PayWorkedOut }

const none: WorkedPay = { state: 'none' }
const coming: WorkedPay = { state: 'coming' }
const lost: WorkedPay = { state: 'lost' }

/** More pieces of law than any household needs. */
const MOST_PIECES = 20

const listeners = new Set<() => void>()
let page: PagePay | null = null
let isLost = false
const made = new WeakMap<Household, Map<IsoDate, WorkedPay>>()

export function onWorkedPay(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is known now; the same object until something changes. Fetches nothing. */
export function workedPay(household: Household, today: IsoDate): WorkedPay {
  if (!needsTakeHome(household)) return none
  if (page === null || page.missing(household) !== null) return isLost ? lost : coming
  const days = made.get(household) ?? new Map<IsoDate, WorkedPay>()
  const known = days.get(today)
  if (known) return known
  const pay = page.pay(household, today)
  const worked: WorkedPay = pay === null ? none : { state: 'worked', pay }
  made.set(household, days.set(today, worked))
  return worked
}

/** Fetches what is missing for this household and tells whoever listens. Once it could not be had, it is tried again when asked again. */
export async function fetchWorkedPay(household: Household): Promise<void> {
  if (!needsTakeHome(household)) return
  try {
    page ??= (await import('#calculators/planning/take-home/page-pay.ts')).pagePay()
    for (let tries = 0; tries < MOST_PIECES; tries += 1) {
      const missing = page.missing(household)
      if (missing === null) break
      await missing.fetch()
    }
    isLost = page.missing(household) !== null
  } catch {
    isLost = true
  }
  for (const listener of listeners) listener()
}

/** How it was worked out, for the page to tell. */
export const toldPay = (household: Household, pay: PayWorkedOut) => page?.told(household, pay) ?? null
