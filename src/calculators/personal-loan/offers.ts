/** Other offers for the same cash. */
import { loanWithFee } from '#engine/lending/origination-fee.ts'
import { roundToCent } from '#engine/money.ts'
import type { Priced } from './priced.ts'
import type { LoanInputs } from './sections.ts'

export interface Offer {
  /** Null for the visitor's own loan; empty where the visitor gave none. */
  readonly name: string | null
  /** 1 for the visitor's own loan. */
  readonly number: number
  /** Percent points. */
  readonly rate: number
  readonly term: number
  readonly fee: number
  readonly loan: Priced
  /** Interest, fee and insurance the lender requires, dollars. */
  readonly cost: number
  /** Everything paid back, dollars. */
  readonly total: number
  /** Percent points, required insurance counted. */
  readonly apr: number
  /** The payment with required insurance, dollars. */
  readonly monthly: number
}

/**
 * This loan first, then every offer for the same cash: a fee taken out of the loan makes the loan larger, one added is owed
 * too. `required` is the insurance the lender requires, dollars. Empty when there is nothing to compare.
 */
export function offersOf(inputs: LoanInputs, loan: Priced, apr: number, required: number): readonly Offer[] {
  if (inputs.offers.length === 0) return []
  const { rate, term, fee } = inputs
  const cost = roundToCent(loan.costOfCredit + required)
  const own: Offer = {
    name: null,
    number: 1,
    rate,
    term,
    fee,
    loan,
    cost,
    total: roundToCent(loan.received + cost),
    apr,
    monthly: roundToCent(loan.payment + (required > 0 ? inputs.insurance : 0)),
  }
  const others = inputs.offers.flatMap((offer, index): readonly Offer[] => {
    const priced = loanWithFee({
      amount: loan.received,
      amountIs: 'in-hand',
      feeShare: offer.fee / 100,
      handling: offer.handling,
      annualRate: offer.rate / 100,
      termMonths: offer.term,
    })
    if (priced.outcome !== 'found') return []
    return [
      {
        name: offer.name.trim(),
        number: index + 2,
        rate: offer.rate,
        term: offer.term,
        fee: offer.fee,
        loan: priced,
        cost: priced.costOfCredit,
        total: roundToCent(priced.received + priced.costOfCredit),
        apr: priced.apr * 100,
        monthly: priced.payment,
      },
    ]
  })
  return [own, ...others]
}

/** The offer with the least paid above the cash received, and the one with the smallest payment. */
export const cheapest = (offers: readonly Offer[]): Offer | undefined =>
  offers.reduce<Offer | undefined>((best, one) => (best && best.total <= one.total ? best : one), undefined)
export const lightest = (offers: readonly Offer[]): Offer | undefined =>
  offers.reduce<Offer | undefined>((best, one) => (best && best.monthly <= one.monthly ? best : one), undefined)
