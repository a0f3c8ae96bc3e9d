/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

interface Group {
  /** "aged 45 to 54": see `ageGroups`. */
  readonly group: string
  readonly median: number
  /** The year of the survey, and the month its dollars are brought to. */
  readonly survey: string
  readonly prices: string
}
export const ageGroups = {
  under: ({ to }: { to: number }) => `under ${to + 1}`,
  between: ({ from, to }: { from: number; to: number }) => `aged ${from} to ${to}`,
  over: ({ from }: { from: number }) => `aged ${from} and over`,
}
const medianOf = ({ group, median }: Group, say: Say): string =>
  `**The median household ${group} had about ${say.money(median)}**`
const survey = ({ survey: year, prices }: Group, say: Say): string =>
  `That’s from the Fed’s ${year} survey, in ${say.monthShort(prices)} prices.`

export const besideWords = {
  plain: (v: Group, say: Say) => `${medianOf(v, say)}. ${survey(v, say)}`,
  close: (v: Group, say: Say) => `${medianOf(v, say)}, close to what you have. ${survey(v, say)}`,
  more: (v: Group & { gap: number }, say: Say) =>
    `${medianOf(v, say)}, ${say.money(v.gap)} more than you have. ${survey(v, say)}`,
  less: (v: Group & { gap: number }, say: Say) =>
    `${medianOf(v, say)}, ${say.money(v.gap)} less than you have. ${survey(v, say)}`,
  moreWhatIf: (v: Group & { gap: number }, say: Say) =>
    `${medianOf(v, say)}, ${say.money(v.gap)} more than you’d have. ${survey(v, say)}`,
  lessWhatIf: (v: Group & { gap: number }, say: Say) =>
    `${medianOf(v, say)}, ${say.money(v.gap)} less than you’d have. ${survey(v, say)}`,
}

export const placeWords = {
  top: () => '**At least 99 of 100 U.S. households had less.**',
  bottom: () => '**At most 25 of 100 U.S. households had less.** Our data starts there.',
  over: ({ share }: { share: number }) => `**More than ${share} of 100 U.S. households had less.**`,
  about: ({ share }: { share: number }) => `**About ${share} of 100 U.S. households had less.**`,
  half: () => 'Among households your age, it’s very roughly half',
  ofAge: ({ share }: { share: number }) => `Among households your age, it’s very roughly ${share} of 100`,
  ofAgeMost: ({ share }: { share: number }) => `Among households your age, it’s very roughly ${share} of 100 or more`,
  estimate: () => '(our estimate: only medians and averages are published).',
  households: () => 'These are households, not individuals.',
}

interface Pretax {
  readonly held: number
  readonly tax: number
  /** Percent points of what is held. */
  readonly share: number
}
export const pretaxWords = {
  spread: (v: Pretax & { years: number; other: number }, say: Say) =>
    `**About ${say.money(v.tax)} of the ${say.money(v.held)} in pre-tax accounts would go to income tax** (${say.percent(v.share, 1)}), withdrawn over ${say.years(v.years)} on top of ${say.money(v.other)} of yearly income.`,
  ownRate: (v: Pretax & { rate: number }, say: Say) =>
    `**About ${say.money(v.tax)} of the ${say.money(v.held)} in pre-tax accounts would go to income tax**, at your rate of ${say.percent(v.rate)}.`,
  none: ({ held }: { held: number }, say: Say) =>
    `**You’d owe no income tax on the ${say.money(held)} in pre-tax accounts** if you withdraw it this way.`,
  early: () => 'Before age 59½, there’s often a 10% penalty too.',
}

interface Costly {
  readonly name: string
  readonly rate: number
  readonly cost: number
}
const costs = ({ name, rate, cost }: Costly, say: Say): string =>
  `**${name} at ${say.percent(rate)} costs you ${say.money(cost)} a year in interest.**`
export const debtWords = {
  costs: (v: Costly, say: Say) => `${costs(v, say)} You could put any spare money there first.`,
  pay: (v: Costly & { pays: number; saved: number }, say: Say) =>
    `${costs(v, say)} Paying ${say.money(v.pays)} of it from the bank would save about ${say.money(v.saved)} a year.`,
  payAndKeep: (v: Costly & { pays: number; saved: number }, say: Say) =>
    `${costs(v, say)} Paying ${say.money(v.pays)} of it from the bank would save about ${say.money(v.saved)} a year and still leave a month of spending.`,
}

interface Liquid {
  readonly liquid: number
  readonly time: string
  readonly net: number
}
export const liquidWords = {
  enough: ({ liquid, time, net }: Liquid, say: Say) =>
    `**Your ${say.money(liquid)} in liquid assets covers ${time}.** After cards and other unsecured debts, your liquid net worth is ${say.money(net)}.`,
  short: ({ liquid, time, net }: Liquid, say: Say) =>
    `**Your ${say.money(liquid)} in liquid assets covers ${time}.** After cards and other unsecured debts, you’d have ${say.money(net)}. You could build this up to three months.`,
  enoughWhatIf: ({ liquid, time }: Liquid, say: Say) =>
    `**You’d have ${say.money(liquid)} in liquid assets**, enough for ${time}.`,
  none: () =>
    '**None of your assets are liquid.** You’d have to borrow or sell something to pay for a surprise. You could start with a small emergency fund.',
}

interface Home {
  /** Percent points of what is owned. */
  readonly share: number
  readonly equity: number
  readonly fall: number
}
export const homeWords = {
  underwater: ({ short, selling }: { short: number; selling: number }, say: Say) =>
    `**You owe ${say.money(short)} more on your home than it would sell for.** Selling it would cost about ${say.money(selling)} on top of that.`,
  share: ({ share, equity, fall, effect }: Home & { effect: number }, say: Say) =>
    `**Your home is ${say.percent(share, 0)} of what you own**, and your equity in it is ${say.money(equity)}. If prices fell 10%, you’d lose ${say.money(fall)}, or ${say.percent(effect, 0)} of your net worth.`,
  sharePlain: ({ share, equity, fall }: Home, say: Say) =>
    `**Your home is ${say.percent(share, 0)} of what you own**, and your equity in it is ${say.money(equity)}. If prices fell 10%, you’d lose ${say.money(fall)}.`,
  twice: ({ balance }: { balance: number }, say: Say) =>
    `**You listed two mortgages of ${say.money(balance)}.** If it’s the same loan, remove one. Your net worth would be ${say.money(balance)} higher.`,
  noHome: ({ balance }: { balance: number }, say: Say) =>
    `**You listed a ${say.money(balance)} mortgage but no home.** Add the home at its full price, or choose the loan type that fits.`,
  once: ({ balance }: { balance: number }, say: Say) =>
    `**Enter the home’s full price** and the ${say.money(balance)} you owe as a debt. If you enter the price minus the loan, the loan counts twice.`,
}

export const worthWords = {
  below: ({ short }: { short: number }, say: Say) =>
    `**You owe ${say.money(short)} more than you own.** Your future paychecks aren’t counted here. Every dollar of debt you pay off raises your net worth by a dollar.`,
  reached: ({ goal }: { goal: number }, say: Say) => `**You’ve reached your goal of ${say.money(goal)}.**`,
  past: ({ goal, by }: { goal: number; by: number }, say: Say) =>
    `**You’re ${say.money(by)} past your goal of ${say.money(goal)}.**`,
  ahead: (v: { goal: number; years: number; perYear: number; rate: number }, say: Say) =>
    `**To reach ${say.money(v.goal)} in ${say.years(v.years)}, you’d need to add ${say.money(v.perYear)} a year**, or ${say.percent(v.rate, 1)} growth a year including savings. That’s in today’s dollars.`,
  aheadPlain: (v: { goal: number; years: number; perYear: number }, say: Say) =>
    `**To reach ${say.money(v.goal)} in ${say.years(v.years)}, you’d need to add ${say.money(v.perYear)} a year.** That’s in today’s dollars.`,
  adds: ({ change }: { change: number; worth: number }, say: Say) =>
    `**These changes would add ${say.money(change)} to your net worth.**`,
  takes: ({ change }: { change: number; worth: number }, say: Say) =>
    `**These changes would take ${say.money(change)} off your net worth.**`,
  noEffect: () => '**These changes don’t affect anything you own.**',
}

export const leftOutWords = {
  unknownGain: ({ value }: { value: number }, say: Say) =>
    `**Tax on gains in ${say.money(value)} of your assets isn’t included**, because we don’t know what you paid. You could enter it under “You paid”.`,
  homeGain: ({ single, joint }: { single: number; joint: number }, say: Say) =>
    `**Tax on your home’s gain isn’t included.** ${say.money(single)} of it is often tax-free (${say.money(joint)} for a couple). Enter what you paid for the home to count the rest.`,
  rental: () => '**Depreciation taken on a rental isn’t included.** It can be taxed at up to 25% when you sell.',
  rest: () =>
    'Not included: future Social Security and pensions, furniture and clothes, and taxes or penalties on Roth or HSA money withdrawn early. The values are your own estimates.',
}
