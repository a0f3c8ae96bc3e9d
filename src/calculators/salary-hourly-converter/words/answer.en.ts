/** What the answer says: headline, the line under it, figures, the split, hints that follow the numbers, errors. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'
import { exact, type Pay, payText, perUnit, weeksText } from './pay.en.ts'

const payFrom = ({ pay, unit }: Pay, say: Say) => payText({ pay, unit }, say)

interface Hour extends Pay {
  readonly hourly: number
  /** What an hour leaves after taxes and the costs of working. */
  readonly real: number
}
export const headlines = {
  yearly: (v: Pay & { yearly: number }, say: Say) => `${payFrom(v, say)} is **${exact(v.yearly, say)} a year**.`,
  hourly: (v: Hour, say: Say) =>
    `${payFrom(v, say)} is **${say.cents(v.hourly)} an hour**, or **${say.cents(v.real)}** after taxes.`,
  hourlyReal: (v: Hour, say: Say) =>
    `${payFrom(v, say)} is **${say.cents(v.hourly)} an hour**. Your real hourly pay is **${say.cents(v.real)}**.`,
  hourlyNothing: (v: Hour, say: Say) =>
    `Taxes and work costs take more than you earn. On paper, ${payFrom(v, say)} is **${say.cents(v.hourly)} an hour**.`,
  noHours: (v: Pay & { yearly: number }, say: Say) =>
    `${payFrom(v, say)} is **${exact(v.yearly, say)} a year**. With no hours, there’s no hourly pay.`,
  noHoursOfYear: ({ pay }: Pay, say: Say) =>
    `**${exact(pay, say)} a year** has no hourly pay until you enter hours per week.`,
  offerMore: ({ ahead }: { ahead: number }, say: Say) =>
    `The offer leaves you **${say.money(ahead)} more** a year after taxes, benefits and work costs.`,
  offerLess: ({ ahead }: { ahead: number }, say: Say) =>
    `The offer leaves you **${say.money(-ahead)} less** a year after taxes, benefits and work costs.`,
  offerSame: () => 'The offer leaves you **the same** as your job after taxes, benefits and work costs.',
  contract: ({ hourly }: { hourly: number }, say: Say) =>
    `You’d need **${say.cents(hourly)} an hour** on a 1099 to match your job.`,
  contractNoHours: () => 'With no billable hours, no 1099 rate can match your job.',
  contractNone: () => 'We found no 1099 rate that matches your job.',
}

export const underneath = {
  before: ({ monthly, twoWeekly }: { monthly: number; twoWeekly: number }, say: Say) =>
    `That’s ${say.cents(monthly)} a month or ${say.cents(twoWeekly)} every two weeks before taxes.`,
  beforeMonth: ({ monthly }: { monthly: number }, say: Say) => `That’s ${say.cents(monthly)} a month before taxes.`,
  unpaidWeeks: (v: { weeks: number; yearly: number; monthly: number }, say: Say) =>
    `With ${weeksText(v.weeks, say)} unpaid, that’s ${say.money(v.yearly)} a year, or ${say.cents(v.monthly)} a month on average before taxes.`,
  federalOnly: () => 'Take-home pay is before state tax: choose your state to include it.',
  yourJob: (v: Pay & { hourly: number }, say: Say) =>
    `Your job: ${payFrom(v, say)}, or ${say.cents(v.hourly)} an hour.`,
  yourHourlyJob: (v: Pay & { yearly: number }, say: Say) =>
    `Your job: ${payFrom(v, say)}, or ${say.money(v.yearly)} a year.`,
  realHours: ({ mine, theirs }: { mine: number; theirs: number }, say: Say) =>
    `Real hourly pay: ${say.cents(theirs)} with the offer, ${say.cents(mine)} now.`,
}

export const splitWords = {
  whole: 'A year’s pay',
  takeHome: 'Take-home pay',
  incomeTax: 'Income tax',
  payroll: 'Social Security and Medicare',
  premium: 'Health insurance',
  deferral: '401(k) contribution',
}

export const figureNames = {
  realHourly: { label: 'Real hourly pay', short: 'Real hourly pay' },
  hourly: { label: 'Hourly pay', short: 'An hour' },
  daily: 'Daily pay',
  weekly: 'Weekly pay',
  twoWeekly: 'Pay every two weeks',
  halfMonthly: 'Pay twice a month',
  monthly: 'Monthly pay',
  yearly: { label: 'Yearly pay', short: 'Per year' },
  grossYearly: 'Pay with overtime and bonus',
  overtimeYearly: 'Yearly overtime pay',
  takeHomeYearly: 'Yearly take-home pay',
  takeHomeMonthly: 'Monthly take-home pay',
  taxYearly: 'Yearly taxes',
  taxShare: 'Share going to taxes',
  federalTax: 'Federal income tax',
  stateTax: 'State and local income tax',
  payrollTax: 'Social Security and Medicare',
  worthYearly: 'Your job’s yearly value',
  netWorthYearly: 'Value after work costs',
  hoursWorked: 'Hours worked per year',
  hoursGiven: 'Hours including commute',
  paidPerHourWorked: 'Pay per hour worked',
  unpaidOvertime: 'Value of unpaid hours',
  federalHourly: 'Hourly pay, 2,087 hours',
  federalTwoWeekly: 'Two weeks, 2,087 hours',
  raiseGross: 'Raise before taxes',
  raiseTakeHome: 'Raise in take-home pay',
  paydaysThisYear: 'Paydays this year',
  offerWorth: 'The offer’s yearly value',
  offerAhead: { label: 'Gain from the offer', short: 'Offer’s gain' },
  offerRealHourly: 'Real hourly pay, offer',
  contractTakeHome: '1099 take-home pay',
  contractAhead: 'Gain from 1099 work',
  equalContractRate: { label: 'Break-even 1099 rate', short: '1099 rate' },
} satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  isHourly: ({ pay }: { pay: number }, say: Say) =>
    `Is ${exact(pay, say)} your pay for a year? If it’s for an hour, choose “Hour”.`,
  isYearly: ({ pay }: { pay: number }, say: Say) =>
    `Is ${exact(pay, say)} your pay for an hour? If it’s for a year, choose “Year”.`,
  longWeek: () => 'We add the extra half for hours over 40. If you’re exempt, choose “Not paid” under overtime.',
  noState: () => 'For state tax and the state’s minimum wage',
  state: ({ state }: { state: string }) => `Includes ${state}’s taxes`,
  raiseTo: ({ raise, unit }: { raise: number; unit: Pay['unit'] }, say: Say) => `${exact(raise, say)} ${perUnit[unit]}`,
  raiseDollars: ({ unit }: { unit: Pay['unit'] }) => `Dollars ${perUnit[unit]}`,
}

export const errorWords = {
  weekHours: () => 'A week has 168 hours. Enter fewer hours here or above.',
  weekTotal: () => 'Work, breaks and commute add up to over 168 hours a week. Enter fewer.',
  weeksOff: () => 'Time off adds up to over 52 weeks. Enter fewer days or weeks.',
  tooMuch: () => 'That’s over $1 billion a year. Enter less, or choose another period.',
}

export const questions = {
  pay: (hourly: string) => `What pay makes my real hourly pay ${hourly}?`,
  takeHome: (home: string) => `What pay brings home ${home} a month?`,
  hours: (hourly: string) => `At how many hours a week is my pay ${hourly} an hour?`,
}
