/**
 * A household from a link to a planning page, in the form calculators read: '#v1&heard=1&debts=name:Visa~kind:card~balance:5000~apr:22.9'.
 * Rates are percent points, as they are typed. What does not fit is dropped: a cell where it may be unknown, else its row. Nothing of the
 * visitor's own is in it, and nothing of it is stored.
 */
import { heardHead } from '#calculators/kit/heard-head.ts'
import { type Field, type Fields, readEntry } from '#engine/household/field.ts'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { householdLists } from '#engine/household/lists.ts'
import { type LinkedList, LONGEST_LINK, linkedFacts, linkedLists, MOST_LINKED } from './linked-lists.ts'

/** A number as a program writes it. */
const WRITTEN = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/
/** Letters that would turn or break a line. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

function plain(text: string): string {
  try {
    return decodeURIComponent(text).replace(UNSEEN, '')
  } catch {
    return ''
  }
}

/** The value of a cell's text; undefined for what is no value of its kind. Its limits are the field's own. */
function said(field: Field, text: string): unknown {
  const value = plain(text)
  switch (field.kind) {
    case 'money':
    case 'whole':
      return WRITTEN.test(value) ? Number(value) : undefined
    case 'rate':
      return WRITTEN.test(value) ? Number(value) / 100 : undefined
    case 'flag':
      return value === '1' ? true : value === '0' ? false : undefined
    case 'text':
      return value.slice(0, field.most)
    case 'log':
      return undefined
    default:
      return value
  }
}

function rowsOf(list: LinkedList, text: string): readonly unknown[] {
  const fields: Fields = householdLists[list]
  return text
    .split('|')
    .slice(0, MOST_LINKED)
    .flatMap((row, at) => {
      const entry: Record<string, unknown> = { id: `link-${list}-${at + 1}`, name: '' }
      for (const cell of row.split('~')) {
        const cut = cell.indexOf(':')
        const name = cell.slice(0, Math.max(0, cut))
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined
        if (field) entry[name] = said(field, cell.slice(cut + 1))
      }
      return readEntry(fields, entry) ?? []
    })
}

/** Null where a link holds no number a planning page knows. */
export function readPictureLink(hash: string): Household | null {
  if (!hash.startsWith(`${heardHead}&`) || hash.length > LONGEST_LINK) return null
  const facts: Record<string, unknown> = {}
  for (const part of hash.slice(heardHead.length + 1).split('&')) {
    const cut = part.indexOf('=')
    const name = part.slice(0, Math.max(0, cut))
    const text = part.slice(cut + 1)
    const list = linkedLists.find((one) => one === name)
    if (list) {
      const rows = rowsOf(list, text)
      if (rows.length > 0) facts[list] = rows
    } else if (Object.hasOwn(linkedFacts, name)) {
      const field = linkedFacts[name as keyof typeof linkedFacts]
      const read = readEntry({ value: field }, { id: 'link', value: said(field, text) })
      if (read && read.value !== null) facts[name] = read.value
    }
  }
  return Object.keys(facts).length > 0 ? ({ ...emptyHousehold, ...facts } as Household) : null
}
