/**
 * Help by telephone that is shown where somebody writes that they are not safe. Read before it stood here: 800-799-7233 and 88788 at
 * ovc.ojp.gov (Department of Justice), the others on several public pages of those who refer to them. What could not be read is left out.
 */
import { helpLines } from '#content/help-lines.ts'
import { onlyDigits } from '../scrubber/digits.ts'

export interface NeededLine {
  readonly name: string
  /** How it is reached, whole: 'Call or text 988'. */
  readonly how: string
  readonly number: string
  readonly url: string
}

const line = (name: string, how: string, number: string, url: string): NeededLine => ({ name, how, number, url })

export const neededLines = {
  emergency: line('Emergency', 'Call 911 if somebody is in danger right now', '911', 'https://www.911.gov'),
  lifeline: line('988 Suicide & Crisis Lifeline', 'Call or text 988', helpLines.crisis.number, helpLines.crisis.url),
  text: line('Crisis Text Line', 'Text HOME to 741741', '741741', 'https://www.crisistextline.org'),
  home: line(
    'National Domestic Violence Hotline',
    'Call 800-799-7233, or text START to 88788',
    '800-799-7233',
    'https://www.thehotline.org',
  ),
  gambling: line(
    'National Problem Gambling Helpline',
    'Call 800-522-4700',
    '800-522-4700',
    'https://www.ncpgambling.org',
  ),
  local: line('211', 'Call 211 for help with food, shelter and bills', helpLines.local.number, helpLines.local.url),
} as const satisfies Readonly<Record<string, NeededLine>>

/** Digits of help lines that may stand in a text: the scrubber lets them pass. The last ones are agencies that own their numbers. */
export const lineDigits: ReadonlySet<string> = new Set(
  [...Object.values(neededLines), ...Object.values(helpLines)]
    .map(({ number }) => onlyDigits(number))
    .concat(['8774384338', '8333728311', '8773228228', '8006624357', '8007721213', '8006334227']),
)
