/** What the questions of the W-4 check say. Boxes are named as a pay stub, a pension statement or Form 1040 names them. */

export const sectionWords = {
  jobs: 'Your pay stubs',
  retired: { title: 'Pensions and Social Security', more: 'Pension, annuity, Social Security' },
  income: { title: 'Other income', more: 'Business, interest, gains, unemployment' },
  deductions: { title: 'Deductions', more: 'IRA, mortgage, gifts, student loan' },
  family: { title: 'Your family and credits', more: 'Ages, dependents, child care, college' },
  payments: { title: 'Payments and last year’s return', more: 'Estimated payments, last year’s tax' },
  forms: { title: 'Your new W-4', more: 'Which forms you’d hand in' },
}

const whose = { label: 'Whose', options: { you: 'Yours', spouse: 'Spouse’s' } }
const frequency = {
  label: 'Paid',
  options: { weekly: 'Every week', biweekly: 'Every two weeks', semimonthly: 'Twice a month', monthly: 'Every month' },
}
const loss = 'Enter a loss as a negative.'

export const formWords = {
  jobs: {
    label: 'Your jobs this year',
    hint: 'From each job’s latest stub. Include jobs that ended, and your spouse’s if you file jointly.',
    noun: 'job',
    first: 'Job 1',
    details: 'Dates, bonus, 401(k), benefits, tips, uneven pay',
    columns: {
      name: { label: 'Employer' },
      whose,
      frequency,
      paid: { label: 'Last pay date', hint: 'On the stub. Blank if it hasn’t paid you yet.' },
      gross: { label: 'Gross pay, this check', hint: 'Before taxes. Often “Current” or “This period”.' },
      grossYtd: { label: 'Gross pay, year to date', hint: 'The “YTD” column beside it' },
      federal: {
        label: 'Federal tax, this check',
        hint: '“Federal withholding” or “FIT”. Not Social Security or Medicare.',
      },
      federalYtd: { label: 'Federal tax, year to date', hint: 'The “YTD” column beside it' },
      start: { label: 'First day', hint: 'Only if it starts this year' },
      end: { label: 'Last day', hint: 'Only if it ends this year' },
      periodEnd: { label: 'Pay period ended', hint: 'On the stub. Blank: a week before the pay date.' },
      second: { label: 'Gross pay, check before', hint: 'If your pay varies: we use the average' },
      third: { label: 'Gross pay, two checks back', hint: 'If your pay varies' },
      bonusIn: { label: 'Bonus in these checks', hint: 'Included in the gross pay above' },
      bonusLater: { label: 'Bonus still to come', hint: 'This year, before taxes' },
      plan: { label: '401(k), this check', hint: 'Pre-tax only: 401(k), 403(b), 457, TSP' },
      planYtd: { label: '401(k), year to date' },
      benefits: { label: 'Pre-tax benefits, this check', hint: 'Health, dental, vision, HSA, FSA' },
      benefitsYtd: { label: 'Pre-tax benefits, year to date' },
      tips: { label: 'Tips, whole year', hint: 'Included in gross pay. Jobs that usually get tips.' },
      overtime: { label: 'Overtime premium, whole year', hint: 'Only the extra half of time-and-a-half' },
    },
  },
  children: {
    label: 'Children under 17',
    hint: 'On December 31, with a Social Security number',
    unit: 'children',
  },
  refund: { label: 'Refund you want', hint: '$0 keeps the most in your paychecks' },

  pensions: {
    label: 'Pensions and annuities',
    hint: 'From each one’s latest statement. Include regular IRA or 401(k) payments.',
    noun: 'pension',
    details: 'First or last payment this year',
    columns: {
      name: { label: 'Paid by' },
      whose,
      frequency,
      paid: { label: 'Last payment date', hint: 'Blank if it hasn’t paid you yet' },
      gross: { label: 'This payment', hint: 'Taxable amount, before taxes' },
      grossYtd: { label: 'Paid, year to date' },
      federal: { label: 'Federal tax, this payment' },
      federalYtd: { label: 'Federal tax, year to date' },
      start: { label: 'First payment', hint: 'Only if it starts this year' },
      end: { label: 'Last payment', hint: 'Only if it ends this year' },
    },
  },
  benefits: {
    label: 'Social Security',
    hint: 'Before Medicare premiums. Add a row when the amount changes.',
    noun: 'benefit',
    columns: {
      whose,
      monthly: { label: 'Monthly benefit', hint: 'On your benefit letter, before deductions' },
      from: { label: 'First payment', hint: 'Only if it starts this year, or the amount changed' },
      to: { label: 'Last payment', hint: 'Only if it ends this year, or the amount changed' },
      rate: {
        label: 'Federal tax withheld',
        options: { 0: 'None', 7: '7%', 10: '10%', 12: '12%', 22: '22%' },
      },
    },
  },

  selfEmployment: { label: 'Your business profit', hint: `Schedule C, line 31, for the year. ${loss}` },
  spouseSelfEmployment: { label: 'Spouse’s business profit', hint: 'Schedule C, line 31, for the year' },
  unemployment: { label: 'Unemployment benefits', hint: 'For the whole year, before tax' },
  unemploymentWithheld: { label: '10% withheld from it', hint: 'If you chose it on Form W-4V or online' },
  interest: { label: 'Taxable interest', hint: 'Last year: Form 1040, line 2b' },
  dividends: { label: 'Ordinary dividends', hint: 'Last year: Form 1040, line 3b' },
  qualified: { label: 'Qualified dividends', hint: 'Included above. Last year: Form 1040, line 3a.' },
  shortGain: { label: 'Short-term capital gain', hint: `Held a year or less. ${loss}` },
  longGain: { label: 'Long-term capital gain', hint: `Held over a year. ${loss}` },
  rental: { label: 'Net rental income', hint: `Last year: Schedule E, line 26. ${loss}` },
  otherIncome: { label: 'Other taxable income', hint: 'IRA withdrawals, prizes, jury duty pay' },
  otherWithheld: { label: 'Federal tax withheld from it', hint: 'From any income on this list, for the year' },

  ira: { label: 'Traditional IRA', hint: 'Contributions for the year. Only the deductible part counts.' },
  spouseIra: { label: 'Spouse’s traditional IRA', hint: 'Contributions for the year' },
  hsa: { label: 'HSA, not from paychecks', hint: 'Last year: Schedule 1, line 13' },
  studentLoan: { label: 'Student loan interest', hint: 'Form 1098-E, box 1' },
  educator: { label: 'Classroom expenses', hint: 'For K–12 teachers. A yearly limit applies.' },
  adjustments: { label: 'Other adjustments', hint: 'Anything else on Schedule 1, Part II' },
  carLoan: { label: 'New car loan interest', hint: 'Final assembly in the U.S., personal use' },
  mortgage: { label: 'Mortgage interest', hint: 'Form 1098, box 1' },
  mortgageBalance: { label: 'Mortgage balance', hint: 'Only matters for large loans' },
  stateTaxes: { label: 'State and local taxes', hint: 'Income tax on your stubs plus property tax, for the year' },
  medical: { label: 'Medical expenses', hint: 'Not paid by insurance or an HSA' },
  gifts: { label: 'Cash gifts to charity', hint: 'For the year' },
  otherItemized: { label: 'Other itemized deductions', hint: 'Last year: Schedule A, line 16' },

  age: { label: 'Your age', hint: 'On December 31', unit: 'years' },
  spouseAge: { label: 'Spouse’s age', hint: 'On December 31', unit: 'years' },
  blind: { label: 'You’re legally blind' },
  spouseBlind: { label: 'Spouse is legally blind' },
  claimed: { label: 'Someone can claim you', hint: 'As a dependent on their return' },
  otherDependents: { label: 'Other dependents', hint: 'Children 17 or older, parents', unit: 'people' },
  care: { label: 'Child care costs', hint: 'For children under 13, so you could work' },
  careChildren: { label: 'Children in care', hint: 'Leave blank to count all of them', unit: 'children' },
  careFsa: { label: 'Dependent care FSA', hint: 'Included in pre-tax benefits above, for the year' },
  schooling: {
    label: 'College students',
    hint: 'Tuition and fees, minus tax-free scholarships',
    noun: 'student',
    expenses: 'Tuition and fees',
    firstFourYears: 'First four years',
  },
  otherCredits: { label: 'Other credits', hint: 'Last year: Schedule 3, lines 1 and 5 to 7' },

  estimated: {
    label: 'Estimated payments so far',
    hint: 'Form 1040-ES for this year, with last year’s refund applied',
  },
  lastTax: { label: 'Last year’s total tax', hint: 'Form 1040, line 24, minus lines 27 to 29' },
  lastAgi: { label: 'Last year’s AGI', hint: 'Form 1040, line 11' },

  forms: {
    label: 'Forms to hand in',
    hint: 'The IRS’s own estimator asks for a new form at every job.',
    options: { all: 'One for every job', one: 'Only the job that needs it' },
  },
  private: { label: 'Keep other income private', hint: 'Leaves Step 4(a) blank and raises Step 4(c) instead' },
} as const
