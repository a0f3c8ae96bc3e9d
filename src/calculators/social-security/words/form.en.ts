/** The questions as the page asks them. */

export const sectionWords = {
  you: 'You',
  other: 'Your spouse or ex-spouse',
  children: { title: 'Your children', more: 'Children under 19 or disabled' },
  work: { title: 'Work history', more: 'Years worked, raises' },
  life: { title: 'Life expectancy', more: 'Life expectancy, health' },
  taxes: { title: 'Taxes on benefits', more: 'Other income, filing status' },
  outlook: { title: 'Assumptions', more: 'Return, trust-fund cut' },
}

const record = {
  label: 'Your earnings record',
  noun: 'year',
  hint: 'Your earnings taxed for Social Security, from ssa.gov/myaccount',
  year: 'Year',
  yearUnit: 'year',
  amount: 'Taxed earnings',
  read: ({ years }: { readonly years: number }) => `${years} ${years === 1 ? 'year' : 'years'} read.`,
  paste: {
    button: 'Paste your earnings record',
    hint: 'Sign in at ssa.gov/myaccount, open your earnings record, and copy the whole table. The text of your statement PDF, a spreadsheet or SSA’s download file works too.',
  },
}

export const formWords = {
  birthDate: { label: 'Your date of birth', hint: 'A birthday on the 1st or 2nd moves your first month.' },
  knows: {
    label: 'Start from',
    options: {
      pay: 'My current pay',
      record: 'My earnings record',
      benefit: 'The benefit on my statement',
      paid: 'I already receive benefits',
      disability: 'I get disability benefits (SSDI)',
    },
  },
  pia: {
    label: 'Benefit at full retirement age',
    hint: 'The monthly amount on your Social Security statement at full retirement age, not at 62',
  },
  paid: { label: 'Monthly benefit now', hint: 'Before Medicare premiums and taxes come out' },
  disabilityPaid: {
    label: 'Monthly disability benefit',
    hint: 'Your SSDI payment before Medicare premiums and taxes come out',
  },
  disabledSince: { label: 'Disability began', hint: 'The date on your award letter' },
  record,
  pay: { label: 'Annual pay', hint: 'Before taxes. We assume your past pay rose with average U.S. wages.' },
  startAge: { label: 'Started working at' },
  workUntil: { label: 'Work until age' },
  claimAge: { label: 'Claim at age' },
  marital: {
    label: 'Marital status',
    options: { single: 'Single', married: 'Married', divorced: 'Divorced', widowed: 'Widowed' },
  },
  otherBirthDate: { label: 'Their date of birth' },
  otherKnows: {
    label: 'Start theirs from',
    options: { benefit: 'The benefit on their statement', pay: 'Their pay', record: 'Their earnings record' },
  },
  otherPia: {
    label: 'Their benefit at full retirement age',
    hint: 'On their statement, not the amount at 62. Enter 0 if they never worked.',
  },
  otherRecord: { ...record, label: 'Their earnings record' },
  otherPay: { label: 'Their annual pay', hint: 'In today’s dollars. Enter 0 if they don’t work.' },
  children: {
    label: 'Children',
    noun: 'child',
    hint: 'Yours or adopted, unmarried, and under 18, in high school, or disabled before 22',
  },
  childAge: { label: 'Age', unit: 'years' },
  childDisabled: { label: 'Disabled' },
  childEnd: {
    label: 'Their benefits end',
    options: { eighteen: 'At 18', nineteen: 'At 19, still in high school' },
  },
  otherStartAge: { label: 'They started working at' },
  otherWorkUntil: { label: 'They work until age' },
  otherClaimAge: { label: 'They claim at age' },
  marriageYears: {
    label: 'Years married',
    unit: 'years',
    hint: 'Ten years or more can get you benefits on an ex-spouse’s record.',
  },
  divorcedIn: { label: 'Divorce date' },
  remarried: { label: 'I’m married again' },
  diedIn: { label: 'Month of death' },
  lateClaimed: { label: 'They had already claimed' },
  survivorAge: { label: 'Survivor benefit at age', hint: '60 or later, or from 50 if you get disability benefits' },
  sex: { label: 'Sex', hint: 'Only used for the life expectancy table' },
  otherSex: { label: 'Their sex' },
  sexes: { blended: 'Prefer not to say', female: 'Female', male: 'Male' },
  health: {
    label: 'Life expectancy',
    hint: ({ long, short, poor }: { readonly long: number; readonly short: number; readonly poor: number }) =>
      `Our default. Longer means a ${long}% lower risk of dying each year, shorter ${short}% higher, much shorter ${poor}% higher.`,
  },
  otherHealth: { label: 'Their life expectancy' },
  healths: {
    average: 'Average',
    long: 'Longer than average',
    short: 'Shorter than average',
    poor: 'Much shorter',
    fixed: 'To an age I choose',
  },
  livesTo: { label: 'Live to age' },
  otherLivesTo: { label: 'They live to age' },
  payGrowth: { label: 'Raises above average', hint: 'At 0%, your past pay rose with average U.S. wages.' },
  otherIncome: {
    label: 'Other retirement income',
    hint: 'Your household’s pensions, IRA withdrawals, interest and gains. It decides how much of your benefit is taxed.',
  },
  taxExempt: { label: 'Tax-exempt interest' },
  filing: {
    label: 'Filing status',
    options: {
      usual: 'Based on marital status',
      head: 'Head of household',
      separate: 'Married filing separately',
    },
  },
  realRate: {
    label: 'Return above inflation',
    hint: 'Our default for safe savings. Compare it with the yield on TIPS. At 0%, every dollar counts the same whenever it’s paid.',
  },
  inflation: { hint: 'Our default. It only affects how much of your benefit is taxed later.' },
  cut: {
    label: 'Include a trust-fund cut',
    hint: 'If Congress does nothing, the reserves run out and taxes cover only part of each benefit.',
  },
  cutYear: { label: 'Reserves run out in', unit: 'year' },
  cutShare: { label: 'Share still paid' },
  grid: { label: 'Claim-age map', options: { quarter: 'Every 3 months', month: 'Every month (slower)' } },
}
