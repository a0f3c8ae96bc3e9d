import { roundToCent } from '#engine/money.ts'
import type { FigureSpec } from '../kit/definition.ts'
import type { Unit } from '../kit/presentation.ts'
import type { Affordable } from './compute.ts'
import type { AffordInputs } from './fields.ts'

type Spec = FigureSpec<Affordable, AffordInputs>
const figure = (key: string, label: string, unit: Unit, value: Spec['value']): Spec => ({ key, label, unit, value })
const dollars = (key: string, label: string, value: (r: Affordable) => number | null): Spec =>
  figure(key, label, 'money', (r) => {
    const amount = value(r)
    return amount === null ? null : roundToCent(amount)
  })
const monthly = (key: string, label: string, value: (r: Affordable) => number | null): Spec => ({
  ...dollars(key, label, value),
  unit: 'cents',
})

export const figures: readonly Spec[] = [
  dollars('price', 'Price that fits every limit', (r) => r.price),
  dollars('budgetPrice', 'Price your own budget carries', (r) => r.budgetPrice),
  dollars('lenderPrice', 'Price a lender may go up to', (r) => r.lenderPrice),
  dollars('cashPrice', 'Price your savings reach', (r) => r.cashPrice),
  dollars('classicPrice', 'Price by the 28/36 rule', (r) => r.classicPrice),
  monthly('monthlyPayment', 'Monthly payment at that price', (r) => r.at.payment.total),
  monthly('principalInterest', 'Principal and interest', (r) => r.at.payment.principalInterest),
  monthly('propertyTax', 'Property tax a month', (r) => r.at.payment.tax),
  monthly('homeInsurance', 'Home insurance a month', (r) => r.at.payment.insurance),
  monthly('mortgageInsurance', 'Mortgage insurance a month', (r) => r.at.payment.mortgageInsurance),
  monthly('upkeep', 'Upkeep a month', (r) => r.at.upkeep),
  dollars('downPayment', 'Down payment', (r) => r.at.payment.down),
  dollars('loanAmount', 'Loan amount', (r) => r.at.payment.loan),
  figure('frontRatio', 'Housing, share of pay', 'percent', (r) => (r.at.ratios ? r.at.ratios.front * 100 : null)),
  figure('backRatio', 'Housing and debts, share of pay', 'percent', (r) =>
    r.at.ratios ? r.at.ratios.back * 100 : null,
  ),
  monthly('takeHome', 'Take-home pay a month', (r) => r.month.net),
  monthly('grossPay', 'Pay before tax a month', (r) => r.month.gross),
  monthly(
    'taxes',
    'Income and payroll tax a month',
    ({ month: { takeHome } }) => (takeHome.federalTax + takeHome.stateTax + takeHome.payrollTax) / 12,
  ),
  monthly('budgetRoom', 'Left for the home in your budget', (r) => r.month.room),
  dollars('cashToClose', 'Cash to close, about', (r) => r.at.closing.total),
  dollars('reserves', 'Savings left after closing', (r) => r.at.reserves),
  figure('reserveMonths', 'Months of costs those savings cover', 'ratio', (r) => r.at.reserveMonths),
  monthly('payLostShort', 'Missing each month without the larger pay', (r) => r.lost[0]?.short ?? null),
  figure('payLostMonths', 'Months the savings would then last', 'ratio', (r) => r.lost[0]?.months ?? null),
  monthly(
    'partnerLostShort',
    'Missing each month on one income, partner’s pay gone',
    (r) => r.lost.find((one) => one.whose === 'partner')?.short ?? null,
  ),
  monthly('residual', 'VA residual income a month', (r) => r.at.residual?.left ?? null),
  monthly('residualRequired', 'VA residual income asked for', (r) => r.at.residual?.required ?? null),
  monthly('inMindPayment', 'Payment on the price in mind', (r) => r.inMind?.payment.total ?? null),
  monthly('inMindSpare', 'Budget left over at the price in mind', (r) => r.inMind?.spare ?? null),
  dollars('inMindCash', 'Cash to close at the price in mind', (r) => r.inMind?.closing.total ?? null),
]
