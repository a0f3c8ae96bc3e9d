import { choices } from '../kit/choices.ts'
import { choice, count, type Inputs, money, month, percent, points, rows, toggle } from '../kit/field.ts'
import { inflationRate, yearlyReturn } from '../kit/growth-fields.ts'
import { filingStatus, stateOrFederal, yearlyIncome } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingCostGrowth, startingPay, startingReturn, startingWithdrawalTax } from '../kit/starting-values.ts'
import { averageFee, loanYears, primeRate, slowestCliff } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const amount = { initial: 0, max: 100_000_000 } as const

/** What stands above the answer on a phone. */
const plan = section(sectionWords.plan, {
  pay: yearlyIncome({ ...words.pay, initial: startingPay.value, profile: 'annualPay', nudge: 5000 }),
  contribute: percent({
    ...words.contribute,
    initial: 6,
    max: 100,
    step: 0.5,
    slider: { from: 0, to: 30 },
    nudge: 1,
  }),
  tiers: rows({
    label: words.tiers.label,
    hint: words.tiers.hint,
    noun: words.tiers.noun,
    initial: [{ rate: 50, width: 6 }],
    columns: {
      rate: percent({ label: words.tiers.rate, initial: 50, max: 500, step: 5 }),
      width: percent({ label: words.tiers.width, initial: 2, max: 100, step: 0.5 }),
    },
    blank: { rate: 50, width: 2 },
    maxRows: 5,
    look: 'lines',
  }),
  born: month({ ...words.born, initial: '1986-05', min: '1940-01', max: '2010-12', profile: 'birthMonth' }),
  retireAge: count({ ...words.retireAge, initial: 67, min: 30, max: 90, nudge: 1 }),
  balance: money({ ...words.balance, initial: 60_000, max: 100_000_000, profile: 'retirementSavings', nudge: 10_000 }),
})

const paychecks = section(
  sectionWords.paychecks.title,
  {
    perYear: choice({
      ...words.perYear,
      initial: '26',
      options: [
        { value: '26', label: words.perYear.options[26] },
        { value: '24', label: words.perYear.options[24] },
        { value: '52', label: words.perYear.options[52] },
        { value: '12', label: words.perYear.options[12] },
      ],
    }),
    rothShare: percent({ ...words.rothShare, initial: 0, step: 5 }),
    balanceRoth: money({ ...words.balanceRoth, ...amount }),
    afterTax: percent({ ...words.afterTax, initial: 0, step: 0.5 }),
    converts: when(({ afterTax }: { afterTax: number }) => afterTax > 0, toggle({ ...words.converts, initial: true })),
  },
  { more: sectionWords.paychecks.more },
)

const employer = section(
  sectionWords.employer.title,
  {
    trueUp: choice({ ...words.trueUp, initial: 'no', options: choices(words.trueUp.options) }),
    matchCap: money({ ...words.matchCap, per: 'year', initial: null, max: 1_000_000, optional: true }),
    nonElective: percent({ ...words.nonElective, initial: 0, step: 0.5 }),
  },
  { more: sectionWords.employer.more },
)

const isUnderway = ({ left }: { left: number | null }): boolean => left !== null
const year = section(
  sectionWords.year.title,
  {
    left: count({ ...words.left, initial: null, min: 0, max: 53, optional: true }),
    paySoFar: when(isUnderway, money({ ...words.paySoFar, ...amount })),
    preTaxSoFar: when(isUnderway, money({ ...words.preTaxSoFar, initial: 0, max: 1_000_000 })),
    rothSoFar: when(isUnderway, money({ ...words.rothSoFar, initial: 0, max: 1_000_000 })),
    matchSoFar: when(isUnderway, money({ ...words.matchSoFar, initial: 0, max: 1_000_000 })),
    elsewhere: money({ ...words.elsewhere, initial: 0, max: 1_000_000 }),
  },
  { more: sectionWords.year.more },
)

const limits = section(
  sectionWords.limits.title,
  {
    kind: choice({ ...words.kind, initial: '401k', options: choices(words.kind.options) }),
    wagesBefore: money({ ...words.wagesBefore, initial: null, max: 100_000_000, optional: true }),
    hasRoth: toggle({ ...words.hasRoth, initial: true }),
    deferredBefore: when(
      ({ kind }: { kind: string }) => kind === '403b',
      money({ ...words.deferredBefore, ...amount }),
    ),
    usedBefore: when(({ kind }: { kind: string }) => kind === '403b', money({ ...words.usedBefore, ...amount })),
    unusedBefore: when(
      ({ kind }: { kind: string }) => kind.startsWith('457b'),
      money({ ...words.unusedBefore, ...amount }),
    ),
  },
  { more: sectionWords.limits.more },
)

const serviceYears = { unit: words.serviceYears.unit, min: 0, whole: false, step: 0.5 } as const
const vesting = section(
  sectionWords.vesting.title,
  {
    vesting: choice({ ...words.vesting, initial: 'immediate', options: choices(words.vesting.options) }),
    cliffYears: when(
      ({ vesting: kind }: { vesting: string }) => kind === 'cliff',
      count({ ...words.cliffYears, initial: slowestCliff, max: 10 }),
    ),
    steps: when(
      ({ vesting: kind }: { vesting: string }) => kind === 'own',
      rows({
        label: words.steps.label,
        noun: words.steps.noun,
        initial: [
          { years: 1, share: 33 },
          { years: 2, share: 66 },
          { years: 3, share: 100 },
        ],
        columns: {
          years: count({ label: words.steps.years, unit: words.steps.unit, initial: 1, max: 20 }),
          share: percent({ label: words.steps.share, initial: 100, step: 5 }),
        },
        blank: { years: 1, share: 100 },
        maxRows: 8,
        look: 'lines',
      }),
    ),
    serviceYears: count({ ...words.serviceYears, ...serviceYears, initial: 3, max: 60 }),
    employerMoney: money({ ...words.employerMoney, ...amount }),
  },
  { more: sectionWords.vesting.more },
)

const taxes = section(
  sectionWords.taxes.title,
  {
    status: filingStatus(),
    spousePay: when(
      ({ status }: { status: string }) => status === 'joint',
      money({ ...words.spousePay, per: 'year', ...amount, step: 1000, profile: 'spousePay' }),
    ),
    state: stateOrFederal,
  },
  { more: sectionWords.taxes.more },
)

const growth = section(
  sectionWords.growth.title,
  {
    annualReturn: yearlyReturn({ ...words.annualReturn, initial: startingReturn.value, per: 'year' }),
    fee: percent({
      label: words.fee.label,
      hint: words.fee.hint({ fee: averageFee }, say),
      per: 'year',
      initial: averageFee,
      max: 5,
      nudge: 0.2,
    }),
    flatFee: money({ ...words.flatFee, per: 'year', initial: 0, max: 10_000, step: 10 }),
    raise: percent({
      ...words.raise,
      per: 'year',
      initial: points(startingCostGrowth.value),
      min: -5,
      max: 20,
      step: 0.25,
      nudge: 1,
    }),
    stepUp: percent({ ...words.stepUp, per: 'year', initial: 0, max: 10, step: 0.5, nudge: 1 }),
    stepUpTo: when(
      ({ stepUp }: { stepUp: number }) => stepUp > 0,
      percent({ ...words.stepUpTo, initial: 15, step: 1 }),
    ),
    inflation: inflationRate({ ...words.inflation, max: 15 }),
    laterTax: percent({ ...words.laterTax, initial: points(startingWithdrawalTax.value), max: 60, step: 1 }),
  },
  { more: sectionWords.growth.more },
)

const loan = section(
  sectionWords.loan.title,
  {
    loan: money({ ...words.loan, initial: 0, max: 1_000_000, step: 500 }),
    loanRate: percent({
      label: words.loanRate.label,
      hint: words.loanRate.hint({ prime: primeRate }, say),
      per: 'year',
      initial: primeRate + 1,
      max: 30,
      step: 0.25,
    }),
    loanYears: count({ ...words.loanYears, initial: loanYears, min: 1, max: 30 }),
    owed: money({ ...words.owed, initial: 0, max: 1_000_000 }),
    highest: money({ ...words.highest, initial: 0, max: 1_000_000 }),
  },
  { more: sectionWords.loan.more },
)

export const sections = [plan, paychecks, employer, year, limits, vesting, taxes, growth, loan] as const
export type PlanInputs = Inputs<FieldsOf<typeof sections>>
