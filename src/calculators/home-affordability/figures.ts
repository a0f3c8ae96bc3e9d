import { roundToCent } from '#engine/money.ts'
import { figure, named } from '../kit/figures.ts'
import type { Affordable } from './compute.ts'
import type { AffordContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (result: Affordable) => number | null
const of = (unit: Parameters<typeof figure>[0], worth: Worth) =>
  figure<AffordContext>(unit, ({ result }) => worth(result))
/** Dollars with whole cents. */
const toCent =
  (worth: Worth): Worth =>
  (result) => {
    const amount = worth(result)
    return amount === null ? null : roundToCent(amount)
  }
const dollars = (worth: Worth) => of('money', toCent(worth))
const monthly = (worth: Worth) => of('cents', toCent(worth))

export const figures = named(figureNames, {
  price: dollars((r) => r.price),
  budgetPrice: dollars((r) => r.budgetPrice),
  lenderPrice: dollars((r) => r.lenderPrice),
  cashPrice: dollars((r) => r.cashPrice),
  classicPrice: dollars((r) => r.classicPrice),
  monthlyPayment: monthly((r) => r.at.payment.total),
  principalInterest: monthly((r) => r.at.payment.principalInterest),
  propertyTax: monthly((r) => r.at.payment.tax),
  homeInsurance: monthly((r) => r.at.payment.insurance),
  mortgageInsurance: monthly((r) => r.at.payment.mortgageInsurance),
  upkeep: monthly((r) => r.at.upkeep),
  downPayment: dollars((r) => r.at.payment.down),
  loanAmount: dollars((r) => r.at.payment.loan),
  frontRatio: of('percent', (r) => (r.at.ratios ? r.at.ratios.front * 100 : null)),
  backRatio: of('percent', (r) => (r.at.ratios ? r.at.ratios.back * 100 : null)),
  takeHome: monthly((r) => r.month.net),
  grossPay: monthly((r) => r.month.gross),
  taxes: monthly(({ month: { takeHome: t } }) => (t.federalTax + t.stateTax + t.payrollTax) / 12),
  federalTax: monthly(({ month }) => month.takeHome.federalTax / 12),
  stateTax: monthly(({ month }) => month.takeHome.stateTax / 12),
  payrollTax: monthly(({ month }) => month.takeHome.payrollTax / 12),
  budgetRoom: monthly((r) => r.month.room),
  cashToClose: dollars((r) => r.at.closing.total),
  reserves: dollars((r) => r.at.reserves),
  reserveMonths: of('ratio', (r) => r.at.reserveMonths),
  payLostShort: monthly((r) => r.lost[0]?.short ?? null),
  payLostMonths: of('ratio', (r) => r.lost[0]?.months ?? null),
  partnerLostShort: monthly((r) => r.lost.find((one) => one.whose === 'partner')?.short ?? null),
  residual: monthly((r) => r.at.residual?.left ?? null),
  residualRequired: monthly((r) => r.at.residual?.required ?? null),
  inMindPayment: monthly((r) => r.inMind?.payment.total ?? null),
  inMindSpare: monthly((r) => r.inMind?.spare ?? null),
  inMindCash: dollars((r) => r.inMind?.closing.total ?? null),
})
