/** The year that's over and where things stand, in words. */
import { dollars } from '#calculators/kit/format.ts'
import { joy } from '#teaching/games/freedom/design.ts'
import { type Life, sumOf, type YearBook } from '#teaching/games/freedom/life.ts'
import { cushionMonths, debtPerDay, freedomOf, joyShown } from '#teaching/games/freedom/meters.ts'
import { about, percentOf } from './round.ts'

const living = ['home', 'car', 'life', 'children', 'parent', 'covers']
const incomes = ['pay', 'partner', 'unemployment', 'benefit', 'policy']
const sumBy = (amounts: Readonly<Record<string, number>>, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (amounts[name] ?? 0), 0)

export const earnedIn = (book: YearBook): number => sumBy(book.in, incomes)
export const taxedIn = (book: YearBook): number => sumBy(book.out, ['tax', 'payroll'])
export const livedOn = (book: YearBook): number => sumBy(book.out, living)

/** The markets of a year as a headline would say it, without its date. */
export function marketSaid(stocks: number): string {
  const moved = percentOf(Math.abs(stocks))
  if (stocks < -0.2) return `Stocks crashed: ${moved} lower after inflation.`
  if (stocks < -0.02) return `Stocks fell ${moved} after inflation.`
  if (stocks < 0.02) return 'Stocks went nowhere after inflation.'
  if (stocks > 0.2) return `Stocks soared ${moved} after inflation.`
  return `Stocks rose ${moved} after inflation.`
}

export const yearWords = {
  title: (book: YearBook) => `Last year, age ${book.age}`,
  line: (book: YearBook) =>
    `You earned ${about(earnedIn(book))}, paid ${about(taxedIn(book))} in taxes and lived on ${about(livedOn(book))}.`,
  wealth: (book: YearBook) => {
    const change = book.wealthAfter - book.wealthBefore
    return `Your net worth ${change < 0 ? 'fell' : 'grew'} by ${about(Math.abs(change))} to ${about(book.wealthAfter)}.`
  },
  quiet: 'No surprises.',
  borrowed: (amount: number) => `${about(amount)} went on your card.`,
  passed: 'You passed your course: your pay is up 9%.',
  meters: { freedom: 'Freedom', cushion: 'Emergency fund', debt: 'Debt costs', joy: 'Joy' },
} as const

export interface Meter {
  readonly label: string
  readonly value: string
  readonly note: string
}
/** The four meters. */
export function metersOf(life: Life): readonly Meter[] {
  const free = freedomOf(life)
  const months = cushionMonths(life)
  const daily = debtPerDay(life)
  const names = yearWords.meters
  return [
    {
      label: names.freedom,
      value: percentOf(free.share),
      note: `${about(Math.max(0, free.have))} of ${about(free.need)}`,
    },
    {
      label: names.cushion,
      value: months < 0.05 ? 'None' : `${months.toFixed(1)} months`,
      note: `${about(Math.max(0, life.money.cash))} in cash`,
    },
    {
      label: names.debt,
      value: daily < 0.005 ? 'Nothing' : `$${daily.toFixed(2)} a day`,
      note: `${about(sumOf({ card: life.money.card, student: life.money.student.balance, car: life.money.carLoan.balance, help: life.money.help.balance, home: life.money.homeLoan.balance }))} owed`,
    },
    { label: names.joy, value: `${Math.round(joyShown(life))} of ${joy.most}`, note: 'Counts toward your score' },
  ]
}
/** All of it for those who listen. */
export function narration(life: Life): string {
  const { phase, books, year, person } = life
  const last = books.at(-1)
  const before = last ? `${yearWords.title(last)}: ${marketSaid(last.stocks)} ${yearWords.wealth(last)}` : ''
  if (phase.kind === 'over') return `${before} The thirty years are over.`
  if (phase.kind === 'help') return `You’re ${dollars(Math.ceil(phase.short))} short.`
  if (phase.kind === 'cards') return ''
  return `${before} Year ${year + 1}, age ${person.age}.`.trim()
}
