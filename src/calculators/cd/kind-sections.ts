/** How the CD works, and what only a brokered one asks. */
import { choices } from '../kit/choices.ts'
import { choice, count, duration, percent, points, rows } from '../kit/field.ts'
import { section, when } from '../kit/section.ts'
import { startingSafeReturn } from '../kit/starting-values.ts'
import { bestRate } from './form-facts.precomputed.ts'
import { anyRate } from './rate-limits.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

export interface Kind {
  readonly kind: string
}
export const isBank = ({ kind }: Kind): boolean => kind === 'bank'
const isCallable = ({ kind }: Kind): boolean => kind === 'callable'

const blankStep = { from: 12, rate: bestRate.rate }
export const details = section(
  sectionWords.details.title,
  {
    payout: choice({ ...words.payout, initial: 'stays', options: choices(words.payout.options) }),
    compounding: when(
      isBank,
      choice({ ...words.compounding, initial: 'daily', options: choices(words.compounding.options) }),
    ),
    rateSteps: when(
      isBank,
      rows({
        label: words.rateSteps.label,
        hint: words.rateSteps.hint,
        noun: words.rateSteps.noun,
        look: 'lines',
        initial: [],
        columns: {
          from: duration({ label: words.rateSteps.from, unit: 'months', initial: 12, min: 1, max: 239 }),
          rate: percent({ label: words.rateSteps.rate, initial: blankStep.rate, ...anyRate }),
        },
        blank: blankStep,
        maxRows: 8,
      }),
    ),
    penaltyOn: when(
      isBank,
      choice({ ...words.penaltyOn, initial: 'deposit', options: choices(words.penaltyOn.options) }),
    ),
    termUnit: choice({ ...words.termUnit, initial: 'months', options: choices(words.termUnit.options) }),
    days: when(
      ({ termUnit }: { termUnit: string }) => termUnit === 'days',
      count({ ...words.days, initial: 180, min: 7, max: 7300 }),
    ),
    owners: count({ ...words.owners, initial: 1, min: 1, max: 8 }),
  },
  { more: sectionWords.details.more },
)

export const brokered = section(
  sectionWords.brokered.title,
  {
    kind: choice({ ...words.kind, initial: 'bank', options: choices(words.kind.options) }),
    rateMove: when(
      ({ kind }: Kind) => kind !== 'bank',
      percent({ ...words.rateMove, initial: 1, min: -10, max: 10, step: 0.25, nudge: 1 }),
    ),
    callAfter: when(isCallable, duration({ ...words.callAfter, unit: 'months', initial: 6, min: 1, max: 239 })),
    laterRate: when(
      isCallable,
      percent({ ...words.laterRate, initial: points(startingSafeReturn.value), max: 25, step: 0.25 }),
    ),
  },
  { more: sectionWords.brokered.more },
)
