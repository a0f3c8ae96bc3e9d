/** Charts, tables, workings and findings that both IRA pages share. */
import type { Say } from '../../say.ts'

interface Ends {
  readonly traditional: number
  readonly roth: number
  readonly age: number
}

export const worthChart = {
  title: ({ age }: { age: number }) => `After tax at ${age}`,
  lead: 'Same cost to you today, in today’s dollars. Any tax savings are invested beside the traditional IRA.',
  summary: ({ traditional, roth, age }: Ends, say: Say) =>
    `After tax at ${age}, a traditional IRA with the tax savings invested is worth ${say.about(traditional)} and a Roth IRA ${say.about(roth)}, in today’s dollars.`,
  row: 'Account',
  total: 'After tax',
  rows: { traditional: 'Traditional IRA', roth: 'Roth IRA', taxable: 'Brokerage account' },
  parts: { account: 'The account, after tax', beside: 'Invested tax savings' },
}

export const courseChart = {
  title: 'If you took it out sooner or later',
  lead: 'What you’d have after tax if you took it all out at that age, in today’s dollars.',
  summary: ({ traditional, roth, age }: Ends, say: Say) =>
    `At ${age}, the traditional IRA with its tax savings reaches ${say.about(traditional)} after tax and the Roth IRA ${say.about(roth)}, in today’s dollars.`,
  x: 'Age',
  free: 'Age 59½',
  rmd: 'RMDs',
}

export const courseTable = {
  title: 'Year by year',
  lead: 'Future dollars, except the last two columns.',
  columns: {
    year: 'Year',
    age: 'Age',
    traditional: 'Traditional IRA',
    required: 'RMD',
    beside: 'Invested tax savings',
    roth: 'Roth IRA',
    worth: 'Traditional after tax, today’s dollars',
    rothWorth: 'Roth after tax, today’s dollars',
  },
}

export const savedWorking = {
  title: 'Income tax saved',
  formula: 'saved = income tax with the money in a Roth IRA − income tax with it in a traditional IRA',
  result: ({ saved, deducted }: { saved: number; deducted: number }, say: Say) =>
    `= ${say.cents(saved)} for ${say.cents(deducted)} deducted`,
  whole: 'We figure two complete federal and state returns, so brackets and credits that shrink all count.',
  payroll: 'Social Security and Medicare tax stay the same: an IRA deduction doesn’t lower them.',
}

interface Course {
  readonly contribution: number
  readonly times: number
  readonly years: number
  readonly rise: number
}
export const compareWorking = {
  title: 'Traditional or Roth',
  formula: 'traditional = IRA − later tax on what was never taxed + tax savings invested − tax on their growth',
  result: ({ traditional, roth }: { traditional: number; roth: number }, say: Say) =>
    `traditional ${say.money(traditional)}, Roth ${say.money(roth)} in future dollars`,
  todays: ({ ahead, prices }: { ahead: number; prices: number }, say: Say) =>
    `Roth − traditional, ÷ ${say.number(prices, 3)} for inflation = ${say.money(ahead)} in today’s dollars`,
  stream: ({ contribution, times, years, rise }: Course, say: Say) =>
    `${say.money(contribution)} at the start of ${times === 1 ? 'the first year' : `each of ${say.years(times)}, rising ${say.percent(rise)} a year`}, counted after ${say.years(years)}.`,
  beside: ({ share }: { share: number }, say: Say) =>
    share < 0.05
      ? 'The traditional contribution saves no tax now, so nothing is invested beside it.'
      : `Each dollar in the traditional IRA saves ${say.percent(share)} in tax now. That’s invested in a brokerage account.`,
  side: ({ dividends, tax }: { dividends: number; tax: number }, say: Say) =>
    `Outside the IRA, ${say.percent(dividends)} in dividends is taxed at ${say.percent(tax)} every year and other growth when it’s sold.`,
  later: ({ rate }: { rate: number }, say: Say) =>
    `Traditional money is taxed at ${say.percent(rate)} when it comes out.`,
  required: ({ age }: { age: number }) =>
    `RMDs start at ${age}. What’s left of each after tax moves to the brokerage account.`,
  even: ({ rate }: { rate: number }, say: Say) =>
    `At a later tax rate of ${say.percent(rate, 1)}, both would come out the same.`,
  early:
    'Before 59½, taxable money costs 10% more. Roth growth is also taxed until the first Roth IRA is five years old.',
}

interface Beat {
  readonly ahead: number
  readonly age: number
  readonly later: number
  readonly even: number | null
}
export const beatWords = {
  roth: ({ ahead, age, later, even }: Beat, say: Say) =>
    `**A Roth IRA would leave you ${say.money(ahead)} more at ${age}** with a ${say.percent(later, 0)} tax rate then. ${
      even === null ? 'Roth wins at any later rate.' : `Traditional wins if that rate is below ${say.percent(even, 0)}.`
    }`,
  traditional: ({ ahead, age, later, even }: Beat, say: Say) =>
    `**A traditional IRA would leave you ${say.money(ahead)} more at ${age}** with a ${say.percent(later, 0)} tax rate then. ${
      even === null ? 'It wins at any later rate.' : `Roth wins if that rate is above ${say.percent(even, 0)}.`
    }`,
  same: ({ age, later }: Beat, say: Say) =>
    `**Roth and traditional come out about the same at ${age}** with a ${say.percent(later, 0)} tax rate then. A Roth IRA has no RMDs, and you can take contributions back anytime.`,
}

export const excessWords = {
  inTime: ({ excess, excise, date }: { excess: number; excise: number; date: string }, say: Say) =>
    `**Already put it in? Take out ${say.money(excess)} and what it earned by ${say.date(date)}**, and you’d skip the ${say.money(excise)} tax.`,
  extended: ({ excess, excise, date }: { excess: number; excise: number; date: string }, say: Say) =>
    `**Take out ${say.money(excess)} and what it earned by ${say.date(date)}** if you filed on time, and amend your return. Otherwise the tax is ${say.money(excise)} a year.`,
  late: ({ excess, excise }: { excess: number; excise: number }, say: Say) =>
    `**${say.money(excess)} over the limit costs you ${say.money(excise)} a year** (Form 5329). You could take it out, or put in less than your limit in a later year to use it up.`,
  earned: ({ out, earned }: { out: number; earned: number }, say: Say) =>
    `**You’d take out ${say.cents(out)}**: the excess plus ${say.cents(earned)} it earned. The earnings are taxed for the year you put the money in, without the 10% early tax.`,
  lost: ({ out, lost }: { out: number; lost: number }, say: Say) =>
    `**You’d take out ${say.cents(out)}**: the excess minus the ${say.cents(lost)} it lost. Nothing is taxed.`,
}

export const creditWords = {
  credit: ({ credit }: { credit: number }, say: Say) =>
    `**Your contribution earns you a Saver’s Credit of ${say.money(credit)}** (Form 8880). It’s the same for a Roth or a traditional IRA.`,
  match: ({ match, from }: { match: number; from: number }, say: Say) =>
    `**From ${from}, a Saver’s Match replaces the credit.** At this income, the Treasury would put ${say.money(match)} into your traditional IRA or plan at work, even if you owe no tax.`,
}

export const peopleWords = {
  spouse: ({ most, year }: { most: number; year: number }, say: Say) =>
    `**Your spouse can put in up to ${say.money(most)} for ${year} too.** Each of you needs your own IRA, and one person’s pay can count for both.`,
  child: () =>
    '**A minor with pay can have an IRA** that a parent opens for them. Wages or self-employment count, up to what they earned. Allowance and investment income don’t.',
  separate: ({ to }: { to: number }, say: Say) =>
    `**Filing separately while living with your spouse leaves no deduction or Roth limit from ${say.money(to)} of income.** If you lived apart all year, the limits for single filers apply.`,
  heirs: ({ years }: { years: number }) =>
    `**Heirs usually have to empty an inherited IRA within ${years} years.** A spouse can treat it as their own. Your heirs would owe tax on traditional money, and usually none on Roth.`,
}

export const limitsTable = {
  title: ({ year }: { year: number }) => `Limits for ${year}`,
  columns: { what: 'Rule', from: 'Starts at', to: 'Gone at' },
  rows: {
    single: 'Deduction, single with a plan at work',
    joint: 'Deduction, joint with your own plan at work',
    onlySpouse: 'Deduction, joint with only your spouse’s plan',
    separate: 'Deduction or Roth, separate and living together',
    rothSingle: 'Roth contribution, single',
    rothJoint: 'Roth contribution, joint',
  },
  lead: ({ limit, catchUp }: { limit: number; catchUp: number }, say: Say) =>
    `Up to ${say.money(limit)} to all your IRAs, plus ${say.money(catchUp)} from the year you turn 50. Income below is modified AGI.`,
}

export const excessTable = {
  title: 'If the excess stays in',
  lead: 'The 6% tax is due every year until you take the extra out. Growth isn’t counted here.',
  columns: { year: 'Year', excess: 'Over the limit', tax: 'Tax', total: 'Total so far' },
}
