import { fromMonthCount } from '#engine/social-security/birth.ts'
import { yearlyClaims } from '#engine/social-security/grid-best.ts'
import { breakEven } from '#engine/social-security/lifetime.ts'
import { byYear } from '#engine/social-security/timeline.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { type ColumnRule, tableOf } from '../kit/table-of.ts'
import type { WorkedContext } from './context.ts'
import { insuredOf } from './figures.ts'
import { planAt } from './held.ts'
import { monthlyAt } from './monthly.ts'
import { fineChoices, planInTime } from './shared.ts'
import { ageText } from './words/ages.en.ts'
import { ages, earnings, years } from './words/charts.en.ts'

/** One row for each birthday at which a claim is possible, and the plan's own. */
export function agesTable(context: WorkedContext): KeyedTable | null {
  const { result, say } = context
  const { household, outlook, law } = result
  const { you } = household
  if (you.hasClaimed) return null
  const { grid, column, best } = fineChoices(context)
  const shown = new Set([...yearlyClaims(grid.rows, you.birth), you.claim])
  const first = grid.rows[0] ?? you.claim
  const early = planAt(household, first, law.rules)
  const evenAt = (claim: number): string | null => {
    if (claim <= first || you.worker.pia <= 0 || household.kind === 'widowed') return null
    const found = breakEven(you.birth, early, planAt(household, claim, law.rules), { ...outlook, realRate: 0 })
    return found.outcome === 'reached' ? ageText(found.age) : ages.never
  }
  const rows = grid.rows.flatMap((claim, i) =>
    shown.has(claim)
      ? [{ claim, age: claim - you.birth.month, value: grid.values[i * grid.columns.length + column] ?? 0 }]
      : [],
  )
  const { widowedLead, lead, ...words } = ages
  return tableOf(
    'ages',
    { ...words, lead: household.kind === 'widowed' ? widowedLead : lead },
    rows,
    {
      age: ['text', ({ claim, age }) => (claim === you.claim ? ages.plan({ age }) : ageText(age))],
      month: ['date', ({ claim }) => say.month(fromMonthCount(claim))],
      monthly: ['money', ({ claim }) => monthlyAt(household, claim, law.rules).total],
      value: ['money', ({ value }) => value],
      share: ['percent', ({ value }) => (best > 0 ? Math.round((value / best) * 1000) / 10 : null)],
      evenAt: ['text', ({ claim }) => evenAt(claim)],
    },
    { line: ({ age }) => `age${age}` },
  )
}

/** The plan by calendar year. */
export function yearsTable(context: WorkedContext): KeyedTable {
  const { household } = context.result
  const { birth } = household.you
  type Row = ReturnType<typeof byYear>[number]
  const rows = byYear(planInTime(context).months)
  const mine: Readonly<Record<'year' | 'age' | 'you', ColumnRule<Row>>> = {
    year: ['date', ({ year }) => String(year)],
    age: ['count', ({ year }) => Math.floor((year * 12 + 11 - birth.month) / 12)],
    you: ['money', ({ people }) => people[0] ?? 0],
  }
  const folded = { folded: true }
  if (household.kind !== 'married') return tableOf('years', years, rows, mine, folded)
  return tableOf(
    'years',
    years,
    rows,
    { ...mine, spouse: ['money', ({ people }) => people[1] ?? 0], both: ['money', ({ total }) => total] },
    folded,
  )
}

/** Every year of the record as the average takes it. */
export function earningsTable({ result, say }: WorkedContext): KeyedTable | null {
  const average = insuredOf(result)?.average
  if (!average) return null
  const { computationYears, emptyYears: empty, indexYear } = average
  return tableOf(
    'earnings',
    { ...earnings, lead: earnings.lead({ years: computationYears, empty, indexYear }, say) },
    average.rows,
    {
      year: ['date', ({ year }) => String(year)],
      counted: ['money', ({ counted }) => counted],
      factor: ['ratio', ({ factor }) => factor],
      indexed: ['money', ({ indexed }) => indexed],
      used: ['text', ({ used }) => (used ? earnings.used : earnings.unused)],
    },
    { folded: true },
  )
}
