/** Numbers and lengths of a CD as its sentences say them. */
import type { Say } from '../kit/say.ts'
import type { CdInputs } from './sections.ts'
import { phraseWords } from './words/answer.en.ts'

/** A decimal rate. */
export const rateText = (decimal: number, say: Say, decimals = 2): string => say.percent(decimal * 100, decimals)
/** Whole dollars; cents where they are most of it. */
export const amount = (value: number, say: Say): string => (Math.abs(value) < 10 ? say.cents(value) : say.money(value))
export const termText = ({ termUnit, term, days }: CdInputs, say: Say): string =>
  termUnit === 'days' ? phraseWords.days({ days }, say) : say.months(term)
/** As in "Withdrawing …, you'd get". */
export const when = (months: number, say: Say): string =>
  months === 0 ? phraseWords.rightAway : phraseWords.after({ months }, say)
