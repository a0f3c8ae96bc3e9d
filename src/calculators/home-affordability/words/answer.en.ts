/** What the answer says: headline, the line under it, figures, the split, hints that follow the numbers, errors. */
import type { Say } from '../../kit/say.ts'

interface Both {
  readonly price: number
  readonly budget: number
}

export const headlines = {
  budget: ({ price, lender }: { price: number; lender: number }, say: Say) =>
    `You can afford a home of about **${say.money(price)}**. A lender might allow **${say.money(lender)}**.`,
  budgetVa: ({ price, lender }: { price: number; lender: number }, say: Say) =>
    `You can afford a home of about **${say.money(price)}**. The VA’s rules would allow **${say.money(lender)}**.`,
  lender: ({ price, budget }: Both, say: Say) =>
    `A lender would likely stop at about **${say.money(price)}**. Your budget could carry **${say.money(budget)}**.`,
  cash: ({ price, budget }: Both, say: Say) =>
    `Your savings limit you to about **${say.money(price)}**. Your budget could carry **${say.money(budget)}**.`,
  noCash: ({ savings }: { savings: number }, say: Say) =>
    `Your savings don’t reach a home yet: **${say.money(savings)}** has to cover the down payment and closing.`,
  noCashKept: ({ savings }: { savings: number }, say: Say) =>
    `Your savings don’t reach a home yet: **${say.money(savings)}** is too little once you set aside an emergency fund.`,
  noBudget: ({ room }: { room: number }, say: Say) =>
    `Your budget leaves **${say.money(room)}** a month for a home, too little for any price here.`,
  smallDown: ({ name, least, down }: { name: string; least: number; down: number }, say: Say) =>
    `${name} loans require at least **${say.percent(least)}** down, and **${say.money(down)}** is too little for any price here.`,
  noRoom: () => 'At these limits, a lender has **no room** for a home payment.',
  littleRoom: () => 'At these limits, a lender would allow too little for any price here.',
}

export const underneath = {
  costs: ({ price, payment, cash }: { price: number; payment: number; cash: number }, say: Say) =>
    `At ${say.money(price)}, you’d pay ${say.money(payment)} a month and need ${say.money(cash)} to close.`,
  budget: 'Your own budget sets this limit.',
  lender: 'A different loan type could raise this limit.',
  cash: 'More savings would raise this limit.',
  income: ({ gross, debts }: { gross: number; debts: number }, say: Say) =>
    `You have ${say.money(gross)} of income before taxes and ${say.money(debts)} of debt payments a month.`,
  tryThis: () => 'You could try lower debts or spending, more savings or another loan type.',
}

export const splitWords = {
  whole: 'Monthly payment',
  loan: 'Principal and interest',
  tax: 'Property tax',
  insurance: 'Home insurance',
  dues: 'HOA dues',
}
export const toBudget = 'Use this payment in my budget'

export const figureNames = {
  price: { label: 'Home price you can afford', short: 'You can afford' },
  budgetPrice: 'Price that fits your budget',
  lenderPrice: 'Price a lender allows',
  cashPrice: 'Price your savings allow',
  classicPrice: 'Price by the 28/36 rule',
  monthlyPayment: 'Monthly payment',
  principalInterest: 'Principal and interest',
  propertyTax: 'Monthly property tax',
  homeInsurance: 'Monthly home insurance',
  mortgageInsurance: 'Monthly mortgage insurance',
  upkeep: 'Monthly maintenance',
  downPayment: 'Down payment',
  loanAmount: 'Loan amount',
  frontRatio: 'Housing ratio (front-end)',
  backRatio: 'Debt-to-income ratio (DTI)',
  takeHome: 'Monthly take-home pay',
  grossPay: 'Monthly income before taxes',
  taxes: 'Monthly income and payroll taxes',
  federalTax: 'Monthly federal income tax',
  stateTax: 'Monthly state and local income tax',
  payrollTax: 'Monthly payroll taxes',
  budgetRoom: 'Left for a home each month',
  cashToClose: 'Estimated cash to close',
  reserves: 'Savings left after closing',
  reserveMonths: 'Months of costs covered',
  payLostShort: 'Monthly shortfall, larger income lost',
  payLostMonths: 'Months savings would last',
  partnerLostShort: 'Monthly shortfall, partner’s income lost',
  residual: 'VA residual income',
  residualRequired: 'VA residual income required',
  inMindPayment: 'Monthly payment, home in mind',
  inMindSpare: 'Left in budget, home in mind',
  inMindCash: 'Cash to close, home in mind',
}

interface Typical {
  readonly rate: number
  readonly place: string
}
interface Premium extends Typical {
  readonly premium: number
  readonly coverage: number
  readonly asOf: string
}
export const hintWords = {
  stateTax: ({ rate, place }: Typical, say: Say) =>
    `If blank: ${say.percent(rate)}, typical for ${place} (Tax Foundation). Counties vary widely.`,
  tax: ({ rate }: { rate: number }, say: Say) =>
    `If blank: ${say.percent(rate)}, our default. It varies widely, so choose a state or check a tax bill.`,
  stateInsurance: ({ rate, place, premium, coverage, asOf }: Premium, say: Say) =>
    `If blank: ${say.percent(rate)} of the price, from ${say.money(premium)} for ${say.money(coverage)} of coverage in ${place} (NerdWallet, ${asOf}).`,
  insurance: ({ rate, premium, coverage, asOf }: Omit<Premium, 'place'>, say: Say) =>
    `If blank: ${say.percent(rate)} of the price, from a U.S. average of ${say.money(premium)} for ${say.money(coverage)} of coverage (NerdWallet, ${asOf}).`,
  pmi: () => 'Lenders require PMI below 20%.',
}

export const errorWords = {
  down: ({ name, least }: { name: string; least: number }, say: Say) =>
    `Enter ${say.percent(least)} or more. ${name} loans require it.`,
  downAmount: () => 'Enter a down payment. This loan type requires one.',
}

export const questions = {
  income: (price: string) => `What income would a lender want for a home at ${price}?`,
  savings: (price: string) => `How much savings do I need for a home at ${price}?`,
  rate: (price: string) => `At what rate could my budget carry ${price}?`,
}
