/** What the form says. Boxes are named as a pay stub, Form W-4 or a benefits portal names them. */

export const sectionWords = {
  pay: 'Your pay',
  extra: { title: 'Overtime, tips and bonus', more: 'Overtime, tips, bonus' },
  deductions: { title: '401(k), health and other deductions', more: '401(k), health, HSA, FSA' },
  w4: { title: 'Your Form W-4 and state form', more: 'Your Form W-4 and state form' },
  soFar: { title: 'Year to date', more: 'Year to date' },
  household: { title: 'Your tax return', more: 'Children, spouse, other job' },
  offer: 'Benefits in the other offer',
  employer: { title: 'Your employer’s side', more: 'What your employer pays' },
}

export const formWords = {
  view: {
    label: 'Show me',
    options: { paycheck: 'My paycheck', check: 'My W-4', offers: 'Two offers' },
  },
  pay: { label: 'Gross pay', hint: 'Before taxes and deductions' },
  unit: { label: 'Pay per', options: { year: 'Year', check: 'Paycheck', hour: 'Hour' } },
  hours: { label: 'Hours per week', unit: 'hours' },
  frequency: {
    label: 'You’re paid',
    options: {
      weekly: 'Every week',
      biweekly: 'Every two weeks',
      semimonthly: 'Twice a month',
      monthly: 'Every month',
      quarterly: 'Every quarter',
      semiannual: 'Twice a year',
      annual: 'Once a year',
      daily: 'Every day',
    },
  },

  overtimeHours: { label: 'Overtime hours', hint: 'This paycheck, paid at time and a half', unit: 'hours' },
  doubleHours: { label: 'Double-time hours', hint: 'This paycheck', unit: 'hours' },
  overtimePay: { label: 'Overtime pay', hint: 'This paycheck, paid at time and a half' },
  tips: { label: 'Tips on this paycheck', hint: 'Paid to you with your wages' },
  cashTips: { label: 'Cash tips', hint: 'Reported to your employer; you have the money already' },
  bonus: { label: 'Bonus', hint: 'Paid with this paycheck' },
  bonusMethod: {
    label: 'Tax on the bonus',
    options: { flat: 'Flat rate', aggregate: 'Added to this paycheck' },
    hint: 'Your employer chooses. Most use the flat rate.',
  },
  planOnBonus: { label: '401(k) from the bonus too' },

  planPercent: { label: '401(k), pre-tax', hint: 'Or 403(b), 457, TSP. Share of your pay.' },
  rothPercent: { label: 'Roth 401(k)', hint: 'Share of your pay' },
  planDollars: { label: '401(k) in dollars', hint: 'Pre-tax, per paycheck, if yours isn’t a percentage' },
  rothDollars: { label: 'Roth 401(k) in dollars', hint: 'Per paycheck, if yours isn’t a percentage' },
  premiums: { label: 'Health, dental, vision', hint: 'Pre-tax premiums, per paycheck' },
  hsa: { label: 'HSA through payroll', hint: 'Per paycheck' },
  healthFsa: { label: 'Health FSA', hint: 'Per paycheck' },
  dependentCareFsa: { label: 'Dependent care FSA', hint: 'Per paycheck' },
  transit: { label: 'Transit pass', hint: 'Pre-tax, per paycheck' },
  parking: { label: 'Parking', hint: 'Pre-tax, per paycheck' },
  afterTax: { label: 'After-tax deductions', hint: 'Life insurance, union dues, garnishments. Per paycheck.' },

  w4Form: {
    label: 'Your W-4 has',
    options: { current: 'Steps 1 to 5', older: 'Allowances (old form)' },
  },
  stepTwoBox: { label: 'Step 2(c) box checked', hint: 'Two jobs, or a spouse who works' },
  credits: { label: 'Step 3: credits', hint: 'Children and other dependents' },
  otherIncome: { label: 'Step 4(a): other income', hint: 'Not from jobs' },
  itemized: { label: 'Step 4(b): deductions', hint: 'Beyond the standard deduction' },
  extra: { label: 'Step 4(c): extra', hint: 'Extra withholding, per paycheck' },
  olderStatus: {
    label: 'Line 3: marital status',
    options: { single: 'Single', married: 'Married', higher: 'Married, at Single rate' },
  },
  allowances: { label: 'Line 5: allowances', unit: 'allowances' },
  olderExtra: { label: 'Line 6: extra', hint: 'Extra withholding, per paycheck' },
  stateAllowances: {
    label: 'State allowances',
    hint: 'On your state’s form. Blank: you, your children, a spouse without pay.',
    unit: 'allowances',
  },
  stateExtra: { label: 'Extra state tax', hint: 'Per paycheck, on your state’s form' },
  exempt: { label: 'You claimed exempt', hint: 'On your W-4: no federal income tax is withheld' },
  nonresident: { label: 'You’re a nonresident alien' },

  ytdPay: { label: 'Gross pay, YTD', hint: 'Year to date on your last stub, before this paycheck' },
  ytdBonus: { label: 'Bonuses, YTD', hint: 'Included above. Only matters past $1 million.' },

  children: { label: 'Children under 17', unit: 'children' },
  age: { label: 'Your age', hint: 'On December 31', unit: 'years' },
  spousePay: { label: 'Spouse’s pay', hint: 'Before taxes' },
  spouseWithheld: { label: 'Spouse’s federal tax withheld', hint: 'This year. Blank: our estimate.' },
  otherJobPay: { label: 'Pay from another job', hint: 'Yours, this year, before taxes' },
  otherJobWithheld: { label: 'Other job’s federal tax', hint: 'Withheld this year. Blank: our estimate.' },

  pay2: { label: 'Other offer’s gross pay', hint: 'Before taxes and deductions' },
  unit2: { label: 'Other pay per', options: { year: 'Year', check: 'Paycheck', hour: 'Hour' } },
  hours2: { label: 'Other hours per week', unit: 'hours' },
  frequency2: { label: 'Other job pays' },
  state2: { label: 'Other job’s state', same: 'Same state' },
  bonus2: { label: 'Bonus', hint: 'Over a year' },
  plan2: { label: '401(k), pre-tax', hint: 'Share of your pay. Blank: same as now.' },
  match1: { label: '401(k) match now', hint: 'What your employer adds, as a share of your pay' },
  match2: { label: 'Other offer’s 401(k) match', hint: 'What it would add, as a share of your pay' },
  premiums2: { label: 'Health, dental, vision', hint: 'Pre-tax premiums, per paycheck' },
  payYou: 'Gross pay',

  unemploymentRate: {
    label: 'State unemployment rate',
    hint: 'Your employer’s own rate. Blank: a new employer’s.',
  },
} as const
