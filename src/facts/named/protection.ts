import { checkNextDay, creditCardLoss, debitCardLoss, debitErrorDays } from '../cash/payments.ts'
import { collectorCalls, collectorRules, disputeDays, garnishmentLimit } from '../credit/collection.ts'
import { fdicPerDepositor, fdicTrust, ncuaPerMember, sipcLimits } from '../credit/protection.ts'
import { cardBillingError, coolingOff, denialNotice, freeReportAfterDenial } from '../credit/rights.ts'
import { reportYears } from '../credit/scores.ts'
import { type NamedFact, standing } from './named-fact.ts'

/** What is insured, who bears a loss, and what a borrower may ask. */
export const protectionFacts: readonly NamedFact[] = [
  ...standing('deposits.fdic', fdicPerDepositor, [
    'FDIC insurance per depositor, bank and ownership category',
    'dollars',
  ]),
  ...standing('deposits.fdicTrust', fdicTrust, {
    perBeneficiary: ['FDIC insurance of a trust account per beneficiary and owner', 'dollars'],
    beneficiaries: ['Most beneficiaries that count', 'count'],
  }),
  ...standing('deposits.ncua', ncuaPerMember, [
    'NCUA insurance per member, credit union and ownership category',
    'dollars',
  ]),
  ...standing('deposits.sipc', sipcLimits, {
    total: ['SIPC protection per customer of a failed broker', 'dollars'],
    cash: ['Of it, for cash', 'dollars'],
  }),
  ...standing('deposits.checkNextDay', checkNextDay, [
    'Of a day’s check deposits, there on the next business day',
    'dollars',
  ]),
  ...standing('rights.creditCardLoss', creditCardLoss, [
    'Most a cardholder bears of purchases somebody else made',
    'dollars',
  ]),
  ...standing('rights.debitCardLoss', debitCardLoss, {
    early: {
      days: ['Business days to report a lost debit card for the lower limit', 'days'],
      most: ['Most a customer bears then', 'dollars'],
    },
    late: { most: ['Most a customer bears when told later', 'dollars'] },
    statementDays: ['Days after a statement past which there is no limit', 'days'],
  }),
  ...standing('rights.debitErrors', debitErrorDays, {
    businessDays: ['Business days a bank has to look into an error', 'days'],
    longer: ['Days where it gives the money back meanwhile', 'days'],
  }),
  ...standing('rights.cardBillingError', cardBillingError, {
    days: ['Days to dispute a charge in writing', 'days'],
    payMeanwhile: ['Whether it must be paid meanwhile', 'yes-no'],
  }),
  ...standing('rights.garnishment', garnishmentLimit, {
    share: ['Most of a week’s disposable pay that may be taken for ordinary debts', 'fraction'],
    hours: ['Hours at the federal minimum wage that stay free', 'hours'],
  }),
  ...standing('rights.collectors', collectorRules, {
    fromHour: ['Hour of the day from which a collector may call', 'hours'],
    toHour: ['Hour until which', 'hours'],
    noticeDays: ['Days to say what the debt is', 'days'],
    disputeDays: ['Days to dispute it', 'days'],
  }),
  ...standing('rights.collectorCalls', collectorCalls, {
    calls: ['Calls about one debt past which the law is presumed broken', 'count'],
    days: ['In so many days', 'days'],
  }),
  ...standing('rights.creditReportDispute', disputeDays, {
    usual: ['Days a bureau has to look into a dispute', 'days'],
    more: ['Days more when something new comes in', 'days'],
  }),
  ...standing('rights.denialNotice', denialNotice, {
    days: ['Days in which a lender says what it decided', 'days'],
    askWithin: ['Days in which its reasons may be asked', 'days'],
  }),
  ...standing('rights.freeReportAfterDenial', freeReportAfterDenial, ['Days to ask for a free credit report', 'days']),
  ...standing('rights.coolingOff', coolingOff, {
    businessDays: ['Business days to cancel a sale made at home', 'days'],
    home: ['Smallest sale at home', 'dollars'],
    elsewhere: ['Smallest sale at a temporary place', 'dollars'],
  }),
  ...standing('credit.reportYears', reportYears, {
    latePayment: ['Time a late payment is on a credit report', 'years'],
    collection: ['Time a collection is', 'years'],
    chapter7Bankruptcy: ['Time a chapter 7 bankruptcy is', 'years'],
    chapter13Bankruptcy: ['Time a chapter 13 bankruptcy is', 'years'],
    hardInquiry: ['Time a hard inquiry is', 'years'],
    closedGoodAccount: ['Time an account closed in good standing is', 'years'],
  }),
]
