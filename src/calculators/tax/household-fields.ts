/** The questions asked once for the whole return. */

import { actDeductionYears, alimonyAgreementsBefore, mortgageInsuranceFrom } from '#facts/tax-years/law-years.ts'
import { choice, count, money, rows, toggle } from '../kit/field.ts'
import { filingStatus, stateOrFederal } from '../kit/household.ts'

/** An amount of the year, zero until typed. */
const amount = (label: string, hint?: string, most = 1e9) =>
  money({ label, per: 'year', initial: 0, max: most, ...(hint ? { hint } : {}) })
/** A result of the year, which may be a loss. */
const result = (label: string, hint?: string) =>
  money({ label, per: 'year', initial: 0, min: -1e9, step: 500, ...(hint ? { hint } : {}) })

export const aboutFields = {
  status: filingStatus(),
  children: count({
    label: 'Children under 17',
    hint: 'With a Social Security number. Counted as age 10; list ages below for anything finer.',
    unit: 'children',
    initial: 0,
    profile: 'children',
    max: 15,
    nudge: 1,
  }),
  state: stateOrFederal,
  claimedByAnother: toggle({ label: 'Someone else may claim you as a dependent', initial: false }),
  livedWithSpouse: toggle({
    label: 'You lived together at some time in the year',
    hint: 'Then more Social Security is taxed, and less IRA money is deductible.',
    initial: true,
  }),
  spouseItemizes: toggle({
    label: 'Your spouse itemizes',
    hint: 'Then you have no standard deduction.',
    initial: false,
  }),
}

export const familyFields = {
  dependents: rows({
    label: 'Everyone you support',
    hint: 'List each person to use exact ages. This replaces the number of children above.',
    noun: 'person',
    initial: [],
    columns: {
      age: count({ label: 'Age', unit: 'years', initial: 10, max: 115 }),
      kind: choice({
        label: 'Who',
        initial: 'child',
        options: [
          { value: 'child', label: 'Child or sibling' },
          { value: 'other', label: 'Other relative' },
        ],
      }),
      student: toggle({ label: 'Full-time student', initial: false }),
      disabled: toggle({ label: 'Disabled', initial: false }),
      hasNumber: toggle({ label: 'Social Security number', initial: true }),
    },
    blank: { age: 10, kind: 'child', student: false, disabled: false, hasNumber: true },
    maxRows: 15,
  }),
  careExpenses: amount(
    'Child care you paid',
    'For children under 13, or a disabled dependent, so that you could work.',
    1e6,
  ),
  careChildren: count({ label: 'Children in care', unit: 'children', initial: 1, max: 15 }),
  dependentCareFsa: amount(
    'Dependent care FSA',
    'Taken from pay before tax, up to the year’s limit. Not counted in the pre-tax benefits above.',
    100_000,
  ),
  schooling: rows({
    label: 'Students in college',
    hint: 'Tuition and required fees, less tax-free scholarships.',
    noun: 'student',
    initial: [],
    columns: {
      expenses: money({ label: 'Tuition and fees', initial: 4000, max: 1_000_000 }),
      firstFourYears: toggle({ label: 'First four years', initial: true }),
    },
    blank: { expenses: 4000, firstFourYears: true },
    maxRows: 8,
  }),
}

export const moneyFields = {
  interest: amount('Taxable interest'),
  usInterest: amount('Of it, from US Treasuries', 'States may not tax it.'),
  taxExemptInterest: amount(
    'Tax-exempt interest',
    'Municipal bonds. Not taxed, but it can make Social Security taxable.',
  ),
  ordinaryDividends: amount('All ordinary dividends', 'Box 1a of 1099-DIV: the qualified ones are part of it.'),
  qualifiedDividends: amount('Of them, qualified', 'Box 1b: taxed at 0%, 15% or 20%.'),
  reitDividends: amount('Of them, from REITs', 'Box 5: a fifth of it is not taxed.'),
  shortTermGain: result('Short-term gain', 'Held a year or less. A loss is negative.'),
  longTermGain: result('Long-term gain', 'Held over a year, the two kinds below included. A loss is negative.'),
  depreciationGain: amount('Of it, building depreciation', 'Unrecaptured section 1250 gain, taxed at up to 25%.'),
  collectiblesGain: amount('Of it, collectibles', 'Gold, art, coins: taxed at up to 28%.'),
  shortTermCarryover: amount('Short-term loss carried in', 'From earlier years, as a positive number.'),
  longTermCarryover: amount('Long-term loss carried in', 'From earlier years, as a positive number.'),
  rental: result('Net rent', 'After expenses and depreciation. A loss is negative.'),
  rentalActive: toggle({ label: 'You take part in running the rental', initial: true }),
  otherIncome: amount('Other taxable income', 'Prizes, jury pay, hobby income.'),
}

export const deductionFields = {
  studentLoanInterest: amount('Student loan interest', undefined, 100_000),
  educatorExpenses: amount('Teacher’s classroom costs', undefined, 10_000),
  alimonyPaidBefore2019: amount(`Alimony paid, divorce before ${alimonyAgreementsBefore.value}`, undefined, 1e7),
  otherAdjustments: amount('Other adjustments', 'Anything else from Schedule 1, Part II.', 1e8),
  carLoanInterest: amount(
    'Interest on a new car loan',
    `New car assembled in the US, loan from ${actDeductionYears.value.from} on, for your own use.`,
    100_000,
  ),
  mortgageInterest: { ...amount('Mortgage interest', undefined, 1e7), nudge: 1000 },
  mortgageBalance: money({
    label: 'Average loan balance',
    hint: 'Interest counts on $750,000 of debt ($1 million for older loans). Blank or 0: no limit.',
    initial: 0,
    max: 1e8,
  }),
  mortgageBefore2018: toggle({ label: 'Loan from before December 16, 2017', initial: false }),
  mortgageInsurance: amount(
    'Mortgage insurance',
    `PMI, FHA, VA, USDA. It counts from ${mortgageInsuranceFrom.value} on.`,
    1e6,
  ),
  realEstateTax: { ...amount('Property tax', undefined, 1e7), nudge: 1000 },
  personalPropertyTax: amount('Personal property tax', 'On the value of a car or boat.', 1e6),
  stateIncomeTaxPaid: money({
    label: 'State income tax paid',
    hint: 'Blank: this year’s own state and local tax.',
    optional: true,
    initial: null,
    max: 1e8,
  }),
  salesTaxPaid: amount('Sales tax, instead of income tax', 'Used where it is more.', 1e6),
  charityCash: { ...amount('Gifts to charity, cash'), nudge: 1000 },
  charityProperty: amount('Gifts of stock or property', 'Held over a year, at today’s value.'),
  medical: amount('Medical costs you paid', 'Not covered by insurance. Only what is over 7.5% of AGI counts.', 1e7),
  investmentInterest: amount('Investment interest', 'Margin interest.', 1e8),
  otherItemized: amount('Other itemized deductions', 'Casualty losses from a declared disaster and the like.', 1e8),
}

export const paymentFields = {
  federalWithheld: amount('Federal tax withheld', 'Box 2 of your W-2s and the withholding of 1099s.', 1e9),
  estimatedPaid: amount('Estimated payments', 'Paid, or to be paid, for this year.', 1e9),
  stateWithheld: amount('State tax withheld', 'Box 17 of your W-2s and state estimates.', 1e9),
  lastYearTax: money({
    label: 'Last year’s total tax',
    hint: 'Form 1040 line 24. For the safe harbor.',
    optional: true,
    initial: null,
  }),
  lastYearAgi: money({ label: 'Last year’s AGI', hint: 'Form 1040 line 11.', optional: true, initial: null }),
  foreignTaxPaid: amount('Foreign tax paid', 'Box 7 of 1099-DIV: a credit, taken as given.', 1e8),
  otherCredits: amount('Other credits', 'Energy, adoption, clean vehicle: what your form says.', 1e7),
  rentPaid: amount('Rent you paid for your home', 'Some states give a credit for it.', 1e6),
}
