/** What the answer says: the headline, the line under it, the names of figures and parts, hints that depend on the numbers. */
import type { Say } from '../../kit/say.ts'

interface Owed {
  readonly year: number
  /** Dollars, positive. */
  readonly federal: number
  readonly state: number
  /** Empty where no state was chosen. */
  readonly stateName: string
}

export const headlineWords = {
  owe: ({ federal, state, stateName, year }: Owed, say: Say) =>
    `You’d owe about **${say.money(federal + state)}** in federal${stateName ? ` and ${stateName}` : ''} tax for ${year}.`,
  stateBack: ({ federal, state, stateName, year }: Owed, say: Say) =>
    `You’d owe about **${say.money(federal)}** in federal tax for ${year}, and ${stateName} would pay you **${say.money(state)}**.`,
  federalBack: ({ federal, state, stateName, year }: Owed, say: Say) =>
    `You’d get about **${say.money(federal)}** in federal credits for ${year} and owe **${say.money(state)}** to ${stateName}.`,
  back: ({ federal, year }: Owed, say: Say) =>
    `You’d get about **${say.money(federal)}** in federal credits for ${year}.`,
  bothBack: ({ federal, state, stateName, year }: Owed, say: Say) =>
    `For ${year}, you’d get about **${say.money(federal)}** in federal credits and **${say.money(state)}** from ${stateName}.`,
}

/** What the next dollars are made of. */
export const incomeWords = {
  pay: 'pay',
  selfEmployment: 'business profit',
  iraWithdrawals: 'IRA withdrawals',
  longTermGain: 'long-term gain',
}

interface Cost {
  readonly of: keyof typeof incomeWords
  readonly federal: number
  /** Null where no state was chosen. */
  readonly state: number | null
  /** Null where none is due. */
  readonly payroll: number | null
  readonly total: number
}
export const costParts = ({ federal, state, payroll }: Omit<Cost, 'of' | 'total'>, say: Say): string =>
  say.list([
    `${say.money(federal)} federal`,
    ...(state === null ? [] : [`${say.money(state)} state`]),
    ...(payroll === null ? [] : [`${say.money(payroll)} payroll`]),
  ])

export const moreWords = {
  parts: ({ federal, state, stateName }: Owed, say: Say) =>
    `That’s ${say.money(federal)} federal and ${say.money(state)} ${stateName}.`,
  beyond: 'You’d get back any tax withheld, too.',
  federalRefund: (refund: number, say: Say) =>
    refund >= 0
      ? `Your federal refund would be **${say.money(refund)}**.`
      : `You’d still owe **${say.money(-refund)}** in federal tax.`,
  stateRefund: (refund: number, say: Say) =>
    refund >= 0
      ? `Your state refund would be **${say.money(refund)}**.`
      : `You’d still owe **${say.money(-refund)}** in state tax.`,
  next: (cost: Cost, say: Say) =>
    cost.total >= 0
      ? `Your next $1,000 of ${incomeWords[cost.of]} would cost **${say.money(cost.total)}** in tax: ${costParts(cost, say)}.`
      : `Your next $1,000 of ${incomeWords[cost.of]} would lower your taxes by **${say.money(-cost.total)}**: ${costParts(cost, say)}.`,
  noState: 'Choose your state to add its tax.',
  noCounty: '**Choose your county:** you’d owe county income tax too, and it isn’t included yet.',
}

export const splitWords = {
  label: 'Total income',
  federal: 'Federal tax',
  state: 'State and local tax',
  payroll: 'Payroll tax',
  kept: 'After-tax income',
}

export const figureWords = {
  totalTax: { label: 'Federal and state tax', short: 'Income tax' },
  federalTax: 'Federal tax',
  stateTax: 'State and local tax',
  payrollTax: 'Payroll tax',
  allTaxes: 'Total taxes',
  kept: 'After-tax income',
  effectiveRate: 'Effective tax rate',
  allTaxesRate: 'Total tax rate',
  bracketRate: 'Federal tax bracket',
  marginalRate: 'Marginal tax rate',
  nextThousand: 'Tax on next $1,000',
  nextThousandFederal: 'Federal tax on next $1,000',
  nextThousandState: 'State tax on next $1,000',
  nextThousandPayroll: 'Payroll tax on next $1,000',
  income: 'Total income',
  agi: 'Adjusted gross income',
  deductions: 'Total deductions',
  standardDeduction: 'Standard deduction',
  itemizedDeductions: 'Itemized deductions',
  seniorDeduction: 'Senior deduction',
  tipsDeduction: 'Tips deduction',
  overtimeDeduction: 'Overtime deduction',
  carLoanDeduction: 'Car loan deduction',
  businessDeduction: 'Business income deduction',
  taxableIncome: 'Taxable income',
  taxableSocialSecurity: 'Taxable Social Security',
  incomeTax: 'Tax before credits',
  alternativeMinimumTax: 'Alternative minimum tax',
  gainsAtZero: 'Gains taxed at 0%',
  childCredit: 'Child tax credit',
  additionalChildCredit: 'Additional child tax credit',
  earnedIncomeCredit: 'Earned income credit',
  saversCredit: 'Saver’s credit',
  careCredit: 'Child care credit',
  educationCredits: 'Education credits',
  elderlyCredit: 'Credit for the elderly or disabled',
  mortgageCredit: 'Mortgage interest credit',
  adoptionCredit: 'Adoption credit',
  selfEmploymentTax: 'Self-employment tax',
  additionalMedicare: 'Additional Medicare Tax',
  netInvestmentIncomeTax: 'Net investment income tax',
  earlyWithdrawalTax: 'Early withdrawal tax',
  federalRefund: 'Federal refund (negative: owed)',
  stateRefund: 'State refund (negative: owed)',
  stateAgi: 'State adjusted gross income',
  stateDeductions: 'State deductions and exemptions',
  stateTaxableIncome: 'State taxable income',
  stateTaxBeforeCredits: 'State tax before credits',
  stateCredits: 'State credits',
  stateIncomeTax: 'State income tax',
  localTax: 'Local income tax',
  statePrograms: 'State programs from pay',
  whatIfFederal: 'Your change: federal tax',
  whatIfState: 'Your change: state tax',
  whatIfPayroll: 'Your change: payroll tax',
  whatIfTotal: 'Your change: total taxes',
}

export const presetWords = {
  payForKept: (kept: string) => `What pay leaves me ${kept} after taxes?`,
  planForTax: (tax: string) => `What 401(k) contribution cuts my tax to ${tax}?`,
  payForRate: (rate: string) => `What pay brings my effective rate to ${rate}?`,
}

/** A part that is larger than the whole it belongs to. */
export const hintWords = {
  interest: (part: number, say: Say) => `We count ${say.money(part)}, since it includes Treasury interest.`,
  dividends: (part: number, say: Say) => `We count ${say.money(part)}, since it includes the two below.`,
  gain: (whole: number, say: Say) => `We count ${say.money(whole)} in total. The two below are part of it.`,
  withdrawals: (part: number, say: Say) => `We count ${say.money(part)}, since it includes early withdrawals.`,
  plan: (pay: number, say: Say) => `This is more than your pay allows: ${say.money(pay)} a year.`,
  medicare: 'You had more than one employer. Enter box 6 too, or your refund looks too high.',
  careNobody: 'Nobody under 13 is on your return, so we count no credit. Enter how many are in care.',
  careCounted: (children: number, say: Say) =>
    `Leave blank to count ${say.count(children, 'child', 'children')} under 13 on your return.`,
  careWork: 'For married couples, the credit needs pay for both of you, or a full-time student.',
  tips: (pay: number, say: Say) => `Tips are part of your pay, so we count at most ${say.money(pay)}.`,
}
