/** Published check digits: what tells a number that stands for something from any other of the same length. */

const digitsOf = (text: string): readonly number[] => [...text.replaceAll(/\D/g, '')].map(Number)

/** The check of payment cards: every second digit from the right doubled, digits added, divisible by ten (ISO/IEC 7812-1, annex B). */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text).toReversed()
  if (digits.length < 13 || digits.length > 19) return false
  const sum = digits.reduce((total, digit, i) => {
    const counted = i % 2 === 1 ? digit * 2 : digit
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum > 0 && sum % 10 === 0
}

/** The check of a bank's routing number: weights 3, 7, 1, divisible by ten. */
export function isRoutingNumber(text: string): boolean {
  const digits = digitsOf(text)
  if (digits.length !== 9) return false
  const sum = digits.reduce((total, digit, i) => total + digit * ([3, 7, 1][i % 3] ?? 0), 0)
  return sum > 0 && sum % 10 === 0
}

/** The check of an international account number: country and check digits moved to the end, letters as 10 to 35, remainder 1 by 97 (ISO 13616-1). */
export function isIban(text: string): boolean {
  const bare = text.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(bare)) return false
  let rest = 0
  for (const sign of bare.slice(4) + bare.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
