import { fraudAlertYears } from '../credit/recovery.ts'
import { emergency400, threeMonthsSaved } from '../household/emergency-savings.ts'
import { identityPinDigits, identityTheft } from '../household/fraud.ts'
import { childFreezeUnder } from '../household/life-events.ts'
import { dtiConventional } from '../lending/mortgage.ts'
import { type NamedFact, standing } from './named-fact.ts'

/** What people answered in surveys, and single rules texts lean on. */
export const surveyFacts: readonly NamedFact[] = [
  ...standing('surveys.emergency400', emergency400, {
    withCash: ['Adults who would pay a $400 surprise with cash or its equal', 'fraction'],
    couldNotPay: ['Adults who could not pay a $400 surprise', 'fraction'],
  }),
  ...standing('surveys.threeMonthsSaved', threeMonthsSaved, [
    'Adults with three months of expenses set aside',
    'fraction',
  ]),
  ...standing('surveys.identityTheft', identityTheft, {
    people: ['People whose identity was misused within a year', 'count'],
    share: ['Share of people 16 and older whose identity was misused within a year', 'fraction'],
    averageLoss: ['Average direct loss to identity theft', 'dollars'],
    newAccountLoss: ['Average direct loss where a new account was opened', 'dollars'],
    solvedInADay: ['Victims who solved it in a day or less', 'fraction'],
  }),
  ...standing('credit.fraudAlert', fraudAlertYears, {
    first: ['Length of a first fraud alert', 'years'],
    extended: ['Length of an extended fraud alert', 'years'],
  }),
  ...standing('credit.childFreezeUnder', childFreezeUnder, [
    'Age under which parents may freeze a child’s file',
    'age',
  ]),
  ...standing('credit.identityPinDigits', identityPinDigits, ['Digits of an IRS identity protection PIN', 'count']),
  ...standing('lending.conventional.debtToIncome', dtiConventional, {
    manual: ['Fannie Mae guideline for all debts, of income', 'fraction'],
    manualWithReserves: ['The same with good credit and reserves', 'fraction'],
    automated: ['Highest share for all debts with automated approval', 'fraction'],
  }),
]
