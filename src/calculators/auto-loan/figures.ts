import { figure, futureDollars, named, todaysDollars, worse } from '../kit/figures.ts'
import type { Bought, Financed } from './compute.ts'
import { type CarContext, ofBought, ofLoan } from './context.ts'
import { thumbOf } from './rule-20-4-10.ts'
import type { CarInputs } from './sections.ts'
import { totalSaved } from './tax-saved.ts'
import { figureNames } from './words/answer.en.ts'

type Unit = Parameters<typeof figure>[0]
/** A figure that only a loan has. */
const loan = (unit: Unit, worth: (result: Financed, inputs: CarInputs) => number | null) =>
  figure<CarContext>(
    unit,
    ofLoan(({ result, inputs }) => worth(result, inputs)),
  )
/** A figure that every purchase has. */
const always = (unit: Unit, worth: (result: Bought) => number | null) =>
  figure<CarContext>(
    unit,
    ofBought(({ result }) => worth(result)),
  )
const bill = (worth: (result: Financed) => number | null) => futureDollars(loan('cents', worth))

export const figures = named(figureNames, {
  totalCost: futureDollars(always('cents', (r) => (r.outcome === 'loan' ? r.loan.total : r.deal.outTheDoor))),
  payment: worse(bill((r) => r.loan.schedule.payment)),
  outTheDoor: always('cents', (r) => r.deal.outTheDoor),
  salesTax: always('cents', (r) => r.deal.tax),
  taxedAmount: always('cents', (r) => r.deal.taxed?.taxable ?? null),
  tradeInTaxSaved: always('cents', (r) => (r.deal.taxed ? r.deal.tradeInTaxSaved : null)),
  tradeInEquity: always('cents', (r) => r.deal.equity),
  loanAmount: loan('cents', (r) => r.loan.financed),
  cashDue: always('cents', (r) => (r.outcome === 'no-loan' ? r.cashDue : null)),
  totalInterest: bill((r) => r.loan.schedule.totalInterest),
  loanToValue: loan('percent', (r, inputs) => (r.loan.financed / inputs.price) * 100),
  monthsUpsideDown: loan('count', (r) => r.under.months),
  lastUpsideDown: loan('count', (r) => r.under.last),
  deepestGap: bill((r) => r.under.worst.gap),
  downToBeSafe: loan('cents', (r) => r.downToBeSafe),
  rebateAhead: bill((r) => r.choice?.rebateAhead ?? null),
  evenRebate: loan('cents', (r) => r.choice?.evenRebate ?? null),
  paymentWithRebate: bill((r) => r.choice?.withRebate.schedule.payment ?? null),
  paymentAtLowRate: bill((r) => r.choice?.withLowRate.schedule.payment ?? null),
  taxSaved: bill((r) => (r.saved === null ? null : totalSaved(r.saved))),
  downShare: always('percent', (r) => r.downShare * 100),
  incomeShare: loan('percent', (r, inputs) => {
    const share = thumbOf(r, inputs).incomeShare
    return share === null ? null : share * 100
  }),
  largestLoanByRule: loan('cents', (r, inputs) => thumbOf(r, inputs).largestLoan),
  resaleValue: futureDollars(always('cents', (r) => r.keeping.resale)),
  costToKeep: todaysDollars(always('cents', (r) => r.keeping.total)),
  costPerMonth: todaysDollars(always('cents', (r) => r.keeping.perMonth)),
  costPerMile: todaysDollars(always('cents', (r) => r.keeping.perMile)),
})
