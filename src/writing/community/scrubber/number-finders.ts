import { lineDigits } from '../help/lines.ts'
import { isCardNumber, isIban, isRoutingNumber } from './check-digits.ts'
import { onlyDigits } from './digits.ts'
import type { PersonalKind } from './kinds.ts'

/** Finds one kind in a plain text (`plain.ts`). Each match is [from, to, what could stand there instead; left out, the words of its kind]. */
export interface Finder {
  readonly kind: PersonalKind
  readonly find: (text: string) => readonly Match[]
}
export type Match = readonly [from: number, to: number, instead?: string]

/** Every match of a pattern, or of its group `what` where it has one, that passes `is`. */
export function matches(
  text: string,
  pattern: RegExp,
  is: (what: string, match: RegExpExecArray) => boolean = () => true,
): Match[] {
  return [...text.matchAll(pattern)].flatMap((match): Match[] => {
    const what = match.groups?.['what'] ?? match[0]
    const from = match.index + match[0].indexOf(what)
    return is(what, match as RegExpExecArray) ? [[from, from + what.length]] : []
  })
}

/** The words right before a place. */
const before = (text: string, from: number, length: number): string => text.slice(Math.max(0, from - length), from)
const near = (text: string, [from, to]: Match, length: number): string =>
  text.slice(Math.max(0, from - length), to + length)

const social = /\b(?:ssn|itin|social|tax ?id|taxpayer)\b/i
const banking = /\b(?:routing|aba|rtn|account|acct)\b/i

/** Area never 000 or 666, group never 00, serial never 0000 (20 CFR 422.103; SSA RM 10201.030); the same form with 9 first is an ITIN. */
const ssnParts = /(?<![\d.$-])(?!000|666)\d{3}([- ]?)(?!00)\d{2}\1(?!0000)\d{4}(?![\d-])/g

export const numberFinders: readonly Finder[] = [
  {
    kind: 'ssn',
    find: (text) =>
      matches(text, ssnParts).filter((match) => {
        const [from, to] = match
        return /\D/.test(text.slice(from, to)) || social.test(near(text, match, 40))
      }),
  },
  {
    kind: 'card',
    // Cards people pay with begin with 2 to 6 (ISO/IEC 7812-1); a moment in milliseconds begins with 1.
    find: (text) => matches(text, /(?<![\d.$])[2-6](?:[ -]?\d){12,18}(?!\d)/g, isCardNumber),
  },
  {
    kind: 'bank',
    find: (text) => [
      ...matches(text, /(?<![\d.$-])\d{9}(?![\d-])/g, isRoutingNumber).filter((match) =>
        banking.test(near(text, match, 40)),
      ),
      ...matches(text, /\b[A-Za-z]{2}\d{2}(?: ?[A-Za-z0-9]{4}){2,7}(?: ?[A-Za-z0-9]{1,3})?\b/g, isIban),
      ...matches(
        text,
        /\b(?:account|acct\.?|a\/c) ?(?:number|no\.?|num\.?|nr\.?|#)[ :=#]*(?:is )?(?<what>\d(?:[ -]?\d){5,16})(?!\d)/gi,
      ),
      ...matches(text, /\b(?:account|acct\.?|a\/c)[ :#]+(?:is )?(?<what>\d{8,17})(?![\d.,]\d)/gi),
    ],
  },
  {
    kind: 'phone',
    find: (text) => [
      ...matches(
        text,
        /(?<![\w.$,-])(?:\+?1[ .-]?)?(?:\([2-9]\d{2}\)|[2-9]\d{2})[ .-]{0,3}[2-9]\d{2}[ .-]{0,3}\d{4}(?![\d-]|[.,]\d| ?(?:dollars|usd|%))/gi,
        (what) => !lineDigits.has(onlyDigits(what).replace(/^1(?=\d{10}$)/, '')),
      ),
      ...matches(
        text,
        /(?<![\w.])\+(?!1[ .-]?\d{3})\d{1,3}(?:[ .-]?\(?\d{1,4}\)?){2,5}(?!\d)/g,
        (what) => onlyDigits(what).length > 8,
      ),
    ],
  },
  {
    kind: 'idNumber',
    find: (text) => [
      ...matches(text, /(?<![\d.$-])\d{2}-\d{7}(?![\d-])/g),
      ...matches(
        text,
        /\b(?:license plates?|licence plates?|plate|policy|claim|case|passport|order|member|vin|driver'?s licen[sc]e|customer|loan|tracking) ?(?:number|no\.?|num\.?|id|#)[ :#]*(?:is )?(?<what>[A-Za-z0-9][A-Za-z0-9-]{3,20})\b/gi,
        (what) => /\d/.test(what),
      ),
    ],
  },
  {
    kind: 'wallet',
    find: (text) => [
      ...matches(text, /\b(?:bc1[ac-hj-np-z02-9]{25,62}|0x[a-fA-F0-9]{40})\b/g),
      ...matches(text, /\b[13][a-km-zA-HJ-NP-Z1-9]{25,34}\b/g, (what) => /[a-z]/.test(what) && /[A-Z]/.test(what)),
      ...matches(text, /\b(?:0x)?[a-fA-F0-9]{64}\b/g),
      // The whole list of a wallet's words is 2,048 long; their announcement and their number give them away.
      ...matches(
        text,
        /\b(?:seed|recovery|secret|mnemonic|backup) (?:phrase|words?)\b[^\n]{0,30}?(?<what>(?:\b[a-z]{3,8}\b[ ,]{1,2}){11,23}[a-z]{3,8})\b/gi,
      ),
    ],
  },
  {
    kind: 'secret',
    find: (text) => [
      ...matches(
        text,
        /\b(?:pin|otp|cvv|cvc|passcode|(?:one[- ]time|verification|security|access|login) code)(?: (?:number|code))?(?: is|:| =|=)? ?#?(?<what>\d{3,8})\b(?![.,]\d)/gi,
        (_, match) => !/(?:\$|zip ?)$/i.test(before(text, match.index, 5)),
      ),
      ...matches(text, /\bpass(?:word|phrase)(?: is|:| =|=) ?(?<what>[^\s(]\S{3,63})/gi, (what) =>
        /\d|[^\w.,;:'"?)!]/.test(what),
      ),
    ],
  },
  {
    kind: 'spelled',
    find: (text) =>
      matches(
        text,
        /\b(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\d)\b[ ,.-]{0,2}){6,}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\d)\b/gi,
        (what) => (what.match(/[a-z]+/gi) ?? []).length >= 3,
      ),
  },
]
