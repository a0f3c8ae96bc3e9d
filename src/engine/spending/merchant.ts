/** The name of a shop out of what a bank wrote: without card processors, store numbers, phone numbers, dates and places. */

/** What stands before the name, again and again, whatever was bought. */
const before: readonly RegExp[] = [
  /^(?:pos|point of sale|visa|mc|mastercard|dda|debit(?: card)?|check ?card|credit card|card|recurring|preauthorized|electronic|external|online|bill|ach|web|ppd|tel|ccd|autopay)\b[\s:-]*(?:purchase|pur|debit|credit|payment|pymt|pmt|withdrawal|wd|return|transaction|pay)?\b[\s:-]*/i,
  /^(?:purchase|payment|pymt|pmt|withdrawal)\b(?: authorized)?(?: (?:on|to|at|from))?[\s:-]*/i,
  /^(?:authorized|on|at|to|with pin)\b[\s:-]*/i,
  /^(?:x{2,}|\*{2,})?\d{4,}[\s:-]+/i,
  /^\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?[\s:-]*/,
]
/** How every text begins that one of them, or a handler's mark, may be cut from: looked at first, for most begin with the name. */
const mayBegin =
  /^(?:x{2,}|\*|\d|(?:pos|point|visa|mc|mastercard|dda|debit|check|credit|card|recurring|preauthorized|electronic|external|online|bill|ach|web|ppd|tel|ccd|autopay|purchase|payment|pymt|pmt|withdrawal|authorized|on|at|to|with)\b|checkcard|[a-z]{2,6}\s?\*)/i
/** Marks of those who handle a payment for a shop. */
const handlers = /^(?:sq|sqc|tst|pp|paypal|sp|py|ic|dd|cke|fsp|in|zsk|bt|gosq|clover|toast|wpy|ctlp|pos)\s?\*\s*/i
/** From here on it is a store number, a phone number, a date, a reference or a place. */
const after: readonly RegExp[] = [
  /\s+#\s?\d.*$/,
  /\s*[#*]?\s?\b(?:store|str|unit|loc)\s?#?\d+.*$/i,
  /\s+\(?\d{3}\)?[-. ]?\d{3}[-. ]\d{4}.*$/,
  /\s+\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?.*$/,
  /\s+(?:x{2,}|\*{2,})\d+.*$/i,
  /\s+(?:ppd|web|ccd|tel|des|indn|co|id|ref|conf|trace|card)\s?(?:id)?\s?[:#].*$/i,
  /\s+[a-z]*\d{3,}[a-z\d-]*.*$/i,
  /\*[a-z0-9]*\d[a-z0-9]*.*$/i,
]
const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY US USA'
const place = new RegExp(`\\s+(?:${states.replaceAll(' ', '|')})(?:\\s+US[A]?)?$`)

const small = new Set(['of', 'the', 'and', 'at', 'in', 'on', 'for', 'to', 'by'])
const titled = (text: string): string =>
  text
    .toLowerCase()
    .split(' ')
    .map((word, at) => {
      if (at > 0 && small.has(word)) return word
      if (/^[a-z&]{2,4}$/.test(word) && !/[aeiouy]/.test(word)) return word.toUpperCase()
      return word.replace(/(^|[-/.&])([a-z])/g, (_, mark: string, letter: string) => mark + letter.toUpperCase())
    })
    .join(' ')

/** What people type themselves has small letters and no long numbers: it stays as it is. */
const isTyped = (text: string): boolean => /[a-z]/.test(text) && !/\d{3}|[*#]/.test(text)

/** Never empty where there is a letter or a digit; cleaning a clean name changes nothing but capitals. */
export function cleanMerchant(text: string): string {
  let name = cleanedOnce(text)
  for (let round = 0; round < 4; round++) {
    const next = cleanedOnce(name)
    if (next.toLowerCase() === name.toLowerCase()) break
    name = next
  }
  return name
}

function cleanedOnce(text: string): string {
  const whole = text.replaceAll(/\s+/g, ' ').trim()
  if (isTyped(whole)) return whole.charAt(0).toUpperCase() + whole.slice(1)
  let rest = whole
  for (let round = 0; mayBegin.test(rest) && round < 6; round++) {
    const next = before.reduce(
      (now, pattern) => leaving(now, now.replace(pattern, '')),
      leaving(rest, rest.replace(handlers, '')),
    )
    if (next === rest) break
    rest = next
  }
  rest = after.reduce((now, pattern) => leaving(now, now.replace(pattern, '')), rest)
  rest = leaving(rest, rest.replace(place, ''))
  const marks = rest.replace(/^[\s*#:,.\-–]+|[\s*#:,\-–]+$/g, '')
  return titled(leaving(rest, marks)).slice(0, 60).trim()
}

/** The shorter text, unless nothing to read is left of it. */
const leaving = (whole: string, shorter: string): string => (/[a-z]{2}/i.test(shorter) ? shorter : whole)
