import type { MarkKind } from './score-rules.ts'

/** The five parts of a FICO Score. */
export const factors = ['payment-history', 'amounts-owed', 'length', 'new-credit', 'mix'] as const
export type Factor = (typeof factors)[number]
/** `either`: depends on the rest of the report. */
export type Direction = 'up' | 'down' | 'either' | 'none'

/** Loans whose inquiries close together count once in a FICO Score. */
export const shoppedLoans = ['mortgage', 'auto', 'student'] as const

/** Something a person could do, or that could happen. Dollars; `card` is the id of a card of the report, or null for all. */
export type ScoreDeed =
  | { readonly kind: 'pay-down'; readonly card: string | null; readonly amount: number }
  | { readonly kind: 'charge'; readonly card: string; readonly amount: number }
  | { readonly kind: 'max-out'; readonly card: string }
  | { readonly kind: 'raise-limit'; readonly card: string; readonly amount: number; readonly isHardPull: boolean }
  | { readonly kind: 'open-card'; readonly limit: number }
  | { readonly kind: 'close-card'; readonly card: string }
  | { readonly kind: 'authorized-user'; readonly limit: number; readonly balance: number }
  | { readonly kind: 'shop-rates'; readonly loan: (typeof shoppedLoans)[number] | 'other'; readonly count: number }
  | { readonly kind: 'open-loan' }
  | { readonly kind: 'pay-off-loan' }
  | { readonly kind: 'pay-collection' }
  | { readonly kind: 'mark'; readonly mark: MarkKind }

/** A deed in a month of the plan; 0 is now. */
export type ScoreAction = ScoreDeed & { readonly month: number }

/** Which parts a deed touches and which way, whatever the numbers are. */
export function directionsOf(deed: ScoreDeed): Readonly<Record<Factor, Direction>> {
  const none: Record<Factor, Direction> = {
    'payment-history': 'none',
    'amounts-owed': 'none',
    length: 'none',
    'new-credit': 'none',
    mix: 'none',
  }
  switch (deed.kind) {
    case 'pay-down':
      return { ...none, 'amounts-owed': 'up' }
    case 'charge':
    case 'max-out':
      return { ...none, 'amounts-owed': 'down' }
    case 'raise-limit':
      return { ...none, 'amounts-owed': 'up', 'new-credit': deed.isHardPull ? 'down' : 'none' }
    case 'open-card':
      return { ...none, 'amounts-owed': 'up', length: 'down', 'new-credit': 'down', mix: 'either' }
    case 'close-card':
      return { ...none, 'amounts-owed': 'down', length: 'either', mix: 'either' }
    case 'authorized-user':
      return { ...none, 'payment-history': 'either', 'amounts-owed': 'either', length: 'either' }
    case 'shop-rates':
      return { ...none, 'new-credit': 'down' }
    case 'open-loan':
      return { ...none, 'amounts-owed': 'either', length: 'down', 'new-credit': 'down', mix: 'either' }
    case 'pay-off-loan':
      return { ...none, 'amounts-owed': 'either', mix: 'either' }
    case 'pay-collection':
      return { ...none, 'payment-history': 'either', 'amounts-owed': 'either' }
    case 'mark':
      return { ...none, 'payment-history': 'down', 'amounts-owed': deed.mark.startsWith('late') ? 'none' : 'either' }
  }
}

/** Where its points come from: FICO's samples, our estimate, or nowhere: then it moves no number and is told in words alone. */
export type Basis = 'published' | 'estimate' | 'direction'
