/** What the answer says: headline, the line under it, names of figures, hints and errors. Ages in months, money in today's dollars. */
import type { Say } from '../../kit/say.ts'
import { type AgeRange, ageText, rangeText } from './ages.en.ts'

type Age = { readonly age: number }
type Monthly = { readonly monthly: number }

export const headlines = {
  claim: ({ age, monthly }: Age & Monthly, say: Say) =>
    `Claim at **${ageText(age)}** and you’d get **${say.money(monthly)} a month** in today’s dollars.`,
  claimed: ({ age, monthly }: Age & Monthly, say: Say) =>
    `You claimed at **${ageText(age)}** and get **${say.money(monthly)} a month** in today’s dollars.`,
  disability: ({ age, monthly }: Age & Monthly, say: Say) =>
    `Your **${say.money(monthly)} a month** for disability becomes your retirement benefit at **${ageText(age)}**.`,
  twoBenefits: ({ monthly }: Monthly, say: Say) =>
    `You’d get **${say.money(monthly)} a month** in today’s dollars once both your benefits have started.`,
  survivorOnly: ({ age, monthly }: Age & Monthly, say: Say) =>
    `Your survivor benefit pays **${say.money(monthly)} a month** from **${ageText(age)}**, in today’s dollars.`,
  ownOnly: ({ age, monthly }: Age & Monthly, say: Say) =>
    `Your own record pays **${say.money(monthly)} a month** from **${ageText(age)}**, in today’s dollars.`,
  noDate: () => 'Enter a date of birth to see your benefit.',
  notClaimedYet: () => 'You entered a benefit, but the age you claim at is still ahead of you.',
  noRecordYet: () => 'Paste your earnings record to see your benefit.',
  nothing: () => 'Social Security wouldn’t pay you a benefit on these numbers yet.',
}

/** A plan's claim ages. */
export const planWords = {
  own: ({ age }: Age) => `claim at ${ageText(age)}`,
  couple: ({ you, spouse }: { you: number; spouse: number }) =>
    `you at ${ageText(you)}, your spouse at ${ageText(spouse)}`,
  spouse: ({ age }: Age) => `your spouse at ${ageText(age)}`,
  widowed: ({ own, survivor }: { own: number; survivor: number }) =>
    `your survivor benefit at ${ageText(survivor)}, your own at ${ageText(own)}`,
}
export const lifetimes = {
  average: 'over an average lifetime',
  chosen: 'over the lifetime you chose',
  both: 'over both your lifetimes',
}

interface BestPlan {
  readonly plan: string
  readonly gain: number
  readonly lifetime: string
}
/** Sentences of the line under the headline. */
export const underneath = {
  best: ({ plan, gain, lifetime }: BestPlan, say: Say) =>
    `**Best plan: ${plan}.** It’s worth about **${say.money(gain)} more** than yours ${lifetime}.`,
  isBest: ({ lifetime }: { lifetime: string }) => `**Your plan is the best one** ${lifetime}.`,
  close: () => 'That’s within 1%, so there’s no single right month.',
  near: ({ range }: { range: AgeRange }) =>
    `Any claim ${rangeText(range)} is within 1% of the best, so there’s no single right month.`,
  others: ({ ages }: { ages: readonly (Monthly & { readonly age: number | null })[] }, say: Say) =>
    `${ages
      .map(({ age, monthly }, i) => {
        const at = age === null ? 'now' : `at ${ageText(age)}`
        return i === 0
          ? `${at.charAt(0).toUpperCase()}${at.slice(1)}, you’d get ${say.money(monthly)}`
          : `${at}, ${say.money(monthly)}`
      })
      .join('; ')}.`,
  spouse: ({ monthly }: Monthly, say: Say) => `Your spouse would get ${say.money(monthly)} a month.`,
  twoBenefits: ({ survivor, own }: { survivor: Age & Monthly; own: Age & Monthly }, say: Say) =>
    `Your survivor benefit is ${say.money(survivor.monthly)} from ${ageText(survivor.age)}, your own ${say.money(own.monthly)} from ${ageText(own.age)}. Each month you’re paid the larger one.`,
  nothingLeft: () => 'Your late spouse’s record adds nothing.',
  notClaimedYet: () => 'Change “Claim at age” to the age when you claimed, or start from your statement or your pay.',
  onlyAhead: ({ age, monthly }: Age & Monthly, say: Say) =>
    `So far we count only your pay from this year on, which gives ${say.money(monthly)} a month at ${ageText(age)}.`,
  howToPaste: () =>
    'Sign in at ssa.gov/myaccount, open your earnings record, copy the table and paste it into the box. You can also add years by hand.',
  credits: ({ has, needs, perYear }: { has: number; needs: number; perYear: number }, say: Say) =>
    `Your record has ${say.number(has)} of the ${say.number(needs)} credits you need. You can earn up to ${say.number(perYear)} a year.`,
  noRecord: () => 'Enter a benefit or earnings above $0.',
  earliest: ({ month }: { month: string }, say: Say) => `The earliest you could be paid is ${say.month(month)}.`,
}

export const splitWords = {
  whole: 'Monthly benefits in today’s dollars',
  own: 'Your own record',
  fromSpouse: 'Added from spouse’s record',
  asSurvivor: 'Added as a survivor',
  spouse: 'Your spouse',
}

export const figureNames = {
  monthlyBenefit: { label: 'Your monthly benefit', short: 'Your benefit' },
  ownBenefit: 'From your own record',
  spouseAddOn: 'Added from spouse’s record',
  survivorStepUp: 'Added as a survivor',
  firstPayment: 'First payment',
  claimMonth: 'Claim month',
  spouseMonthly: 'Spouse’s monthly benefit',
  householdMonthly: 'Household monthly benefits',
  pia: 'Benefit at full retirement age (PIA)',
  averageEarnings: 'Average indexed monthly earnings (AIME)',
  credits: 'Credits by the end of your work',
  fullAge: 'Full retirement age',
  atEarliest: 'Claiming as early as you can',
  atFullAge: 'Claiming at full retirement age',
  at70: 'Claiming at 70',
  lifetimeValue: 'Lifetime value',
  bestLifetimeValue: 'Best lifetime value',
  shareOfBest: 'Compared with the best plan',
  zoneFrom: 'Within 1% of best: from age',
  zoneTo: 'Within 1% of best: to age',
  breakEvenAge: 'Break-even age',
  halfLiveTo: 'Median age you’d live to',
  yearlyBenefits: 'Household benefits a year',
  taxableBenefits: 'Taxable benefits',
  taxableShare: 'Taxable share of benefits',
  medicareSurcharge: 'Monthly Medicare surcharge, each',
  childrenMonthly: 'Children’s benefits a month',
  heldBackMonths: 'Payments withheld for work',
  heldBack: 'Amount withheld for work',
  familyMaximum: 'Family maximum a month',
}

export const hintWords = {
  payments: ({ month, fullAge }: { month: string; fullAge: number }, say: Say) =>
    `Payments from ${say.month(month)}. Full retirement age is ${ageText(fullAge)}.`,
  firstAllowed: ({ age }: Age) => `The earliest the law allows is ${ageText(age)}.`,
  lateClaim: 'The age when they claimed',
  payAhead: 'What you expect to earn from this year on',
  payForTest:
    'Work before full retirement age can hold back payments. Your statement already counts work until you claim.',
}

export const errorWords = { diedBeforeBirth: 'Enter a month after their date of birth' }

export const presetQuestions = {
  claimAge: (benefit: string) => `When can I claim ${benefit} a month?`,
  pay: (benefit: string) => `What pay gets me ${benefit} a month?`,
  workUntil: (benefit: string) => `How long must I work for ${benefit} a month?`,
}
