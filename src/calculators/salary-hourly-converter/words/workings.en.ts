/** The arithmetic, printed. */
import type { Say } from '../../kit/say.ts'

export const workingWords = {
  conversion: {
    title: 'Yearly and hourly pay',
    year: 'year = pay × times per year × paid weeks ÷ 52',
    noHours: 'With no hours, there’s nothing to divide by.',
    hour: 'hour = year ÷ (paid weeks × hours per week)',
    month: 'A month is a twelfth of a year, or 52 ÷ 12 weeks, as federal overtime rules count it (29 CFR 778.113).',
  },
  overtime: {
    title: 'Overtime',
    rate: 'regular rate = full-year pay ÷ 52 ÷ hours per week',
    year: 'a year = rate × (extra hours + half of the hours over 40) × weeks worked',
  },
  takeHome: {
    title: 'Take-home pay',
    formula: 'take-home pay = pay − taxes − health insurance − 401(k) contribution',
    taxes: (v: { federal: number; state: number; payroll: number }, say: Say) =>
      `Taxes are your full returns with this pay minus the same returns without it: federal ${say.cents(v.federal)}, state and local ${say.cents(v.state)}, Social Security, Medicare and state programs ${say.cents(v.payroll)}.`,
    premium:
      'Health premiums come out before income tax and Social Security. 401(k) contributions come out before income tax only.',
    spouse: ({ pay }: { pay: number }, say: Say) => `Your spouse’s ${say.money(pay)} is in both returns.`,
  },
  realHour: {
    title: 'Real hourly pay',
    formula: '(take-home pay + 401(k) and employer money + benefits − work costs) ÷ hours',
    weeks: ({ paid, worked }: { paid: number; worked: number }, say: Say) =>
      `Weeks worked: ${say.number(paid)} paid weeks minus paid days off = ${say.number(worked)}.`,
    hours: (v: { worked: string; commute: string; breaks: string }) =>
      `Hours: ${v.worked} at work, ${v.commute} commuting, ${v.breaks} on unpaid breaks.`,
  },
  contract: {
    title: 'Break-even 1099 rate',
    formula: 'the rate at which: billed − expenses − tax − health insurance = your job’s value',
    job: ({ worth }: { worth: number }, say: Say) => `your job: ${say.cents(worth)}`,
    selfTax:
      'Self-employment tax is 15.3% of 92.35% of profit, with Social Security up to the wage base. Half of it is deductible.',
    deductions: 'Your own health premiums are deductible, and the business income deduction is up to 20%.',
    tries: ({ plan }: { plan: number }, say: Say) =>
      `We find it by trying rates on full tax returns. Your retirement contribution (${say.cents(plan)}) is the same on both sides and counts as yours.`,
  },
  raise: {
    title: 'Your raise',
    year: ({ pay, gross }: { pay: number; gross: number }, say: Say) =>
      `= ${say.cents(pay)}, or ${say.cents(gross)} more a year before taxes`,
    home: ({ after, before, home }: { after: number; before: number; home: number }, say: Say) =>
      `take-home pay ${say.cents(after)} − ${say.cents(before)} = ${say.cents(home)}`,
  },
}
