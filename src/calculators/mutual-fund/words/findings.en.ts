/** What the findings say: what is true, why it matters, what you could do. */
import type { Say } from '../../kit/say.ts'

const quoted = (name: string) => `“${name}”`

export const bestWords = {
  level: ({ names, years, more }: { names: readonly string[]; years: number; more: boolean }, say: Say) =>
    `**${say.list(names.map(quoted))} come out even** after ${say.years(years)}, to the dollar.${more ? ' No other fund leaves you more.' : ''}`,
  first: ({ name, years }: { name: string; years: number }, say: Say) =>
    `**${quoted(name)} leaves you the most** of the funds you’re comparing, if you hold for ${say.years(years)}.`,
  other: (
    {
      name,
      first,
      gap,
      years,
      afterTax,
    }: { name: string; first: string; gap: number; years: number; afterTax: boolean },
    say: Say,
  ) =>
    `**${quoted(name)} would leave you ${say.money(gap)} more** than ${quoted(first)} after ${say.years(years)}${afterTax ? ', after tax' : ''}, if both earn the same before costs. You could compare what each one holds.`,
}

export const letterNotKept = ({ letter }: { letter: number }, say: Say) =>
  `**You’d miss your letter of intent.** You’d invest less than ${say.money(letter)} within 13 months, so the fund would charge the higher loads after all. We count those.`

interface Pair {
  readonly fund: string
  readonly other: string
}
export const crossingWords = {
  onlyIn: ({ fund, other, span }: Pair & { span: string }) =>
    `**${quoted(fund)} is ahead of ${quoted(other)} only if you sell after ${span}.** It depends on how long you hold, so you could decide that first.`,
  between: ({ from, to }: { from: number; to: number }) => `${from} to ${to} years`,
  passes: ({ fund, other, year }: Pair & { year: number }) =>
    `**${quoted(fund)} passes ${quoted(other)} in year ${year}.** If you might sell sooner, ${quoted(other)} leaves you more.`,
}

export const loadWords = {
  paid: ({ paid }: { paid: number }, say: Say) =>
    `**The front-end load takes ${say.money(paid)}** before the rest is invested. You could ask about discounts or a no-load fund.`,
  grown: ({ paid, grown }: { paid: number; grown: number }, say: Say) =>
    `**The front-end load takes ${say.money(paid)}** before the rest is invested. With growth, that’s ${say.money(grown)} by the end. You could ask about discounts or a no-load fund.`,
  near: ({ paid, more, now, lower }: { paid: number; more: number; now: number; lower: number }, say: Say) =>
    `**The front-end load takes ${say.money(paid)}, and a breakpoint is near.** Investing ${say.money(more)} more now would lower the first load from ${say.money(now)} to ${say.money(lower)}.`,
}

interface Peers {
  readonly fee: number
  readonly average: number
  readonly year: string
  readonly active: number
  readonly index: number
  readonly styleYear: string
}
const styles = ({ active, index, styleYear }: Peers, say: Say) =>
  `Active funds averaged ${say.percent(active)} and index funds ${say.percent(index)} in ${styleYear}.`
export const peerWords = {
  above: (values: Peers, say: Say) =>
    `**${say.percent(values.fee)} a year is above the ${say.percent(values.average)} average** for stock mutual funds in ${values.year} (ICI, weighted by assets). ${styles(values, say)} You could look for a cheaper fund.`,
  below: (values: Peers, say: Say) =>
    `**${say.percent(values.fee)} a year is below the ${say.percent(values.average)} average** for stock mutual funds in ${values.year} (ICI, weighted by assets). ${styles(values, say)}`,
  at: (values: Peers, say: Say) =>
    `**${say.percent(values.fee)} a year is the average** for stock mutual funds in ${values.year} (ICI, weighted by assets). ${styles(values, say)}`,
}

export const distributionWords = {
  paid: ({ paid }: { paid: number }, say: Say) =>
    `**${say.money(paid)} of your expenses are 12b-1 fees**, which pay for selling the fund. They’re already part of the expense ratio.`,
  notNoLoad: ({ paid, limit }: { paid: number; limit: number }, say: Say) =>
    `**${say.money(paid)} of your expenses are 12b-1 fees**, which pay for selling the fund. They’re already in the expense ratio. Above ${say.percent(limit)}, a fund can’t call itself no-load.`,
}

export const taxWords = {
  paid: ({ paid, rate, more }: { paid: number; rate: number; more: string }, say: Say) =>
    `**Distributions cost you ${say.money(paid)} in taxes along the way**, about ${say.percent(rate, 1)} of what’s paid out, even if you sell nothing.${more}`,
  index: ({ paid }: { paid: number }, say: Say) => ` With the index fund, it’s ${say.money(paid)}.`,
}

export const deferredWords = {
  once: ({ amount, year }: { amount: number; year: number }, say: Say) =>
    `**Selling early costs extra: ${say.money(amount)} at the end of year ${year}.** You could wait until the back-end load ends.`,
  years: (
    { amount, year, last, lastYear }: { amount: number; year: number; last: number; lastYear: number },
    say: Say,
  ) =>
    `**Selling early costs extra: ${say.money(amount)} at the end of year ${year}**, and still ${say.money(last)} in year ${lastYear}. You could wait until the back-end load ends.`,
}

export const notTwice = ({ reported, fee, gross }: { reported: number; fee: number; gross: number }, say: Say) =>
  `**We don’t count the expense ratio twice.** The reported ${say.percent(reported)} is already after ${say.percent(fee)} of expenses, so every fund starts from ${say.percent(gross)} before expenses.`

export const conversionWords = {
  cheaper: ({ name, years }: { name: string; years: number }, say: Say) =>
    `${quoted(name)} gets cheaper after ${say.years(years)}`,
  costlier: ({ name, years }: { name: string; years: number }, say: Say) =>
    `${quoted(name)} gets more expensive after ${say.years(years)}`,
  converts: ({ changes }: { changes: readonly string[] }, say: Say) =>
    `**${say.list(changes)}.** Each purchase counts its own years. Not every fund converts, so check the prospectus.`,
}

export const enterAmount = () => 'Enter an amount to invest, now or each month, to see what the funds cost.'
export const notIncluded = () =>
  'Not included: market ups and downs, trading costs inside the fund, redemption fees, fee and load waivers. Capital gains distributions based on turnover are an estimate, and a loss gives no tax break.'
