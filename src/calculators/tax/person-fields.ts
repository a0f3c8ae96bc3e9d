/** The questions asked of one person on the return. Everybody gets the same ones: pay and retirement income are taxed person by person. */
import { count, type Field, money, toggle } from '../kit/field.ts'
import { when } from '../kit/section.ts'
import { startingPay } from '../kit/starting-values.ts'
import { personWords } from './words/form.en.ts'

const yearly = { per: 'year', initial: 0 } as const
const upToMillion = { ...yearly, max: 1_000_000 } as const

const fieldsOf = (words: ReturnType<typeof personWords>, pay: number, profile: 'annualPay' | 'spousePay') => ({
  age: count({ ...words.age, unit: words.years, initial: 40, max: 115, nudge: 1 }),
  pay: money({
    ...words.pay,
    per: 'year',
    initial: pay,
    slider: { from: 0, to: 300_000 },
    step: 1000,
    nudge: 1000,
    profile,
  }),
  blind: toggle({ ...words.blind, initial: false }),
  student: toggle({ ...words.student, initial: false }),
  planDeferrals: money({ ...words.planDeferrals, ...upToMillion, step: 500, nudge: 1000 }),
  rothPlanDeferrals: money({ ...words.rothPlanDeferrals, ...upToMillion, step: 500 }),
  cafeteriaPlan: money({ ...words.cafeteriaPlan, ...upToMillion, nudge: 1000 }),
  tips: money({ ...words.tips, ...yearly }),
  overtimePremium: money({ ...words.overtimePremium, ...yearly }),
  socialSecurityWithheld: money({ ...words.socialSecurityWithheld, optional: true, initial: null, max: 1_000_000 }),
  medicareWithheld: money({ ...words.medicareWithheld, optional: true, initial: null, max: 1_000_000 }),
  selfEmployment: money({ ...words.selfEmployment, ...yearly, min: -1e9, step: 500 }),
  serviceTrade: toggle({ ...words.serviceTrade, initial: false }),
  businessWages: money({ ...words.businessWages, ...yearly }),
  businessProperty: money({ ...words.businessProperty, initial: 0 }),
  selfEmployedHealth: money({ ...words.selfEmployedHealth, ...upToMillion }),
  selfEmployedPlan: money({ ...words.selfEmployedPlan, ...upToMillion }),
  coveredByPlan: toggle({ ...words.coveredByPlan, initial: false }),
  traditionalIra: money({ ...words.traditionalIra, ...yearly, max: 100_000, nudge: 1000 }),
  rothIra: money({ ...words.rothIra, ...yearly, max: 100_000 }),
  hsa: money({ ...words.hsa, ...yearly, max: 100_000 }),
  socialSecurity: money({ ...words.socialSecurity, ...upToMillion, step: 500 }),
  privatePension: money({ ...words.privatePension, ...yearly }),
  governmentPension: money({ ...words.governmentPension, ...yearly }),
  militaryPension: money({ ...words.militaryPension, ...yearly }),
  disabilityIncome: money({ ...words.disabilityIncome, ...upToMillion }),
  iraWithdrawals: money({ ...words.iraWithdrawals, ...yearly, step: 500, nudge: 1000 }),
  earlyWithdrawals: money({ ...words.earlyWithdrawals, ...yearly }),
  unemployment: money({ ...words.unemployment, ...upToMillion }),
  educatorExpenses: money({ ...words.educatorExpenses, ...yearly, max: 10_000 }),
})

type PersonFields = ReturnType<typeof fieldsOf>
export type PersonKey = Extract<keyof PersonFields, string>
export type SpouseKey<K extends string = PersonKey> = `spouse${Capitalize<K>}`
type SpouseFields = { readonly [K in PersonKey as SpouseKey<K>]: PersonFields[K] }

/** pay → spousePay. */
export const spouseKey = <K extends PersonKey>(key: K): SpouseKey<K> =>
  `spouse${key.charAt(0).toUpperCase()}${key.slice(1)}` as SpouseKey<K>

/** Asked only with a profit: hidden answers do not count. */
const ofBusiness: ReadonlySet<string> = new Set<PersonKey>([
  'serviceTrade',
  'businessWages',
  'businessProperty',
  'selfEmployedHealth',
  'selfEmployedPlan',
])
interface AboutSpouse {
  readonly status: string
  readonly spouseSelfEmployment: number
}
const isJoint = ({ status }: Pick<AboutSpouse, 'status'>): boolean => status === 'joint'
const hasBusiness = ({ selfEmployment }: { readonly selfEmployment: number }): boolean => selfEmployment > 0
const spouseHasBusiness = (inputs: AboutSpouse): boolean => isJoint(inputs) && inputs.spouseSelfEmployment > 0

const yours: PersonFields = fieldsOf(personWords('you'), startingPay.value, 'annualPay')
/** A spouse has no income until somebody enters it. */
const spouses = fieldsOf(personWords('spouse'), 0, 'spousePay')
const names = Object.keys(yours) as readonly PersonKey[]

/** With their conditions. */
export const yourFields = Object.fromEntries(
  names.map((key): [string, Field] => [key, ofBusiness.has(key) ? when(hasBusiness, yours[key]) : yours[key]]),
) as unknown as PersonFields
export const spouseFields = Object.fromEntries(
  names.map((key): [string, Field] => [
    spouseKey(key),
    ofBusiness.has(key) ? when(spouseHasBusiness, spouses[key]) : when(isJoint, spouses[key]),
  ]),
) as unknown as SpouseFields

/** Each question for you, then for your spouse. */
export const both = <const K extends PersonKey>(
  ...keys: readonly K[]
): Pick<PersonFields, K> & Pick<SpouseFields, SpouseKey<K>> =>
  Object.fromEntries(
    keys.flatMap((key): [string, Field][] => [
      [key, yourFields[key]],
      [spouseKey(key), spouseFields[spouseKey(key)]],
    ]),
  ) as unknown as Pick<PersonFields, K> & Pick<SpouseFields, SpouseKey<K>>
