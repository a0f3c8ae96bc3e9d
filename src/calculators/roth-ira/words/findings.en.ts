/** What is true of these numbers, why it matters, what could be done. */
import type { Say } from '../../kit/say.ts'

export const limitWords = {
  recharacterize: ({ excess, date }: { excess: number; date: string }, say: Say) =>
    `**You could move ${say.money(excess)} to a traditional IRA instead of taking it out.** Ask your broker to recharacterize it by ${say.date(date)}; its earnings move with it, tax-free.`,
  more401k: ({ more, gain }: { more: number; gain: number }, say: Say) =>
    `**${say.money(more)} more in a pre-tax 401(k) would raise your Roth limit by ${say.money(gain)}.** Pre-tax 401(k) money lowers your modified AGI.`,
  room: ({ room, date, year }: { room: number; date: string; year: number }, say: Say) =>
    `**You have room for ${say.money(room)} more for ${year}**, until ${say.date(date)}. A filing extension doesn’t move that date.`,
}

export const backdoorWords = {
  clean: ({ amount }: { amount: number }, say: Say) =>
    `**A backdoor Roth fits: put ${say.money(amount)} in a traditional IRA, don’t deduct it, then convert.** With no other traditional IRA money, it’s tax-free. File Form 8606.`,
  proRata: ({ amount, share, pretax }: { amount: number; share: number; pretax: number }, say: Say) =>
    `**${say.percent(share, 0)} of a backdoor conversion of ${say.money(amount)} would be taxed**, because of ${say.money(pretax)} of untaxed IRA money. Moving that into a 401(k) by December 31 would avoid it.`,
}

interface Convert {
  readonly amount: number
  readonly tax: number
  readonly rate: string
}
export const convertWords = {
  fill: ({ amount, tax, rate }: Convert, say: Say) =>
    `**You could convert ${say.money(amount)} this year and stay within ${rate}.** It would add about ${say.money(tax)} in income tax.`,
  noTax: ({ amount }: { amount: number }, say: Say) =>
    `**You could convert ${say.money(amount)} this year with no income tax**, because your deductions aren’t used up.`,
  lostCredits: ({ amount, tax }: { amount: number; tax: number }, say: Say) =>
    `**You could convert ${say.money(amount)} within your unused deductions.** It would still cost you about ${say.money(tax)}, because a tax credit shrinks as income grows.`,
  full: ({ rate }: { rate: string }) =>
    `**Your income already fills ${rate}.** A conversion this year would be taxed at higher rates.`,
  cost: ({ converted, tax, share }: { converted: number; tax: number; share: number }, say: Say) =>
    `**Converting ${say.money(converted)} would add about ${say.money(tax)} in income tax, or ${say.percent(share, 0)}.** Paying that from other savings keeps more money in the Roth.`,
  free: ({ converted }: { converted: number }, say: Say) =>
    `**Converting ${say.money(converted)} would add no income tax** with these numbers.`,
  medicare: ({ cost }: { cost: number }, say: Say) =>
    `**This conversion could add ${say.money(cost)} to a year of Medicare premiums.** They’re based on your income two years before, in steps, so a smaller conversion might add nothing.`,
  market: () =>
    '**A conversion counts as income for Marketplace health insurance.** If you get a premium tax credit, it could shrink or end. We don’t count that here.',
  clock: ({ from, year }: { from: number; year: number }) =>
    `**Money you convert in ${year} can come out without the 10% tax from ${from}**, or once you’re 59½. Each year’s conversions have their own five-year clock.`,
}

export const clockWords = {
  earnings: ({ from }: { from: number }) =>
    `**Your Roth growth is tax-free from ${from}**: you’d be 59½ with a Roth IRA at least five years old. What you’ve contributed can come out anytime, tax-free.`,
  now: () =>
    '**Everything in your Roth IRA can come out tax-free.** You’re past 59½, and your first Roth IRA is at least five years old.',
}

interface Out {
  readonly contributions: number
  readonly conversions: number
  readonly earnings: number
}
export const outWords = {
  order: (out: Out, say: Say) =>
    `**Your withdrawal would be ${say.list(
      (['contributions', 'conversions', 'earnings'] as const)
        .filter((part) => out[part] >= 0.5)
        .map((part) => `${say.money(out[part])} of ${part}`),
    )}**, in that order. Only earnings are income.`,
  free: ({ amount }: { amount: number }, say: Say) =>
    `**Your ${say.money(amount)} withdrawal is tax-free.** It’s a qualified distribution.`,
  early: ({ tax, penalized }: { tax: number; penalized: number }, say: Say) =>
    `**The 10% early tax would cost you ${say.money(tax)}** on ${say.money(penalized)}: earnings, and conversions less than five years old. College, a first home and a few others are exempt.`,
}

export const stateWords = {
  noDeduction: ({ state }: { state: string }) =>
    `**${state} doesn’t deduct traditional IRA money**, so you’d pay state tax now either way. That favors Roth a little, and we count it.`,
}

export const notIncluded = () =>
  'Not included: Roth 401(k) rollovers, 529 rollovers, foreign income, and later changes in tax law. Nobody knows their later tax rate, so check the break-even too.'
