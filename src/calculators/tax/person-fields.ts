/** The questions asked of one person on the return. Everybody gets the same ones: pay and retirement income are taxed person by person. */
import { count, money, toggle } from '../kit/field.ts'
import { startingPay, startingSpousePay } from '../kit/starting-values.ts'

interface Who {
  readonly you: string
  readonly your: string
  readonly are: string
  readonly pay: 'annualPay' | 'spousePay'
}
const self: Who = { you: 'You', your: 'Your', are: 'are', pay: 'annualPay' }
const partner: Who = { you: 'Spouse', your: 'Spouse’s', are: 'is', pay: 'spousePay' }

const fieldsOf = (who: Who, pay: number) => ({
  age: count({
    label: `${who.your} age`,
    hint: 'On December 31. Born on January 1 counts as one year older.',
    unit: 'years',
    initial: 40,
    max: 115,
    nudge: 1,
  }),
  pay: money({
    label: `${who.your} pay`,
    hint: 'Before anything is taken out, tips and overtime included.',
    per: 'year',
    initial: pay,
    slider: { from: 0, to: 300_000 },
    step: 1000,
    nudge: 1000,
    profile: who.pay,
  }),
  blind: toggle({ label: `${who.you} ${who.are} blind`, initial: false }),
  student: toggle({
    label: `${who.you} ${who.are} a full-time student`,
    hint: 'Then there is no saver’s credit.',
    initial: false,
  }),
  planDeferrals: money({
    label: `${who.your} pre-tax 401(k)`,
    hint: 'Or 403(b), 457, TSP. It lowers income tax, not payroll tax.',
    per: 'year',
    initial: 0,
    max: 1_000_000,
    step: 500,
    nudge: 1000,
  }),
  rothPlanDeferrals: money({
    label: `${who.your} Roth 401(k)`,
    per: 'year',
    initial: 0,
    max: 1_000_000,
    step: 500,
  }),
  cafeteriaPlan: money({
    label: `${who.your} pre-tax benefits`,
    hint: 'Health premiums, FSA and HSA taken from pay. They lower both income and payroll tax.',
    per: 'year',
    initial: 0,
    max: 1_000_000,
    nudge: 1000,
  }),
  tips: money({
    label: `Of ${who.your.toLowerCase()} pay, tips`,
    hint: 'Cash tips in a job that usually gets them.',
    per: 'year',
    initial: 0,
  }),
  overtimePremium: money({
    label: `Of ${who.your.toLowerCase()} pay, overtime premium`,
    hint: 'Only the extra half of time-and-a-half.',
    per: 'year',
    initial: 0,
  }),
  socialSecurityWithheld: money({
    label: `${who.your} Social Security withheld`,
    hint: 'Box 4 of all W-2s together. Blank: as one employer would.',
    optional: true,
    initial: null,
    max: 1_000_000,
  }),
  selfEmployment: money({
    label: `${who.your} business profit`,
    hint: 'Schedule C income less expenses. A loss is negative.',
    per: 'year',
    initial: 0,
    min: -1e9,
    step: 500,
  }),
  serviceTrade: toggle({
    label: `${who.your} business is a service trade`,
    hint: 'Health, law, accounting, consulting, finance, arts, sports: the 20% business deduction ends at a high income.',
    initial: false,
  }),
  businessWages: money({
    label: `W-2 wages ${who.your.toLowerCase()} business pays`,
    hint: 'Only matters at a high income.',
    per: 'year',
    initial: 0,
  }),
  businessProperty: money({
    label: `${who.your} business property`,
    hint: 'What it cost, before depreciation. Only matters at a high income.',
    initial: 0,
  }),
  selfEmployedHealth: money({
    label: `${who.your} own health premiums`,
    hint: 'Paid while self-employed, with no plan from an employer.',
    per: 'year',
    initial: 0,
    max: 1_000_000,
  }),
  selfEmployedPlan: money({
    label: `${who.your} SEP, SIMPLE or solo 401(k)`,
    per: 'year',
    initial: 0,
    max: 1_000_000,
  }),
  coveredByPlan: toggle({
    label: `${who.you} ${who.are === 'are' ? 'have' : 'has'} a retirement plan at work`,
    hint: 'Limits the IRA deduction at higher incomes. Money into a plan above counts as yes.',
    initial: false,
  }),
  traditionalIra: money({
    label: `${who.your} traditional IRA`,
    hint: 'Paid in for the year. Only what the rules let you deduct counts.',
    per: 'year',
    initial: 0,
    max: 100_000,
    nudge: 1000,
  }),
  rothIra: money({ label: `${who.your} Roth IRA`, per: 'year', initial: 0, max: 100_000 }),
  hsa: money({
    label: `${who.your} HSA, not through pay`,
    per: 'year',
    initial: 0,
    max: 100_000,
  }),
  socialSecurity: money({
    label: `${who.your} Social Security`,
    hint: 'Before Medicare premiums: box 5 of SSA-1099.',
    per: 'year',
    initial: 0,
    max: 1_000_000,
    step: 500,
  }),
  privatePension: money({ label: `${who.your} private pension`, hint: 'The taxable part.', per: 'year', initial: 0 }),
  governmentPension: money({
    label: `${who.your} government pension`,
    hint: 'Federal, state or local. Some states tax it less.',
    per: 'year',
    initial: 0,
  }),
  militaryPension: money({ label: `${who.your} military pension`, per: 'year', initial: 0 }),
  iraWithdrawals: money({
    label: `${who.your} IRA and 401(k) withdrawals`,
    hint: 'The taxable part.',
    per: 'year',
    initial: 0,
    step: 500,
    nudge: 1000,
  }),
  earlyWithdrawals: money({
    label: `Of ${who.your.toLowerCase()} withdrawals, early`,
    hint: 'Before 59½ with no exception: 10% more.',
    per: 'year',
    initial: 0,
  }),
  unemployment: money({ label: `${who.your} unemployment pay`, per: 'year', initial: 0, max: 1_000_000 }),
})

type PersonFields = ReturnType<typeof fieldsOf>
export type PersonKey = Extract<keyof PersonFields, string>
export type SpouseKey<K extends string = PersonKey> = `spouse${Capitalize<K>}`
type SpouseFields = { readonly [K in PersonKey as SpouseKey<K>]: PersonFields[K] }

/** pay → spousePay. */
export const spouseKey = <K extends PersonKey>(key: K): SpouseKey<K> =>
  `spouse${key.charAt(0).toUpperCase()}${key.slice(1)}` as SpouseKey<K>

export const yourFields: PersonFields = fieldsOf(self, startingPay.value)
export const personKeys = Object.keys(yourFields) as readonly PersonKey[]
export const spouseFields = Object.fromEntries(
  Object.entries(fieldsOf(partner, startingSpousePay.value)).map(([key, field]) => [
    spouseKey(key as PersonKey),
    field,
  ]),
) as unknown as SpouseFields
