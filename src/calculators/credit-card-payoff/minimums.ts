import { choices } from '../kit/choices.ts'
import { choice, money, percent } from '../kit/field.ts'
import { section, when } from '../kit/section.ts'
import { usualMinimum } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const ruled =
  (...rules: readonly string[]) =>
  ({ minRule }: { minRule: string }): boolean =>
    rules.includes(minRule)
/** How the cards work out the least that must be paid. */
export const minimums = section(
  sectionWords.minimums.title,
  {
    minRule: choice({ ...words.minRule, initial: 'interest', options: choices(words.minRule.options) }),
    minPercent: when(
      ruled('interest'),
      percent({ ...words.minPercent, initial: usualMinimum.percent, max: 100, step: 0.5 }),
    ),
    minShare: when(ruled('share'), percent({ ...words.minShare, initial: usualMinimum.share, max: 100, step: 0.5 })),
    minFloor: when(
      ruled('interest', 'share'),
      money({ ...words.minFloor, initial: usualMinimum.floor, max: 10_000, step: 5 }),
    ),
    minFlat: when(ruled('flat'), money({ ...words.minFlat, initial: usualMinimum.floor, max: 1_000_000, step: 5 })),
  },
  { more: sectionWords.minimums.more },
)
