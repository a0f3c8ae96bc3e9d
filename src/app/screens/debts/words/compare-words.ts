/** What the charts, the comparison and the working say. */
import { american as say } from '#calculators/kit/say.ts'
import type { StrategyKey } from '#engine/planning/debts/strategies.ts'

export const chartWords = {
  month: 'Month',
  balances: 'What you’d still owe',
  balancesSummary: (v: { month: string }) =>
    `Each debt’s balance month by month, down to zero in ${say.month(v.month)}.`,
  balancesNever: 'Each debt’s balance month by month. At these payments it never reaches zero.',
  others: (count: number) => say.count(count, 'other debt', 'other debts'),
  strategies: 'What you’d owe under each strategy',
  strategiesLead: 'Same debts, same money each month. Only the order changes.',
  gap: 'How much more you’d owe than with highest APR first',
  gapLead: 'Same debts, same money. Above zero, you’d owe more at that point.',
  gapSummary: (v: { most: number }) => `The largest gap to highest APR first is ${say.money(v.most)}.`,
  strategiesSummary: (v: { ends: readonly string[] }) => `Debt-free by strategy: ${v.ends.join('; ')}.`,
}

export const compareWords = {
  table: 'Strategies side by side',
  columns: {
    strategy: 'Strategy',
    end: 'Debt-free',
    interest: 'Interest',
    more: 'More than the cheapest',
    first: 'First debt gone',
    cleared: 'Debts gone in a year',
    freed: 'Payments freed in a year',
  },
  never: 'Never',
  none: 'None',
  noDifference: 'These orders cost about the same. Pick the one you’d stick with.',
  oneDebt: 'With one debt, every strategy is the same: all extra money goes to it.',
  cheapest: (v: { title: string; saved: number }) =>
    `${v.title} costs the least: up to ${say.money(v.saved)} less than the others.`,
  quick: (v: { title: string; earlier: number; cost: number }) =>
    `${v.title} finishes a first debt ${say.months(v.earlier)} earlier, for ${say.money(v.cost)} more in interest.`,
  quickFree: (v: { title: string; earlier: number }) =>
    `${v.title} finishes a first debt ${say.months(v.earlier)} earlier at about the same cost.`,
  use: (title: string) => `Use ${lower(title)}`,
  used: 'In your plan',
  chosen: (title: string) => `Your plan now uses ${lower(title)}`,
  orderOf: 'Order',
  how: 'How each one works',
  wins: 'What each quick win costs',
  winsNote: 'Pay off this many of the smallest debts first, then switch to the highest APR.',
  winsColumns: {
    wins: 'Quick wins',
    interest: 'Interest',
    more: 'Extra cost',
    end: 'Debt-free',
    first: 'First debt gone',
  },
  winsRow: (count: number) => (count === 0 ? 'None: highest APR from the start' : say.count(count, 'debt', 'debts')),
  ownOrder: 'Try your own order',
  ownOrderNote: 'Drag the debts, or use the arrows. “Your own order” above changes right away.',
  plan: 'See your plan month by month',
  extraTitle: 'Money each month',
  debts: 'Debts compared',
}
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** How each strategy works, whom it suits, and what it leaves out. */
export const lessons: Readonly<
  Record<StrategyKey, { readonly works: string; readonly good: string; readonly cost: string }>
> = {
  avalanche: {
    works:
      'Pay every minimum. Send what’s left to the debt with the highest APR. When it’s gone, its payment moves to the next highest.',
    good: 'Each dollar stops the most interest. With steady rates, no other order costs less.',
    cost: 'If the highest APR is on a large balance, the first finished debt can take a while.',
  },
  snowball: {
    works:
      'Pay every minimum. Send what’s left to the smallest balance. When it’s gone, its payment rolls to the next smallest.',
    good: 'You see a debt disappear sooner. In one study, people who closed accounts early on were more likely to finish (Gal and McShane, 2012).',
    cost: 'A small balance with a low APR can go first while a costly one keeps growing.',
  },
  freed: {
    works:
      'Divide each balance by its minimum payment (the “cash flow index”). Extra money goes to the lowest number first.',
    good: 'Your required payments shrink fastest for the money you put in. That helps when a month is tight or pay is uneven.',
    cost: 'It ignores APRs, so a costly card can wait behind a cheap car loan.',
  },
  blend: {
    works: 'Start with the smallest debts, as many as you choose. Then switch to the highest APR for the rest.',
    good: 'You get a quick win at the start and most of the interest savings.',
    cost: 'You have to switch at some point. Decide now how many wins come first.',
  },
  custom: {
    works:
      'Put the debts in any order. For example: money owed to family, a loan with a co-signer, or a card you want to close.',
    good: 'Some debts matter to you for more than their interest.',
    cost: 'It can cost more interest. Compare it with the highest APR first.',
  },
}

export const workingWords = {
  month: {
    title: 'One month of the plan',
    lines: (v: { name: string; balance: number; apr: number; interest: number; payment: number; end: number }) => [
      `${v.name}: ${say.cents(v.balance)} × ${say.percent(v.apr * 100)} ÷ 12 = ${say.cents(v.interest)} interest`,
      `${say.cents(v.balance)} + ${say.cents(v.interest)} − ${say.cents(v.payment)} = ${say.cents(v.end)}`,
    ],
    steps: [
      'Each month, every debt is charged a twelfth of its APR, rounded to the cent.',
      'Every minimum is paid first. What’s left goes to the debts in the order you chose, up to what each one is owed.',
      'When a debt is paid off, its payment moves to the next one in the same month. The total you pay stays the same.',
      'Extra money you entered for a month is added in that month only.',
    ],
  },
  money: {
    title: 'What you pay each month',
    lines: (v: { now: number; extra: number }) => [
      `${say.cents(v.now)} paid now + ${say.cents(v.extra)} extra = ${say.cents(v.now + v.extra)} a month`,
    ],
    steps: (v: { floor: number; share: number }): readonly string[] => [
      'For each debt we use what you pay now, or its minimum if you didn’t enter that.',
      `A card’s minimum falls as its balance falls. We keep the share of the balance your statement shows, and at least ${say.money(v.floor)} (our default).`,
      `Without a minimum, we use ${say.percent(v.share * 100)} of the balance plus interest, at least ${say.money(v.floor)} (our default). A loan’s payment stays the same.`,
    ],
  },
  offers: {
    title: 'Promotional offers',
    lines: ['Offer APR through the last payment on or before its end date, then the regular APR'],
    steps: [
      'Deferred interest builds in the background at the regular APR. If anything is left when the offer ends, all of it is added.',
      'Payments above the minimum go to the highest APR on a card first, and to a deferred-interest balance in its last two months (12 CFR 1026.53).',
    ],
  },
  left: {
    title: 'Not included',
    lines: ['Late fees, annual fees, penalty APRs and rate changes'],
    steps: [
      'We figure interest by the month. Your card counts days, so a month can differ by a few cents to a few dollars.',
      'New purchases count only where you entered them. Forgiveness of federal loans isn’t counted.',
    ],
  },
}
export const sourceWords = {
  minimum: 'the usual minimum payment',
  highest: 'payments above the minimum go to the highest APR',
  assistance: 'the lowest payment under RAP',
  service: 'payments needed for Public Service Loan Forgiveness',
}
