/** What the screen of the nine levels says. */
import { dollars, monthsText, percentText, plain } from '#calculators/kit/format.ts'
import type { Level, LevelKey, LevelNumbers, LevelRules } from '#engine/planning/growth-levels/levels.ts'

/** Whole dollars, and from 10,000 on as a person would repeat it. */
export const gapText = (amount: number): string => {
  const step = amount >= 100_000 ? 1000 : amount >= 10_000 ? 100 : 1
  return dollars(Math.max(0, Math.ceil((amount - 0.01) / step)) * step)
}
const known = (amount: number | null, say: (amount: number) => string) => (amount === null ? '?' : say(amount))
const share = (rate: number) => percentText(rate * 100, 1)

export const growthWords = {
  kind: 'Plan',
  title: 'Financial Growth Levels',
  lead: 'How steady is your footing, and what comes next? Nine tests on your own numbers, each with its formula.',
  levels: 'Your nine levels',
  levelsNote: 'They don’t have to come in order. Your next level is the first one that isn’t lit.',
  lit: 'Lit',
  dark: 'Not lit yet',
  unknown: 'Needs a number',
  formula: 'Formula with your numbers',
  gap: (amount: string) => `${amount} to go`,
  atPace: (months: number) => `About ${monthsText(months)} with what’s left each month.`,
  invested: (months: number) =>
    `About ${monthsText(months)} if you invested all that’s left, along with what comes from your pay.`,
  noPace: 'With what’s left each month, there’s no date for it yet.',
  noCoast: 'The target grows faster than what’s left each month could add.',
  figures: {
    lit: 'Levels lit',
    freedom: 'Months of freedom',
    freedomNote: 'Cash and 70% of investments, over monthly spending',
    independence: 'Financial independence',
    independenceNote: 'Share of your spending that your investments could pay',
    left: 'Left each month',
    leftNote: 'After costs and debt payments, before savings',
  },
  assumptions: 'Assumptions',
  assumptionsNote: 'Our defaults. Only Coasting changes with the return; the months to go use it too.',
  fields: {
    realReturn: ['Return above inflation', 'Our default: 4%'],
    haircut: ['Tax inside pre-tax accounts', 'Our default: 15% of the balance'],
    benefit: ['Social Security', 'A year at full retirement age, from ssa.gov'],
    retireAt: ['Retirement age', 'Our default: 67'],
  },
  lists: 'The numbers behind it',
  listsNote: 'The tests read these. What’s missing leaves a level open instead of guessing.',
  sources: {
    rules: 'tests and limits of the levels',
  },
  disclaimer: 'Education, not advice. These levels are our own measure, built on common rules of thumb.',
} as const

/** The answer: the next level, and how far it is at the pace of what is left each month. At most two numbers. */
export function nextLevelText(level: Level | null): string {
  if (level === null) return 'All nine levels are lit.'
  const title = levelTitles[level.key]
  if (level.isLit === null) return `Next, perhaps: ${title}. It needs a number we don’t have yet.`
  if (level.key === 'footing') return `Next: ${title}. You’re ${gapText(level.gap ?? 0)} a month away.`
  if (level.key === 'growing')
    return (level.gap ?? 0) > 0
      ? `Next: ${title}. It takes ${gapText(level.gap ?? 0)} more in savings a month.`
      : `Next: ${title}. You aren’t getting your employer’s whole match yet.`
  const when = level.months === null ? '' : `, about ${monthsText(level.months)}`
  return `Next: ${title}. ${gapText(level.gap ?? 0)} to go${when}.`
}
export const litText = (lit: number, unknown: number): string =>
  `${plain(lit)} of 9 levels ${lit === 1 ? 'is' : 'are'} lit${unknown > 0 ? `, ${plain(unknown)} ${unknown === 1 ? 'needs' : 'need'} a number` : ''}.`

export const levelTitles: Readonly<Record<LevelKey, string>> = {
  footing: 'Footing',
  cushion: 'First cushion',
  clear: 'No high-interest debt',
  months: 'Months of cash',
  growing: 'Growing',
  coasting: 'Coasting',
  essentials: 'Essentials covered',
  independent: 'Independent',
  room: 'Room to spare',
}

export const levelTests: Readonly<Record<LevelKey, (rules: LevelRules, costly: number) => string>> = {
  footing: () => 'What comes in covers what goes out.',
  cushion: ({ leastCushion }) => `Cash for your largest deductible, and ${dollars(leastCushion)} at least.`,
  clear: (_, costly) => `No balance above ${percentText(costly * 100)} APR. A low offer counts at the rate after it.`,
  months: ({ months, monthsUneven }) => `Cash for ${months} months of essentials, ${monthsUneven} when pay is uneven.`,
  growing: ({ savingRate }) => `At least ${share(savingRate)} of pay saved, match included, and the full match taken.`,
  coasting: ({ retireAt }) => `What’s invested would grow into enough by ${retireAt} without another deposit.`,
  essentials: ({ withdrawal }) => `${share(withdrawal)} of what’s invested pays a year of essentials.`,
  independent: ({ withdrawal }) => `${share(withdrawal)} of what’s invested pays a year of all your spending.`,
  room: ({ withdrawal, roomTimes }) =>
    `${share(withdrawal)} of what’s invested pays ${plain(roomTimes)} times your spending.`,
}

/** The formula, the same with the visitor's numbers, and what it comes to. */
export function levelLines(level: Level, n: LevelNumbers, rules: LevelRules): readonly string[] {
  const yearly = n.spending === null ? null : n.spending * 12
  const drawn = `${share(rules.withdrawal)} × ${known(n.invested, dollars)} = ${known(level.have, dollars)} a year`
  switch (level.key) {
    case 'footing':
      return ['take-home pay ≥ spending', `${known(n.income, dollars)} ≥ ${known(n.spending, dollars)}`]
    case 'cushion':
      return [
        'cash ≥ the larger of $1,000 and the largest deductible',
        `${known(n.cash, dollars)} ≥ ${known(level.target, dollars)}`,
      ]
    case 'clear':
      return ['balances above the APR line = $0', `${known(n.costlyDebt, dollars)} = $0`]
    case 'months':
      return [
        `cash ≥ ${n.unevenPay ? rules.monthsUneven : rules.months} × monthly essentials`,
        `${known(n.cash, dollars)} ≥ ${n.unevenPay ? rules.monthsUneven : rules.months} × ${known(n.essentials, dollars)} = ${known(level.target, dollars)}`,
      ]
    case 'growing':
      return [
        `monthly saving and match ≥ ${share(rules.savingRate)} × monthly pay`,
        `${known(n.saving, dollars)} ≥ ${share(rules.savingRate)} × ${known(n.grossPay, dollars)} = ${known(level.target, dollars)}`,
        `full match taken: ${n.fullMatch === null ? '?' : n.fullMatch ? 'yes' : 'no'}`,
      ]
    case 'coasting':
      return [
        `invested × (1 + return)^(${rules.retireAt} − age) ≥ (spending − Social Security) ÷ ${share(rules.withdrawal)}`,
        `${known(n.invested, dollars)} × ${plain(1 + rules.realReturn, 3)}^(${rules.retireAt} − ${known(n.age, plain)}) ≥ (${known(yearly, dollars)} − ${dollars(n.benefit)}) ÷ ${share(rules.withdrawal)}`,
        `in today’s dollars: ${known(n.invested, dollars)} ≥ ${known(level.target, dollars)}`,
      ]
    case 'essentials':
      return [
        `${share(rules.withdrawal)} × invested ≥ 12 × monthly essentials`,
        `${drawn} ≥ ${known(level.target, dollars)}`,
      ]
    case 'independent':
      return [`${share(rules.withdrawal)} × invested ≥ yearly spending`, `${drawn} ≥ ${known(level.target, dollars)}`]
    case 'room':
      return [
        `${share(rules.withdrawal)} × invested ≥ ${plain(rules.roomTimes)} × yearly spending`,
        `${drawn} ≥ ${known(level.target, dollars)}`,
      ]
  }
}

/** What would light a level that lacks a number. */
export const levelNeeds: Readonly<Record<LevelKey, string>> = {
  footing: 'Add your take-home pay and your costs.',
  cushion: 'Add your cash savings.',
  clear: 'Add the APR of each debt.',
  months: 'Add your cash savings and essential costs.',
  growing: 'Add your pay before taxes and what you save each month.',
  coasting: 'Add your birth month, spending and investments.',
  essentials: 'Add your investments and essential costs.',
  independent: 'Add your investments and spending.',
  room: 'Add your investments and spending.',
}
export const levelGo: Readonly<Record<LevelKey, readonly [slug: string, words: string]>> = {
  footing: ['budget-planner', 'Plan your budget'],
  cushion: ['emergency-fund', 'Size your emergency fund'],
  clear: ['credit-card-payoff', 'Payoff calculator with your cards'],
  months: ['emergency-fund', 'Size your emergency fund'],
  growing: ['401k', '401(k) calculator with your pay'],
  coasting: ['retirement', 'Retirement calculator with your savings'],
  essentials: ['retirement', 'Retirement calculator with your savings'],
  independent: ['retirement', 'Retirement calculator with your savings'],
  room: ['retirement', 'Retirement calculator with your savings'],
}
