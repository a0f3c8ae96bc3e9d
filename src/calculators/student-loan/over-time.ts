import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { choices } from '../kit/choices.ts'
import { choice, month, percent, points } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { section, when } from '../kit/section.ts'
import { startingCostGrowth, startingInflation } from '../kit/starting-values.ts'
import { stateChoice } from '../kit/states.ts'
import { legacyEnds, newLoans } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const isLegacy = ({ newLoan }: { newLoan: boolean }): boolean => !newLoan

/** How income and prices move, and when payments start. */
export const overTime = section(
  sectionWords.overTime.title,
  {
    growth: percent({
      ...words.growth,
      per: 'year',
      initial: points(startingCostGrowth.value),
      min: -5,
      max: 15,
      step: 0.25,
      nudge: 1,
    }),
    inflation: percent({
      ...words.inflation,
      per: 'year',
      initial: points(startingInflation.value),
      min: 0,
      max: 10,
      step: 0.25,
      nudge: 1,
    }),
    state: stateChoice(words.state.none, words.state.hint),
    firstMonth: month({
      ...words.firstMonth,
      initial: (clock) => addMonths(monthOf(clock.today as IsoDate), 1),
      min: newLoans.slice(0, 7),
      max: '2060-12',
    }),
    afterEnd: when(
      isLegacy,
      choice({
        ...words.afterEnd,
        hint: words.afterEnd.hint({ ends: legacyEnds }, say),
        initial: 'ibr',
        options: choices(words.afterEnd.options),
      }),
    ),
  },
  { more: sectionWords.overTime.more },
)
