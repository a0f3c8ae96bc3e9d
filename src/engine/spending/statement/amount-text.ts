/**
 * Amounts as banks write them: "$1,234.56", "(54.20)", "54.20-", "-$54.20", "1.234,56", "54.20 DR". Null where it is no amount.
 */
export type DecimalSign = '.' | ','

const dash = /[\u2212\u2013]/g

/** Whole cents, signed. A third decimal is rounded half away from zero. */
export function readAmount(text: string, decimal: DecimalSign = '.'): number | null {
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
  const thousands = decimal === '.' ? ',' : '.'
  const parts = digits.replaceAll(thousands, '').split(decimal)
  if (parts.length > 2 || parts.join('') === '') return null
  const value = Number(parts.join('.'))
  return Number.isFinite(value) && value <= 1e9 ? sign * Math.round(value * 100 + 1e-7) + 0 : null
}

/** How a column writes its decimals: with a comma only where some amount must be read so and none the other way. */
export function decimalOf(amounts: readonly string[]): DecimalSign {
  const ends = (pattern: RegExp) => amounts.some((one) => pattern.test(one.trim()))
  return ends(/\d,\d{1,2}\D{0,4}$/) && !ends(/\.\d{1,2}\D{0,4}$/) ? ',' : '.'
}
