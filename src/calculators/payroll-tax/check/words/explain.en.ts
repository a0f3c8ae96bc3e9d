/** What explains the answer of the W-4 check: tables, chart, workings, sources. */
import type { Say } from '#calculators/kit/say.ts'

export const tableWords = {
  forms: {
    title: 'What to enter on each form',
    lead: 'Leave a step blank where it shows $0. Step 1(c) is your filing status.',
    columns: {
      name: 'Job or pension',
      form: 'Form',
      credits: 'Step 3',
      otherIncome: 'Step 4(a)',
      deductions: 'Step 4(b)',
      extra: 'Step 4(c)',
      now: 'Withheld per check now',
      next: 'With the new form',
      checks: 'Paychecks with it',
    },
    keep: 'No new form',
  },
  january: {
    title: 'What to hand in next January',
    lead: 'For a full year of the same pay, other income and estimated payments, without unemployment benefits, under this year’s rules. Check again when the new rules are out.',
    columns: {
      name: 'Job or pension',
      form: 'Form',
      credits: 'Step 3',
      otherIncome: 'Step 4(a)',
      deductions: 'Step 4(b)',
      extra: 'Step 4(c)',
    },
  },
  sources: {
    title: 'Where your withholding comes from',
    lead: 'If nothing changes until December 31.',
    columns: {
      name: 'Job or pension',
      checks: 'Paychecks to come',
      paid: 'Pay so far',
      pay: 'Pay for the year',
      taxable: 'Taxable pay (W-2, box 1)',
      withheldSoFar: 'Withheld so far',
      withheld: 'Withheld for the year',
    },
  },
  year: {
    title: 'Your tax for the year',
    lead: 'The lines of Form 1040, from what you entered.',
    columns: { line: 'Line', amount: 'Amount' },
    lines: {
      wages: 'Wages (line 1a)',
      pensions: 'Pensions and annuities (line 5b)',
      benefits: 'Taxable Social Security (line 6b)',
      other: 'Other income',
      adjustments: 'Adjustments (line 10)',
      agi: 'Adjusted gross income (line 11)',
      deduction: 'Standard or itemized deduction (line 12)',
      more: 'Other deductions (line 13)',
      taxable: 'Taxable income (line 15)',
      tax: 'Tax before credits (line 18)',
      credits: 'Credits, refundable ones included',
      otherTaxes: 'Other taxes (line 23)',
      total: 'Tax after credits',
      withheld: 'Withheld from jobs and pensions',
      elsewhere: 'Withheld from other income',
      medicare: 'Additional Medicare Tax withheld',
      excess: 'Excess Social Security withheld',
      estimated: 'Estimated payments',
      refund: 'Refund (minus: you’d owe)',
    },
  },
  paper: {
    title: 'The worksheets on the paper form',
    lead: 'What Form W-4’s own worksheets give for a whole year. They don’t know what’s been withheld so far, so the entries above differ.',
    columns: { line: 'Line', amount: 'Amount' },
    lines: {
      stepThree: 'Step 3: children and other dependents',
      jobs: (which: string) => `Step 2(b), line ${which}: from the table`,
      yearly: 'Step 2(b): extra tax for all jobs, per year',
      perCheck: 'Step 2(b), line 4: extra per check, for Step 4(c)',
      deductions: (line: number) => `Step 4(b) worksheet, line ${line}`,
      total: 'Step 4(b) worksheet, line 15: enter in Step 4(b)',
    },
    noTable: {
      'one-job': 'Step 2(b): not needed with one job',
      'too-many-jobs': 'Step 2(b): the tables cover up to three jobs',
      'beyond-the-tables': 'Step 2(b): a second job pays more than the tables cover',
    },
  },
  payments: {
    title: 'Estimated payments that would cover the rest',
    lead: 'With Form 1040-ES, IRS Direct Pay or your IRS account.',
    columns: { due: 'Due', amount: 'Amount' },
  },
} as const

export const chartWords = {
  title: 'Withheld and paid, compared with your tax',
  summary: ({ tax, paid, planned }: { tax: number; paid: number; planned: number | null }, say: Say) =>
    `Your tax is ${say.money(tax)}. You’d pay in ${say.money(paid)} if nothing changes${planned === null ? '' : `, and ${say.money(planned)} with the new forms`}.`,
  row: 'Case',
  total: 'Total',
  rows: { tax: 'Your tax', unchanged: 'If nothing changes', planned: 'With the new forms' },
  parts: { tax: 'Tax', soFar: 'Withheld so far', toCome: 'Withheld to come', other: 'Other payments' },
} as const

export const workingWords = {
  refund: {
    title: 'Your refund or balance',
    formula: 'refund = withheld + other payments − tax after credits',
  },
  extra: {
    title: 'Step 4(c)',
    formula: 'Step 4(c) = what’s still missing ÷ paychecks that use the new form',
  },
  credits: {
    title: 'Step 3',
    formula: 'Step 3 = extra withheld ÷ paychecks that use the new form × paychecks a year',
  },
  deferred: ({ checks }: { checks: number }, say: Say) =>
    `${say.count(checks, 'paycheck comes', 'paychecks come')} before the new form is used, with today’s withholding.`,
} as const

export const sourceWords = {
  estimator: 'the order in which forms are filled in, and when a new form takes effect',
  form: 'the worksheets and tables of the form',
  voluntary: 'what can be withheld from Social Security and unemployment',
  percentage: 'what a form has withheld from each check',
  brackets: 'tax brackets',
  standard: 'standard deduction',
  harbor: 'when there’s no underpayment penalty',
  payroll: 'Social Security and Medicare taken from each check',
} as const
