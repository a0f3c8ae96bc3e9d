import { cardNotices, lateFee, militaryAprCap } from '../lending/cards.ts'
import { leastEarlyPenalty } from '../lending/certificates.ts'
import {
  conformingLimits,
  dtiFha,
  dtiUsda,
  dtiVa,
  escrowCushionMonths,
  fhaAnnualPremium,
  fhaLimits,
  fhaMinimumDown,
  fhaUpfrontPremium,
  pmiLaw,
  usdaGuarantee,
  vaFundingFee,
} from '../lending/mortgage.ts'
import { savingsBondRules } from '../lending/savings-bonds.ts'
import { paydayAlternative } from '../lending/small-loans.ts'
import { type NamedFact, standing, yearly } from './named-fact.ts'

const units = (what: string) => ({ list: `${what}, for homes of 1 to 4 units`, unit: 'dollars' }) as const

export const lendingFacts: readonly NamedFact[] = [
  ...yearly('lending.conformingLimit', conformingLimits, {
    baseline: units('Largest conforming loan'),
    highCostCeiling: units('Largest conforming loan where homes cost most'),
  }),
  ...yearly('lending.fhaLimit', fhaLimits, {
    floor: units('FHA loan limit in low-cost areas'),
    ceilingOneUnit: ['FHA loan limit in high-cost areas, one unit', 'dollars'],
  }),
  ...standing('lending.fha.upfrontPremium', fhaUpfrontPremium, [
    'FHA upfront mortgage insurance premium, of the base loan',
    'fraction',
  ]),
  ...standing('lending.fha.annualPremium', fhaAnnualPremium, {
    table: 'FHA annual mortgage insurance premiums, by term, size and loan-to-value',
    fields: {
      smallLoanUpTo: 'dollars',
      shortTermYears: 'years',
      ltvOver: 'fraction',
      ltvUpTo: 'fraction',
      annualRate: 'fraction',
      years: 'years',
    },
  }),
  ...standing('lending.fha.minimumDown', fhaMinimumDown, {
    table: 'Smallest FHA down payment by credit score',
    fields: { scoreFrom: 'count', share: 'fraction' },
  }),
  ...standing('lending.fha.debtToIncome', dtiFha, {
    front: ['FHA guideline for housing costs, of income', 'fraction'],
    back: ['FHA guideline for all debts, of income', 'fraction'],
    backAutomatedUpTo: ['Highest share for all debts with automated approval', 'fraction'],
  }),
  ...standing('lending.va.fundingFee', vaFundingFee, {
    table: 'VA funding fee, of the loan',
    fields: { downFrom: 'fraction', first: 'fraction', later: 'fraction' },
  }),
  ...standing('lending.va.debtToIncome', dtiVa, { back: ['VA guideline for all debts, of income', 'fraction'] }),
  ...standing('lending.usda', usdaGuarantee, {
    upfrontFee: ['USDA upfront guarantee fee, of the loan', 'fraction'],
    annualFee: ['USDA annual fee, of the balance', 'fraction'],
    minimumDown: ['Smallest USDA down payment', 'fraction'],
    incomeLimitOfAreaMedian: ['Income limit, of the area’s median', 'ratio'],
  }),
  ...standing('lending.usda.debtToIncome', dtiUsda, {
    front: ['USDA guideline for housing costs, of income', 'fraction'],
    back: ['USDA guideline for all debts, of income', 'fraction'],
  }),
  ...standing('lending.pmi', pmiLaw, {
    requestLtv: ['Loan-to-value at which PMI ends on request', 'fraction'],
    automaticLtv: ['Loan-to-value at which PMI ends automatically', 'fraction'],
    finalShareOfTerm: ['Share of the term after which PMI ends in any case', 'fraction'],
  }),
  ...standing('lending.escrowCushion', escrowCushionMonths, ['Most an escrow account may hold in reserve', 'months']),
  ...standing('lending.cards.notices', cardNotices, {
    statementBeforeDueDays: ['Days a statement comes before the due date', 'days'],
    rateIncreaseNoticeDays: ['Days of notice before a higher rate', 'days'],
    penaltyRateAfterDaysLate: ['Days late before a penalty rate on the balance', 'days'],
  }),
  ...standing('lending.cards.lateFee', lateFee, {
    first: { low: ['First late fee, low', 'dollars'], high: ['First late fee, high', 'dollars'] },
    repeat: { low: ['Repeated late fee, low', 'dollars'], high: ['Repeated late fee, high', 'dollars'] },
  }),
  ...standing('lending.militaryAprCap', militaryAprCap, [
    'Highest rate for servicemembers and their families',
    'fraction',
  ]),
  ...standing('lending.paydayAlternative', paydayAlternative, {
    from: ['Smallest payday alternative loan of a credit union', 'dollars'],
    to: ['Largest one', 'dollars'],
    fromMonths: ['Shortest term', 'months'],
    toMonths: ['Longest term', 'months'],
    highestRate: ['Highest rate', 'fraction'],
    highestFee: ['Highest application fee', 'dollars'],
  }),
  ...standing('saving.cd.leastEarlyPenalty', leastEarlyPenalty, {
    days: ['Days of interest the law asks at least', 'days'],
    withinDays: ['For a withdrawal within so many days of the deposit', 'days'],
  }),
  ...standing('saving.savingsBonds', savingsBondRules, {
    holdMonths: ['Months before a savings bond can be cashed', 'months'],
    interestLostMonths: ['Months of interest lost when it is cashed early', 'months'],
    lossEndsYears: ['Years after which none is lost', 'years'],
    yearlyLimitEach: ['Most that can be bought of each series', 'dollars', 'year'],
  }),
]
