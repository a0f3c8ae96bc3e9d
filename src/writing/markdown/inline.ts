/**
 * The marks inside a line: **bold**, *emphasis*, `code`, [words](address), {{a number}}, and a backslash before a mark that is meant as a
 * letter. Whatever does not close, nests too deep or leads somewhere unsafe stays as typed. One pass: the work grows with the length of
 * the text, whatever stands in it.
 */
import { isSafeAddress } from './address.ts'
import { type Allowed, forEditors, type Inline } from './tree.ts'

/** Marks inside marks; deeper ones stay as typed. */
const DEEPEST = 3
/** A mark that has not closed after so many characters does not close. */
const FARTHEST = 2_000

type Marks = Pick<Allowed, 'numbers' | 'mail' | 'bareLinks'>
const marks = /[\\`*[{\n]|https:/g

interface Found {
  readonly part: Inline
  readonly end: number
}

export function parseInline(text: string, allowed: Marks = forEditors, depth = 0): readonly Inline[] {
  const parts: Inline[] = []
  let plain = ''
  let at = 0
  const flush = () => {
    if (plain !== '') parts.push({ kind: 'plain', text: plain })
    plain = ''
  }
  while (at < text.length) {
    marks.lastIndex = at
    const next = marks.exec(text)
    if (next === null) break
    plain += text.slice(at, next.index)
    at = next.index
    if (text[at] === '\\' && /[\\`*[\]{}()#>|-]/.test(text[at + 1] ?? '')) {
      plain += text[at + 1]
      at += 2
      continue
    }
    const found = markAt(text, at, allowed, depth)
    if (found) {
      flush()
      parts.push(found.part)
      at = found.end
    } else {
      plain += text[at]
      at += 1
    }
  }
  plain += text.slice(at)
  flush()
  return parts
}

function markAt(text: string, at: number, allowed: Marks, depth: number): Found | null {
  switch (text[at]) {
    case '\n':
      return { part: { kind: 'break' }, end: at + 1 }
    case '`':
      return between(text, at, '`', '`', (inner) => ({ kind: 'code', text: inner }))
    case '{':
      return allowed.numbers ? between(text, at, '{{', '}}', (inner) => ({ kind: 'number', says: inner.trim() })) : null
    case '*':
      return depth >= DEEPEST ? null : starred(text, at, allowed, depth)
    case '[':
      return depth >= DEEPEST ? null : link(text, at, allowed, depth)
    default:
      return allowed.bareLinks && depth === 0 ? bareLink(text, at, allowed) : null
  }
}

function between(text: string, at: number, open: string, close: string, part: (inner: string) => Inline): Found | null {
  if (!text.startsWith(open, at)) return null
  const from = at + open.length
  const length = text.slice(from, from + FARTHEST).indexOf(close)
  if (length < 1) return null
  return { part: part(text.slice(from, from + length)), end: from + length + close.length }
}

function starred(text: string, at: number, allowed: Marks, depth: number): Found | null {
  const inner = (words: string) => parseInline(words, allowed, depth + 1)
  if (text.startsWith('**', at)) {
    if (/^\s/.test(text.slice(at + 2, at + 3))) return null
    return between(text, at, '**', '**', (words) => ({ kind: 'bold', parts: inner(words) }))
  }
  const found = between(text, at, '*', '*', (words) => ({ kind: 'emphasis', parts: inner(words) }))
  return found === null || /\s/.test(text[at + 1] ?? '') || /\s/.test(text[found.end - 2] ?? '') ? null : found
}

const words = /\[([^\][]{1,300})\]\(([^()\s]{1,2000})\)/y

function link(text: string, at: number, allowed: Marks, depth: number): Found | null {
  words.lastIndex = at
  const [whole = '', says = '', to = ''] = words.exec(text) ?? []
  if (whole === '' || says.trim() === '' || !isSafeAddress(to, allowed.mail)) return null
  // A link inside a link has no meaning: only the other marks are read.
  const parts = parseInline(says, { ...allowed, bareLinks: false }, depth + 1).filter((part) => part.kind !== 'link')
  return { part: { kind: 'link', to, parts }, end: at + whole.length }
}

const address = /https:\/\/[^\s<>()[\]"'`*{}|\\]{1,500}/y

function bareLink(text: string, at: number, allowed: Marks): Found | null {
  if (/[a-z0-9]/i.test(text[at - 1] ?? '')) return null
  address.lastIndex = at
  const to = (address.exec(text)?.[0] ?? '').replace(/[.,;:!?]+$/, '')
  if (to === '' || !isSafeAddress(to, allowed.mail)) return null
  return { part: { kind: 'link', to, parts: [{ kind: 'plain', text: to }] }, end: at + to.length }
}
