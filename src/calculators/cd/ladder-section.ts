import { duration, money, percent, rows, toggle } from '../kit/field.ts'
import { section, when } from '../kit/section.ts'
import { anyRate } from './rate-limits.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const hasLadder = ({ withLadder }: { withLadder: boolean }): boolean => withLadder

const blankRung = { months: 12, amount: null, apy: null }
export const ladder = section(
  sectionWords.ladder.title,
  {
    withLadder: toggle({ ...words.withLadder, initial: false }),
    rungs: when(
      hasLadder,
      rows({
        label: words.rungs.label,
        hint: words.rungs.hint,
        noun: words.rungs.noun,
        look: 'lines',
        initial: [12, 24, 36, 48, 60].map((months) => ({ ...blankRung, months })),
        columns: {
          months: duration({ label: words.rungs.months, unit: 'months', initial: 12, min: 1, max: 240 }),
          amount: money({ label: words.rungs.amount, initial: null, max: 10_000_000, step: 100, optional: true }),
          apy: percent({ label: words.rungs.apy, initial: null, ...anyRate, optional: true }),
        },
        blank: blankRung,
        maxRows: 12,
      }),
    ),
    keepFor: when(hasLadder, duration({ ...words.keepFor, unit: 'years', initial: null, max: 240, optional: true })),
    ladderRate: when(
      ({ withLadder, keepFor }: { withLadder: boolean; keepFor: number | null }) => withLadder && keepFor !== null,
      percent({ ...words.ladderRate, initial: null, ...anyRate, optional: true }),
    ),
  },
  { more: sectionWords.ladder.more },
)
