/** What charts, tables, calculations and sources say. */
import type { NextTurn } from '#engine/tax/next-turns.ts'
import type { StateYear } from '#facts/states/schema.ts'
import type { Say } from '../../kit/say.ts'
import { incomeWords } from './answer.en.ts'
import { changeAt } from './turns.en.ts'

type Income = keyof typeof incomeWords

export const waterfallWords = {
  title: 'From income to tax',
  lead: 'What’s taken out of your income, and the tax on the rest.',
  summary: (
    {
      income,
      agi,
      taxable,
      federal,
      state,
    }: { income: number; agi: number; taxable: number; federal: number; state: { name: string; tax: number } | null },
    say: Say,
  ) =>
    `Income of ${say.money(income)} becomes an adjusted gross income of ${say.money(agi)}, a taxable income of ${say.money(taxable)} and a federal tax of ${say.money(federal)}${state ? `; ${state.name} adds ${say.money(state.tax)}` : ''}.`,
  income: 'Total income',
  incomeNote: 'before anything is taken out',
  beforeTax: 'Pre-tax plans and benefits',
  untaxed: 'Tax-free income',
  waiting: 'Losses you can’t use yet',
  adjustments: 'Adjustments',
  agi: 'Adjusted gross income',
  agiNote: 'AGI',
  atLeastZero: 'Counts as zero',
  itemized: 'Itemized deductions',
  standard: 'Standard deduction',
  others: 'Other deductions',
  taxable: 'Taxable income',
  left: 'Left after tax',
  tax: 'Tax before credits',
  taxNote: (rate: number, say: Say) => `${say.percent(rate, 1)} of taxable income`,
  otherTaxes: 'Self-employment and other taxes',
  credits: 'Credits',
  federal: 'Federal tax',
  state: (name: string) => `${name} tax`,
  both: 'Federal and state tax',
}

export const bracketWords = {
  title: 'Your tax brackets',
  lead: 'Each rate applies only to the income in that bracket.',
  summary: ({ ordinary, rate, onTop }: { ordinary: number; rate: number; onTop: number }, say: Say) =>
    `${say.money(ordinary)} of taxable income reaches the ${say.percent(rate)} bracket${onTop > 0 ? `; ${say.money(onTop)} of gains and qualified dividends is taxed at its own rates` : ''}.`,
  columns: { row: 'Bracket', filled: 'Your income in it', result: 'Tax on it' },
  deductions: 'Deductions (not taxed)',
  over: (over: number, say: Say) => `Over ${say.money(over)}`,
  upTo: (upTo: number, say: Say) => `Up to ${say.money(upTo)}`,
  span: ({ over, upTo }: { over: number; upTo: number }, say: Say) => `${say.money(over)} to ${say.money(upTo)}`,
  gainsUpTo: (upTo: number, say: Say) => `Gains up to ${say.money(upTo)}`,
  gainsAbove: 'Gains above that',
  depreciation: 'Building depreciation',
  collectibles: 'Collectibles',
}

interface Turn {
  readonly at: number
  /** What changes there. */
  readonly turn: NextTurn
  /** Tax due at once with that dollar; null where the tax only bends. */
  readonly jump: number | null
}
const price = (jump: number | null, say: Say): string =>
  jump === null ? '' : `; that one dollar ${jump > 0 ? 'costs' : 'saves'} ${say.money(Math.abs(jump))}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const turnText = ({ at, turn, jump }: Turn, say: Say): string =>
  `At ${say.money(at)} more: ${changeAt(turn, say)}${price(jump, say)}.`

export const nextWords = {
  title: ({ of, upTo }: { of: Income; upTo: number }, say: Say) => `Your next ${say.money(upTo)} of ${incomeWords[of]}`,
  lead: ({ hasState }: { hasState: boolean }) =>
    `How much of the next $1,000 goes to federal, ${hasState ? 'state and ' : 'and '}payroll tax at each point.`,
  summary: (
    { of, upTo, low, high, turns }: { of: Income; upTo: number; low: number; high: number; turns: readonly Turn[] },
    say: Say,
  ) =>
    `Tax on the next ${say.money(upTo)} of ${incomeWords[of]} is ${high - low < 0.05 ? `${say.percent(high, 1)} throughout` : `between ${say.percent(low, 1)} and ${say.percent(high, 1)}`}${turns.length > 0 ? `. ${turns.map((turn) => turnText(turn, say)).join(' ')}` : ', with no changes on the way.'}`,
  x: (of: Income) => `Extra ${incomeWords[of]}`,
  y: 'Tax on the next $1,000 (%)',
  all: 'All taxes',
  federal: 'Federal',
  state: 'State',
  mark: ({ turn, jump }: Turn, say: Say) => `${capital(changeAt(turn, say))}${price(jump, say)}.`,
  average: (rate: number, say: Say) => `Your average: ${say.percent(rate, 1)}`,
}
export const turnsWords = {
  title: (of: Income) => `Where the tax on extra ${incomeWords[of]} changes`,
  lead: 'We refigured your whole return at each step.',
  columns: {
    at: 'Extra income',
    what: 'What changes',
    before: 'Rate before',
    after: 'Rate after',
    jump: 'Due at once',
  },
  what: (turn: NextTurn, say: Say) => capital(changeAt(turn, say)),
}

export const returnWords = {
  federal: { title: 'Federal return, line by line', lead: 'Amounts that lower income or tax are negative.' },
  state: {
    title: (name: string) => `${name} return, line by line`,
    lead: 'Local income tax and payroll programs are at the end.',
  },
  columns: { line: 'Line', amount: 'Amount', how: 'How it’s figured', rule: 'Rule' },
}

export const comparedWords = {
  line: 'Line',
  difference: 'Difference',
  agi: 'Adjusted gross income',
  deduction: 'Standard or itemized deduction',
  others: 'Other deductions',
  taxable: 'Taxable income',
  tax: 'Tax before credits',
  credits: 'Credits',
  otherTaxes: 'Other federal taxes',
  federal: 'Federal tax',
  state: 'State and local tax',
  payroll: 'Payroll tax',
  all: 'Total taxes',
}
export const yearsWords = {
  title: ({ first, second }: { first: number; second: number }) => `${first} vs. ${second}`,
  lead: 'The same numbers under each year’s rules.',
}
export const apartWords = {
  title: 'Joint, separate or unmarried',
  lead: 'Each person keeps their own income. Shared items are split evenly, and children go with the higher earner. Separate means married and living together; unmarried means single or head of household.',
  joint: 'Joint',
  separate: 'Separate',
  unmarried: 'Unmarried',
}
export const payrollWords = {
  title: 'Payroll taxes',
  lead: 'Your employer pays the same amount again for Social Security and Medicare.',
  columns: { tax: 'Tax', amount: 'Per year', rule: 'Rule' },
  socialSecurity: 'Social Security',
  socialSecurityRule: '6.2% of pay up to the wage base (IRC 3101(a))',
  medicare: 'Medicare',
  medicareRule: '1.45% of all pay (IRC 3101(b))',
  state: (name: string) => `${name} programs`,
  stateRule: 'State law',
  total: 'Total',
}
export const costWords = {
  title: (change: string) => `What if: ${change}`,
  lead: 'How the change affects each tax. Negative means you save.',
  columns: { tax: 'Tax', change: 'Change' },
  federal: 'Federal',
  state: 'State and local',
  payroll: 'Payroll',
  total: 'Total',
}
export const estimatesWords = {
  title: 'Upcoming estimated payments',
  lead: 'Paying these on time avoids further penalties (Form 1040-ES). Missed dates are added to the next one.',
  columns: { due: 'Due date', amount: 'Amount' },
}
export const trustWords = {
  title: (name: string) => `Not included in ${name} tax`,
  lead: 'If one of these applies to you, or we assume wrong, check the state’s instructions.',
  columns: { kind: 'Type', what: 'Details' },
  leftOut: 'Not included',
  assumed: 'We assume',
  doubt: 'Not final',
  what: ({ part, why, note }: { part: string; why: keyof typeof doubtReasons; note: string }) =>
    `${part}: ${doubtReasons[why]}.${note ? ` ${note}` : ''}`,
  parts: {
    start: 'What counts as income',
    additions: 'Additions',
    socialSecurity: 'Social Security',
    retirement: 'Retirement income',
    gains: 'Capital gains',
    subtractions: 'Subtractions',
    federalTaxDeduction: 'Deduction of federal tax',
    standardDeduction: 'Standard deduction',
    itemized: 'Itemized deductions',
    exemptions: 'Exemptions',
    brackets: 'Tax brackets',
    topTable: 'Tax at high incomes',
    columns: 'Two columns for couples',
    rules: 'Rules after the brackets',
    credits: 'Credits',
    local: 'Local income tax',
    employeePayroll: 'Payroll programs',
    election: 'Choice for retirees',
  } satisfies Record<keyof StateYear, string>,
}
const doubtReasons = {
  projected: 'projected, not published yet',
  'carried-over': 'last year’s figure, until the new one is confirmed',
  assumption: 'our estimate',
  low: 'not fully confirmed',
}

export const workingWords = {
  taxable: {
    title: 'Taxable income',
    formula: 'AGI − deductions, at least 0',
    agi: ({ total, adjustments }: { total: number; adjustments: number }, say: Say) =>
      `AGI: total income of ${say.cents(total)} minus adjustments of ${say.cents(adjustments)}.`,
    main: ({ itemizes, amount }: { itemizes: boolean; amount: number }, say: Say) =>
      `${itemizes ? 'Itemized deductions' : 'Standard deduction'}: ${say.cents(amount)}.`,
    other: ({ name, amount }: { name: keyof typeof otherDeductions; amount: number }, say: Say) =>
      `${otherDeductions[name]}: ${say.cents(amount)}.`,
    aged: 'Age 65 or blindness raises the standard deduction, for each person.',
  },
  brackets: {
    title: 'Tax by bracket',
    formula: 'tax = income in each bracket × its rate, added up',
    forms: ({ schedule, paper }: { schedule: number; paper: number }, say: Say) =>
      `= ${say.cents(schedule)}; ${say.cents(paper)} on the paper return`,
    onTop: ({ amount, rate }: { amount: number; rate: number }, say: Say) =>
      `Gains and qualified dividends: ${say.cents(amount)} × ${say.percent(rate * 100)} = ${say.cents(amount * rate)}.`,
    minimum: (tax: number, say: Say) => `Alternative minimum tax: ${say.cents(tax)} more.`,
    exact:
      'Figured to the cent. Paper forms use whole dollars and, under $100,000, the IRS Tax Table. That can differ by a few dollars.',
    paper: 'Paper forms use whole dollars. Under $100,000, the IRS Tax Table taxes the middle of each $50 row.',
  },
  federal: {
    title: 'Federal tax',
    formula: 'tax before credits − credits + other taxes − refundable credits',
    step: 'Most credits can lower your tax only to zero. Refundable credits are paid to you even after that.',
  },
  benefits: {
    title: 'Taxable Social Security',
    formula: 'combined income = other income + tax-exempt interest + half of benefits',
    taxable: ({ taxed, received }: { taxed: number; received: number }, say: Say) =>
      `taxable: ${say.cents(taxed)} of ${say.cents(received)}`,
    step: 'Half of what’s over the first threshold is taxed, then 85% of what’s over the second. It’s never more than 85% of benefits (IRC 86).',
  },
  next: {
    title: (of: Income) => `The next $1,000 of ${incomeWords[of]}`,
    formula: 'tax with $1,000 more − tax now',
    line: ({ federal, state, payroll }: { federal: number; state: number; payroll: number }, say: Say) => {
      const added = (amount: number) => `${amount < 0 ? '−' : '+'} ${say.cents(Math.abs(amount))}`
      return `= ${say.cents(federal)} federal ${added(state)} state ${added(payroll)} payroll`
    },
    step: 'We figure your whole return twice, so every phase-out is included.',
  },
}
const otherDeductions = {
  gifts: 'Cash gifts beside the standard deduction',
  senior: 'Senior deduction',
  tips: 'Tips deduction',
  overtime: 'Overtime deduction',
  carLoan: 'Car loan deduction',
  business: 'Business income deduction',
}

/** What each document was used for. */
export const sourceWords = {
  brackets: 'tax brackets',
  standard: 'standard deduction',
  gains: 'capital gains brackets',
  payroll: 'Social Security wage base and payroll rates',
  benefits: 'how much Social Security is taxed',
  educator: 'limit on classroom expenses',
  saltCap: 'cap on state and local taxes',
  senior: 'senior deduction',
  tips: 'tips deduction',
  overtime: 'overtime deduction',
  carLoan: 'car loan deduction',
  business: 'business income deduction',
  selfEmployment: 'self-employment tax',
  investment: 'net investment income tax',
  medicare: 'Additional Medicare Tax',
  child: 'child tax credit',
  earned: 'earned income credit',
  savers: 'saver’s credit',
  elderly: 'credit for the elderly or the disabled',
  mortgageCredit: 'mortgage interest credit',
  adoption: 'adoption credit',
  care: 'child care credit',
  plans: '401(k) limit',
  ira: 'IRA limit and income ranges',
  harbor: 'safe harbor for estimated tax',
  state: (name: string) => `${name} rates, deductions and credits`,
}
