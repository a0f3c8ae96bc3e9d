/** What the findings say. */
import type { Say } from '../../kit/say.ts'

interface Settled {
  readonly refund: number
  readonly withheld: number
  readonly tax: number
}
export const filingWords = {
  owe: ({ refund, withheld, tax }: Settled, say: Say) =>
    `**You’d owe about ${say.money(-refund)} when you file.** ${say.money(withheld)} would be withheld toward ${say.money(tax)} of federal tax. “My W-4” above finds the entries that fix it.`,
  oweTwo: ({ refund }: Settled, say: Say) =>
    `**With the other pay, you’d owe about ${say.money(-refund)} at filing.** Each job withholds as if it were alone. You could use “My W-4” above, or check Step 2(c) on both W-4s if the pay is similar.`,
  refund: ({ refund, withheld, tax }: Settled, say: Say) =>
    `**You’d get about ${say.money(refund)} back when you file.** ${say.money(withheld)} would be withheld toward ${say.money(tax)} of federal tax. “My W-4” above finds the entries that put it in your paychecks.`,
  credits: ({ refund }: Settled, say: Say) =>
    `**You’d get about ${say.money(refund)} back when you file.** Your credits are worth more than your tax, and only your return pays that out.`,
  right: () => '**Your withholding is about right.** You’d neither owe much nor get much back when you file.',
  nonresident: () =>
    '**We don’t figure a nonresident’s tax return** (Form 1040-NR), so there’s no refund here. Your paycheck counts the amount Pub. 15-T adds for you.',
  exempt: ({ tax }: Settled, say: Say) =>
    `**Exempt means no federal income tax comes out.** Your tax would be about ${say.money(tax)}, so you’d owe it when you file. You can claim exempt only if you’ll owe no federal tax.`,
}

export const limitWords = {
  wageBase: ({ at, base, more }: { at: number; base: number; more: number }, say: Say) =>
    `**Social Security stops with paycheck ${at} of the year**, when your pay reaches ${say.money(base)}. That makes later paychecks this year ${say.money(more)} bigger.`,
  medicare: ({ at, over, rate }: { at: number; over: number; rate: number }, say: Say) =>
    `**Additional Medicare of ${say.percent(rate)} starts with paycheck ${at} of the year**, above ${say.money(over)} from this employer, whatever your filing status. Your return settles what you really owe.`,
  plan: ({ at, limit }: { at: number; limit: number }, say: Say) =>
    `**You’d reach the ${say.money(limit)} 401(k) limit in paycheck ${at} of the year.** Contributions stop there. If your employer matches each paycheck, a lower percentage could get you more match.`,
  twoJobs: ({ excess }: { excess: number }, say: Say) =>
    `**${say.money(excess)} of Social Security comes back when you file.** Each of your two employers withholds up to the wage base, which adds up to too much.`,
}

export const planWords = {
  hundred: ({ cost }: { cost: number }, say: Say) =>
    `**$100 more in your 401(k) shrinks your paycheck by ${say.money(cost)}.** It lowers income tax now, but not Social Security and Medicare.`,
  hsa: ({ cost, plan }: { cost: number; plan: number }, say: Say) =>
    `**$100 more in an HSA costs you ${say.money(cost)}; in a 401(k), ${say.money(plan)}.** HSA money through payroll skips Social Security and Medicare too.`,
}

export const bonusWords = {
  flatHigh: ({ net, bonus, bracket, flat }: Bonus, say: Say) =>
    `**You’d keep ${say.money(net)} of your ${say.money(bonus)} bonus for now.** Withholding is ${say.percent(flat)}, but your federal bracket is ${say.percent(bracket)}: the rest is due when you file.`,
  flatLow: ({ net, bonus, bracket, flat }: Bonus, say: Say) =>
    `**You’d keep ${say.money(net)} of your ${say.money(bonus)} bonus for now.** Withholding is ${say.percent(flat)}, more than your ${say.percent(bracket)} bracket: the difference comes back when you file.`,
  same: ({ net, bonus }: Bonus, say: Say) =>
    `**You’d keep ${say.money(net)} of your ${say.money(bonus)} bonus.** A bonus isn’t taxed more than other pay in the end; only the withholding differs.`,
}
interface Bonus {
  readonly net: number
  readonly bonus: number
  readonly bracket: number
  readonly flat: number
}

interface Extra {
  readonly deduction: number
  readonly saved: number
  readonly through: number
}
export const extraWords = {
  overtime: ({ deduction, saved, through }: Extra, say: Say) =>
    `**Your overtime lowers your tax by ${say.money(saved)} when you file.** You can deduct ${say.money(deduction)} this year. Social Security and Medicare still come out. The deduction ends after ${through}.`,
  tips: ({ deduction, saved, through }: Extra, say: Say) =>
    `**Your tips lower your tax by ${say.money(saved)} when you file.** You can deduct ${say.money(deduction)} this year if your job usually gets tips. Social Security and Medicare still come out. The deduction ends after ${through}.`,
  both: ({ deduction, saved, through }: Extra, say: Say) =>
    `**Overtime and tips lower your tax by ${say.money(saved)} when you file.** You can deduct ${say.money(deduction)} this year. Social Security and Medicare still come out. The deduction ends after ${through}.`,
  separate: () =>
    '**Filing separately, you can’t deduct overtime or tips.** Married couples must file jointly to deduct them.',
  claim: () =>
    '**You could have the deduction now instead of at filing.** Add it to Step 4(b) of your W-4 and less federal tax comes out of each paycheck.',
}

export const stateWords = {
  spread: ({ state, periods }: { state: string; periods: number }) =>
    `**${state} tax is our estimate.** We figure a whole year of ${state} tax on this pay and divide it by ${periods} paychecks. Your employer’s tables can differ by a few dollars.`,
  tables: ({ state, certificate, allowances }: { state: string; certificate: string; allowances: number }, say: Say) =>
    `**${state} tax comes from the state’s own withholding tables**, with ${say.count(allowances, 'allowance', 'allowances')}. If your ${certificate} says something else, enter it under “Your Form W-4 and state form”.`,
  tablesPlain: ({ state }: { state: string }) =>
    `**${state} tax comes from the state’s own withholding tables**, as your employer figures it.`,
  refund: ({ state, refund }: { state: string; refund: number }, say: Say) =>
    `**You’d get about ${say.money(refund)} back from ${state}** when you file, if all your paychecks are like this one.`,
  owe: ({ state, refund }: { state: string; refund: number }, say: Say) =>
    `**You’d owe ${state} about ${say.money(-refund)} when you file.** Its withholding tables don’t know everything on your return. You could enter extra state tax on your state form.`,
  hsa: ({ state }: { state: string }) =>
    `**${state} taxes your HSA money.** It’s free of federal income tax, Social Security and Medicare, but ${state} counts it as pay.`,
  plan: ({ state }: { state: string }) =>
    `**${state} taxes 401(k) money when you earn it.** Putting in more lowers federal tax, but not ${state} tax.`,
  cafeteria: ({ state }: { state: string }) =>
    `**${state} taxes pre-tax benefits.** Premiums and FSA money lower your federal taxes, but ${state} counts them as pay.`,
  leave: ({ weeks, amount, state }: { weeks: number; amount: number; state: string }, say: Say) =>
    `**${say.money(amount)} a year pays for ${state} leave and disability insurance.** It covers up to ${weeks} weeks of paid family leave for a new child or a sick relative.`,
}

export const employerWords = {
  cost: ({ total, more }: { total: number; more: number }, say: Say) =>
    `**You cost your employer about ${say.money(total)} a year**: your pay and ${say.money(more)} of payroll and unemployment taxes. Benefits aren’t counted.`,
}

export const w4Words = {
  older: () =>
    '**Your old W-4 still works.** Its allowances count the same as before. A new form lets you claim credits and a second job more exactly.',
  boxed: () =>
    '**The Step 2(c) box raises your withholding.** It fits two jobs with about the same pay. With very different pay, too much comes out.',
}

export const offerWords = {
  frequency: ({ mine, theirs }: { mine: number; theirs: number }) =>
    `**Compare years, not paychecks.** You’re paid ${mine} times a year now, and ${theirs} times in the other offer.`,
  raise: ({ more, left }: { more: number; left: number }, say: Say) =>
    left > more
      ? `**The other offer pays ${say.money(more)} more before taxes**, and less goes to taxes and deductions.`
      : `**Taxes and deductions take ${say.money(more - left)} of the ${say.money(more)} raise.** The rest is yours to spend.`,
  less: ({ more, left }: { more: number; left: number }, say: Say) =>
    `**The other offer pays ${say.money(more)} more, but you’d have less to spend.** Taxes and deductions take ${say.money(more + left)} more.`,
  match: ({ amount }: { amount: number }, say: Say) =>
    `**The other employer puts ${say.money(amount)} more a year into your 401(k).** That’s pay too, even if it isn’t in your paycheck.`,
  matchLess: ({ amount }: { amount: number }, say: Say) =>
    `**Your employer now puts ${say.money(amount)} more a year into your 401(k).** Count it before you switch.`,
  state: ({ amount, here, there }: { amount: number; here: string; there: string }, say: Say) =>
    `**${there} takes ${say.money(amount)} a year more than ${here}** in income tax and payroll programs.`,
  stateLess: ({ amount, here, there }: { amount: number; here: string; there: string }, say: Say) =>
    `**${there} takes ${say.money(amount)} a year less than ${here}** in income tax and payroll programs.`,
}

export const notIncluded = {
  paycheck:
    'Not included: work in another state, states’ flat rates on bonuses, taxable fringe benefits. Most states’ leave and disability are figured on gross pay. The year assumes every paycheck is like this one.',
  offers:
    'Not included: the cost of living and moving, commuting across state lines, stock, paid time off, how much each health plan covers. Both years run from January.',
}
