import { choices } from '../kit/choices.ts'
import { choice, count, date, duration, type Inputs, money, percent, points, rows, toggle } from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { stateOrFederal } from '../kit/household.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingLoanBalance, startingPay, startingSafeReturn } from '../kit/starting-values.ts'
import * as asks from './conditions.ts'
import {
  ages,
  careMonth,
  collegeGrowth,
  collegeYear,
  funeralCost,
  grownShare,
  lastCosts,
} from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const yearsAgo =
  (years: number) =>
  ({ today }: { today: string }) =>
    `${Number(today.slice(0, 4)) - years}-05-15`
const pay = { per: 'year', max: 10_000_000, step: 1000, nudge: 5000 } as const
const month = { per: 'month', max: 1_000_000, step: 50 } as const

const family = section(sectionWords.family, {
  birthDate: date({
    ...words.birthDate,
    initial: yearsAgo(37),
    profile: 'birthMonth',
    min: '1930-01-01',
    max: '2008-12-31',
  }),
  pay: money({ ...words.pay, ...pay, initial: startingPay.value, profile: 'annualPay' }),
  family: choice({ ...words.family, initial: 'married', options: choices(words.family.options) }),
  partnerPay: when(asks.withPartner, money({ ...words.partnerPay, ...pay, initial: 45_000, profile: 'spousePay' })),
  children: rows({
    ...words.children,
    columns: { age: count({ ...words.childAge, initial: 0, max: 25 }) },
    initial: [{ age: 7 }, { age: 4 }],
    blank: { age: 0 },
    maxRows: 10,
    look: 'lines',
  }),
  spending: money({ ...words.spending, ...month, initial: 5500, slider: { from: 0, to: 15_000 }, nudge: 250 }),
})

const owned = section(sectionWords.owned, {
  mortgage: money({
    ...words.mortgage,
    initial: startingLoanBalance.value,
    max: 50_000_000,
    step: 1000,
    profile: 'loanBalance',
    nudge: 25_000,
  }),
  debts: money({ ...words.debts, initial: 0, max: 50_000_000, step: 500, nudge: 5000 }),
  savings: money({ ...words.savings, initial: 10_000, step: 1000, profile: 'savings', nudge: 10_000 }),
  individual: money({ ...words.individual, initial: 0, max: 100_000_000, step: 5000 }),
  group: money({ ...words.group, initial: 0, max: 100_000_000, step: 5000 }),
})

const care = section(
  sectionWords.care.title,
  {
    childCare: when(asks.hasChildren, money({ ...words.childCare, ...month, initial: 0, nudge: 250 })),
    careYou: when(
      asks.hasBoth,
      money({ label: words.careYou.label, hint: words.careYou.hint({ month: careMonth }, say), ...month, initial: 0 }),
    ),
    carePartner: when(
      asks.hasBoth,
      money({
        label: words.carePartner.label,
        hint: words.carePartner.hint({ month: careMonth }, say),
        ...month,
        initial: 0,
      }),
    ),
    college: when(
      asks.hasChildren,
      choice({ ...words.college, initial: 'net', options: choices(words.college.options(collegeYear, say)) }),
    ),
    collegeYearly: when(
      asks.ownCollege,
      money({ ...words.collegeYearly, per: 'year', initial: collegeYear.inState, max: 500_000, step: 500 }),
    ),
    collegeShare: when(asks.paysCollege, percent({ ...words.collegeShare, initial: 100, step: 5 })),
  },
  { more: sectionWords.care.more, when: asks.hasChildren },
)

const loan = section(
  sectionWords.loan.title,
  {
    mortgagePlan: when(
      asks.hasLoan,
      choice({ ...words.mortgagePlan, initial: 'payoff', options: choices(words.mortgagePlan.options) }),
    ),
    mortgageRate: when(
      asks.hasLoan,
      percent({ ...words.mortgageRate, per: 'year', initial: 6, max: 25, profile: 'loanRate' }),
    ),
    mortgageYears: when(
      asks.hasLoan,
      duration({ ...words.mortgageYears, unit: 'years', initial: 25 * 12, min: 1, max: 480 }),
    ),
    final: money({
      label: words.final.label,
      hint: words.final.hint({ funeral: funeralCost }, say),
      initial: lastCosts,
      max: 1_000_000,
      step: 500,
    }),
    individualYears: duration({ ...words.individualYears, unit: 'years', initial: 20 * 12, min: 1, max: 600 }),
  },
  { more: sectionWords.loan.more },
)

const support = section(
  sectionWords.support.title,
  {
    until: choice({ ...words.until, initial: 'grown', options: choices(words.until.options(ages)) }),
    years: when(
      asks.asksYears,
      duration({ ...words.years, unit: 'years', initial: 15 * 12, min: 12, max: 720, nudge: 12 }),
    ),
    grownShare: when(asks.hasBoth, percent({ ...words.grownShare, initial: grownShare, step: 5 })),
    partnerBirthDate: when(
      asks.withPartner,
      date({ ...words.partnerBirthDate, initial: yearsAgo(36), min: '1930-01-01', max: '2008-12-31' }),
    ),
    workUntil: count({ ...words.workUntil, initial: ages.retire, min: 40, max: 80 }),
    partnerWorkUntil: when(
      asks.withPartner,
      count({ ...words.partnerWorkUntil, initial: ages.retire, min: 40, max: 80 }),
    ),
  },
  { more: sectionWords.support.more },
)

const benefits = section(
  sectionWords.benefits.title,
  {
    benefits: toggle({ ...words.benefits, initial: true }),
    statement: when(
      asks.countsBenefits,
      money({ ...words.statement, per: 'month', initial: null, max: 10_000, step: 50, optional: true }),
    ),
    partnerStatement: when(
      asks.partnerBenefits,
      money({ ...words.partnerStatement, per: 'month', initial: null, max: 10_000, step: 50, optional: true }),
    ),
    startAge: when(asks.countsBenefits, count({ ...words.startAge, initial: 22, min: 14, max: 60 })),
    childEnd: when(
      asks.childBenefits,
      choice({ ...words.childEnd, initial: 'eighteen', options: choices(words.childEnd.options) }),
    ),
  },
  { more: sectionWords.benefits.more },
)

const partner = section(
  sectionWords.partner.title,
  {
    partnerIndividual: money({ ...words.partnerIndividual, initial: 0, max: 100_000_000, step: 5000 }),
    partnerGroup: money({ ...words.partnerGroup, initial: 0, max: 100_000_000, step: 5000 }),
  },
  { more: sectionWords.partner.more, when: asks.withPartner },
)

const growth = section(
  sectionWords.growth.title,
  {
    state: stateOrFederal,
    safeReturn: percent({
      ...words.safeReturn,
      per: 'year',
      initial: points(startingSafeReturn.value),
      max: 12,
      step: 0.25,
      nudge: 1,
    }),
    saveExtra: toggle({ ...words.saveExtra, initial: false }),
    inflation: inflationRate({ ...words.inflation, max: 12, nudge: 1 }),
    collegeGrowth: when(
      asks.paysCollege,
      percent({ ...words.collegeGrowth, per: 'year', initial: collegeGrowth, max: 15, step: 0.25 }),
    ),
  },
  { more: sectionWords.growth.more },
)

/** In the order of the page: the family and what is there already, the rest folded. */
export const sections = [family, owned, care, loan, support, benefits, partner, growth] as const
export type LifeInsuranceInputs = Inputs<FieldsOf<typeof sections>>
