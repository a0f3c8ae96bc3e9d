import { choices } from '../kit/choices.ts'
import { choice, type Inputs, money, toggle } from '../kit/field.ts'
import {
  contribution,
  dollars,
  excessFields,
  growthFields,
  incomeFields,
  laterBy,
  laterFields,
  laterRate,
  whoFields,
} from '../kit/ira/fields.ts'
import { iraSections } from '../kit/ira/words/form.en.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const isJoint = ({ status }: { status: string }): boolean => status === 'joint'

const thisYear = section(sectionWords.thisYear, { ...whoFields, contribution: contribution(words.contribution) })

const held = section(
  sectionWords.held.title,
  {
    balance: money({ ...words.balance, initial: 0, nudge: 10_000, ...dollars }),
    basis: money({ ...words.basis, initial: 0, ...dollars }),
    rothPuts: money({ ...words.rothPuts, per: 'year', initial: 0, max: 1_000_000 }),
  },
  { more: sectionWords.held.more },
)

const out = section(
  sectionWords.out.title,
  {
    takeOut: money({ ...words.takeOut, initial: 0, ...dollars }),
    reason: when(
      ({ takeOut }: { takeOut: number }) => takeOut > 0,
      choice({ ...words.reason, initial: 'none', options: choices(words.reason.options) }),
    ),
    convert: money({ ...words.convert, initial: 0, ...dollars }),
    yearEnd: money({ ...words.yearEnd, initial: null, optional: true, ...dollars }),
    lastYearEnd: money({ ...words.lastYearEnd, initial: null, optional: true, ...dollars }),
    gift: money({ ...words.gift, initial: 0, max: 10_000_000, step: 500 }),
    spouseInherits: when(isJoint, toggle({ ...words.spouseInherits, initial: true })),
  },
  { more: sectionWords.out.more },
)

const over = section(sectionWords.over.title, excessFields(words), { more: sectionWords.over.more })

export const sections = [
  thisYear,
  section(iraSections.income.title, incomeFields, { more: iraSections.income.more }),
  held,
  out,
  section(
    iraSections.later.title,
    { ...growthFields, laterBy, laterRate, ...laterFields },
    { more: iraSections.later.more },
  ),
  over,
] as const
export type TraditionalInputs = Inputs<FieldsOf<typeof sections>>
