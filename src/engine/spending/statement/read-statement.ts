import { csvStatement } from './csv-statement.ts'
import { ofxStatement } from './ofx-statement.ts'
import { qifStatement } from './qif-statement.ts'
import type { Progress, ReadStatement } from './statement-line.ts'

/** A bank's file of any of the three kinds, told by what stands in it and not by its name. */
export function readStatement(text: string, turned = false): Progress<ReadStatement> {
  const clean = text.replace(/^\uFEFF/, '')
  const head = clean.slice(0, 4000)
  if (/OFXHEADER|<OFX[\s>]|<STMTTRN>|<BANKTRANLIST>/i.test(head)) return ofxStatement(clean)
  if (/^\s*!(type|account|option|clear)/i.test(head)) return qifStatement(clean)
  return csvStatement(clean, turned)
}
