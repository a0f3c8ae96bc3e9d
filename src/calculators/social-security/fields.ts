import { cited } from '#facts/cited.ts'
import { defaultYear } from '#facts/default-year.ts'
import { trustFundOutlook } from '#facts/social-security/trust-fund.ts'
import { choice, count, date, duration, type Inputs, money, percent, toggle } from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { startingPay } from '../kit/starting-values.ts'
import { healthField, sexField } from './life-fields.ts'
import { otherFields } from './other-fields.ts'
import { recordField } from './record-field.ts'

/** Ours to choose, the visitor's to change. Decimal per year above inflation. */
export const startingRealRate = cited(0.02, 'assumption', { status: 'assumption' })
/** What "longer" and "shorter" lives do to the life table's yearly chance of dying. */
export const healthFactors = cited({ long: 0.7, average: 1, short: 1.5, poor: 2.5 }, 'assumption', {
  status: 'assumption',
})

/** Somebody of 60 in the year of the visit. */
const sixty = ({ today }: { today: string }) => `${Number(today.slice(0, 4)) - 60}-05-15`

/** Ages in months. */
const AGE = { first: 62 * 12, full: 67 * 12, last: 70 * 12 } as const

const you = {
  birthDate: date({
    label: 'Your date of birth',
    hint: 'The day matters: being born on the 1st or 2nd moves the first month.',
    initial: sixty,
    profile: 'birthMonth',
    min: '1930-01-01',
    max: '2008-12-31',
  }),
  knows: choice({
    label: 'Start from',
    initial: 'pay',
    options: [
      { value: 'pay', label: 'My pay today' },
      { value: 'record', label: 'My earnings record' },
      { value: 'benefit', label: 'The benefit on my statement' },
      { value: 'paid', label: 'What I am paid already' },
    ],
  }),
  pia: money({
    label: 'Benefit at full retirement age',
    hint: 'The monthly amount at your full retirement age, not at 62: an amount at 62 is cut already and would be cut twice.',
    per: 'month',
    initial: 2000,
    max: 10_000,
    step: 50,
    nudge: 100,
    slider: { from: 0, to: 5000 },
  }),
  paid: money({
    label: 'Monthly payment now',
    hint: 'Before the Medicare premium and tax are taken off.',
    per: 'month',
    initial: 1800,
    max: 10_000,
    step: 10,
    nudge: 100,
  }),
  record: recordField('Your earnings record', []),
  pay: money({
    label: 'Pay',
    per: 'year',
    initial: startingPay.value,
    max: 10_000_000,
    step: 1000,
    slider: { from: 0, to: 200_000 },
    nudge: 5000,
    profile: 'annualPay',
  }),
  startAge: duration({
    label: 'Worked since age',
    unit: 'years',
    initial: 22 * 12,
    min: 14 * 12,
    max: 70 * 12,
    nudge: 60,
  }),
  workUntil: duration({
    label: 'Work until age',
    unit: 'years',
    initial: 65 * 12,
    min: 18 * 12,
    max: 90 * 12,
    common: [AGE.first, 65 * 12, AGE.full],
    nudge: 12,
  }),
  claimAge: duration({
    label: 'Claim at age',
    unit: 'years',
    step: 1,
    initial: AGE.full,
    min: AGE.first,
    max: AGE.last,
    slider: { from: AGE.first, to: AGE.last },
    common: [AGE.first, AGE.full, AGE.last],
    nudge: 12,
  }),
  marital: choice({
    label: 'You are',
    initial: 'single',
    options: [
      { value: 'single', label: 'Single' },
      { value: 'married', label: 'Married' },
      { value: 'divorced', label: 'Divorced' },
      { value: 'widowed', label: 'Widowed' },
    ],
  }),
}

const life = {
  sex: sexField('Life table', 'Only picks the life table.'),
  health: healthField(
    'How long you may live',
    'Our assumption: longer is 30% less risk of dying in each year than average, shorter 50% more, much shorter 150% more.',
  ),
  livesTo: duration({
    label: 'Live to age',
    unit: 'years',
    initial: 90 * 12,
    min: 63 * 12,
    max: 119 * 12,
    slider: { from: 63 * 12, to: 105 * 12 },
    nudge: 60,
  }),
}

const income = {
  payGrowth: percent({
    label: 'Past raises above the average wage’s',
    per: 'year',
    hint: '0: your pay moved with the national average wage.',
    initial: 0,
    min: -5,
    max: 10,
    step: 0.25,
    nudge: 1,
  }),
  otherIncome: money({
    label: 'Other income in retirement',
    hint: 'For the whole household: pensions, IRA withdrawals, interest, gains. Decides how much of your benefit is taxed.',
    per: 'year',
    initial: 20_000,
    max: 10_000_000,
    step: 1000,
    nudge: 5000,
  }),
  taxExempt: money({
    label: 'Tax-exempt interest',
    per: 'year',
    initial: 0,
    max: 10_000_000,
    step: 500,
  }),
  filing: choice({
    label: 'Tax return',
    initial: 'usual',
    options: [
      { value: 'usual', label: 'Joint if married, else single' },
      { value: 'head', label: 'Head of household' },
      { value: 'separate', label: 'Married, separate' },
    ],
  }),
}

const outlook = {
  realRate: percent({
    label: 'Interest above inflation',
    per: 'year',
    hint: 'What money in hand could safely earn beyond inflation. Our assumption: compare with the yield of inflation-protected Treasury bonds (TIPS). At 0 every dollar counts alike.',
    initial: startingRealRate.value * 100,
    min: -2,
    max: 8,
    step: 0.25,
  }),
  inflation: inflationRate({
    hint: 'Our assumption. Only for how much of your benefit is taxed later: those limits do not rise with prices.',
    max: 10,
  }),
  cut: toggle({
    label: 'Count a trust-fund cut',
    hint: 'If Congress does nothing, the reserves run out and taxes pay only a share of each benefit.',
    initial: false,
  }),
  cutYear: count({
    label: 'Reserves run out in',
    unit: 'year',
    grouped: false,
    initial: trustFundOutlook.value.retirement.year,
    min: defaultYear,
    max: 2100,
  }),
  cutShare: percent({
    label: 'Share still paid',
    initial: Number((trustFundOutlook.value.retirement.payableShare * 100).toFixed(6)),
    max: 100,
    step: 1,
    nudge: 5,
  }),
  grid: choice({
    label: 'Map of claim ages',
    initial: 'quarter',
    options: [
      { value: 'quarter', label: 'Every three months' },
      { value: 'month', label: 'Every month (slower)' },
    ],
  }),
}

export const fields = { ...you, ...otherFields, ...life, ...income, ...outlook }
export type SocialSecurityInputs = Inputs<typeof fields>
