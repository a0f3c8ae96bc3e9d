import { type FhaPremiumChart, fhaMonthlyPremium } from '#engine/lending/fha.ts'
import { type VaFeeRow, type VaUse, vaFundingFeeFor } from '#engine/lending/government-fees.ts'
import { annuityFactor } from '#engine/lending/payment.ts'
import { roundToCent } from '#engine/money.ts'

export type LoanProgram = 'conventional' | 'fha' | 'va' | 'usda'

/** The programs' fees, as HUD, the VA and the USDA publish them. */
export interface ProgramFees {
  readonly pmiAbove: number
  readonly fhaUpfront: number
  readonly fhaChart: FhaPremiumChart
  readonly vaTable: readonly VaFeeRow[]
  readonly usdaUpfront: number
  readonly usdaAnnual: number
}

/** A purchase at a price not yet known. Rates are decimals a year; shares are of the price unless said otherwise. */
export interface PurchaseTerms {
  readonly program: LoanProgram
  readonly vaUse: VaUse
  readonly annualRate: number
  readonly termMonths: number
  /** Dollars, or a share of the price; at most the price. */
  readonly down: { readonly kind: 'dollars' | 'share'; readonly amount: number }
  readonly propertyTaxRate: number
  readonly insuranceRate: number
  /** Of the loan a year, while more than 80% of the price is owed. */
  readonly pmiRate: number
  /** Dollars a month. */
  readonly dues: number
}

/** The first month at a price, dollars a month unless said otherwise. */
export interface HousingPayment {
  /** Dollars down, before any fee. */
  readonly down: number
  readonly baseLoan: number
  /** With any upfront fee added, as nearly everyone does. */
  readonly loan: number
  readonly upfrontFee: number
  readonly principalInterest: number
  readonly tax: number
  readonly insurance: number
  readonly mortgageInsurance: number
  readonly dues: number
  readonly total: number
}

/** HUD's average balance of the first year, closed form: the balances before payments 1 to 12, unrounded. */
function firstYearAverage(loan: number, monthlyRate: number, payment: number, termMonths: number): number {
  const months = Math.min(12, termMonths)
  let sum = 0
  let balance = loan
  for (let month = 0; month < months; month++) {
    sum += balance
    balance = Math.max(0, balance * (1 + monthlyRate) - payment)
  }
  return sum / 12
}

function fhaRate(chart: FhaPremiumChart, baseLoan: number, price: number, termMonths: number): number {
  const part = termMonths > chart.shortTermYears * 12 ? chart.longTerm : chart.shortTerm
  const rows = baseLoan > chart.smallLoanUpTo ? part.largeLoan : part.smallLoan
  const ltv = Math.round((baseLoan / price) * 1e9) / 1e9
  for (const row of rows) if (ltv > row.ltvOver && (row.ltvUpTo === null || ltv <= row.ltvUpTo)) return row.annualRate
  return 0
}

/**
 * What a lender adds up for the first month at a price: principal, interest, property tax, insurance, mortgage insurance and
 * dues. Tax, insurance and mortgage insurance grow with the price, so a largest price must be solved, not guessed. PMI stands
 * while more than 80% is owed; FHA's premium is the first year's by HUD's steps; the VA and USDA fees are added to the loan.
 * Not rounded to the cent, so that a search over prices meets no steps but the rules' own. Price in dollars, above zero.
 */
export function housingPaymentAt(price: number, terms: PurchaseTerms, fees: ProgramFees): HousingPayment {
  const wanted = terms.down.kind === 'share' ? price * terms.down.amount : terms.down.amount
  const down = Math.min(price, Math.max(0, wanted))
  const baseLoan = price - down
  const monthlyRate = terms.annualRate / 12
  const factor = annuityFactor(monthlyRate, terms.termMonths)
  let loan = baseLoan
  let mortgageInsurance = 0
  if (baseLoan > 0) {
    switch (terms.program) {
      case 'conventional':
        if (baseLoan > fees.pmiAbove * price * (1 + 1e-9)) mortgageInsurance = (baseLoan * terms.pmiRate) / 12
        break
      case 'fha':
        loan = baseLoan * (1 + fees.fhaUpfront)
        mortgageInsurance = fhaMonthlyPremium(
          firstYearAverage(loan, monthlyRate, loan / factor, terms.termMonths),
          fhaRate(fees.fhaChart, baseLoan, price, terms.termMonths),
          fees.fhaUpfront,
        )
        break
      case 'va':
        loan = baseLoan * (1 + vaFundingFeeFor(baseLoan, down / price, terms.vaUse, fees.vaTable).share)
        break
      case 'usda': {
        loan = baseLoan / (1 - fees.usdaUpfront)
        const average = firstYearAverage(loan, monthlyRate, loan / factor, terms.termMonths)
        mortgageInsurance = (average * fees.usdaAnnual) / 12
        break
      }
    }
  }
  const principalInterest = loan / factor
  const tax = (price * terms.propertyTaxRate) / 12
  const insurance = (price * terms.insuranceRate) / 12
  return {
    down,
    baseLoan,
    loan,
    upfrontFee: loan - baseLoan,
    principalInterest,
    tax,
    insurance,
    mortgageInsurance,
    dues: terms.dues,
    total: principalInterest + tax + insurance + mortgageInsurance + terms.dues,
  }
}

/** The same to the cent, each part as it is billed and their sum. */
export function roundedPayment(payment: HousingPayment): HousingPayment {
  const principalInterest = roundToCent(payment.principalInterest)
  const tax = roundToCent(payment.tax)
  const insurance = roundToCent(payment.insurance)
  const mortgageInsurance = roundToCent(payment.mortgageInsurance)
  const dues = roundToCent(payment.dues)
  return {
    down: roundToCent(payment.down),
    baseLoan: roundToCent(payment.baseLoan),
    loan: roundToCent(payment.loan),
    upfrontFee: roundToCent(payment.upfrontFee),
    principalInterest,
    tax,
    insurance,
    mortgageInsurance,
    dues,
    total: roundToCent(principalInterest + tax + insurance + mortgageInsurance + dues),
  }
}
