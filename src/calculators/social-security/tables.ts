import { yearlyClaims } from '#engine/social-security/couple-grid.ts'
import { breakEven } from '#engine/social-security/lifetime.ts'
import type { InsuredRecord } from '#engine/social-security/pia.ts'
import type { Table } from '../kit/presentation.ts'
import type { Choices } from './choices.ts'
import type { Worked } from './compute.ts'
import { planAt } from './held.ts'
import type { Law } from './law.ts'
import { monthlyAt } from './monthly.ts'
import { ageText, when } from './words.ts'

/** One row for each birthday at which a claim is possible, and the plan's own. */
export function agesTable(result: Worked, choices: Choices, law: Law): Table | null {
  const { household, outlook } = result
  const { you } = household
  const { grid, column } = choices
  if (you.hasClaimed) return null
  const shown = new Set([...yearlyClaims(grid.rows, you.birth), you.claim])
  const first = grid.rows[0] ?? you.claim
  const early = planAt(household, first, law.rules)
  const caughtUp = (claim: number): string | null => {
    if (claim <= first || you.worker.pia <= 0 || household.kind === 'widowed') return null
    const found = breakEven(you.birth, early, planAt(household, claim, law.rules), { ...outlook, realRate: 0 })
    return found.outcome === 'reached' ? ageText(found.age) : 'not by 120'
  }
  return {
    key: 'ages',
    title: 'Claim ages side by side',
    lead: `Today’s dollars. ${household.kind === 'widowed' ? 'Your own claim, with the survivor’s benefit as you set it.' : 'Break-even: the age by which waiting has paid as much as the first claim possible, on your own benefit.'}`,
    columns: [
      { label: 'Claim at', unit: 'text' },
      { label: 'Month', unit: 'text' },
      { label: 'A month', unit: 'money' },
      { label: 'Lifetime value', unit: 'money' },
      { label: 'Of the best', unit: 'percent' },
      { label: 'Break-even age', unit: 'text' },
    ],
    rows: grid.rows.flatMap((claim, i) => {
      if (!shown.has(claim)) return []
      const value = grid.values[i * grid.columns.length + column] ?? 0
      return [
        [
          `${ageText(claim - you.birth.month)}${claim === you.claim ? ' (your plan)' : ''}`,
          when(claim),
          monthlyAt(household, claim, law.rules).total,
          value,
          choices.best > 0 ? Math.round((value / choices.best) * 1000) / 10 : null,
          caughtUp(claim),
        ],
      ]
    }),
  }
}

/** Every year of the record as the average takes it. */
export function earningsTable({ average }: InsuredRecord): Table {
  return {
    key: 'earnings',
    title: 'Your earnings, lifted to today’s wages',
    lead: `The highest ${average.computationYears} years are averaged${average.emptyYears > 0 ? `; ${average.emptyYears === 1 ? '1 of them is empty and counts' : `${average.emptyYears} of them are empty and count`} as zero` : ''}. Pay is lifted to the wages of ${average.indexYear}; later pay counts as it is.`,
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'Pay that counts', unit: 'money' },
      { label: 'Lifted by', unit: 'ratio' },
      { label: 'Lifted pay', unit: 'money' },
      { label: 'Among the highest', unit: 'text' },
    ],
    rows: average.rows.map(({ year, counted, factor, indexed, used }) => [
      String(year),
      counted,
      factor,
      indexed,
      used ? 'yes' : 'no',
    ]),
    folded: true,
  }
}
