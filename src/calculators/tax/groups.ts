/** The order of the questions: those everyone has, the rest folded until opened or used. A couple's stand side by side. */
import type { Group } from '../kit/definition.ts'
import type { TaxFields } from './fields.ts'
import { localityKeys } from './locality-fields.ts'
import { type PersonKey, type SpouseKey, spouseKey } from './person-fields.ts'

type Key = Extract<keyof TaxFields, string>
/** Each question for you, then for your spouse. */
const both = (...keys: readonly PersonKey[]): (PersonKey | SpouseKey)[] => keys.flatMap((key) => [key, spouseKey(key)])

export const groups: readonly Group<Key>[] = [
  { title: 'The basics', fields: ['status', ...both('pay', 'age'), 'children', 'state', ...localityKeys] },
  {
    title: 'Plans and benefits at work',
    fields: both('planDeferrals', 'rothPlanDeferrals', 'cafeteriaPlan', 'coveredByPlan'),
    more: '401(k), benefits at work',
  },
  {
    title: 'IRA and HSA',
    fields: both('traditionalIra', 'rothIra', 'hsa'),
    more: 'IRA, HSA',
  },
  {
    title: 'Retirement and Social Security',
    fields: both(
      'socialSecurity',
      'iraWithdrawals',
      'earlyWithdrawals',
      'privatePension',
      'governmentPension',
      'militaryPension',
    ),
    more: 'Social Security, pensions, withdrawals',
  },
  {
    title: 'Interest, dividends and gains',
    fields: [
      'interest',
      'usInterest',
      'taxExemptInterest',
      'ordinaryDividends',
      'qualifiedDividends',
      'reitDividends',
      'shortTermGain',
      'longTermGain',
      'depreciationGain',
      'collectiblesGain',
      'longTermCarryover',
      'shortTermCarryover',
    ],
    more: 'Interest, dividends, gains',
  },
  {
    title: 'A business of your own',
    fields: both(
      'selfEmployment',
      'selfEmployedHealth',
      'selfEmployedPlan',
      'serviceTrade',
      'businessWages',
      'businessProperty',
    ),
    more: 'Self-employment',
  },
  {
    title: 'Rent, unemployment and other income',
    fields: ['rental', 'rentalActive', ...both('unemployment'), 'otherIncome'],
    more: 'Rental, unemployment, other income',
  },
  {
    title: 'Tips, overtime, new car loan',
    fields: [...both('tips', 'overtimePremium'), 'carLoanInterest'],
    more: 'Tips, overtime, car loan',
  },
  {
    title: 'Itemized deductions',
    fields: [
      'mortgageInterest',
      'mortgageBalance',
      'mortgageBefore2018',
      'mortgageInsurance',
      'realEstateTax',
      'personalPropertyTax',
      'stateIncomeTaxPaid',
      'salesTaxPaid',
      'charityCash',
      'charityProperty',
      'medical',
      'investmentInterest',
      'otherItemized',
    ],
    more: 'Mortgage, property tax, gifts, medical',
  },
  {
    title: 'Other deductions',
    fields: ['studentLoanInterest', 'educatorExpenses', 'alimonyPaidBefore2019', 'otherAdjustments'],
    more: 'Student loan interest and others',
  },
  {
    title: 'Family, care and college',
    fields: ['dependents', 'careExpenses', 'careChildren', 'dependentCareFsa', 'schooling'],
    more: 'Dependents, child care, college',
  },
  {
    title: 'About you, and other credits',
    fields: [
      ...both('blind', 'student'),
      'claimedByAnother',
      'livedWithSpouse',
      'spouseItemizes',
      'foreignTaxPaid',
      'otherCredits',
      'rentPaid',
    ],
    more: 'Blind, student, other credits',
  },
  {
    title: 'Withheld and paid',
    fields: [
      'federalWithheld',
      'estimatedPaid',
      'stateWithheld',
      ...both('socialSecurityWithheld'),
      'lastYearTax',
      'lastYearAgi',
    ],
    more: 'Withholding: refund or balance',
  },
  {
    title: 'What if',
    fields: ['whatIfLine', 'whatIfChange', 'nextOf', 'formsRounding'],
    more: 'What if, next dollars, rounding',
  },
]
