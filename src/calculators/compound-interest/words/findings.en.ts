/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

interface Crossing {
  readonly year: number
  readonly growth: number
  readonly deposits: number
}
interface Prices {
  readonly rate: number
  readonly balance: number
  readonly real: number
  readonly months: number
}
interface Fee {
  readonly fee: number
  readonly cost: number
  /** Percent points of what there would be without it. */
  readonly share: number
  readonly fees: number
}
interface Later {
  readonly less: number
  readonly unpaid: number
}

/** Whole percent points; under ten with one decimal, so that little is not called none. */
const shareText = (share: number, say: Say): string => say.percent(share, share < 10 ? 1 : 0)
const passes = ({ year, growth, deposits }: Crossing, say: Say): string =>
  `**In year ${year}, growth passes your deposits**: ${say.money(growth)} vs. ${say.money(deposits)}`
const buys = ({ rate, balance, real, months }: Prices, say: Say): string =>
  `**At ${say.percent(rate)} inflation**, ${say.about(balance)} in ${say.months(months)} buys what **${say.about(real)}** buys today.`

export const findingWords = {
  loss: ({ less }: { less: number }, say: Say) =>
    `**You’d end with ${say.about(less)} less than you put in**, before inflation. Check the return and the fees you entered.`,
  crosses: (crossing: Crossing, say: Say) =>
    `${passes(crossing, say)}. Until then, what you save matters more than what you earn.`,
  crossesBeforeFees: (crossing: Crossing, say: Say) =>
    `${passes(crossing, say)}, before fees and taxes. Until then, what you save matters more than what you earn.`,
  crossesAtOnce: (crossing: Crossing, say: Say) =>
    `${passes(crossing, say)}. Your starting amount does most of the work.`,
  neverCrosses: ({ months }: { months: number }, say: Say) =>
    `**Your deposits stay larger than each year’s growth** over ${say.months(months)}. Saving more would help you more than a higher return.`,
  doubled: ({ months }: { months: number }, say: Say) =>
    `**After ${say.months(months)}, you’d have twice what you put in.** From there, growth is more than half of your balance.`,
  inflation: (prices: Prices, say: Say) => `${buys(prices, say)} You could plan with today’s dollars.`,
  inflationDeposit: ({ deposit, feels, ...prices }: Prices & { deposit: number; feels: number }, say: Say) =>
    `${buys(prices, say)} Your last ${say.money(deposit)} deposit will feel like ${say.money(feels)}, so you could raise it each year.`,
  deflation: (prices: Prices, say: Say) => buys(prices, say),
  fee: ({ fee, cost, share }: Fee, say: Say) =>
    `**The ${say.percent(fee)} fee costs you ${say.about(cost)}**, or ${shareText(share, say)} of what you’d have without it. A cheaper fund could keep more of that growing.`,
  feeAndGrowth: ({ fee, cost, share, fees }: Fee, say: Say) =>
    `**The ${say.percent(fee)} fee costs you ${say.about(cost)}**, or ${shareText(share, say)} of what you’d have without it: ${say.about(fees)} in fees, plus the growth they’d have earned.`,
  noFee: ({ cost, share }: { cost: number; share: number }, say: Say) =>
    `**A 1% yearly fee would cost you ${say.about(cost)}**, or ${shareText(share, say)} of your balance. You entered no fee: check your fund’s expense ratio and any adviser fee.`,
  waitingDeposits: ({ less, unpaid }: Later, say: Say) =>
    `**Waiting 5 years to start depositing would cost you ${say.about(less)}** by the same end date. Only ${say.money(unpaid)} of that is deposits you’d skip; the rest is lost growth.`,
  waiting: ({ less }: Later, say: Say) =>
    `**Waiting 5 years to start would cost you ${say.about(less)}** by the same end date. The last years bring the most growth.`,
  onePoint: ({ gain, loss }: { gain: number; loss: number }, say: Say) =>
    `**One more point of return would add ${say.about(gain)}**; one point less takes away ${say.about(loss)}. A higher return usually means more risk.`,
  tax: ({ paid }: { paid: number }, say: Say) =>
    `**Taxes take ${say.about(paid)} of the growth.** A Roth account could avoid that.`,
  taxEachYear: ({ paid, gap }: { paid: number; gap: number }, say: Say) =>
    `**Taxes take ${say.about(paid)} of the growth.** If you paid tax only once, at the end, you’d keep ${say.about(gap)} more.`,
  taxAtEnd: ({ paid, gap }: { paid: number; gap: number }, say: Say) =>
    `**Taxes take ${say.about(paid)} of the growth.** Waiting until the end to pay keeps ${say.about(gap)} more for you than paying each year.`,
  compounding: ({ rate, apy, times }: { rate: number; apy: number; times: number | null }, say: Say) =>
    `**A ${say.percent(rate)} nominal rate is a ${say.percent(apy)} APY** once it compounds ${times === null ? 'continuously' : `${say.number(times)} times a year`}. Compare accounts by APY.`,
  roundSums: ({ sums }: { sums: readonly { amount: number; year: number }[] }, say: Say) =>
    `**Along the way**, you’d reach ${say.list(sums.map(({ amount, year }) => `${say.money(amount)} in year ${year}`))}, in future dollars.`,
  notIncluded: () =>
    `Not included: ups and downs. Every year here earns the same, and real returns vary a lot. Taxes are one flat rate, and account contribution limits aren’t checked.`,
}
