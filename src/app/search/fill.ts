/** Puts the numbers of a question into the inputs of one tool: as the link it opens with, and in words for the result line. */
import type { HearsWords } from '#calculators/kit/asks.ts'
import { heardHead } from '#calculators/kit/heard-head.ts'
import { fillRows } from './fill-rows.ts'
import type { Heard, HeardNumber } from './heard.ts'
import { closeness } from './nearby.ts'
import { valueText } from './said-back.ts'
import type { NumberSlot, Slot, Tool } from './tool.ts'

export interface Filled {
  /** '#v1&heard=1&…', or '' when nothing was taken. */
  readonly hash: string
  /** 'current rate 7.1%', one for each number. */
  readonly said: readonly string[]
  /** How much of the question the tool takes: a number with a word or a period that says what it is counts more. */
  readonly taken: number
  /** By input, as it stands in the link. */
  readonly inputs: Readonly<Record<string, string>>
}

interface Candidate {
  readonly number: HeardNumber
  readonly slot: NumberSlot
  readonly value: number
  readonly points: number
}

const isNumber = (slot: Slot): slot is NumberSlot => slot.is !== 'words' && slot.is !== 'rows'

export function fill(tool: Tool, heard: Heard): Filled {
  const inputs: Record<string, string> = {}
  const said: { readonly at: number; readonly text: string }[] = []
  const used = new Set<HeardNumber>()
  let taken = 0
  const candidates = tool.slots
    .filter(isNumber)
    .flatMap((slot) => heard.numbers.flatMap((number) => candidate(slot, number, heard.tokens) ?? []))
    // Sorting keeps the order of the table among equals, and of the question within one slot.
    .sort((a, b) => b.points - a.points)
  for (const rows of tool.slots)
    if (rows.is === 'rows') {
      const spoken = new Set(candidates.filter(({ points }) => points > 0).map(({ number }) => number))
      const filled = fillRows(rows, heard, spoken)
      if (!filled) continue
      inputs[rows.field] = filled.text
      said.push(...filled.said)
      for (const number of filled.used) used.add(number)
      taken += filled.used.length
    }
  for (const { slot, number, value, points } of candidates) {
    if (used.has(number) || Object.hasOwn(inputs, slot.field) || !agrees(slot.with, inputs)) continue
    used.add(number)
    taken += points > 0 ? 2 : 1
    const percent = slot.kind === 'share' && number.is === 'percent'
    inputs[slot.field] = percent ? `${value}%25` : String(value)
    Object.assign(inputs, slot.with)
    said.push({ at: number.from, text: `${slot.as} ${valueText(number.is, slot, value)}` })
  }
  for (const slot of tool.slots) {
    if (Object.hasOwn(inputs, slot.field)) continue
    if (slot.is === 'words' && saysAny(heard, slot)) {
      inputs[slot.field] = slot.value
      said.push({ at: 900, text: slot.as })
    } else if (slot.is === 'state' && heard.state) {
      inputs[slot.field] = heard.state
      said.push({ at: 950, text: `${slot.as} ${heard.state}` })
    }
  }
  for (const slot of tool.slots)
    if ('also' in slot && used.size > 0 && Object.hasOwn(inputs, slot.field))
      for (const [name, text] of Object.entries(slot.also ?? {})) inputs[name] ??= text
  const order = tool.slots.map((slot) => slot.field)
  const place = (name: string) => (order.indexOf(name) + order.length) % order.length
  const parts = Object.entries(inputs)
    .sort(([a], [b]) => place(a) - place(b))
    .map(([name, text]) => `${encodeURIComponent(name)}=${text}`)
  return {
    hash: parts.length > 0 ? `${heardHead}&${parts.join('&')}` : '',
    said: said.sort((a, b) => a.at - b.at).map(({ text }) => text),
    taken,
    inputs,
  }
}

/** Whether other inputs may still stand as they must for this one. */
const agrees = (needed: Readonly<Record<string, string>> | undefined, inputs: Readonly<Record<string, string>>) =>
  Object.entries(needed ?? {}).every(([name, value]) => !Object.hasOwn(inputs, name) || inputs[name] === value)

const saysAny = ({ tokens }: Heard, { words }: HearsWords): boolean =>
  words.some((phrase) => ` ${tokens.join(' ')} `.includes(` ${phrase} `))

/** The value a slot would take from a number, and how well the two suit each other; null where they do not. */
function candidate(slot: NumberSlot, number: HeardNumber, tokens: readonly string[]): Candidate | null {
  if (slot.is !== number.is && !(slot.is === 'count' && number.is === 'bare')) return null
  const near = slot.near ? closeness(tokens, number, slot.near) : 0
  const samePer = slot.per !== undefined && number.per === slot.per
  if ((slot.only === true && near === 0) || (slot.only === 'per' && !samePer)) return null
  const yearly = slot.per === 'year' && number.per === 'month'
  if (number.per !== null && !samePer && !yearly) return null
  const said = yearly ? number.value * 12 : number.value
  if ((number.per === null || yearly) && (said < (slot.least ?? -Infinity) || said > (slot.most ?? Infinity)))
    return null
  const value = inFieldUnit(slot, number.is, said)
  const max = slot.kind === 'share' && number.is === 'percent' ? slot.maxPercent : slot.max
  if (value < slot.min || value > max || (slot.whole && !Number.isInteger(value))) return null
  return { number, slot, value, points: near + (samePer ? 20 : 0) }
}

function inFieldUnit(slot: NumberSlot, is: HeardNumber['is'], value: number): number {
  if (slot.kind === 'duration') return is === 'age' ? value * 12 : value
  return is === 'time' ? value / 12 : value
}
