/** What the form says. */

export const sectionWords = {
  basics: { title: 'The basics' },
  work: { title: 'Plans and benefits at work', more: '401(k), benefits at work' },
  accounts: { title: 'IRA and HSA', more: 'IRA, HSA' },
  retirement: { title: 'Retirement income', more: 'Social Security, pensions, withdrawals' },
  investments: { title: 'Interest, dividends and gains', more: 'Interest, dividends, gains' },
  business: { title: 'Self-employment', more: 'Self-employment' },
  otherIncome: { title: 'Rental, unemployment and other income', more: 'Rental, unemployment, other income' },
  tips: { title: 'Tips, overtime and car loan', more: 'Tips, overtime, car loan' },
  itemized: { title: 'Itemized deductions', more: 'Mortgage, property tax, gifts, medical' },
  deductions: { title: 'Other deductions', more: 'Student loan interest and more' },
  family: { title: 'Dependents, child care and college', more: 'Dependents, child care, college' },
  about: { title: 'About you and other credits', more: 'Blind, student, other credits' },
  payments: { title: 'Withholding and payments', more: 'Withholding: refund or amount you owe' },
  whatIf: { title: 'What if', more: 'What if, next $1,000, rounding' },
}

const loss = 'Enter a loss as a negative.'

/** Questions asked of each person on the return. */
export const personWords = (who: 'you' | 'spouse') => {
  const isYou = who === 'you'
  const your = isYou ? 'Your' : 'Spouse’s'
  return {
    age: { label: `${your} age`, hint: 'On December 31. Born January 1? Add a year.' },
    years: 'years',
    pay: { label: `${your} pay`, hint: 'Before taxes, including tips and overtime.' },
    blind: { label: isYou ? 'You’re legally blind' : 'Spouse is legally blind' },
    student: {
      label: isYou ? 'You’re a full-time student' : 'Spouse is a full-time student',
      hint: 'Full-time students can’t get the saver’s credit.',
    },
    planDeferrals: {
      label: `${your} pre-tax 401(k)`,
      hint: 'Or 403(b), 457, TSP. Lowers income tax, not payroll tax.',
    },
    rothPlanDeferrals: { label: `${your} Roth 401(k)` },
    cafeteriaPlan: {
      label: `${your} pre-tax benefits`,
      hint: 'Health premiums, FSA and HSA from your paycheck.',
    },
    tips: { label: `${your} tips`, hint: 'Included in pay. Only for jobs that usually get tips.' },
    overtimePremium: {
      label: `${your} overtime premium`,
      hint: 'Included in pay. Only the extra half of time-and-a-half.',
    },
    socialSecurityWithheld: {
      label: `${your} Social Security withheld`,
      hint: 'Box 4 of all W-2s. Leave blank if you had one employer.',
    },
    medicareWithheld: {
      label: `${your} Medicare withheld`,
      hint: 'Box 6 of all W-2s. Leave blank if you had one employer.',
    },
    selfEmployment: { label: `${your} business profit`, hint: `Schedule C, line 31. ${loss}` },
    serviceTrade: {
      label: isYou ? 'You run a service business' : 'Spouse runs a service business',
      hint: 'Health, law, accounting, consulting, finance, arts, sports.',
    },
    businessWages: {
      label: `${your} W-2 wages paid`,
      hint: 'What the business pays employees. Only matters at high incomes.',
    },
    businessProperty: {
      label: `${your} business property`,
      hint: 'What it cost originally. Only matters at high incomes.',
    },
    selfEmployedHealth: {
      label: `${your} own health premiums`,
      hint: 'Paid while self-employed, with no employer plan.',
    },
    selfEmployedPlan: { label: `${your} SEP, SIMPLE, solo 401(k)` },
    coveredByPlan: {
      label: isYou ? 'You have a workplace plan' : 'Spouse has a workplace plan',
      hint: 'W-2 box 13. Limits the IRA deduction at higher incomes.',
    },
    traditionalIra: {
      label: `${your} traditional IRA`,
      hint: 'Contributions for the year. Only the deductible part counts.',
    },
    rothIra: { label: `${your} Roth IRA`, hint: 'Contributions for the year.' },
    hsa: { label: `${your} HSA`, hint: 'Contributions outside your paycheck.' },
    socialSecurity: { label: `${your} Social Security`, hint: 'Yearly benefits: Form SSA-1099, box 5.' },
    privatePension: { label: `${your} private pension`, hint: 'The taxable amount.' },
    governmentPension: {
      label: `${your} government pension`,
      hint: 'Federal, state or local. Some states tax it less.',
    },
    militaryPension: { label: `${your} military pension` },
    disabilityIncome: {
      label: `${your} disability pension`,
      hint: 'Included above. Under 65, permanently and totally disabled.',
    },
    iraWithdrawals: {
      label: `${your} IRA, 401(k) withdrawals`,
      hint: 'The taxable amount: Form 1099-R, box 2a.',
    },
    earlyWithdrawals: {
      label: `${your} early withdrawals`,
      hint: 'Included above. Before 59½, no exception: 10% extra.',
    },
    unemployment: { label: `${your} unemployment benefits`, hint: 'Form 1099-G, box 1.' },
    educatorExpenses: { label: `${your} classroom expenses`, hint: 'For K–12 teachers. A yearly limit applies.' },
  }
}

export const aboutWords = {
  children: {
    label: 'Children under 17',
    hint: 'With a Social Security number. List dependents below for exact ages.',
    unit: 'children',
  },
  claimedByAnother: { label: 'Someone can claim you', hint: 'As a dependent on their return.' },
  livedWithSpouse: {
    label: 'You lived with your spouse',
    hint: 'At any time this year. Affects Social Security and IRA rules.',
  },
  spouseItemizes: { label: 'Your spouse itemizes', hint: 'Then you can’t take the standard deduction.' },
}

export const familyWords = {
  dependents: {
    label: 'Your dependents',
    hint: 'Replaces the number of children above.',
    noun: 'dependent',
    age: 'Age',
    years: 'years',
    kind: 'Relationship',
    kinds: { child: 'Child or sibling', other: 'Other relative' },
    student: 'Full-time student',
    disabled: 'Disabled',
    hasNumber: 'Has Social Security number',
    income: 'Their taxable income',
  },
  careExpenses: {
    label: 'Child care costs',
    hint: 'For children under 13 or a disabled dependent, so you could work.',
  },
  careChildren: {
    label: 'Children in care',
    hint: 'Leave blank to count your children under 13.',
    unit: 'children',
  },
  dependentCareFsa: {
    label: 'Dependent care FSA',
    hint: 'Box 10 of your W-2. Leave it out of pre-tax benefits above.',
  },
  schooling: {
    label: 'College students',
    hint: 'Tuition and required fees, minus tax-free scholarships.',
    noun: 'student',
    expenses: 'Tuition and fees',
    firstFourYears: 'First four years',
  },
  adoptions: {
    label: 'Adopted children',
    hint: 'Adoptions that became final this year.',
    noun: 'adoption',
    expenses: 'Adoption expenses',
    specialNeeds: 'Special needs',
  },
}

export const moneyWords = {
  interest: { label: 'Taxable interest', hint: 'Form 1099-INT, boxes 1 and 3.' },
  usInterest: { label: 'Treasury interest', hint: 'Included above. Box 3: states don’t tax it.' },
  taxExemptInterest: {
    label: 'Tax-exempt interest',
    hint: 'Municipal bonds. It can make Social Security taxable.',
  },
  ordinaryDividends: { label: 'Ordinary dividends', hint: 'Form 1099-DIV, box 1a. Includes the two below.' },
  qualifiedDividends: { label: 'Qualified dividends', hint: 'Included above. Box 1b: taxed at 0%, 15% or 20%.' },
  reitDividends: { label: 'REIT dividends', hint: 'Included above. Box 5: 20% of it isn’t taxed.' },
  shortTermGain: { label: 'Short-term capital gain', hint: `Held a year or less. ${loss}` },
  longTermGain: { label: 'Long-term capital gain', hint: `Held over a year. Includes the two below. ${loss}` },
  depreciationGain: {
    label: 'Building depreciation gain',
    hint: 'Included above. Unrecaptured section 1250 gain: up to 25%.',
  },
  collectiblesGain: { label: 'Collectibles gain', hint: 'Included above. Gold, art, coins: up to 28%.' },
  shortTermCarryover: { label: 'Short-term loss carryover', hint: 'From earlier years. Enter a positive number.' },
  longTermCarryover: { label: 'Long-term loss carryover', hint: 'From earlier years. Enter a positive number.' },
  rental: { label: 'Net rental income', hint: `After expenses and depreciation. ${loss}` },
  rentalActive: { label: 'You actively manage it', hint: 'For example, you approve tenants or set the rent.' },
  otherIncome: { label: 'Other taxable income', hint: 'Prizes, jury duty pay, hobby income.' },
}

export const deductionWords = {
  studentLoanInterest: { label: 'Student loan interest', hint: 'Form 1098-E, box 1.' },
  alimonyPaidBefore2019: { label: 'Alimony paid', hint: 'Only for divorces in 2018 or earlier.' },
  otherAdjustments: { label: 'Other adjustments', hint: 'Anything else on Schedule 1, Part II.' },
  carLoanInterest: {
    label: 'New car loan interest',
    hint: ({ carLoanFrom }: { carLoanFrom: number }) =>
      `Loan from ${carLoanFrom} or later. Final assembly in the U.S., personal use.`,
  },
  mortgageInterest: { label: 'Mortgage interest', hint: 'Form 1098, box 1.' },
  mortgageBalance: {
    label: 'Average loan balance',
    hint: 'Limits apply above $750,000 ($1 million for older loans). 0 means no limit.',
  },
  mortgageBefore2018: { label: 'Loan before Dec 16, 2017' },
  mortgageOlder: {
    label: 'Balance of older loan',
    hint: 'If you have a newer loan too. Leave blank if none of the balance is newer.',
  },
  mortgageCreditRate: {
    label: 'Mortgage credit certificate',
    hint: 'The rate on your certificate, from your state or city.',
  },
  mortgageInsurance: {
    label: 'Mortgage insurance',
    hint: ({ mortgageInsuranceFrom }: { mortgageInsuranceFrom: number }) =>
      `PMI, FHA, VA or USDA. Deductible starting in ${mortgageInsuranceFrom}.`,
  },
  realEstateTax: { label: 'Property tax' },
  personalPropertyTax: { label: 'Personal property tax', hint: 'Based on the value of a car or boat.' },
  stateIncomeTaxPaid: {
    label: 'State income tax paid',
    hint: 'Leave blank to use this year’s state and local tax.',
  },
  salesTaxPaid: { label: 'Sales tax', hint: 'Used instead of state income tax if it’s more.' },
  charityCash: { label: 'Cash gifts to charity' },
  charityProperty: { label: 'Stock or property gifts', hint: 'Held over a year, at today’s value.' },
  medical: { label: 'Medical costs', hint: 'Out-of-pocket. Only the part over 7.5% of AGI counts.' },
  investmentInterest: { label: 'Investment interest', hint: 'On a margin loan.' },
  otherItemized: { label: 'Other itemized deductions', hint: 'For example, losses in a declared disaster.' },
}

export const paymentWords = {
  federalWithheld: { label: 'Federal tax withheld', hint: 'Box 2 of your W-2s, plus 1099 withholding.' },
  estimatedPaid: { label: 'Estimated payments', hint: 'Federal, for this year: paid or planned.' },
  stateWithheld: { label: 'State tax withheld', hint: 'Box 17 of your W-2s, plus state estimated payments.' },
  lastYearTax: { label: 'Last year’s total tax', hint: 'Form 1040, line 24. Helps check for a penalty.' },
  lastYearAgi: { label: 'Last year’s AGI', hint: 'Form 1040, line 11.' },
  foreignTaxPaid: { label: 'Foreign tax paid', hint: 'Form 1099-DIV, box 7. Counted as a credit.' },
  otherCredits: { label: 'Other credits', hint: 'For example, home energy: from your forms.' },
  mortgageCreditCarryover: { label: 'Mortgage credit carryover', hint: 'From earlier years: Form 8396, Part II.' },
  adoptionCarryover: { label: 'Adoption credit carryover', hint: 'From earlier years: Form 8839.' },
  rentPaid: { label: 'Rent you paid', hint: 'For your home. Some states give a credit.' },
}

export const whatIfWords = {
  nextOf: {
    label: 'Extra income from',
    hint: 'Where your next $1,000 comes from.',
    options: {
      main: 'Your main income',
      pay: 'Pay',
      selfEmployment: 'Business profit',
      iraWithdrawals: 'IRA withdrawals',
      longTermGain: 'Long-term gain',
    },
  },
  whatIfLine: { label: 'What to change' },
  whatIfChange: { label: 'Change it by', hint: 'Use a negative number to lower it.' },
  formsRounding: { label: 'Round like paper forms', hint: 'Whole dollars and the IRS Tax Table.' },
}
