import { figure, futureDollars, named } from '../kit/figures.ts'
import type { PricedLoan } from './compute.ts'
import { ofLoan, type PersonalContext } from './context.ts'
import { cheapest } from './offers.ts'
import type { LoanInputs } from './sections.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (loan: PricedLoan, inputs: LoanInputs) => number | null
const loan = (unit: Parameters<typeof figure>[0], worth: Worth) =>
  figure<PersonalContext>(
    unit,
    ofLoan(({ result, inputs }) => worth(result, inputs)),
  )
/** Money over time. */
const paid = (worth: Worth) => futureDollars(loan('cents', worth))

export const figures = named(figureNames, {
  costOfCredit: paid((r) => r.cost),
  apr: loan('percent', (r) => r.apr),
  payment: paid((r) => r.loan.payment),
  received: loan('cents', (r) => r.loan.received),
  loanAmount: loan('cents', (r) => r.loan.loanAmount),
  fee: loan('cents', (r) => r.loan.fee),
  totalInterest: paid((r) => r.loan.totalInterest),
  totalPaid: paid((r) => r.totalPaid),
  costPer100: paid((r) => (r.loan.received > 0 ? (r.cost / r.loan.received) * 100 : null)),
  aprAboveRate: loan('percent', (r, inputs) => r.apr - inputs.rate),
  oddDaysInterest: paid((r) => r.first?.interest ?? null),
  insuranceTotal: paid((r) => r.insuranceTotal),
  aprWithInsurance: loan('percent', (r) => r.aprWithInsurance),
  earlyMonths: loan('months', (r) => r.early?.months ?? null),
  earlyPayoff: paid((r) => r.early?.payoff ?? null),
  earlyPenalty: paid((r) => r.early?.penalty ?? null),
  earlyCost: paid((r) => r.early?.cost ?? null),
  earlySaved: paid((r) => r.early?.saved ?? null),
  earlyApr: loan('percent', (r) => r.early?.apr ?? null),
  cheapestCost: paid((r) => cheapest(r.offers)?.cost ?? null),
  cheapestOffer: loan('count', (r) => {
    const best = cheapest(r.offers)
    return best ? r.offers.indexOf(best) + 1 : null
  }),
})
