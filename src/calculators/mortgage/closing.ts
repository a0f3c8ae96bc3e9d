/** What is due at closing, and when the payments begin. */
import { addMonths, type IsoDate, monthOf } from '#engine/month.ts'
import { count, money, month, percent, points } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { section } from '../kit/section.ts'
import { startingClosing } from '../kit/starting-home.ts'
import { usualClosing } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

export const closing = section(
  sectionWords.closing.title,
  {
    firstPayment: month({
      ...words.firstPayment,
      initial: (clock) => addMonths(monthOf(clock.today as IsoDate), 2),
    }),
    closingRate: percent({
      ...words.closingRate,
      hint: words.closingRate.hint(usualClosing, say),
      initial: points(startingClosing),
      max: 20,
      step: 0.25,
    }),
    lenderFees: money({ ...words.lenderFees, initial: 1500, max: 1_000_000 }),
    discountPoints: percent({ ...words.discountPoints, initial: 0, max: 10, step: 0.125 }),
    prepaid: money({ ...words.prepaid, initial: null, max: 10_000_000, optional: true }),
    interestDays: count({ ...words.interestDays, initial: 15, max: 31 }),
  },
  { more: sectionWords.closing.more },
)
