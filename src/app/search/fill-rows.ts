/** "three cards, $14k at 24%": a list of rows that share one amount evenly. */
import type { Heard, HeardNumber } from './heard.ts'
import { valueText } from './said-back.ts'
import type { RowsSlot } from './tool.ts'

export interface FilledRows {
  readonly text: string
  readonly said: readonly { readonly at: number; readonly text: string }[]
  readonly used: readonly HeardNumber[]
}

/** Null where no amount was said. `spoken` are numbers that another input has words for. */
export function fillRows(slot: RowsSlot, heard: Heard, spoken: ReadonlySet<HeardNumber>): FilledRows | null {
  const amount = heard.numbers.find(
    (number) =>
      number.is === 'dollars' &&
      number.per === null &&
      !spoken.has(number) &&
      !(slot.not ?? []).includes(heard.tokens[number.from - 1] ?? ''),
  )
  if (!amount) return null
  const counted = heard.numbers.find(
    (number) =>
      number.is === 'bare' &&
      Number.isInteger(number.value) &&
      number.value >= 1 &&
      number.value <= slot.most &&
      heard.tokens.slice(number.to, number.to + 2).some((word) => slot.counted.includes(word)),
  )
  const count = counted?.value ?? 1
  const percent = slot.percent ? heard.numbers.find((number) => number.is === 'percent') : undefined
  const cents = Math.round(amount.value * 100)
  const each = Math.floor(cents / count)
  if (!within(slot, slot.amount, each / 100) || (slot.percent && percent && !within(slot, slot.percent, percent.value)))
    return null
  const rows = Array.from({ length: count }, (_, i) =>
    slot.columns
      .map((column) => {
        if (column === slot.amount) return String((each + (i < cents - each * count ? 1 : 0)) / 100)
        if (column === slot.percent && percent) return String(percent.value)
        return column === slot.name ? encodeURIComponent(`${capital(slot.noun[0])} ${i + 1}`) : ''
      })
      .join('~'),
  )
  const total = valueText('dollars', null, amount.value)
  return {
    text: rows.join('|'),
    said: [
      {
        at: amount.from,
        text: count === 1 ? `1 ${slot.noun[0]} with ${total}` : `${count} ${slot.noun[1]} with ${total} total`,
      },
      ...(percent ? [{ at: percent.from, text: `rate ${percent.value}%` }] : []),
    ],
    used: [amount, ...(counted ? [counted] : []), ...(percent ? [percent] : [])],
  }
}

const within = (slot: RowsSlot, column: string, value: number): boolean => {
  const [min, max] = slot.limits[column] ?? [-Infinity, Infinity]
  return value >= min && value <= max
}
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
