/** What explains the answer: charts, tables, findings, how it's calculated. */
import type { Say } from '../../kit/say.ts'

interface Policy {
  readonly amount: number
  readonly years: number
}
type None = Record<never, never>

export const milestoneWords = { grown: 'Youngest is 22', mortgage: 'Mortgage paid off', retire: 'You retire' } as const

export const chartWords = {
  cover: {
    title: 'The need and what covers it',
    lead: 'A ladder is two or three policies that end one after another as the need falls. One policy keeps its full amount to the end.',
    leadOne: 'What your family would be short in each year, and what one policy covers.',
    leadCovered: 'What your family would be short in each year.',
    note: 'Future dollars, because a policy pays a fixed amount. What you already have is taken off.',
    x: 'Year',
    gap: 'Still needed',
    ladder: 'Ladder',
    one: 'One policy',
    summary: ({ gap, years }: { gap: number; years: number }, say: Say) =>
      `You’d be ${say.about(gap)} short today, and coverage is needed for ${say.years(years)}.`,
    summaryNone: ({ gap }: { gap: number }, say: Say) =>
      gap < 1
        ? 'You wouldn’t be short today.'
        : `You’d be ${say.about(gap)} short today, less than a policy most insurers sell.`,
  },
  payments: {
    title: 'Total payments compared',
    lead: ({ list }: { list: string }) =>
      `Example prices, not a quote (${list}), with every payment until the last policy ends.`,
    leadQuotes: 'By your quotes, with every payment until the last policy ends.',
    row: 'Choice',
    total: 'Total payments',
    ladder: 'Ladder',
    one: 'One policy',
    policy: ({ amount, years }: Policy, say: Say) => `${say.short(amount)} for ${say.years(years)}`,
    summary: ({ ladder, one }: { ladder: number; one: number }, say: Say) =>
      `You’d pay ${say.money(ladder)} for the ladder and ${say.money(one)} for one policy.`,
  },
  waiting: {
    title: 'What waiting costs',
    lead: ({ list }: { list: string }) => `Example prices for the one policy by your age when you buy (${list}).`,
    x: 'Age nearest birthday',
    monthly: 'A month',
    summary: ({ now, later, years }: { now: number; later: number; years: number }, say: Say) =>
      `Buying today is ${say.cents(now)} a month; in ${say.years(years)}, ${say.cents(later)}.`,
  },
} as const

export const tableWords = {
  policies: {
    title: 'The policies',
    policy: 'Policy',
    amount: 'Amount',
    until: 'Covers through',
    monthly: 'A month',
    total: 'Total payments',
    ladder: ({ place }: { place: number }, say: Say) => `Ladder ${say.number(place, 0)}`,
    one: 'One policy',
  },
  terms: {
    title: 'Which term lasts long enough',
    event: 'Until',
    years: 'Years from now',
    term: 'Shortest term sold',
    short: 'no term that long',
    term20: ({ years }: { years: number }, say: Say) => `${say.number(years, 0)}-year`,
  },
  years: {
    title: 'Year by year',
    lead: 'Future dollars.',
    year: 'Year',
    need: 'Need',
    have: 'You’d have',
    gap: 'Still needed',
    ladder: 'Ladder covers',
    one: 'One policy covers',
  },
} as const

export const findingWords = {
  saves: ({ saved, over }: { saved: number; over: number }, say: Say) =>
    `**The ladder of smaller policies would cost ${say.money(saved)} less.** Halfway through, one policy would cover ${say.about(over)} more than your family needs.`,
  overNoPrice: ({ over }: { over: number }, say: Say) =>
    `**Halfway through, one policy would cover ${say.about(over)} more than your family needs.** A ladder of smaller policies ends as the need falls. You could get quotes for both.`,
  noSaving: (_: None) =>
    '**A ladder wouldn’t save anything here.** Small policies cost more for each dollar, and each has its own fee. One policy is simpler.',
  uncovered: ({ uncovered, years }: { uncovered: number; years: number }, say: Say) =>
    `**${say.about(uncovered)} isn’t covered after year ${say.number(years, 0)}.** That’s the longest term here that most insurers sell at your age. Savings or permanent life insurance could take over.`,
  small: ({ least }: { least: number }, say: Say) =>
    `We left years when you’d be short less than ${say.money(least)} to savings. Few insurers sell smaller policies, and those cost the most per dollar.`,
  waiting: ({ now, later, years }: { now: number; later: number; years: number }, say: Say) =>
    `**Waiting ${say.years(years)} would raise the price from ${say.money(now)} to ${say.money(later)} a month.** A new health problem could raise it far more.`,
  convert: ({ age }: { age: number }, say: Say) =>
    `**You could ask how long you can convert.** That turns term into permanent insurance with no new exam, often only until 65 or 70. Your longest policy ends at about ${say.number(age, 0)}.`,
  returnRate: ({ rate, extra, returned }: { rate: number; extra: number; returned: number }, say: Say) =>
    `**Return of premium earns ${say.percent(rate, 1)} a year.** You’d pay ${say.money(extra)} more a month and get ${say.money(returned)} back, but only if you outlive the term and never stop paying.`,
  returnNoCost: (_: None) =>
    '**Your return-of-premium quote isn’t higher than the plain one.** Check that both are for the same policy.',
  yearly: ({ more, percent }: { more: number; percent: number }, say: Say) =>
    `**Paying monthly costs ${say.money(more)} more a year, ${say.percent(percent, 1)}.** You could ask to pay yearly.`,
  yearlyNone: (_: None) => 'By your quotes, paying monthly costs no more than paying yearly.',
  group: ({ group }: { group: number }, say: Say) =>
    `**${say.money(group)} through work isn’t counted.** Leaving the job usually ends it; you’d often have 31 days to convert or port it, at prices that rise with age.`,
  groupPriced: ({ group, monthly }: { group: number; monthly: number }, say: Say) =>
    `**${say.money(group)} through work isn’t counted.** Leaving the job usually ends it, and converting or porting it gets pricier with age. Your own 20-year policy: about ${say.money(monthly)} a month (example).`,
  imputed: ({ imputed, tax }: { imputed: number; tax: number }, say: Say) =>
    `**Work coverage adds ${say.cents(imputed)} a year to your W-2.** Coverage above $50,000 counts as pay (box 12, code C), about ${say.money(tax)} in tax.`,
  exampleOld: ({ list }: { list: string }) =>
    `**Prices here are examples, not quotes.** They’re from ${list}, for a healthy non-smoker in the class you chose. Prices have changed since, and an insurer decides your class.`,
  aboveList: ({ largest }: { largest: number }, say: Say) =>
    `The list ends at ${say.money(largest)}. Above it we used the same price for each dollar, which is usually a little high.`,
  noPrice: (_: None) =>
    '**We have no published price for this.** Our lists cover non-smokers from 25 to 60: Preferred Plus for up to 30 years, Preferred for 20 years. You could enter your own quotes.',
  riders: (_: None) =>
    'Riders to ask about: waiver of premium if you’re disabled, early payment if you’re terminally ill, and coverage for children.',
  level: (_: None) => 'Your need hardly falls, so a ladder of shorter policies wouldn’t save anything.',
  notSold: (_: None) =>
    '**You could ask about permanent life insurance.** It’s sold at older ages and lasts for life, but costs far more for each dollar of coverage.',
} as const

export const workingWords = {
  need: {
    title: 'Coverage needed today',
    formula: 'coverage needed = need − savings − your own policies',
    years: ({ rate, inflation }: { rate: number; inflation: number }, say: Say) =>
      `The need is last bills, the mortgage, college, and income for the years left. Money earns ${say.percent(rate)}; income rises ${say.percent(inflation)} a year.`,
    number: 'The need is the amount you entered.',
    each: 'We repeat this for a death in each later year.',
  },
  ladder: {
    title: 'The ladder',
    formula: 'each policy = the most needed after the next shorter one ends',
    sold: ({ lengths }: { lengths: string }) => `Terms sold: ${lengths} years. At most three policies.`,
    cheapest: 'Of all ladders that cover every year, the one with the lowest payments in total.',
    fewest: 'Without prices, the ladder with the least coverage over the years.',
    sizes: 'Each policy is rounded up to a size usually sold.',
  },
  price: {
    title: 'Example price',
    formula: 'by age at nearest birthday, term, amount and class',
    age: ({ age }: { age: number }, say: Say) => `Your nearest birthday is ${say.number(age, 0)}.`,
    between: 'Between two ages of the list prices grow by equal percents, between two amounts on a straight line.',
  },
  rop: {
    title: 'Return of premium',
    formula: 'the rate at which the extra premiums grow to what comes back',
    months: ({ extra, returned, years }: { extra: number; returned: number; years: number }, say: Say) =>
      `${say.cents(extra)} more a month for ${say.years(years)} → ${say.money(returned)}`,
    rate: ({ rate }: { rate: number }, say: Say) => `= ${say.percent(rate, 2)} a year`,
  },
  group: {
    title: 'Work coverage on your W-2',
    formula: '(coverage − $50,000) ÷ $1,000 × Table I cost × 12 − what you pay',
    result: ({ imputed }: { imputed: number }, say: Say) => `= ${say.cents(imputed)}`,
    age: ({ age }: { age: number }, say: Say) => `Table I goes by your age on December 31: ${say.number(age, 0)}.`,
  },
} as const

export const sourceWords = {
  best: 'example prices by age, term and amount',
  preferred: 'example prices of 20-year policies',
  older: 'example prices of 20-year policies at older ages',
  group: 'what coverage through work adds to pay',
  payroll: 'Social Security and Medicare tax',
  sold: 'sizes and terms sold',
  final: 'our default for last bills',
  ages: 'our default ages',
}
