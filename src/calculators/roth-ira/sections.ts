import { defaultYear } from '#facts/default-year.ts'
import { rothIrasFrom } from '#facts/retirement/roth-clocks.ts'
import { choices } from '../kit/choices.ts'
import { choice, count, type Inputs, money, rows } from '../kit/field.ts'
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

/** Years of Roth IRAs, up to the end of a long career. */
const calendarYear = { min: rothIrasFrom.value, max: defaultYear + 80, grouped: false } as const
const twoYearsAgo = defaultYear - 2

const thisYear = section(sectionWords.thisYear, {
  ...whoFields,
  contribution: contribution(words.contribution),
  laterRate,
})

const held = section(
  sectionWords.held.title,
  {
    rothBalance: money({ ...words.rothBalance, initial: 0, ...dollars }),
    rothBasis: money({ ...words.rothBasis, initial: 0, ...dollars }),
    rothFirstYear: count({ ...words.rothFirstYear, initial: null, optional: true, ...calendarYear }),
    layers: rows({
      label: words.layers.label,
      noun: words.layers.noun,
      initial: [],
      maxRows: 12,
      look: 'lines',
      blank: { year: twoYearsAgo, taxable: 10_000, nontaxable: 0 },
      columns: {
        year: count({ ...words.layers.columns.year, initial: twoYearsAgo, ...calendarYear }),
        taxable: money({ ...words.layers.columns.taxable, initial: 10_000, ...dollars }),
        nontaxable: money({ ...words.layers.columns.nontaxable, initial: 0, ...dollars }),
      },
    }),
    takeOut: money({ ...words.takeOut, initial: 0, ...dollars }),
    reason: when(
      ({ takeOut }: { takeOut: number }) => takeOut > 0,
      choice({ ...words.reason, initial: 'none', options: choices(words.reason.options) }),
    ),
  },
  { more: sectionWords.held.more },
)

const convert = section(
  sectionWords.convert.title,
  {
    pretax: money({ ...words.pretax, initial: 0, ...dollars }),
    basis: money({ ...words.basis, initial: 0, ...dollars }),
    traditionalPuts: money({ ...words.traditionalPuts, per: 'year', initial: 0, max: 1_000_000 }),
    convert: money({ ...words.convert, initial: 0, ...dollars }),
    fill: when(
      ({ pretax }: { pretax: number }) => pretax > 0,
      choice({ ...words.fill, initial: 'now', options: choices(words.fill.options) }),
    ),
  },
  { more: sectionWords.convert.more },
)

const over = section(sectionWords.over.title, excessFields(words), { more: sectionWords.over.more })

export const sections = [
  thisYear,
  section(iraSections.income.title, incomeFields, { more: iraSections.income.more }),
  section(iraSections.later.title, { ...growthFields, laterBy, ...laterFields }, { more: iraSections.later.more }),
  convert,
  held,
  over,
] as const
export type RothInputs = Inputs<FieldsOf<typeof sections>>
