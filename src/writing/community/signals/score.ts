/**
 * Signs of spam and scams, as points. They are a hint for people: from `pointsThatHold` a moderator looks first, from `pointsThatRefuse` the
 * text is not taken. Points are never shown to who writes.
 */

import { plainOf } from '../scrubber/plain.ts'
import { linksIn } from '../text/links.ts'
import { isOfficial } from './official.ts'

export interface Seen {
  /** The same text was said within `sameTextHours`. */
  readonly isRepeated: boolean
  /** Texts this device or network has written before. */
  readonly textsBefore: number
}

export const signs = {
  contact: 4,
  guaranteed: 4,
  recovery: 6,
  testimonial: 6,
  loan: 5,
  creditRepair: 5,
  upfrontFee: 4,
  giftCard: 3,
  urgency: 2,
  shortener: 3,
  repeated: 5,
  firstLink: 2,
  strangeLink: 2,
  otherScript: 2,
  mentions: 3,
  bait: 3,
} as const
export type Sign = keyof typeof signs

const patterns: Partial<Record<Sign, RegExp>> = {
  contact:
    /\b(?:(?:message|dm|text|call|contact|e-?mail|reach|inbox|write) me\b(?! back)|hit me up|my (?:whatsapp|telegram|dms?)|(?:on|via|through) (?:whatsapp|telegram|signal)|whats ?app (?:me|number|\+))/i,
  guaranteed:
    /\b(?:guarantee[ds]? (?:returns?|profits?|income|approval)|risk[- ]free (?:returns?|profits?|investment|income)|no risk at all|\d+(?:\.\d+)? ?% (?:a|per|every|each) (?:day|week)|(?:daily|weekly) (?:returns?|profits?|payouts?) of|double your (?:money|investment))\b/i,
  recovery:
    /\b(?:(?:crypto|funds?|asset|scam|bitcoin) recovery (?:service|expert|agent|team|specialist)|recover(?:ed)? (?:my|your) (?:lost|stolen) (?:funds|crypto|money|bitcoin)|(?:a |this )?hacker (?:who |that )?helped me|ethical hacker)\b/i,
  testimonial:
    /\b(?:thank(?:s to|ful to| you)? (?:mrs?|miss|ms|dr|expert|coach)\.? [a-z]+|(?:mrs?|ms|miss|dr)\.? [a-z]+ (?:\w+ ){0,4}(?:broker|trader|trading|manages? my|signals?)|my (?:broker|account manager|trading coach) (?:helped|made|earned) me)\b/i,
  loan: /\b(?:we (?:offer|give|provide)|i (?:offer|give)|apply (?:now )?for) (?:\w+ ){0,4}loans?\b|\bloan offer\b|\bno credit check loans?\b/i,
  creditRepair:
    /\b(?:cpn|trade ?lines? for sale|buy tradelines?|(?:fix|repair|clean|wipe) (?:my|your) credit (?:in|within|fast|overnight)|remove (?:all|any) (?:negative|bad) items)\b/i,
  upfrontFee:
    /\b(?:(?:pay|send) (?:me |us )?(?:a |the )?(?:small )?(?:upfront|up-front|processing|activation|release) fee|fee up ?front)\b/i,
  giftCard: /\bgift cards?\b/i,
  bait: /\b(?:looking for (?:a )?(?:serious )?(?:relationship|sugar)|sugar (?:daddy|mommy|baby)|work from home (?:and )?(?:earn|make)|(?:earn|make) \$?\d[\d,]* (?:a|per|every) (?:day|week) (?:from home|online|easily)|hiring (?:now )?(?:for )?(?:mystery|remote) (?:shoppers?|agents?))\b/i,
}
const hurry =
  /\b(?:act now|hurry|limited (?:time|spots|slots)|today only|last chance|don'?t miss|urgent(?:ly)?|before it'?s too late|only \d+ (?:left|spots))\b/gi
const shortened =
  /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|cutt\.ly|rb\.gy|ow\.ly|buff\.ly|shorturl\.at|tiny\.cc)$/i

/** Which signs a text shows. */
export function signsOf(source: string, { isRepeated, textsBefore }: Seen): readonly Sign[] {
  const { text } = plainOf(source)
  const hosts = linksIn(source).flatMap(({ host }) => (host === null ? [] : [host]))
  const letters = text.match(/\p{L}/gu) ?? []
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  const shows: readonly (readonly [Sign, boolean])[] = [
    ...Object.entries(patterns).map(([sign, pattern]) => [sign as Sign, pattern.test(text)] as const),
    ['urgency', (text.match(hurry) ?? []).length >= 2],
    ['shortener', hosts.some((host) => shortened.test(host))],
    ['repeated', isRepeated],
    ['firstLink', textsBefore === 0 && hosts.length > 0],
    ['strangeLink', hosts.some((host) => !isOfficial(host))],
    ['otherScript', letters.length >= 20 && others.length > letters.length / 2],
    ['mentions', (text.match(/(?<!\w)@\w+/g) ?? []).length >= 5],
  ]
  return shows.flatMap(([sign, is]) => (is ? [sign] : []))
}

export const pointsOf = (found: readonly Sign[]): number => found.reduce((sum, sign) => sum + signs[sign], 0)
