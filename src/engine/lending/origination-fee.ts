import { roundToCent } from '#engine/money.ts'
import { amortize } from './amortize.ts'
import { mortgageApr } from './apr.ts'
import { allWithin, type Refused, refused } from './refusal.ts'

/** Kept back from the money paid out, added to the loan, or paid by the borrower in cash. */
export type FeeHandling = 'deducted' | 'added' | 'paid-in-cash'

export type FeeLoanInputs = {
  /** Dollars asked for. */
  readonly amount: number
  /** With a deducted fee: `amount` is the loan (the default), or what has to arrive, so the loan is grossed up. */
  readonly amountIs?: 'loan' | 'in-hand'
  /** Fee as a share of the loan (deducted) or of the amount asked for (added, in cash): 0.05 is 5 %. */
  readonly feeShare: number
  /** A fee in dollars on top. */
  readonly flatFee?: number
  readonly handling: FeeHandling
  /** Nominal per year. */
  readonly annualRate: number
  readonly termMonths: number
}

export type FeeLoan =
  | {
      readonly outcome: 'found'
      /** What is owed on the first day. */
      readonly loanAmount: number
      readonly fee: number
      /** What the borrower has in hand after fee, dollars. */
      readonly received: number
      readonly payment: number
      readonly totalInterest: number
      /** Interest and fee together. */
      readonly costOfCredit: number
      /** 12 CFR 1026 App. J, the fee a prepaid finance charge (12 CFR 1026.4(b)(3)); decimal per year. */
      readonly apr: number
    }
  | Refused

/**
 * An installment loan with an origination fee. The rate is the same however the fee is handled; the APR is not, because the fee
 * buys no use of money. Refuses fees of 100 % or more, and terms `amortize` refuses.
 */
export const loanWithFee = (inputs: FeeLoanInputs): FeeLoan => {
  const { amount, amountIs = 'loan', feeShare, flatFee = 0, handling, annualRate, termMonths } = inputs
  if (!allWithin(0, 1e9, amount, flatFee) || !allWithin(0, 0.9999, feeShare)) return refused('bad-input')
  const grossUp = handling === 'deducted' && amountIs === 'in-hand'
  const base = grossUp ? roundToCent((amount + flatFee) / (1 - feeShare)) : amount
  const fee = grossUp ? roundToCent(base - amount) : roundToCent(base * feeShare + flatFee)
  const loanAmount = handling === 'added' ? roundToCent(base + fee) : base
  const received = roundToCent(loanAmount - fee)
  const schedule = amortize({ principal: loanAmount, annualRate, termMonths, startMonth: '2000-01' })
  const apr = mortgageApr({ loanAmount, annualRate, termMonths, prepaidFinanceCharge: fee })
  if (schedule.outcome !== 'paid-off' || apr.outcome !== 'found') return refused('bad-input')
  return {
    outcome: 'found',
    loanAmount,
    fee,
    received,
    payment: schedule.regularPayment,
    totalInterest: schedule.totalInterest,
    costOfCredit: roundToCent(schedule.totalInterest + fee),
    apr: apr.apr,
  }
}
