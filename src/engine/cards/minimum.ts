import { roundToCent } from '#engine/money.ts'

/**
 * How a card's minimum payment is set. The card agreement says which rule holds; the law only asks that it be disclosed.
 * `floor`, `amount`: dollars. `percent`: decimal share of the balance.
 */
export type MinimumRule =
  /** The greater of the floor and a percent of the statement balance (interest included). */
  | { kind: 'percent'; percent: number; floor: number }
  /** The greater of the floor and a percent of the balance before this month's interest, plus that interest and any fees. */
  | { kind: 'percent-plus-interest'; percent: number; floor: number }
  /** The same amount every month. */
  | { kind: 'flat'; amount: number }
  /** The whole statement balance, as on a charge card. */
  | { kind: 'full-balance' }

export type Statement = {
  /** What the statement asks for in all, dollars: earlier balance, new charges, interest and fees. */
  balance: number
  /** Interest billed on this statement, dollars. */
  interest: number
  /** Fees billed on this statement, dollars; part of `balance`. */
  fees?: number
}

/**
 * The minimum due on a statement, in dollars, rounded to the cent (some issuers round up to whole dollars; not done here).
 * Never more than the balance, never below 0: a balance under the floor is due in full.
 */
export const minimumPayment = (rule: MinimumRule, { balance, interest, fees = 0 }: Statement): number =>
  Math.max(0, Math.min(roundToCent(askedBy(rule, balance, interest, fees)), balance))

/** What the rule asks before it is rounded and held to the balance. */
export const askedBy = (rule: MinimumRule, balance: number, interest: number, fees: number): number => {
  switch (rule.kind) {
    case 'percent':
      return Math.max(rule.floor, rule.percent * balance)
    case 'percent-plus-interest':
      return Math.max(rule.floor, rule.percent * Math.max(0, balance - interest - fees) + interest + fees)
    case 'flat':
      return rule.amount
    case 'full-balance':
      return balance
  }
}
