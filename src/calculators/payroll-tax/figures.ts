import { roundToCent } from '#engine/money.ts'
import { allDeductions, cafeteriaOf } from '#engine/withholding/pay-deductions.ts'
import { figure, named } from '../kit/figures.ts'
import type { Side } from './compute.ts'
import {
  employerSide,
  federalIn,
  leftOf,
  netCost,
  netOfRaise,
  type PayContext,
  programTotal,
  settledAtFiling,
  stateIn,
  takeHomeOf,
} from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (side: Side) => number
const own = (worth: Worth) => figure<PayContext>('cents', ({ result }) => roundToCent(worth(result.own)))
const yearly = (worth: Worth) => figure<PayContext>('money', ({ result }) => roundToCent(worth(result.own)))
const offered = (unit: 'cents' | 'money', worth: (offer: Side, own: Side) => number) =>
  figure<PayContext>(unit, ({ result: { own: mine, offer } }) => (offer ? roundToCent(worth(offer, mine)) : null))

export const figures = named(figureNames, {
  netPay: own(({ check }) => check.net),
  grossPay: own(({ check }) => check.gross),
  federalTax: own(federalIn),
  bonusTax: own(({ check }) => check.federalOnBonus),
  socialSecurity: own(({ check }) => check.insurance.socialSecurity),
  medicare: own(({ check }) => check.insurance.medicare),
  additionalMedicare: own(({ check }) => check.insurance.additionalMedicare),
  stateTax: own(stateIn),
  localTax: own(({ check }) => check.state.local),
  statePrograms: own(({ check }) => programTotal(check.programs)),
  preTax: own(({ check }) => cafeteriaOf(check.deductions) + check.deductions.plan),
  afterTax: own(({ check }) => check.deductions.rothPlan + check.deductions.afterTax),
  federalWages: own(({ check }) => check.bases.federal),
  insuranceWages: own(({ check }) => check.bases.insurance),
  planHundred: own((side) => netCost(side, 'plan')),
  raiseHundred: own((side) => netOfRaise(side)),
  kept: figure<PayContext>('percent', ({ result: { own } }) =>
    own.check.gross > 0 ? ((own.check.net + own.job.pay.cashTips) / own.check.gross) * 100 : null,
  ),
  takeHomeYear: yearly(takeHomeOf),
  grossYear: yearly(({ year }) => year.gross),
  federalYear: yearly(({ year }) => year.federalWithheld),
  payrollYear: yearly(({ year }) => year.socialSecurity + year.medicare + year.additionalMedicare),
  stateYear: yearly(({ year }) => year.stateWithheld + year.localWithheld),
  deductionsYear: yearly(({ year }) => allDeductions(year.deductions)),
  refund: figure<PayContext>('money', ({ inputs, result: { own } }) =>
    inputs.nonresident ? null : roundToCent(own.filed.refund),
  ),
  stateRefund: figure<PayContext>('money', ({ result: { own } }) =>
    own.filed.stateRefund === null || own.job.terms.w4.nonresidentAlien ? null : roundToCent(own.filed.stateRefund),
  ),
  employerYear: figure<PayContext>('money', (context) => roundToCent(employerSide(context).year.total)),
  offerAhead: offered('money', (offer, mine) => leftOf(offer) - leftOf(mine)),
  offerPaycheck: offered('cents', ({ check }) => check.net),
  offerYear: offered('money', takeHomeOf),
  offerRefund: offered('money', settledAtFiling),
})
