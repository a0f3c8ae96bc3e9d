import { choices } from '../kit/choices.ts'
import { choice, count, date, type Inputs, money, percent, points, text } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { startingInflation } from '../kit/starting-values.ts'
import { onlineRate } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

interface Steps {
  readonly pattern: string
  readonly rhythm: string
}
/** Paydays inside a step's days mean something only where steps come more often than pay. */
export const asksPayday = ({ pattern, rhythm }: Steps): boolean =>
  pattern === 'payday' && (rhythm === 'day' || rhythm === 'week')

const anyDay = { initial: ({ today }: { today: string }) => today, min: '2000-01-01', max: '2090-12-31' }

const challenge = section(sectionWords.challenge, {
  goal: money({
    ...words.goal,
    initial: 1378,
    min: 1,
    max: 10_000_000,
    step: 50,
    slider: { from: 100, to: 10_000 },
    nudge: 250,
  }),
  rhythm: choice({ ...words.rhythm, initial: 'week', options: choices(words.rhythm.options) }),
  steps: count({ ...words.steps, initial: 52, min: 1, max: 400, slider: { from: 4, to: 104 }, nudge: 4 }),
  start: date({ ...words.start, ...anyDay }),
  pattern: choice({ ...words.pattern, initial: 'up', options: choices(words.pattern.options) }),
  halfDays: when(
    ({ rhythm }: Pick<Steps, 'rhythm'>) => rhythm === 'half-month',
    choice({ ...words.halfDays, initial: '1-15', options: choices(words.halfDays.options) }),
  ),
  payday: when(asksPayday, date({ ...words.payday, ...anyDay })),
  payEvery: when(
    asksPayday,
    choice({ ...words.payEvery, initial: '14', options: choices<7 | 14 | 28>(words.payEvery.options) }),
  ),
  seed: when(
    ({ pattern }: Pick<Steps, 'pattern'>) => pattern === 'random' || pattern === 'envelopes',
    text({ ...words.seed, maxLength: 40 }),
  ),
})

const limits = section(
  sectionWords.limits.title,
  {
    rounding: choice({ ...words.rounding, initial: 'dollar', options: choices(words.rounding.options) }),
    least: money({ ...words.least, initial: null, max: 1_000_000, step: 1, optional: true }),
    most: money({ ...words.most, initial: null, min: 0.01, max: 10_000_000, step: 5, optional: true }),
    skipped: text({ ...words.skipped, initial: '', maxLength: 200 }),
  },
  { more: sectionWords.limits.more },
)

const since = section(
  sectionWords.since.title,
  {
    done: text({ ...words.done, initial: '', maxLength: 1600 }),
    missed: text({ ...words.missed, initial: '', maxLength: 1600 }),
    saved: money({ ...words.saved, initial: null, max: 10_000_000, step: 1, optional: true }),
    spread: choice({ ...words.spread, initial: 'even', options: choices(words.spread.options) }),
  },
  { more: sectionWords.since.more },
)

const growth = section(
  sectionWords.growth.title,
  {
    apy: percent({
      label: words.apy.label,
      hint: words.apy.hint(onlineRate, say),
      per: 'year',
      initial: onlineRate.rate,
      max: 15,
      step: 0.25,
      nudge: 1,
    }),
    inflation: percent({
      ...words.inflation,
      per: 'year',
      initial: points(startingInflation.value),
      min: -5,
      max: 15,
      step: 0.25,
    }),
  },
  { more: sectionWords.growth.more },
)

/** In the order of the page: the plan, the rest folded until opened or used. */
export const sections = [challenge, limits, since, growth] as const
export type ChallengeInputs = Inputs<FieldsOf<typeof sections>>
