/** Numbers in pasted text, as statements and spreadsheets write them. */
import { readNumber } from './number-text.ts'
import { pastedCells, pastedLines } from './pasted-cells.ts'

/** A number with its sign, dollar mark, thousands and k, m or b; not part of a word, a time or another number. */
const NUMBER =
  /(?<![\w.'’]|\d:)(?<open>\( ?)?(?<sign>[-+−–] ?)?(?<cash>(?:US|USD)? ?\$ ?|USD ?)?(?<inner>[-−–] ?|\( ?)?(?<size>\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?<multiple>[kmb])?(?![\w'’:]|\.\d|-[a-z])(?:(?<behind>-(?=$|[\s,;|"]))|(?<part> ?%)?(?: ?(?<close>\)))?)/gi

export interface PastedNumber {
  readonly value: number
  /** Written as money: a dollar mark, brackets, or cents. */
  readonly isMoney: boolean
  readonly isPercent: boolean
  /** With k, m or b behind it: an amount, or a name like 401k and 3M. */
  readonly isShort: boolean
}

function numberOf(match: RegExpExecArray): PastedNumber | null {
  const { open, sign, cash, inner, size = '', multiple = '', part, close, behind } = match.groups ?? {}
  const read = readNumber(size + multiple)
  if (!read.ok) return null
  const isBracketed = (open !== undefined || inner?.startsWith('(') === true) && close !== undefined
  const isMinus = isBracketed || behind !== undefined || /[-−–]/.test(`${sign ?? ''}${inner ?? ''}`)
  return {
    value: isMinus && read.value !== 0 ? -read.value : read.value,
    isMoney: cash !== undefined || isBracketed || /\.\d\d$/.test(size),
    isPercent: part !== undefined,
    isShort: multiple !== '',
  }
}

/** The numbers of a text, in order: of "Check 1234 for $500" both, of "10:30", "7-day" or "1e3" none. */
export const numbersIn = (text: string): readonly PastedNumber[] =>
  [...text.matchAll(NUMBER)].map(numberOf).filter((found) => found !== null)

/** A cell that is one number and nothing else: "1,250", "-$1,250.50", "(300)", "4.1-", "6.5%"; null for any other. */
export function numberIn(cell: string | undefined): PastedNumber | null {
  const text = cell?.trim() ?? ''
  const [match] = text.matchAll(NUMBER)
  return match && match[0].length === text.length ? numberOf(match) : null
}

/** Points that part thousands, or a comma before one or two last digits: "1.250,50", "1.250.000", "250,50". */
const FOREIGN = /\d\.\d{3},\d|\d\.\d{3}\.\d{3}(?!\d)|\d,\d{1,2}(?!\d)/

/** A number as it is written elsewhere. To guess here would lose the cents. */
export const isForeignNumber = (cell: string): boolean => FOREIGN.test(cell)

/** The first such number of a pasted text, as it stands there; null for none. */
export function foreignNumberIn(text: string): string | null {
  for (const cells of pastedCells(pastedLines(text), 'apart'))
    for (const cell of cells ?? []) {
      const word = isForeignNumber(cell) ? cell.split(/\s/).find(isForeignNumber) : undefined
      if (word !== undefined) return word.replaceAll(/^[^\d]+|[^\d%]+$/g, '')
    }
  return null
}
