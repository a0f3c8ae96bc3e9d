import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { count, duration, money, month, percent, points, share } from '../kit/field.ts'
import { section, when } from '../kit/section.ts'
import { startingClosing } from '../kit/starting-home.ts'
import { borrows } from './loan.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

/** The purchase beyond price and rate: what it costs to close, to repair, and how the loan runs. */
export const buying = section(
  sectionWords.buying.title,
  {
    closing: share({
      ...words.closing,
      base: 'price',
      initial: { amount: points(startingClosing), unit: 'pct' },
      maxUsd: 5_000_000,
      maxPct: 20,
    }),
    repairs: money({ ...words.repairs, initial: 0, max: 10_000_000, step: 500 }),
    worth: when(
      ({ exit }: { exit: string }) => exit === 'growth',
      money({ ...words.worth, initial: null, min: 1000, max: 100_000_000, step: 1000, optional: true }),
    ),
    emptyMonths: count({ ...words.emptyMonths, initial: 0, max: 10 }),
    landShare: percent({ ...words.landShare, initial: 20, max: 100, step: 1, nudge: 10 }),
    term: when(
      borrows,
      duration({ ...words.term, unit: 'years', initial: 360, min: 60, max: 480, common: [180, 240, 360] }),
    ),
    interestOnly: when(borrows, count({ ...words.interestOnly, initial: 0, max: 10 })),
    loanPoints: when(borrows, percent({ ...words.loanPoints, initial: 0, max: 10, step: 0.125 })),
    closingMonth: month({
      ...words.closingMonth,
      initial: (clock) => addMonths(monthOf(clock.today as IsoDate), 1),
      min: '2020-01',
      max: '2045-12',
    }),
  },
  { more: sectionWords.buying.more },
)
