/** What the findings say: what is true, why it matters, what you could do. */
import type { Say } from '../../kit/say.ts'

interface Named {
  readonly name: string
}

export const gapWords = {
  short: ({ more, missing }: { more: number; missing: number }, say: Say) =>
    `**${say.money(more)} more a month would cover your whole goal.** As it is, ${say.about(missing)} of the bills isn’t covered. You could save more, or lower your share.`,
  ahead: ({ extra, left }: { extra: number; left: number }, say: Say) =>
    `**You save ${say.money(extra)} a month more than you need.** About ${say.money(left)} would be left after the last bill.`,
  lower: ({ low, now }: { low: number; now: number }, say: Say) =>
    `**If returns are 2 points lower, you’d cover ${say.percent(low, 0)} of your goal** instead of ${say.percent(now, 0)}. Saving a little more gives you room for weak markets.`,
  freed: ({ name, monthly, month }: Named & { monthly: number; month: string }, say: Say) =>
    `**After ${say.month(month)}, ${name}’s ${say.money(monthly)} a month is free.** We don’t count it toward the others, but you could save it for them.`,
  freedMore: ({ name, monthly, month }: Named & { monthly: number; month: string }, say: Say) =>
    `**After ${say.month(month)}, ${name}’s ${say.money(monthly)} a month is free** (more by then, with your increases). We don’t count it toward the others, but you could save it for them.`,
}

interface Credit {
  readonly tuition: number
  readonly yearly: number
  readonly total: number
  readonly years: number
  /** "up to ", where less than the whole tuition is left to pay in some years. */
  readonly upTo: string
}
const worth = ({ yearly, total, years, upTo }: Credit, say: Say) =>
  `${upTo}${say.money(yearly)} a year, ${say.money(total)} over ${say.years(years)} of college`
export const creditWords = {
  upTo: 'up to ',
  none: ({ income }: { income: number }, say: Say) =>
    `**You get no college tax credit at ${say.money(income)} of income**, or when filing separately. So nothing is reserved for it.`,
  reserved: (values: Credit, say: Say) =>
    `**Paying ${say.money(values.tuition)} of tuition a year outside the plan earns a tax credit** of ${worth(values, say)}. We don’t add the credit to your savings.`,
  possible: (values: Credit, say: Say) =>
    `**If you pay ${say.money(values.tuition)} of tuition a year from other money**, a tax credit could bring ${worth(values, say)}. The same dollars can’t also come from the plan.`,
}

interface Gift extends Named {
  readonly limit: number
  readonly amount: number
}
export const giftWords = {
  now: ({ name, limit, amount }: Gift, say: Say) =>
    `**Gifts to ${name} are ${say.money(amount)} over the ${say.money(limit)} gift tax exclusion this year.** You’d report it on Form 709. It uses part of your lifetime exemption; tax is rarely due.`,
  later: ({ name, limit, amount }: Gift, say: Say) =>
    `**From next year, gifts to ${name} are ${say.money(amount)} a year over the ${say.money(limit)} gift tax exclusion.** You’d report it on Form 709. Tax is rarely due.`,
  spreadAlready: ({ most, years }: { most: number; years: number }, say: Say) =>
    `**Spreading this year’s gifts over ${say.years(years)} covers at most ${say.money(most)}.** Whatever is above that counts right away.`,
  after: ({ amount }: { amount: number }, say: Say) =>
    `**In later years, gifts are ${say.money(amount)} a year over the exclusion.** You’d report those on Form 709 too.`,
  spread: ({ name, amount, limit, years }: Gift & { years: number }, say: Say) =>
    `**${say.money(amount)} for ${name} this year is above the ${say.money(limit)} gift tax exclusion.** You could spread it over ${say.years(years)} on Form 709, with no gift tax.`,
  room: ({ name, room, most }: Named & { room: number; most: number }, say: Say) =>
    `**That leaves ${say.money(room)} a year for other gifts to ${name}.** Up to ${say.money(most)} can be spread. If the giver dies before those years are up, part counts in their estate.`,
}

interface Reaches extends Named {
  readonly amount: number
}
export const capWords = {
  above: ({ name, amount, cap }: Reaches & { cap: number }, say: Say) =>
    `**${name}’s account reaches ${say.money(amount)}, above your plan’s limit of ${say.money(cap)}.** It can grow past the limit, but takes no more contributions. We keep counting them.`,
  near: ({ name, amount, lowest, highest }: Reaches & { lowest: number; highest: number }, say: Say) =>
    `**${name}’s account reaches ${say.money(amount)}.** Plans stop taking contributions at ${say.money(lowest)} to about ${say.money(highest)} per child, by state. You could look up yours.`,
}

export const costWords = {
  budget: ({ name, other, total, year }: Named & { other: number; total: number; year: string }, say: Say) =>
    `**${say.money(other)} of ${name}’s ${say.money(total)} a year (${year}) is books, travel and personal costs.** Earnings used for travel and personal costs are taxed plus 10%, which we don’t count.`,
  k12: ({ limit, from }: { limit: number; from: number }, say: Say) =>
    `**A plan can pay ${say.money(limit)} a year per child for K-12 from ${from} on**: tuition, books, tutoring, tests and some other costs. Some states tax it, so check yours.`,
  k12Over: ({ names, limit, from }: { names: readonly string[]; limit: number; from: number }, say: Say) =>
    `**${say.list(names.map((name) => `${name}’s`))} K-12 costs are above what a plan can pay**, ${say.money(limit)} a year per child from ${from}. The rest has to come from other money. Some states tax it.`,
}

export const ownerWords = {
  grandparent: ({ year }: { year: string }) =>
    `**A grandparent’s plan isn’t reported on the FAFSA**, starting with the ${year} school year. Some private colleges use a form of their own that asks, so you could check.`,
  student: () =>
    '**A dependent student’s own 529 plan counts as a parent’s asset on the FAFSA**, not as the student’s own money.',
  trump: (
    { names, from, to, amount }: { names: readonly string[]; from: number; to: number; amount: number },
    say: Say,
  ) =>
    `**${say.list(names)}: born ${from} to ${to}.** A child who’s a citizen can get ${say.money(amount)} from the Treasury in a Trump account, apart from a 529. We don’t count it.`,
}

interface Roth {
  readonly amount: number
  readonly roth: number
  readonly years: number
  readonly from: number
}
export const leftWords = {
  roth: ({ amount, roth, years, from }: Roth, say: Say) =>
    `**Of ${say.about(amount)} left over, ${say.money(roth)} could move to the child’s Roth IRA**, over ${say.years(years)} from ${from} on, if the child earns that much. See the table for other ways.`,
}

interface InState {
  readonly state: string
}
export const stateWords = {
  nothing: ({ state }: InState) =>
    `**${state} has no tax break for contributions**, so you lose no tax break if you pick another state’s plan with lower fees.`,
  ownOnly: ({ state }: InState) =>
    `**${state} counts only contributions to its own plan.** With another state’s plan, you save $0 of its tax. You could compare both plans’ fees with the tax break.`,
  income: ({ state, limit, income }: InState & { limit: number; income: number }, say: Say) =>
    `**${state} gives its deduction only up to ${say.money(limit)} of income.** At ${say.money(income)}, you save $0.`,
  byIncome: ({ state, most }: InState & { most: number }, say: Say) =>
    `**${state} gives a credit of at most ${say.money(most)} a year**, depending on income levels we don’t have. It isn’t in these numbers, so check your state’s form.`,
  noTax: {
    deduction: ({ state }: InState) =>
      `**${state}’s deduction saves you about $0 this year**: you have no state tax left to lower.`,
    credit: ({ state }: InState) =>
      `**${state}’s credit saves you about $0 this year**: you have no state tax left to lower.`,
  },
  noDeposit: {
    deduction: ({ state }: InState) =>
      `**${state}’s deduction saves you about $0 this year**: you have no contribution to count.`,
    credit: ({ state }: InState) =>
      `**${state}’s credit saves you about $0 this year**: you have no contribution to count.`,
  },
  saves: {
    deduction: (
      { state, saved, cents, amount }: InState & { saved: number; cents: number; amount: number },
      say: Say,
    ) =>
      `**${state} saves you about ${say.money(saved)} in tax on a year’s contributions**, ${say.number(cents, 1)} cents per dollar. It deducts ${say.money(amount)}. Most states take it back if you use the money for something else.`,
    credit: ({ state, saved, cents, amount }: InState & { saved: number; cents: number; amount: number }, say: Say) =>
      `**${state} saves you about ${say.money(saved)} in tax on a year’s contributions**, ${say.number(cents, 1)} cents per dollar. Its credit is ${say.money(amount)}. Most states take it back if you use the money for something else.`,
  },
  unused: ({ state, amount }: InState & { amount: number }, say: Say) =>
    `**${say.money(amount)} of your contributions is over ${state}’s yearly limit.** Spreading it over years could save more tax.`,
  unusedMayCount: ({ state, amount }: InState & { amount: number }, say: Say) =>
    `**${say.money(amount)} of your contributions is over ${state}’s yearly limit.** Some states count that in later years, so you could ask yours.`,
  federal: ({ amount }: { amount: number }, say: Say) =>
    `**Your federal tax rises by ${say.money(amount)}**, because you’d deduct less state tax there.`,
  rule: ({ state, note }: InState & { note: string }) => `**${state}’s rule:** ${note}`,
}

export const notIncluded = () =>
  'Not included: grants, part-time years and market drops. Housing and food count only up to the school’s own allowance, for students at least half-time. Costs and returns are estimates.'
