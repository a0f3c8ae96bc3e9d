/** How the numbers are made, and where they were wrong. */
import { type Block, heading, list, text } from './blocks.ts'
import { site } from './site.ts'

export const about: readonly Block[] = [
  heading('What we promise'),
  text(
    `${site.name} helps people in the United States work out money questions. Every number should be right, dated, sourced and shown with its working, and what you type stays on your device. A plausible wrong number is the worst thing we could publish.`,
  ),
  heading('How a number is made'),
  list(
    '**Published facts** (a law, a limit, an average rate, a year’s return) are kept in one place, each with its source, its date and how firm it is. Pages read them from there; nobody retypes them.',
    '**Formulas** are plain functions that know nothing about the page. The same inputs always give the same answer, and an impossible question gets a sentence instead of a number.',
    '**Assumptions** of ours are marked as assumptions, and you can change them.',
    '**Working** is printed under each result: the formula, your own numbers, each rounding.',
  ),
  heading('How numbers are checked'),
  list(
    'Against published worked examples, such as the loan examples in Regulation Z, Appendix J. The test names the publication.',
    'Against closed formulas written separately from the code they check.',
    'Against rules that must always hold: a schedule ends at zero, the parts add up to the whole, more paid never costs more interest.',
    'Every dollar figure in our articles is computed again by a test. If a rule or a formula changes, the article fails the test until it is corrected.',
  ),
  heading('How figures are dated'),
  text(
    'A figure without a date is half a figure. Rules name their year; rates name the week or month they were published. When a newer figure is due and we have not confirmed it, we keep the older one and say so.',
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
