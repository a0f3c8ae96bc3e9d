/** A heard value as the result line says it back. */
import type { NumberSlot } from './tool.ts'

/** Values are in the field's own unit; `slot` is null for a plain amount. */
export function valueText(is: string, slot: NumberSlot | null, value: number): string {
  if (is === 'percent') return `${value}%`
  if (is === 'dollars') return `$${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}`
  if (is === 'time') return timeText(slot?.kind === 'duration' ? value : value * 12)
  if (is === 'age') return String(slot?.kind === 'duration' ? value / 12 : value)
  return String(value)
}

function timeText(months: number): string {
  if (months % 12 !== 0) return `${months} months`
  return months === 12 ? '1 year' : `${months / 12} years`
}
