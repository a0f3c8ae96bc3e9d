/** '$12,345.67' → '$12,000': two significant digits, as people say it. */
export function roundedAmount(text: string): string {
  const amount = Number(text.replaceAll(/[^\d.]/g, ''))
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(amount, 1))) - 1)
  return `$${(Math.round(amount / step) * step).toLocaleString('en-US')}`
}
