/** How the numbers are made, and where they were wrong. */
import { type Block, heading, list, text } from './blocks.ts'
import { site } from './site.ts'

export const about: readonly Block[] = [
  heading('What we promise'),
  text(
    `${site.name} helps people in the United States work out money questions. Every number should be right, dated and sourced, and you should be able to see how we got it. What you type stays on your device. The worst thing we could publish is a wrong number that looks right.`,
  ),
  heading('How we get a number'),
  list(
    '**Published facts** (a law, a limit, an average rate, a year’s return) are kept in one place, each with its source, its date and how certain it is. Every page reads them from there, so nobody retypes them.',
    '**Formulas** are kept apart from the pages. The same inputs always give the same answer, and a question with no answer gets a sentence instead of a number.',
    '**Our defaults and estimates** are marked as ours, and you can change them.',
    '**How we calculated this** is under each result: the formula, your own numbers and each rounding.',
  ),
  heading('How we check our numbers'),
  list(
    'Against published examples, such as the loan examples in Regulation Z, Appendix J.',
    'Against formulas written separately from the code they check.',
    'Against rules that always hold: a loan schedule ends at zero, the pieces add up to the total, and paying more never costs more interest.',
    'Every dollar amount in our articles is calculated again by a test. If a rule changes, the article fails the test until we correct it.',
  ),
  heading('How we date our numbers'),
  text(
    'Rules show their year, and rates show the week or month they were published. When a newer number is due and we haven’t confirmed it, we keep the older one and say so.',
  ),
]

export interface Correction {
  /** 'YYYY-MM-DD' of the repair. */
  readonly fixed: string
  /** Since when it was wrong. */
  readonly since: string
  readonly what: string
}
/** Newest first. Empty until something published was found wrong. */
export const corrections: readonly Correction[] = []
