import { familyLeave } from '../household/life-events.ts'
import { continuation } from '../insurance/continuation.ts'
import { outOfPocketLimits } from '../insurance/cost-limits.ts'
import { premiumShares } from '../insurance/marketplace.ts'
import { latePenalties } from '../tax-years/filing.ts'
import { capitalLossLimit, estimatedTaxSafeHarbor, homeSaleExclusion, washSale } from '../tax-years/standing.ts'
import { certificateFigures, multipleJobsTables } from '../withholding/form-w4.ts'
import { type NamedFact, standing, yearly } from './named-fact.ts'

/** Sales, filing, coverage and leave: standing law, and what is held by year beside the tax years. */
export const householdFacts: readonly NamedFact[] = [
  ...standing('tax.capitalLossLimit', capitalLossLimit, {
    each: ['Net capital loss that can be deducted from other income', 'dollars', 'year'],
  }),
  ...standing('tax.homeSale', homeSaleExclusion, {
    single: ['Gain on a home that is free of tax, single', 'dollars'],
    joint: ['Gain on a home that is free of tax, married filing jointly', 'dollars'],
    ownYears: ['Years of owning', 'years'],
    useYears: ['Years of living there', 'years'],
    withinYears: ['Within so many years before the sale', 'years'],
    onceEveryYears: ['Once in so many years', 'years'],
  }),
  ...standing('tax.washSale', washSale, {
    daysBefore: ['Days before a sale in which a purchase puts off the loss', 'days'],
    daysAfter: ['Days after it', 'days'],
  }),
  ...standing('tax.estimatedTax', estimatedTaxSafeHarbor, {
    oweUnder: ['Tax due under which there is no penalty', 'dollars'],
    shareOfThisYear: ['Share of this year’s tax to pay in time', 'fraction'],
    shareOfLastYear: ['Or share of last year’s tax', 'fraction'],
    shareOfLastYearHighIncome: ['Or share of last year’s tax at a high income', 'fraction'],
    highIncomeAgiOver: ['AGI of last year over which that share applies', 'dollars'],
    highIncomeAgiOverSeparate: ['The same, married filing separately', 'dollars'],
    dueMonthDays: { list: 'Due dates of estimated tax, the last one in the next year', unit: 'month-day' },
  }),
  ...standing('tax.latePenalties', latePenalties, {
    lateFiling: ['Penalty for filing late, of the tax due for each month', 'fraction'],
    latePaying: ['Penalty for paying late, of the tax due for each month', 'fraction'],
    most: ['Most of each', 'fraction'],
  }),
  ...yearly('health.outOfPocketLimit', outOfPocketLimits, {
    self: ['Out-of-pocket limit of a health plan, one person', 'dollars', 'year'],
    family: ['Out-of-pocket limit of a health plan, a family', 'dollars', 'year'],
  }),
  ...yearly('health.marketplace', premiumShares, {
    rows: {
      table: 'Share of income a marketplace premium may take, by income in percent of the poverty guideline',
      fields: { from: 'percent', to: 'percent', initial: 'fraction', final: 'fraction' },
    },
    noneOver: ['Income over which there is no credit, of the poverty guideline', 'percent'],
    noneUnder: ['Income under which there is no credit, of the poverty guideline', 'percent'],
  }),
  ...standing('health.continuation', continuation, {
    mostShareOfPremium: ['Most of the whole premium a former employee may be asked', 'fraction'],
    monthsAfterJobLoss: ['Months of COBRA coverage after losing a job', 'months'],
    monthsAfterDivorce: ['Months of COBRA coverage after a divorce', 'months'],
  }),
  ...standing('work.familyLeave', familyLeave, {
    weeks: ['Weeks of unpaid family and medical leave', 'weeks'],
    monthsWorked: ['Months with the employer', 'months'],
    hoursWorked: ['Hours worked in the year before', 'hours'],
    employees: ['Employees the employer must have', 'count'],
  }),
  ...yearly('payroll.formW4', certificateFigures, {
    table: 'Amounts printed on Form W-4',
    fields: {},
  }),
  ...yearly('payroll.formW4MultipleJobs', multipleJobsTables, {
    table: 'Tables for several jobs of Form W-4',
    fields: {},
  }),
]
