/**
 * Signs that somebody is not safe. They bring help lines to the page and a moderator's eye; nothing is removed for them, and nobody is
 * asked where they are. Wide on purpose: a card too many costs a glance.
 */
import { plainOf } from '../scrubber/plain.ts'
import { type NeededLine, neededLines } from './lines.ts'

export const needs = ['self-harm', 'violence', 'gambling', 'tonight'] as const
export type Need = (typeof needs)[number]

const signs: Readonly<Record<Need, RegExp>> = {
  'self-harm':
    /\b(?:kill(?:ing)? myself|end(?:ing)? (?:my life|it all)|suicid\w*|want(?:ed)? to die|better off (?:dead|without me)|(?:don'?t|do not) want to (?:live|be here|wake up)|no (?:reason|point) (?:to|in) liv(?:e|ing)|hurt(?:ing)? myself|self[- ]harm\w*|can'?t go on(?: (?:any ?more|living|like this))?)\b/i,
  violence:
    /\b(?:(?:he|she|they|my (?:husband|wife|partner|boyfriend|girlfriend|ex|father|mother|dad|mom))(?: \w+){0,3} (?:hits?|beats?|chok(?:es|ed)|threaten(?:s|ed)|hurts?) (?:me|us|the kids)|abusive (?:husband|wife|partner|relationship|marriage|home|ex)|domestic (?:violence|abuse)|afraid (?:of my (?:husband|wife|partner|ex)|to go home)|(?:he|she)(?: \w+){0,3} (?:won'?t let me|takes (?:all )?my (?:paycheck|pay|money|phone|cards)))\b/i,
  gambling:
    /\b(?:gambling (?:debts?|addict\w*|problem|loss\w*)|gambled (?:away|it all|everything|(?:all )?(?:my|our))|(?:lost|losing|spent) (?:\w+ ){0,4}(?:gambling|betting|at the casino|on (?:slots|bets|sports bets))|can'?t stop (?:gambling|betting)|chasing (?:my )?losses)\b/i,
  tonight:
    /\b(?:(?:sleep(?:ing)?|liv(?:e|ing)) in (?:my|the|our) car|nowhere to (?:sleep|go|stay)|(?:no|nothing) (?:food|to eat)(?: \w+){0,3}|evict(?:ed|ion) (?:today|tomorrow|tonight|this week)|homeless (?:tonight|tomorrow|now)|can'?t (?:feed|afford (?:food|to eat))|kids? (?:are|is) hungry)\b/i,
}

/** What the writer may need, the most urgent first. */
export function needsIn(source: string): readonly Need[] {
  const { text } = plainOf(source)
  return needs.filter((need) => signs[need].test(text))
}

const { emergency, lifeline, text, home, gambling, local } = neededLines
const linesFor: Readonly<Record<Need, readonly NeededLine[]>> = {
  'self-harm': [lifeline, text, emergency],
  violence: [home, emergency, lifeline],
  gambling: [gambling, lifeline],
  tonight: [local],
}

/** Each line once, the most urgent first. */
export const helpFor = (found: readonly Need[]): readonly NeededLine[] => [
  ...new Set(needs.filter((need) => found.includes(need)).flatMap((need) => linesFor[need])),
]
