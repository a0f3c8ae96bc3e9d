import { heldYears } from '../held-years.precomputed.ts'
import { ableLimit, trumpAccount } from '../retirement/child-accounts.ts'
import { singleLife, uniformLifetime } from '../retirement/distribution-tables.ts'
import {
  earlyWithdrawal,
  equalPayments,
  iraExceptions,
  planLoan,
  separationAge,
} from '../retirement/early-withdrawal.ts'
import {
  coverdell,
  k12Limit,
  otherUsePenalty,
  rothRollover,
  studentLoanLifetime,
  superfundingYears,
} from '../retirement/education-accounts.ts'
import { iraExcess } from '../retirement/excess-contributions.ts'
import { tenYearRule } from '../retirement/inherited-accounts.ts'
import { jointLife } from '../retirement/joint-life-table.ts'
import {
  catchUpAges,
  employerShare,
  hsaExcess,
  hsaLastMonth,
  hsaOtherUse,
  simpleEmployer,
  slowestVesting,
} from '../retirement/plan-rules.ts'
import { charitableDistributionAge, rmdDue, rmdPenalty, rmdStartAge } from '../retirement/required-distributions.ts'
import { conversionYears, rothEarnings } from '../retirement/roth-clocks.ts'
import { saversMatch } from '../retirement/savers-match.ts'
import { listed, type NamedFact, standing } from './named-fact.ts'

const range = (what: string) => ({ table: what, fields: { from: 'dollars', to: 'dollars' } as const })

/** Standing law of accounts for retirement, health and school. The yearly limits are in `tax-plans.ts`. */
export const retirementFacts: readonly NamedFact[] = [
  ...standing('retirement.rmd.startAge', rmdStartAge, {
    table: 'Age at which required minimum distributions begin, by date of birth',
    fields: { bornFrom: 'date', bornTo: 'date', age: 'age' },
  }),
  ...standing('retirement.rmd.uniformLifetime', uniformLifetime, {
    table: 'Uniform Lifetime Table: the distribution period at each age from the first',
    fields: { firstAge: 'age', years: 'years' },
  }),
  ...standing('retirement.rmd.singleLife', singleLife, {
    table: 'Single Life Table: the life expectancy at each age from the first',
    fields: { firstAge: 'age', years: 'years' },
  }),
  ...standing('retirement.rmd.jointLife', jointLife, {
    table: 'Joint Life and Last Survivor Table: a row for each age of the owner, a column for each age of the spouse',
    fields: { firstOwnerAge: 'age', firstSpouseAge: 'age', rows: 'years' },
  }),
  ...standing('retirement.rmd.due', rmdDue, {
    firstMonthDay: ['Day in the year after reaching the age by which the first one is due', 'month-day'],
    laterMonthDay: ['Day by which each later one is due', 'month-day'],
  }),
  ...standing('retirement.rmd.penalty', rmdPenalty, {
    rate: ['Excise tax on what was not taken', 'fraction'],
    ifCorrected: ['Excise tax when it is made up in time', 'fraction'],
    correctedWithinYears: ['Time to make it up', 'years'],
  }),
  ...standing('retirement.charitableDistributionAge', charitableDistributionAge, [
    'Age from which an IRA can give to a charity untaxed',
    'age',
  ]),
  ...standing('retirement.earlyWithdrawal', earlyWithdrawal, {
    rate: ['Additional tax on early withdrawals', 'fraction'],
    untilAge: ['Age from which there is none', 'age'],
    simpleIraRate: ['Additional tax in the first years of a SIMPLE IRA', 'fraction'],
    simpleIraYears: ['Those first years', 'years'],
  }),
  ...standing('retirement.earlyWithdrawal.separationAge', separationAge, {
    age: ['Age of leaving an employer from which its plan has no additional tax', 'age'],
    publicSafety: ['The same for public safety workers', 'age'],
  }),
  ...standing('retirement.earlyWithdrawal.exceptions', iraExceptions, {
    firstHomeLifetime: ['First home, in a lifetime', 'dollars'],
    birthOrAdoption: ['Birth or adoption, per child', 'dollars'],
    medicalOverShareOfAgi: ['Medical costs over this share of AGI', 'fraction'],
    emergencyPerYear: ['Emergency', 'dollars', 'year'],
    disaster: ['Disaster, each', 'dollars'],
    higherEducation: ['Higher education costs', 'yes-no'],
    healthPremiumsWhileUnemployed: ['Health insurance while unemployed', 'yes-no'],
  }),
  ...standing('retirement.earlyWithdrawal.equalPayments', equalPayments, {
    minimumYears: ['Shortest time of substantially equal payments', 'years'],
    untilAge: ['Age up to which they must go on where that is later', 'age'],
    rateUpTo: ['Highest interest rate', 'fraction'],
    orShareOfMidTermRate: ['Or this multiple of the federal mid-term rate', 'ratio'],
  }),
  ...standing('retirement.planLoan', planLoan, {
    cap: ['Largest loan from a plan', 'dollars'],
    shareOfVested: ['Share of the vested balance it may be', 'fraction'],
    floor: ['May be lent in any case', 'dollars'],
    years: ['Time to pay back', 'years'],
  }),
  ...standing('retirement.catchUpAges', catchUpAges, {
    plansAndIras: ['Age of catch-up contributions to plans and IRAs', 'age'],
    higherFrom: ['First age of the higher catch-up contribution', 'age'],
    higherTo: ['Last age of the higher catch-up contribution', 'age'],
    healthAccount: ['Age of catch-up contributions to an HSA', 'age'],
  }),
  ...standing('retirement.employerShare', employerShare, {
    ofPay: ['Employer’s part of a SEP or solo plan, of W-2 pay', 'fraction'],
    ofNetSelfEmployment: ['Of net earnings after half of self-employment tax', 'fraction'],
  }),
  ...standing('retirement.simpleEmployer', simpleEmployer, {
    matchUpTo: ['Most of a SIMPLE plan’s match, of pay', 'fraction'],
    orForAll: ['Or for everybody without a match, of pay', 'fraction'],
  }),
  ...standing('retirement.slowestVesting', slowestVesting, {
    cliffYears: ['Slowest vesting all at once', 'years'],
    graded: { table: 'Slowest vesting by steps', fields: { years: 'years', share: 'fraction' } },
  }),
  ...standing('retirement.ira.excess', iraExcess, {
    rate: ['Tax on IRA money over the limit, for each year it stays', 'fraction'],
    extensionMonths: ['Months an extension adds to take it out', 'months'],
  }),
  ...standing('retirement.roth.conversionYears', conversionYears, [
    'Years before a converted amount is free of the additional tax',
    'years',
  ]),
  ...standing('retirement.roth.earnings', rothEarnings, {
    years: ['Years from the first contribution before earnings are free of tax', 'years'],
    events: { list: 'Events one of which must be there too', unit: 'text' },
  }),
  ...standing('retirement.inherited.tenYearRule', tenYearRule, {
    years: ['Years in which most heirs empty an account', 'years'],
    yearlyFrom: ['First year with a yearly distribution, where the owner had begun', 'count'],
    yearlyTo: ['Last year with one', 'count'],
  }),
  ...standing('retirement.saversMatch', saversMatch, {
    fromYear: ['First tax year of the Saver’s Match', 'calendar year'],
    rate: ['Share of contributions matched', 'fraction'],
    contributionCap: ['Contributions that count, per person', 'dollars', 'year'],
    joint: {
      over: ['Income over which it shrinks, married filing jointly', 'dollars'],
      range: ['Income over which it shrinks to nothing', 'dollars'],
    },
    headShare: ['Share of those amounts for heads of household', 'fraction'],
    otherShare: ['Share of those amounts for everyone else', 'fraction'],
    smallMatch: ['Match under which it may be had as a refund', 'dollars'],
    leastAge: ['Youngest age', 'age'],
  }),
  ...standing('retirement.trumpAccount', trumpAccount, {
    perYear: ['Most that may be put in', 'dollars', 'year'],
    employerPerYear: ['Most an employer may put in', 'dollars', 'year'],
    contributionsFrom: ['First day of contributions', 'date'],
    pilotDeposit: ['Deposit from the Treasury', 'dollars'],
    pilotBornFrom: ['First year of birth with it', 'calendar year'],
    pilotBornTo: ['Last year of birth with it', 'calendar year'],
    lockedUntilYearOfAge: ['Nothing comes out before the year of this age', 'age'],
  }),
  ...standing('health.hsa.otherUse', hsaOtherUse, {
    additionalTax: ['Additional tax on HSA money used for other things', 'fraction'],
    untilAge: ['Age from which there is none', 'age'],
  }),
  ...standing('health.hsa.lastMonth', hsaLastMonth, {
    month: ['Month whose coverage allows the whole year’s amount', 'count'],
    testingMonths: ['Months of coverage that must follow, with that one', 'months'],
    additionalTax: ['Additional tax otherwise', 'fraction'],
  }),
  ...standing('health.hsa.excess', hsaExcess, {
    excise: ['Tax on HSA money over the limit, for each year it stays', 'fraction'],
    extensionMonths: ['Months an extension adds to take it out', 'months'],
  }),
  ...listed(
    'saving.able.limit',
    ableLimit,
    ableLimit.value.map(({ year }) => year),
    (rows, year) => rows.find((row) => row.year === year)?.limit ?? null,
    ['ABLE account contribution limit', 'dollars', 'year'],
  ),
  ...listed(
    'school.plan529.k12Limit',
    k12Limit,
    heldYears,
    (rows, year) => rows.findLast((row) => row.fromYear <= year)?.perYear ?? null,
    ['529 money for kindergarten to grade 12, per child', 'dollars', 'year'],
  ),
  ...standing('school.plan529.superfundingYears', superfundingYears, [
    'Years over which one gift may be spread',
    'years',
  ]),
  ...standing('school.plan529.studentLoanLifetime', studentLoanLifetime, [
    '529 money that may repay student loans, in a lifetime',
    'dollars',
  ]),
  ...standing('school.plan529.rothRollover', rothRollover, {
    lifetime: ['529 money that may go to the beneficiary’s Roth IRA, in a lifetime', 'dollars'],
    accountYears: ['Years the account must be open', 'years'],
    contributionYears: ['Years since the money was put in', 'years'],
  }),
  ...standing('school.plan529.otherUsePenalty', otherUsePenalty, [
    'Additional tax on earnings used for other things',
    'fraction',
  ]),
  ...standing('school.coverdell', coverdell, {
    perChild: ['Coverdell contribution limit per child', 'dollars', 'year'],
    magi: { each: range('Modified AGI between which it shrinks') },
  }),
]
