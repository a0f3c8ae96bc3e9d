/** Every term, in the order of the alphabet. A file per letter, or for a few letters. */
import type { Term } from './term.ts'
import { a } from './terms/a.ts'
import { b } from './terms/b.ts'
import { c } from './terms/c.ts'
import { d } from './terms/d.ts'
import { e } from './terms/e.ts'
import { f } from './terms/f.ts'
import { gToH } from './terms/g-h.ts'
import { iToK } from './terms/i-k.ts'
import { l } from './terms/l.ts'
import { m } from './terms/m.ts'
import { nToO } from './terms/n-o.ts'
import { p } from './terms/p.ts'
import { qToR } from './terms/q-r.ts'
import { s } from './terms/s.ts'
import { t } from './terms/t.ts'
import { uToZ } from './terms/u-z.ts'

/** A number in a name stands where it is said: '401(k)' with F, '529 plan' with F. */
const spoken = ({ name }: Term): string => name.replace('401(k)', 'four-oh-one').replace('529', 'five-twenty-nine')

export const glossary: readonly Term[] = [a, b, c, d, e, f, gToH, iToK, l, m, nToO, p, qToR, s, t, uToZ]
  .flat()
  .toSorted((one, other) => spoken(one).localeCompare(spoken(other), 'en', { sensitivity: 'base' }))

const bySlug = new Map(glossary.map((one) => [one.slug, one]))
export const termBySlug = (slug: string): Term | undefined => bySlug.get(slug)
/** The letter it stands under. */
export const letterOf = (one: Term): string => (spoken(one)[0] ?? '').toUpperCase()
/** 'annual percentage rate (APR)'. */
export const termTitle = ({ name, short }: Term): string => (short ? `${name} (${short})` : name)
