/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'
import { hoursText, type Pay, payText, weeksText, wholeHours } from './pay.en.ts'

interface Year {
  readonly hours: number
  readonly left: number
  readonly hourly: number
}
export const hourWords = {
  kept: ({ left, hourly, paid }: Year & { paid: number }, say: Say) =>
    `**After taxes, you keep ${say.cents(hourly)} of the ${say.cents(paid)} you earn an hour**, or ${say.money(left)} a year. Add your commute, breaks and benefits to see your real hourly pay.`,
  real: ({ hours, left, hourly }: Year, say: Say) =>
    `**Your job takes about ${wholeHours(hours, say)} a year** and leaves ${say.money(left)} after taxes and work costs, counting benefits. Your real hourly pay is ${say.cents(hourly)}.`,
  realWithTime: ({ hours, left, hourly, unpaid }: Year & { unpaid: number }, say: Say) =>
    `**Your real hourly pay is ${say.cents(hourly)}:** ${say.money(left)} a year after taxes and work costs, over ${wholeHours(hours, say)}. Commuting and breaks take ${say.number(unpaid, 0)} of those hours.`,
  costs: ({ missing }: { missing: number }, say: Say) =>
    `**This job costs more than it pays.** Taxes and work costs take ${say.money(missing)} more a year than it brings in. You could look at the commute and other costs first.`,
}

interface Unpaid {
  readonly perWeek: number
  readonly hours: number
  readonly straight: number
  readonly owed: number
  readonly worked: number
}
export const overtimeWords = {
  unpaid: (v: Unpaid, say: Say) =>
    `**${say.number(v.perWeek, 1)} unpaid ${v.perWeek === 1 ? 'hour a week adds' : 'hours a week add'} up to ${say.number(v.hours, 0)} a year**, worth ${say.money(v.straight)} at your rate or ${say.money(v.owed)} as overtime. You earn ${say.cents(v.worked)} per hour worked.`,
  plain: ({ overtime }: { overtime: number }, say: Say) =>
    `**Overtime adds ${say.money(overtime)} a year** before taxes.`,
  saves: (v: { overtime: number; half: number; saved: number; through: number }, say: Say) =>
    `**Overtime adds ${say.money(v.overtime)} a year** before taxes. Of that, ${say.money(v.half)} is the extra half for hours over 40. Deducting it, allowed through ${v.through}, saves ${say.money(v.saved)} in taxes (already included).`,
  savesNothing: (v: { overtime: number; half: number; through: number }, say: Say) =>
    `**Overtime adds ${say.money(v.overtime)} a year** before taxes. Of that, ${say.money(v.half)} is the extra half for hours over 40. The overtime deduction, through ${v.through}, saves nothing at this income.`,
  separate: (v: { overtime: number; half: number }, say: Say) =>
    `**Overtime adds ${say.money(v.overtime)} a year** before taxes. Of that, ${say.money(v.half)} is the extra half for hours over 40. Married couples can deduct it only on a joint return.`,
  longWeek: () =>
    '**Your pay is for more than 40 hours a week.** Unless you’re exempt, you’re owed the extra half for the hours over 40, so we include it.',
  underExempt: ({ weekly, least }: { weekly: number; least: number }, say: Say) =>
    `**${say.cents(weekly)} a week is under the ${say.money(least)} minimum for most overtime exemptions.** Office jobs below it are owed overtime, whatever the title. Teachers and outside sales have other rules.`,
  exempt: ({ least }: { least: number }, say: Say) =>
    `**A salary alone doesn’t rule out overtime.** Most exemptions require ${say.money(least)} a week and executive, administrative or professional duties. California, New York, Washington and others require more.`,
  exemptHourly: ({ least }: { least: number }, say: Say) =>
    `**Hourly workers are rarely exempt from overtime.** Most exemptions require a salary of ${say.money(least)} a week and executive, administrative or professional duties. Some states require more.`,
}

interface Minimum {
  readonly wage: number
  readonly perHour: number
}
export const minimumWords = {
  federal: () => 'the federal minimum wage',
  state: ({ state }: { state: string }) => `${state}’s minimum wage`,
  district: ({ state }: { state: string }) => `the ${state}’s minimum wage`,
  below: ({ perHour, wage, whose }: Minimum & { whose: string }, say: Say) =>
    `**${say.cents(perHour)} an hour is below ${whose} of ${say.cents(wage)}.** Most workers are owed at least that, though tips, training and a few trades have their own rules.`,
  above: ({ percent, wage, whose, rest }: { percent: number; wage: number; whose: string; rest: string }, say: Say) =>
    `**Your pay is ${say.percent(percent, 0)} above ${whose}** of ${say.cents(wage)} an hour. ${rest}`,
  at: ({ wage, whose, rest }: { wage: number; whose: string; rest: string }, say: Say) =>
    `**Your pay is right at ${whose}** of ${say.cents(wage)} an hour. ${rest}`,
  states: () => 'Most states require more.',
  cities: () => 'Some cities require more.',
}

interface Raise extends Pay {
  /** Percent points; the same before tax and in take-home, dollars a year. */
  readonly percent: number
  readonly gross: number
  readonly home: number
}
export const raiseWords = {
  more: (v: Raise, say: Say) =>
    `**A raise to ${payText(v, say)} (${say.percent(v.percent)}) adds ${say.money(v.gross)} a year before taxes** and ${say.money(v.home)} to your take-home pay, or ${say.cents(v.home / 26)} every two weeks.`,
  less: (v: Raise, say: Say) =>
    `**A raise to ${payText(v, say)} adds ${say.money(v.gross)} a year before taxes** but lowers your take-home pay by ${say.money(-v.home)}. Taxes and credits outweigh it.`,
}

export const paydayWords = {
  /** What the extra payday does. */
  salaried: ({ check, paydays, smaller }: { check: number; paydays: number; smaller: number }, say: Say) =>
    `With equal checks, you’d get one more (${say.money(check)}). If your salary is split by ${paydays}, each check is ${say.cents(smaller)} smaller.`,
  hourly: ({ check }: { check: number }, say: Say) => `You’d get one more check, about ${say.money(check)}.`,
  long: ({ year, count, effect }: { year: number; count: number; effect: string }) =>
    `**${year} has ${count} paydays.** ${effect}`,
  usual: ({ year, count }: { year: number; count: number }) => `**${year} has ${count} paydays.**`,
  next: (v: { year: number; count: number; long: number; longCount: number; effect: string }) =>
    `**${v.year} has ${v.count} paydays.** The next year with ${v.longCount} is ${v.long}. ${v.effect}`,
}

interface Offer extends Pay {
  readonly ahead: number
  readonly hours: number
}
const hourCount = (hours: number, say: Say): string =>
  hours > 0
    ? say.count(Math.round(hours), 'more hour', 'more hours')
    : say.count(Math.round(-hours), 'fewer hour', 'fewer hours')
const offerTime = (hours: number, say: Say): string =>
  Math.abs(hours) < 1 ? '' : ` It takes ${hourCount(hours, say)} a year.`
export const offerWords = {
  more: (v: Offer, say: Say) =>
    `**The offer leaves you ${say.money(v.ahead)} more a year.**${offerTime(v.hours, say)} You’d break even at ${payText(v, say)} there, which helps when you negotiate.`,
  less: (v: Offer, say: Say) =>
    `**The offer leaves you ${say.money(-v.ahead)} less a year.**${offerTime(v.hours, say)} You’d break even at ${payText(v, say)} there. You could ask for at least that.`,
  same: (v: Offer, say: Say) => `**The offer leaves you the same each year.**${offerTime(v.hours, say)}`,
  noBreakEven: (v: Offer, say: Say) =>
    `**We found no pay at which the offer matches your job.**${offerTime(v.hours, say)} Check the offer’s pay, hours and costs.`,
  spouse: () =>
    '**Moving states can change your spouse’s taxes too.** We compare only the taxes on your pay. You could check your spouse’s employer and state rules first.',
}

interface Contract {
  readonly rate: number
  readonly ahead: number
  readonly worth: number
  readonly job: number
}
export const contractWords = {
  more: (v: Contract, say: Say) =>
    `**${say.cents(v.rate)} an hour on a 1099 leaves you ${say.money(v.ahead)} more a year:** ${say.money(v.worth)} instead of ${say.money(v.job)}.`,
  less: (v: Contract, say: Say) =>
    `**${say.cents(v.rate)} an hour on a 1099 leaves you ${say.money(-v.ahead)} less a year:** ${say.money(v.worth)} instead of ${say.money(v.job)}.`,
  same: (v: Contract, say: Say) =>
    `**${say.cents(v.rate)} an hour on a 1099 leaves you the same each year:** ${say.money(v.worth)}.`,
  selfTax: () => ' That’s after both halves of Social Security and Medicare.',
  equal: (v: { rate: number; hours: number; weeks: number }, say: Say) =>
    `**To match your job, you’d bill ${say.cents(v.rate)} an hour** for ${hoursText(v.hours, say)} a week, ${weeksText(v.weeks, say)} a year. Plan for quarterly taxes: nobody withholds them, and there’s no unemployment insurance.`,
  addBenefits: () =>
    '**Your job’s benefits aren’t entered yet.** Add your health insurance premium and your employer’s 401(k) contribution for a fair comparison.',
  notCompared: () =>
    'The 1099 comparison leaves out commuting, unpaid time and any help with marketplace health premiums.',
  noHours: () => '**With no billable hours, no rate can match your job.** Enter hours and weeks above 0.',
  none: () => '**We found no 1099 rate that matches your job.** Check the hours and expenses.',
}

export const limitWords = {
  employer: (v: { match: number; pay: number; additions: number }, say: Say) =>
    `**Your employer’s contribution is limited to ${say.money(v.match)}.** By law, it counts at most ${say.money(v.pay)} of pay, and the plan can take ${say.money(v.additions)} a year in total.`,
  own: ({ deferral }: { deferral: number }, say: Say) =>
    `**Your 401(k) contribution is limited to ${say.money(deferral)}**, the most that the yearly limit or your pay allows.`,
  federalRule: ({ usual, federal }: { usual: number; federal: number }, say: Say) =>
    `**2,080 or 2,087 hours?** 52 weeks of 40 hours make 2,080: ${say.cents(usual)} an hour. Federal agencies divide by 2,087, the long-run calendar average: ${say.cents(federal)}.`,
}

export const notIncluded = () =>
  'Not included: paycheck withholding, other income, itemized deductions, city and county income taxes, 401(k) vesting, daily overtime rules, and the effect of a promised bonus on overtime pay.'
