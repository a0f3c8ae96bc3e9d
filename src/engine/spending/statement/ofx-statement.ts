/**
 * OFX and QFX, versions 1 (SGML, where a value ends at the next tag) and 2 (XML). Only transactions are read: each STMTTRN from its tag to
 * its end, or to the next one where a bank left the end out. Amounts are signed as the customer sees them (OFX 2.3, 3.2.9.2); days are
 * taken as written, without moving them to another time zone.
 */
import { type DecimalSign, readAmount } from './amount-text.ts'
import { readDay } from './date-text.ts'
import {
  MOST_LINES,
  PACE,
  type Progress,
  type ReadStatement,
  refOf,
  type StatementLine,
  tidyText,
} from './statement-line.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const unescaped = (text: string): string =>
  text
    .replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,4});/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })

/** Values of one level by their tags; the first of each counts. */
function valuesOf(block: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const match of block.matchAll(/<([A-Z0-9.]+)>((?:<!\[CDATA\[[\s\S]*?\]\]>|[^<])*)/gi)) {
    const tag = (match[1] ?? '').toUpperCase()
    const value = unescaped(match[2] ?? '').trim()
    if (value !== '' && !values.has(tag)) values.set(tag, value)
  }
  return values
}

const general =
  /^(ach|check|debit|credit|pos|purchase|payment|withdrawal|deposit|visa|card|transfer|dda|pending)\b.{0,12}$/i
/** The name, or the memo where the name is missing, says nothing, or was cut off. */
function textOf(values: ReadonlyMap<string, string>): string {
  const name = tidyText(values.get('NAME') ?? values.get('PAYEE') ?? '')
  const memo = tidyText(values.get('MEMO') ?? values.get('EXTDNAME') ?? '')
  const isCut = memo.toLowerCase().startsWith(name.toLowerCase())
  if (memo !== '' && (name === '' || isCut || general.test(name))) return memo
  const check = values.get('CHECKNUM')
  return name === '' && check ? `Check ${check}` : name
}

const outTypes = new Set([
  'DEBIT',
  'CHECK',
  'FEE',
  'SRVCHG',
  'POS',
  'ATM',
  'PAYMENT',
  'DIRECTDEBIT',
  'REPEATPMT',
  'CASH',
])

export function* ofxStatement(text: string): Progress<ReadStatement> {
  const currency = /<CURDEF>\s*([A-Z]{3})/i.exec(text)?.[1]?.toUpperCase()
  if (currency !== undefined && currency !== 'USD') return { ok: false, reason: 'not-dollars' }
  const isCard = ['<CCSTMTRS>', '<CCSTMTTRNRS>', '<CCACCTFROM>'].some((tag) => text.includes(tag))
  const found: { readonly line: StatementLine; readonly type: string }[] = []
  let unreadable = 0
  let decimal: DecimalSign = '.'
  let account = ''
  let count = 0
  // Accounts are told apart by the ACCTID that stands before their transactions.
  for (const match of text.matchAll(
    /<ACCTID>\s*([^<\r\n]+)|<STMTTRN>([\s\S]*?)(?=<\/STMTTRN>|<STMTTRN>|<\/BANKTRANLIST>|<ACCTID>|$)/gi,
  )) {
    if (match[1] !== undefined) {
      account = match[1].trim()
      continue
    }
    count += 1
    if (count > MOST_LINES) return { ok: false, reason: 'too-long' }
    if (count % PACE === 0) yield match.index / text.length
    const values = valuesOf(match[2] ?? '')
    const amount = values.get('TRNAMT') ?? ''
    const date = readDay((values.get('DTPOSTED') ?? values.get('DTUSER') ?? '').slice(0, 8))
    // The format allows either decimal sign and none between thousands (OFX 2.3, 3.2.9.1).
    const sign = /,\d{1,2}$/.test(amount) ? ',' : '.'
    if (sign === ',') decimal = sign
    const cents = readAmount(amount, sign, true)
    if (date === null || cents === null || cents === 0) {
      unreadable += 1
      continue
    }
    const type = (values.get('TRNTYPE') ?? '').toUpperCase()
    const ref = refOf(account, values.get('FITID') ?? '')
    found.push({ type, line: { date, cents, text: textOf(values), bankCategory: '', ref } })
  }
  if (found.length === 0) return { ok: false, reason: count === 0 ? 'empty' : 'no-lines' }
  // A bank that forgets the sign still names the type.
  const isUnsigned = found.every(({ line }) => line.cents > 0) && found.some(({ type }) => outTypes.has(type))
  const lines = found.map(({ line, type }) =>
    isUnsigned && outTypes.has(type) ? { ...line, cents: -line.cents } : line,
  )
  return {
    ok: true,
    statement: {
      format: 'ofx',
      lines,
      unreadable,
      pending: 0,
      isCard,
      decimal,
      moneyOut: isUnsigned ? 'words' : 'negative',
    },
  }
}
