/** What the charts and tables say, and what each source was used for. */
import type { Say } from '../../kit/say.ts'

export const checkChart = {
  title: 'From gross pay to net pay',
  summary: ({ gross, net }: { gross: number; net: number }, say: Say) =>
    `Of ${say.money(gross)} gross pay, ${say.money(net)} reaches your bank account.`,
  gross: 'Gross pay',
  preTax: 'Pre-tax deductions',
  federal: 'Federal income tax',
  socialSecurity: 'Social Security',
  medicare: 'Medicare',
  state: 'State and local',
  afterTax: 'After-tax deductions',
  cashTips: 'Cash tips you have',
  net: 'Net pay',
}

export const hundredChart = {
  title: 'What $100 more costs you',
  lead: 'How much smaller your paycheck gets. Lower taxes now cover the rest.',
  summary: ({ plan, hsa, roth }: { plan: number; hsa: number; roth: number }, say: Say) =>
    `$100 more costs ${say.cents(plan)} in a 401(k), ${say.cents(hsa)} in an HSA or FSA and ${say.cents(roth)} in a Roth 401(k).`,
  row: 'Where it goes',
  total: 'Smaller paycheck',
  plan: 'Pre-tax 401(k)',
  hsa: 'HSA through payroll',
  cafeteria: 'FSA or premiums',
  roth: 'Roth 401(k)',
}

export const yearChart = {
  title: 'Your paychecks through the year',
  lead: 'Net pay changes when a limit is reached or a bonus is paid.',
  summary: ({ low, high }: { low: number; high: number }, say: Say) =>
    `Net pay runs from ${say.money(low)} to ${say.money(high)}.`,
  x: 'Paycheck',
  net: 'Net pay',
}

export const offerChart = {
  title: 'Where a year’s pay goes',
  summary: ({ mine, theirs }: { mine: number; theirs: number }, say: Say) =>
    `You’d take home ${say.money(mine)} a year now, and ${say.money(theirs)} in the other offer.`,
  row: 'Job',
  total: 'Pay and 401(k) match',
  mine: 'Your job now',
  theirs: 'The other offer',
  takeHome: 'Take-home pay',
  taxes: 'Taxes withheld',
  deductions: 'Benefits and other',
  saved: '401(k), with the match',
}

export const yearTable = {
  title: 'Paycheck by paycheck',
  lead: 'From January, if every paycheck is like this one.',
  columns: {
    number: 'Paycheck',
    gross: 'Gross pay',
    federal: 'Fed withholding',
    socialSecurity: 'Social Security',
    medicare: 'Medicare',
    state: 'State and local',
    deductions: 'Deductions',
    net: 'Net pay',
  },
}

export const filedTable = {
  title: 'Withheld, and what you’ll owe',
  lead: 'If every paycheck this year is like this one, and there’s no other income.',
  leadMore: 'If every paycheck this year is like this one, with the other pay you entered.',
  columns: { line: 'Line', amount: 'Amount' },
  tax: 'Federal tax on your return',
  withheld: 'Federal tax withheld',
  medicare: 'Additional Medicare Tax withheld',
  excess: 'Excess Social Security withheld',
  refund: 'Federal refund (negative: you owe)',
  state: 'State and local tax on your return',
  stateWithheld: 'State and local tax withheld',
  stateRefund: 'State refund (negative: you owe)',
}

export const employerTable = {
  title: 'What your employer pays',
  lead: 'On top of your pay. Health insurance, workers’ comp and retirement money aren’t included.',
  columns: { line: 'Line', check: 'This paycheck', year: 'Year', rule: 'Rule' },
  wages: 'Your gross pay',
  socialSecurity: 'Social Security',
  medicare: 'Medicare',
  futa: 'Federal unemployment (FUTA)',
  reduction: 'FUTA credit reduction',
  suta: 'State unemployment (SUTA)',
  leave: 'State paid leave or disability',
  total: 'Total cost to your employer',
  upTo: ({ rate, cap }: { rate: number; cap: number }, say: Say) =>
    `${say.percent(rate)} up to ${say.money(cap)} a year`,
  ofAll: ({ rate }: { rate: number }, say: Say) => `${say.percent(rate)} of all wages`,
  sutaRule: ({ rate, cap }: { rate: number; cap: number }, say: Say) =>
    `${say.percent(rate)} up to ${say.money(cap)} a year. New employers, our estimate.`,
  sutaOwn: ({ rate, cap }: { rate: number; cap: number }, say: Say) =>
    `${say.percent(rate)}, as you entered, up to ${say.money(cap)} a year`,
}

export const bonusTable = {
  title: 'Your bonus, taxed both ways',
  lead: 'You’ll owe the same tax on it in the end. Only the withholding differs.',
  columns: { line: 'Line', flat: 'Flat rate', aggregate: 'Added to your pay' },
  bonus: 'Bonus',
  federal: 'Fed withholding',
  insurance: 'Social Security and Medicare',
  state: 'State withholding',
  plan: '401(k)',
  net: 'Bonus you take home',
}

export const offerTable = {
  title: 'Two offers side by side',
  lead: 'A whole year at each job.',
  columns: { line: 'Line', mine: 'Your job now', theirs: 'The other offer', difference: 'Difference' },
  gross: 'Gross pay',
  federal: 'Federal income tax',
  insurance: 'Social Security and Medicare',
  state: 'State and local',
  deductions: 'Benefits and other deductions',
  plan: '401(k), yours',
  takeHome: 'Take-home pay',
  filing: 'Refund, or tax due at filing',
  left: 'Left to spend in the year',
  match: '401(k), your employer’s',
  worth: 'Left, with 401(k) money',
  check: 'One paycheck',
}

export const sourceWords = {
  withholding: 'withholding tables and Worksheet 1A',
  payroll: 'Social Security, Medicare, FUTA and bonus rates',
  medicare: 'Additional Medicare',
  brackets: 'federal tax brackets',
  standard: 'standard deduction',
  plans: '401(k) limits',
  healthFsa: 'health FSA limit',
  careFsa: 'dependent care FSA limit',
  commuter: 'commuter limit',
  tips: 'tips deduction',
  overtime: 'overtime deduction',
  hsaStates: 'states that tax HSAs',
  state: ({ state }: { state: string }) => `${state} income tax`,
  tables: ({ state }: { state: string }) => `${state} withholding tables`,
  programs: ({ state }: { state: string }) => `${state} payroll programs`,
  suta: 'state unemployment rates',
  leave: 'employer’s share of paid leave',
  family: 'weeks of paid family leave',
  futa: 'FUTA credit reduction',
}
