/**
 * Amounts as banks write them: "$1,234.56", "(54.20)", "54.20-", "-$54.20", "1.234,56", "54.20 DR". Null where it is no amount, and
 * where it may be two: the sign that is not the decimal one parts thousands only where it can, before groups of three digits.
 */
export type DecimalSign = '.' | ','

const dash = /[\u2212\u2013]/g

/**
 * Whole cents, signed. "1.234" is null: it is $1.23 or 1,234 euros, and no bank writes tenths of a cent. `isPlain`: the format allows no
 * signs between thousands, so that it is $1.23.
 */
export function readAmount(text: string, decimal: DecimalSign = '.', isPlain = false): number | null {
  let rest = text.trim().replace(dash, '-')
  if (rest === '' || rest.length > 30) return null
  let sign = 1
  const inBrackets = /^\((.*)\)$/.exec(rest)
  if (inBrackets) {
    sign = -1
    rest = inBrackets[1] ?? ''
  }
  const worded = /^(.*?)\s*(CR|DR)\.?$/i.exec(rest)
  if (worded) {
    if (worded[2]?.toUpperCase() === 'DR') sign = -sign
    rest = worded[1] ?? ''
  }
  rest = rest.replaceAll(/[\s\u00a0\u202f'$]|USD/gi, '')
  const signed = /^([+-]?)([\d.,]+)([+-]?)$/.exec(rest)
  if (!signed) return null
  const [, before = '', digits = '', after = ''] = signed
  if (before !== '' && after !== '') return null
  if (before === '-' || after === '-') sign = -sign
  const { amount, either, thousands } = shapes[decimal]
  if (!amount.test(digits) || !/\d/.test(digits) || (!isPlain && either.test(digits))) return null
  const value = Number(digits.replaceAll(thousands, '').replace(decimal, '.'))
  return Number.isFinite(value) && value <= 1e9 ? sign * Math.round(value * 100 + 1e-7) + 0 : null
}

/** An amount by its decimal sign, and one that may be meant with the other. */
const shapes = {
  '.': { amount: /^(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?$/, either: /^[1-9]\d{0,2}\.\d{3}$/, thousands: ',' },
  ',': { amount: /^(?:\d{1,3}(?:\.\d{3})+|\d*)(?:,\d*)?$/, either: /^[1-9]\d{0,2},\d{3}$/, thousands: '.' },
} as const

/** How a column writes its decimals: with a comma only where some amount must be read so and none the other way. */
export function decimalOf(amounts: readonly string[]): DecimalSign {
  const ends = (pattern: RegExp) => amounts.some((one) => pattern.test(one.trim()))
  return ends(/\d,\d{1,2}\D{0,4}$/) && !ends(/\.\d{1,2}\D{0,4}$/) ? ',' : '.'
}
