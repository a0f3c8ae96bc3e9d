/** What the findings say: what is true, why it matters, what you could do. */
import type { Say } from '../../kit/say.ts'

interface End {
  readonly gap: number
  readonly years: number
  readonly afterTax: boolean
}
/** "$1,204 after 15 years, after tax". */
const end = ({ gap, years, afterTax }: End, say: Say): string =>
  `${say.money(gap)} after ${say.years(years)}${afterTax ? ', after tax' : ''}`

export const fundWords = {
  level: ({ years }: { years: number }, say: Say) =>
    `**The ETF and the mutual fund come out even** after ${say.years(years)}, to the dollar. You could pick the one that’s easier for you to buy.`,
  same: () => '**The ETF and the mutual fund come out the same** with these numbers.',
  etf: (values: End, say: Say) =>
    `**The ETF leaves you more: ${end(values, say)}.** It’s ahead in every year you might sell.`,
  etfOneYear: (values: End, say: Say) => `**The ETF leaves you more: ${end(values, say)}.**`,
  fund: (values: End, say: Say) =>
    `**The mutual fund leaves you more: ${end(values, say)}.** It’s ahead in every year you might sell, so you could compare it with this ETF.`,
  fundOneYear: (values: End, say: Say) => `**The mutual fund leaves you more: ${end(values, say)}.**`,
  fromByTrading: ({ year, ...values }: End & { year: number }, say: Say) =>
    `**The ETF is ahead once you hold for ${say.years(year)}.** It takes that long to earn back what buying and selling costs. It ends ahead by ${end(values, say)}.`,
  from: ({ year, ...values }: End & { year: number }, say: Say) =>
    `**The ETF is ahead once you hold for ${say.years(year)}.** Before that, the fund leaves you more. The ETF ends ahead by ${end(values, say)}.`,
  until: ({ span, ...values }: End & { span: string }, say: Say) =>
    `**The ETF is ahead only if you hold for ${span}.** After that, the mutual fund leaves you more, and it ends ahead by ${end(values, say)}.`,
  upTo: ({ year }: { year: number }) => `up to ${year} years`,
  between: ({ first, year }: { first: number; year: number }) => `${first} to ${year} years`,
}

interface Trading {
  readonly total: number
  readonly spread: number
  readonly other: number
  readonly purchases: number
}
const trades = ({ purchases }: Trading, say: Say) => `${say.count(purchases, 'purchase', 'purchases')} and one sale`
const made = ({ spread, other }: Trading, say: Say) =>
  other >= 0.005 ? ` ${say.cents(spread)} is the spread; the rest is commissions and sale fees.` : ''

export const tradingWords = {
  small: (values: Trading, say: Say) =>
    `**Trading costs you ${say.cents(values.total)}** over ${trades(values, say)}.${made(values, say)} A limit order can help when spreads are wide.`,
  moreThanFee: (values: Trading, say: Say) =>
    `**Trading costs you ${say.cents(values.total)}** over ${trades(values, say)}, more than the expense ratio takes. You could trade less often, or pick an ETF with a tighter spread.`,
}

const level = (points: number, say: Say): string =>
  points === 0
    ? 'at net asset value'
    : `${say.percent(Math.abs(points))} ${points > 0 ? 'above' : 'below'} net asset value`
interface Premium {
  readonly buy: number
  readonly sell: number
  readonly amount: number
}
const how = ({ buy, sell }: Premium, say: Say) => `You’d buy ${level(buy, say)} and sell ${level(sell, say)}.`
export const premiumWords = {
  even: (values: Premium, say: Say) =>
    `**Premium and discount come to less than a dollar** by the end. ${how(values, say)}`,
  costs: (values: Premium, say: Say) =>
    `**Premium and discount cost you ${say.money(values.amount)}** by the end. ${how(values, say)} You could check the ETF’s premium on its website before you trade.`,
  gains: (values: Premium, say: Say) =>
    `**Premium and discount earn you ${say.money(values.amount)}** by the end. ${how(values, say)} That isn’t something to count on.`,
}

export const taxWords = {
  payouts: (
    { paid, per10k, rates, fund }: { paid: number; per10k: number; rates: readonly string[]; fund: string },
    say: Say,
  ) =>
    `**Distributions cost you ${say.money(paid)} in taxes along the way**, about ${say.cents(per10k)} a year on $10,000${rates.length > 0 ? `: ${say.list(rates)}` : ''}.${fund}`,
  fund: ({ paid }: { paid: number }, say: Say) => ` The mutual fund’s would be ${say.money(paid)}.`,
  qualified: ({ rate }: { rate: number }, say: Say) => `${say.percent(rate, 1)} on qualified dividends`,
  reit: ({ rate }: { rate: number }, say: Say) => `${say.percent(rate, 1)} on REIT dividends`,
  interest: ({ rate }: { rate: number }, say: Say) => `${say.percent(rate, 1)} on interest`,
  ordinary: ({ rate }: { rate: number }, say: Say) => `${say.percent(rate, 1)} on other dividends`,
  allAtOnce: ({ rate, spread }: { rate: number; spread: number }, say: Say) =>
    `**Selling everything in one year is taxed at about ${say.percent(rate, 1)}.** Spread over the years, gains would be taxed at about ${say.percent(spread, 1)}. You could sell some each year.`,
  shelter: ({ more }: { more: number }, say: Say) =>
    `**In a Roth, the same dollars would leave you ${say.money(more)} more**, because nothing is taxed along the way or at the end. We don’t check contribution limits here.`,
}

interface Peers {
  readonly fee: number
  readonly average: number
  readonly year: string
}
const cost = ({ fee }: Peers, say: Say) => `You’d pay ${say.cents(fee * 100)} a year on $10,000.`
export const peerWords = {
  stocks: 'index stock ETFs',
  bonds: 'index bond ETFs',
  above: (values: Peers & { kind: string }, say: Say) =>
    `**${say.percent(values.fee)} a year is above the ${say.percent(values.average)} average** for ${values.kind} in ${values.year} (ICI, weighted by assets). ${cost(values, say)} You could look for a similar ETF that charges less.`,
  below: (values: Peers & { kind: string }, say: Say) =>
    `**${say.percent(values.fee)} a year is below the ${say.percent(values.average)} average** for ${values.kind} in ${values.year} (ICI, weighted by assets). ${cost(values, say)}`,
  at: (values: Peers & { kind: string }, say: Say) =>
    `**${say.percent(values.fee)} a year is the average** for ${values.kind} in ${values.year} (ICI, weighted by assets). ${cost(values, say)}`,
}

export const overlapWords = {
  exact: ({ same, count }: { same: number; count: number }, say: Say) =>
    `**${say.percent(same, 1)} of the two ETFs is the same.** ${shared(count, say)}`,
  range: ({ same, most, count }: { same: number; most: number; count: number }, say: Say) =>
    `**At least ${say.percent(same, 1)} of the two ETFs is the same**, and at most ${say.percent(most, 1)}, because some holdings aren’t listed. ${shared(count, say)}`,
}
const shared = (count: number, say: Say): string =>
  count === 0
    ? 'None of the holdings you listed is in both.'
    : `${say.count(count, 'holding is', 'holdings are')} in both.`

export const enterAmount = () => 'Enter an amount to invest, now or on a schedule, to see what the ETF costs.'
export const notIncluded = () =>
  'Not included: market ups and downs, tracking error, wider spreads on volatile days and spreads on reinvested dividends. We treat all gains as long-term and give no tax break for a loss.'
