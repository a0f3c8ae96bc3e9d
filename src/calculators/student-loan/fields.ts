import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { longRunInflation } from '#facts/lending/rates.ts'
import { loanRates } from '#facts/student/loans.ts'
import { planDates, standardPlan } from '#facts/student/plans.ts'
import { choice, count, duration, type Inputs, money, month, percent, points, rows, toggle } from '../kit/field.ts'
import { dateText } from '../kit/format.ts'
import { startingCostGrowth } from '../kit/starting-values.ts'
import { stateChoice } from '../kit/states.ts'

const rateFrom = (from: string): number =>
  points(loanRates.value.find((row) => row.from === from)?.unsubsidized ?? 0.05)

const kinds = [
  { value: 'subsidized', label: 'Subsidized' },
  { value: 'unsubsidized', label: 'Unsubsidized' },
  { value: 'graduate', label: 'Graduate or Grad PLUS' },
  { value: 'consolidation', label: 'Consolidation, no Parent PLUS in it' },
  { value: 'parentConsolidation', label: 'Consolidation with Parent PLUS in it' },
  { value: 'parentPlus', label: 'Parent PLUS' },
] as const

const theLoans = {
  loans: rows({
    label: 'Your federal loans',
    hint: 'Balances with unpaid interest, as on StudentAid.gov. Private loans have no federal plan: leave them out.',
    noun: 'loan',
    initial: [
      { kind: 'subsidized', balance: 12_000, rate: rateFrom('2022-07') },
      { kind: 'unsubsidized', balance: 18_000, rate: rateFrom('2023-07') },
    ],
    columns: {
      kind: choice({ label: 'Kind', initial: 'unsubsidized', options: kinds }),
      balance: money({ label: 'Balance', initial: 10_000, max: 2_000_000, step: 500 }),
      rate: percent({ label: 'Rate', initial: rateFrom('2023-07'), max: 15, step: 0.05 }),
    },
    blank: { kind: 'unsubsidized', balance: 10_000, rate: rateFrom('2023-07') },
    minRows: 1,
    maxRows: 15,
  }),
}

const about = {
  agi: money({
    label: 'Your AGI',
    hint: 'Adjusted gross income, line 11 of Form 1040. On a joint return, your part of it.',
    per: 'year',
    initial: 45_000,
    max: 10_000_000,
    step: 500,
    slider: { from: 0, to: 150_000 },
    nudge: 5000,
  }),
  filing: choice({
    label: 'Filing status',
    initial: 'single',
    profile: 'filingStatus',
    options: [
      { value: 'single', label: 'Single' },
      { value: 'joint', label: 'Married, one return together' },
      { value: 'separate', label: 'Married, separate returns' },
      { value: 'head', label: 'Head of household' },
    ],
  }),
  spouseAgi: money({
    label: 'Spouse’s AGI',
    per: 'year',
    initial: 40_000,
    max: 10_000_000,
    step: 500,
    nudge: 5000,
  }),
  dependents: count({
    label: 'Dependents',
    hint: 'Children you claim on your tax return. Not your spouse.',
    unit: 'dependents',
    initial: 0,
    max: 12,
    nudge: 1,
  }),
  firstLoan: choice({
    label: 'Your first federal loan',
    hint: 'Counted anew if all older federal loans were paid off before the next one.',
    initial: 'from2014',
    options: [
      { value: 'from2014', label: 'July 2014 or later' },
      { value: 'to2014', label: 'October 2007 to June 2014' },
      { value: 'before2007', label: 'Before October 2007' },
    ],
  }),
  newLoan: toggle({
    label: `I borrowed or consolidated on or after ${dateText(planDates.value.newLoans)}`,
    hint: 'Then only the Repayment Assistance Plan and the tiered standard plan are open.',
    initial: false,
  }),
  pslf: toggle({
    label: 'I go for public service forgiveness (PSLF)',
    hint: 'With full-time work for government or a nonprofit until then.',
    initial: false,
  }),
}

const soFar = {
  pastPayments: count({
    label: 'Income-driven payments made',
    hint: 'Your count toward forgiveness on StudentAid.gov. It counts for IBR, PAYE, ICR and the new plan alike.',
    unit: 'payments',
    initial: 0,
    max: 360,
    nudge: 12,
  }),
  pslfPayments: count({
    label: 'Public service payments made',
    hint: 'Of the 120 needed.',
    unit: 'payments',
    initial: 0,
    max: 120,
  }),
  standardLeft: duration({
    label: 'Left of the 10-year plan',
    hint: '10 years when you start; less if you have been repaying.',
    unit: 'years',
    initial: standardPlan.value.months,
    min: 1,
    max: standardPlan.value.months,
  }),
  cap: money({
    label: 'Limit of IBR and PAYE',
    hint: 'The 10-year payment when you joined; they never ask more. Left blank: today’s balances over 10 years.',
    per: 'month',
    initial: null,
    max: 100_000,
    step: 10,
    optional: true,
  }),
}

const marriage = {
  spouseBalance: money({
    label: 'Spouse’s federal loans',
    hint: 'On a joint return an income-driven payment is split by what each owes.',
    initial: 0,
    max: 2_000_000,
    step: 500,
  }),
  spouseRate: percent({ label: 'Their rate', initial: rateFrom('2023-07'), max: 15, step: 0.05 }),
  childrenWith: choice({
    label: 'Dependents, if returns are separate',
    initial: 'me',
    options: [
      { value: 'me', label: 'Mine' },
      { value: 'spouse', label: 'My spouse’s' },
    ],
  }),
}

const overTime = {
  growth: percent({
    label: 'Income grows',
    hint: 'Our guess.',
    per: 'year',
    initial: points(startingCostGrowth.value),
    min: -5,
    max: 15,
    step: 0.25,
    nudge: 1,
  }),
  inflation: percent({
    label: 'Prices rise',
    hint: 'Our guess. Moves the poverty guideline and tax brackets. The income steps of the new plan do not move.',
    per: 'year',
    initial: points(longRunInflation.value),
    min: 0,
    max: 10,
    step: 0.25,
    nudge: 1,
  }),
  state: stateChoice('Not chosen', 'Only Alaska and Hawaii differ: their poverty guidelines are higher.'),
  firstMonth: month({
    label: 'Next payment',
    initial: (clock) => addMonths(monthOf(clock.today as IsoDate), 1),
    min: planDates.value.newLoans.slice(0, 7),
    max: '2060-12',
  }),
  afterEnd: choice({
    label: 'After PAYE and ICR end',
    hint: `You choose before ${dateText(planDates.value.legacyEnds)}. Without a choice it is the new plan.`,
    initial: 'ibr',
    options: [
      { value: 'ibr', label: 'IBR' },
      { value: 'rap', label: 'Repayment Assistance Plan' },
    ],
  }),
}

const look = {
  focus: choice({
    label: 'Look closely at',
    initial: 'lowest',
    options: [
      { value: 'lowest', label: 'The lowest payment now' },
      { value: 'least', label: 'The lowest cost in all' },
      { value: 'rap', label: 'Repayment Assistance Plan' },
      { value: 'ibr', label: 'IBR' },
      { value: 'paye', label: 'PAYE' },
      { value: 'icr', label: 'ICR' },
      { value: 'standard', label: 'Standard' },
      { value: 'graduated', label: 'Graduated' },
      { value: 'extended', label: 'Extended' },
      { value: 'tiered', label: 'Tiered standard' },
    ],
  }),
}

const refinancing = {
  refinance: toggle({
    label: 'Compare a private refinance',
    hint: 'It ends every federal right: plans by income, forgiveness, pauses.',
    initial: false,
  }),
  refiRate: percent({
    label: 'Rate offered',
    hint: 'Our starting value. A lender quotes yours.',
    initial: 6,
    max: 25,
    step: 0.05,
    nudge: 1,
  }),
  refiTerm: duration({
    label: 'Term',
    unit: 'years',
    initial: 120,
    min: 12,
    max: 300,
    common: [60, 84, 120, 180, 240],
  }),
  refiFee: percent({ label: 'Fee', hint: 'Share of the loan, added to it.', initial: 0, max: 10, step: 0.25 }),
}

export const fields = { ...theLoans, ...about, ...look, ...soFar, ...marriage, ...overTime, ...refinancing }
export type LoanInputs = Inputs<typeof fields>
export type LoanKind = LoanInputs['loans'][number]['kind']
