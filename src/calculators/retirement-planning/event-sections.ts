/** Pensions, other income and expenses, health coverage. */
import { choices } from '../kit/choices.ts'
import { choice, count, duration, money, percent, points, rows, text, toggle } from '../kit/field.ts'
import { section, when } from '../kit/section.ts'
import { startingMedicalGrowth } from './assumptions.ts'
import { yearly } from './field-limits.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

export const pensions = section(
  sectionWords.pensions.title,
  {
    pensions: rows({
      label: words.pensions.label,
      hint: words.pensions.hint,
      noun: words.pensions.noun,
      maxRows: 6,
      initial: [],
      blank: {
        owner: 'you',
        monthly: 1000,
        from: 65 * 12,
        raise: 'none',
        survivor: 0,
        government: false,
      },
      columns: {
        owner: choice({ ...words.pensions.owner, initial: 'you', options: choices(words.pensions.owner.options) }),
        monthly: money({ ...words.pensions.monthly, per: 'month', max: 100_000, step: 50, initial: 1000 }),
        from: duration({
          ...words.pensions.from,
          unit: 'years',
          min: 40 * 12,
          max: 85 * 12,
          step: 1,
          initial: 65 * 12,
        }),
        raise: choice({ ...words.pensions.raise, initial: 'none', options: choices(words.pensions.raise.options) }),
        survivor: percent({ ...words.pensions.survivor, step: 5, initial: 0 }),
        government: toggle({ ...words.pensions.government, initial: false }),
      },
    }),
  },
  { more: sectionWords.pensions.more },
)

export const events = section(
  sectionWords.events.title,
  {
    events: rows({
      label: words.events.label,
      hint: words.events.hint,
      noun: words.events.noun,
      maxRows: 20,
      initial: [],
      blank: { what: '', kind: 'cost' as const, amount: 10_000, fromAge: 70, toAge: null },
      columns: {
        what: text({ ...words.events.what, initial: '', maxLength: 40 }),
        kind: choice({ ...words.events.kind, initial: 'cost', options: choices(words.events.kind.options) }),
        amount: money({ ...words.events.amount, per: 'year', max: 100_000_000, step: 500, initial: 10_000 }),
        fromAge: count({ ...words.events.fromAge, min: 18, max: 120, initial: 70 }),
        toAge: count({ ...words.events.toAge, min: 18, max: 120, initial: null, optional: true }),
      },
    }),
  },
  { more: sectionWords.events.more },
)

export const health = section(
  sectionWords.health.title,
  {
    before65: choice({ ...words.before65, initial: 'marketplace', options: choices(words.before65.options) }),
    benchmark: when(
      ({ before65 }: { readonly before65: string }) => before65 === 'marketplace',
      money({ ...words.benchmark, per: 'month', max: 10_000, step: 10, initial: null, optional: true }),
    ),
    supplement: money({ ...words.supplement, per: 'month', max: 10_000, step: 10, initial: 0, nudge: 50 }),
    bills: money({ ...words.bills, ...yearly, initial: 0 }),
    medicalGrowth: percent({
      ...words.medicalGrowth,
      per: 'year',
      initial: points(startingMedicalGrowth.value),
      min: -5,
      max: 10,
      step: 0.25,
    }),
    lastIncome: money({ ...words.lastIncome, ...yearly, initial: null, optional: true }),
  },
  { more: sectionWords.health.more },
)
