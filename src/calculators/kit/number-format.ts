/** Numbers as they stand in boxes and sentences of the US. */

/** "420000" → "420,000"; keeps up to `decimals` decimals and drops trailing zeros past `keep`. */
export function groupDigits(value: number, decimals: number, keep = 0): string {
  return numberFormat(decimals, keep).format(value)
}

const formats = new Map<string, Intl.NumberFormat>()
/** Number formats are dear to make and cheap to use: one of each kind is kept. */
export function numberFormat(decimals: number, keep: number, currency = false): Intl.NumberFormat {
  const key = `${decimals}/${keep}/${currency}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', {
    ...(currency ? { style: 'currency', currency: 'USD' } : {}),
    minimumFractionDigits: keep,
    maximumFractionDigits: decimals,
  })
  formats.set(key, made)
  return made
}

/** Money as it stands in a box: no sign, cents only when there are some; a price may have more `places` than cents. */
export function moneyText(value: number, places = 2): string {
  const hasCents = Math.abs(value - Math.round(value)) > 1e-9
  return groupDigits(value, places, hasCents ? Math.min(2, places) : 0)
}
