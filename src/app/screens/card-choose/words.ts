/** What the choose screen says. */
import { american as say } from '#calculators/kit/say.ts'
import type { BySpending } from '#engine/planning/cards/own-card.ts'

const points = (decimal: number): string => say.percent(Number((decimal * 100).toPrecision(12)))
/** "1.8¢". */
const pennies = (decimal: number): string => `${say.number(decimal * 100, 1)}¢`

export const categories: BySpending<string> = {
  groceries: 'Groceries',
  dining: 'Dining',
  gas: 'Gas',
  travel: 'Travel',
  online: 'Online shopping',
  other: 'Everything else',
}

export const answer = {
  none: 'Add your cards’ rewards to see which is best for what you buy.',
  nothing: 'Enter what you spend on cards to see which card is best.',
  one: (v: { name: string; net: number; isAll: boolean }): string =>
    v.net >= 0
      ? `Best${v.isAll ? ' for everything' : ''}: ${v.name}, ${say.money(v.net)} a year after fees.`
      : `Your cards’ fees are ${say.money(-v.net)} a year above your rewards.`,
  mix: (v: { count: number; net: number }): string =>
    v.net >= 0
      ? `Your cards at their best earn ${say.money(v.net)} a year after fees.`
      : `Your cards’ fees are ${say.money(-v.net)} a year above your rewards.`,
  interest: (v: { name: string; rewards: number; interest: number }): string =>
    `Best: ${v.name}, ${say.money(v.rewards)} a year. Your balances cost ${say.money(v.interest)}.`,
  mixInterest: (v: { rewards: number; interest: number }): string =>
    `Your cards earn ${say.money(v.rewards)} a year at best. Balances cost ${say.money(v.interest)}.`,
  debit: 'Debit is cheaper now: interest is above your cards’ rewards.',
  full: 'Your cards have no room left under their limits. A debit card is the way for now.',
} as const

export const rests = {
  interest: (v: { cents: number }): string =>
    `A dollar spent on a card with a balance costs about ${pennies(v.cents)} of interest.`,
  plain: (v: { monthly: number }): string =>
    `On ${say.money(v.monthly)} a month of card spending. Change the amounts below.`,
  paidOff: (v: { net: number }): string => `With balances paid off, you’d earn ${say.money(v.net)} a year after fees.`,
} as const

export const mix = {
  title: 'Which card for what',
  columns: ['Purchase', 'Card', 'You keep of a dollar', 'A year'],
  none: 'Debit card or cash',
  note: 'What you keep is the reward, minus interest until the purchase is paid and minus any foreign fee.',
  kept: pennies,
} as const

export const spending = {
  title: 'What you spend on cards',
  note: 'Per month. We start with your budget’s groceries, dining, gas, travel and everyday items.',
  abroad: 'Travel spending abroad',
  abroadHint: 'Share of it in another country',
  reset: 'Use my budget’s amounts',
} as const

export const figures = {
  rewards: 'Rewards a year',
  rewardsNote: 'best card for each purchase',
  fees: 'Annual fees',
  interest: 'Interest on balances',
  interestNote: 'a year at today’s balances',
  net: 'After fees and interest',
} as const

export const worth = {
  title: 'Is each card worth its fee?',
  note: '“Adds” is what you’d lose without the card. Break-even is the total card spending that makes up for the fee. Keeping a no-fee card open keeps its limit.',
  columns: ['Card', 'Spending a year', 'Adds', 'Annual fee', 'After fee', 'Break-even a month'],
  never: 'Never',
  noFee: 'No fee',
} as const

export const findings = {
  fee: (v: { name: string; fee: number; adds: number }): string =>
    `**${v.name} costs ${say.money(v.fee)} a year and adds ${say.money(v.adds)}.** You could ask the issuer for a version without a fee. That keeps the account’s age and limit.`,
  pays: (v: { name: string; fee: number; adds: number; from: number }): string =>
    `**${v.name} adds ${say.money(v.adds)} for its ${say.money(v.fee)} fee.** It pays off from about ${say.money(v.from)} a month of card spending.`,
  interest: (v: { interest: number; rewards: number }): string =>
    `**Interest on your balances is about ${say.money(v.interest)} a year; rewards are ${say.money(v.rewards)}.** Paying down a balance saves more than rewards earn. You could put extra money toward the highest APR.`,
  full: (v: { name: string; monthly: number }): string =>
    `**${v.name}’s limit has room for about ${say.money(v.monthly)} a month.** We put the rest elsewhere. Paying before the statement closes makes room again.`,
  unknownFee: (v: { names: readonly string[] }): string =>
    `**We don’t know the annual fee of ${say.list(v.names)}.** We counted $0. You could add it below.`,
  unknownRewards: (v: { names: readonly string[] }): string =>
    `**No rewards are entered for ${say.list(v.names)}.** We counted none. Your card’s website lists them.`,
  unknownForeign: (v: { names: readonly string[] }): string =>
    `**We don’t know the foreign fee of ${say.list(v.names)}.** We counted 3% (our default).`,
  unknownApr: (v: { names: readonly string[]; apr: number }): string =>
    `**We don’t know the APR of ${say.list(v.names)}.** We used ${points(v.apr)}, the average on cards that charge interest. You could add yours below.`,
  toCost: 'See what the balance costs',
} as const

export const typed = {
  title: 'Look at another card',
  note: 'Type its terms from the offer. We don’t sell or rank cards, and nobody pays us.',
  annualFee: 'Annual fee',
  base: 'Rewards on everything',
  rate: (category: string): string => `Rewards: ${category.toLowerCase()}`,
  rateHint: 'Leave blank if it’s the rate on everything',
  cap: 'Yearly rewards cap',
  capHint: 'Spending at the higher rates, if limited',
  foreignFee: 'Foreign transaction fee',
  bonus: 'Sign-up bonus',
  bonusHint: 'In dollars',
  bonusSpend: 'Spend to get it',
  bonusMonths: 'Within',
  months: 'months',
  carried: 'Balance you’d carry',
  carriedHint: '0 if you’d pay in full',
  apr: 'APR',
  more: 'Bonus, cap, travel and balance',
  clear: 'Clear',
  name: 'This card',
  waiting: 'Enter the rewards on everything to see what this card would add.',
  adds: (v: { adds: number; spend: number }): string =>
    `It would add **${say.money(v.adds)}** a year to the cards you have, on ${say.money(v.spend)} of spending.`,
  net: (v: { fee: number; net: number }): string =>
    v.net >= 0
      ? `After its ${say.money(v.fee)} fee, you’d be **${say.money(v.net)} ahead** each year.`
      : `After its ${say.money(v.fee)} fee, you’d be **${say.money(-v.net)} behind** each year.`,
  noFee: 'It has no annual fee.',
  breakEven: (v: { monthly: number }): string =>
    `The fee pays off from **${say.money(v.monthly)} a month** of card spending, split the way yours is.`,
  never: 'The fee never pays off, however much you spend.',
  bonusReached: (v: { value: number; moved: number; amount: number }): string =>
    v.moved < 0.5
      ? `The bonus adds **${say.money(v.amount)}** in the first year. Your usual spending is enough for it.`
      : `The bonus is worth **${say.money(v.value)}**: ${say.money(v.amount)} minus ${say.money(v.moved)} of rewards you’d give up on other cards.`,
  bonusMissed: (v: { needed: number; monthly: number }): string =>
    `The bonus needs **${say.money(v.needed)} a month** on this card. You spend ${say.money(v.monthly)} on all cards, so we count $0.`,
  firstYear: (v: { net: number }): string =>
    v.net >= 0
      ? `First year with the bonus: **${say.money(v.net)} ahead**.`
      : `First year with the bonus: **${say.money(-v.net)} behind**.`,
  interest: (v: { interest: number; cents: number }): string =>
    `The balance would cost about **${say.money(v.interest)}** of interest a year, and new purchases about ${pennies(v.cents)} per dollar.`,
  simulator: 'See what a new card could do to your score',
} as const

export const working = {
  keep: 'What you keep per dollar',
  keepLines: (v: { name: string; reward: number; apr: number; days: number; kept: number }): readonly string[] => [
    'You keep = reward − APR × days until paid ÷ 365 (only on a card with a balance)',
    `${v.name}: ${points(v.reward)} − ${points(v.apr)} × ${say.number(v.days, 0)} ÷ 365 = ${points(Number(v.kept.toFixed(5)))}`,
  ],
  keepPlain: ['You keep = reward, on a card you pay in full'],
  keepSteps: [
    'A card with a balance has no grace period: a purchase costs interest from the day you buy until you pay it.',
    'On average that’s half a billing cycle plus the days to the due date.',
    'Abroad, the card’s foreign transaction fee is taken off too.',
    'A card with a 0% offer on its balance counts with its regular APR for new purchases, because offers rarely cover them.',
  ],
  mix: 'The best mix',
  mixLines: [
    'For each dollar, the card that leaves you the most. Where a higher rate has a cap, it goes where it gains most.',
  ],
  mixSteps: [
    'Every dollar is on one card. Where every card costs more than it earns, or a card with a balance would leave less than 0.05¢ of a dollar, we count a debit card.',
    'A month’s purchases must fit under the card’s limit, minus a balance you carry. Without a limit entered, we assume there’s room.',
  ],
  worth: 'What a card adds',
  worthLines: ['Adds = best mix with the card − best mix without it', 'After fee = adds − annual fee'],
  breakEven: 'Break-even spending',
  breakEvenLines: ['The total card spending, split the way yours is, where what the card adds equals its fee'],
  interest: 'Interest on balances',
  interestLines: (v: { interest: number }): readonly string[] => [
    'Each balance × its APR today, for a year',
    `= ${say.money(v.interest)}`,
  ],
} as const

export const sources = {
  grace: 'why a card with a balance has no grace period',
  days: 'days between statement and due date',
  apr: 'the average APR of cards that charge interest',
  foreign: 'the usual foreign transaction fee',
} as const
