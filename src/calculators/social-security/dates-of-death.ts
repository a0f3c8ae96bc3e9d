import type { MonthCount } from '#engine/social-security/birth.ts'
import { type Life, timeline } from '#engine/social-security/timeline.ts'
import type { HeatAxis, HeatChart, KeyedTable, XYChart } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import type { WorkedContext } from './context.ts'
import type { Party } from './person.ts'
import { zoneOfPlans } from './shared.ts'
import { deathDates as words } from './words/dates.en.ts'

/** Ages at death looked at, in years, every fifth; those that lie behind are left out. */
const AGES = [65, 70, 75, 80, 85, 90, 95, 100] as const
/** One person's ages run from the first claim to here. */
const OLDEST = 100
const EARLY = 70
const LATE = 95

const agesOf = (party: Party, now: MonthCount): readonly number[] =>
  AGES.filter((age) => party.birth.month + age * 12 > now)

interface Claims {
  readonly own: MonthCount
  readonly second: MonthCount
}

/** What a pair of claims pays over both lives with the deaths fixed, in today's dollars, every dollar counted alike. */
function paidOver({ result }: WorkedContext, claims: Claims, mine: number, theirs: number): number {
  const { household, outlook, law } = result
  if (household.kind !== 'married') return 0
  const { you, other } = household
  const life = (party: Party, claim: MonthCount, age: number): Life => ({
    worker: party.worker,
    claim,
    death: party.birth.month + age * 12,
  })
  const lives = [life(you, claims.own, mine), life(other, claims.second, theirs)] as const
  return timeline(lives, 'married', outlook.now, 'at-once', outlook.cut, law.rules).reduce(
    (sum, month) => sum + month.total,
    0,
  )
}

const axisOf = (label: string, ages: readonly number[]): HeatAxis => ({
  label,
  values: ages.map((age) => words.age({ age })),
  ticks: ages.map((age, at) => ({ at, label: String(age) })),
})

/** A couple's plan held fixed, the dates of both deaths varied. */
export function deathMap(context: WorkedContext): HeatChart | null {
  const { result, say } = context
  const { household, outlook } = result
  if (household.kind !== 'married') return null
  const { you, other } = household
  const [mine, theirs] = [agesOf(you, outlook.now), agesOf(other, outlook.now)]
  if (mine.length < 2 || theirs.length < 2) return null
  const plan = { own: you.claim, second: other.claim }
  const values = theirs.map((theirAge) => mine.map((myAge) => paidOver(context, plan, myAge, theirAge)))
  return {
    kind: 'heat',
    key: 'deaths',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ least: Math.min(...values.flat()), most: Math.max(...values.flat()) }, say),
    unit: 'money',
    valueLabel: words.valueLabel,
    x: axisOf(words.x, mine),
    y: axisOf(words.y, theirs),
    values,
  }
}

/** The plan beside others where a couple dies early or late. */
export function deathTable(context: WorkedContext): KeyedTable | null {
  const { household, outlook } = context.result
  if (household.kind !== 'married') return null
  const { you, other } = household
  const zone = zoneOfPlans(context)
  const { rows, columns } = context.result.choices.grid
  const plan: Claims = { own: you.claim, second: other.claim }
  const earliest: Claims = { own: you.open[0] ?? you.claim, second: other.open[0] ?? other.claim }
  const latest: Claims = { own: you.open.at(-1) ?? you.claim, second: other.open.at(-1) ?? other.claim }
  if (zone === null || (rows.length < 2 && columns.length < 2)) return null
  const ages = [EARLY, LATE]
  const cases = ages.flatMap((mine) => ages.map((theirs) => ({ mine, theirs })))
  const open = cases.filter(
    ({ mine, theirs }) => you.birth.month + mine * 12 > outlook.now && other.birth.month + theirs * 12 > outlook.now,
  )
  if (open.length === 0) return null
  const paid = (claims: Claims) => (row: { readonly mine: number; readonly theirs: number }) =>
    Math.round(paidOver(context, claims, row.mine, row.theirs))
  return tableOf(
    'deathPlans',
    words.table,
    open,
    {
      deaths: ['text', (row) => words.pair(row)],
      plan: ['money', paid(plan)],
      earliest: ['money', paid(earliest)],
      latest: ['money', paid(latest)],
    },
    { line: ({ mine, theirs }) => `${mine}.${theirs}` },
  )
}

/** One person's payments added up to each age, for the plan, the first claim and the last. */
export function deathLines(context: WorkedContext): XYChart | null {
  const { result, say } = context
  const { household, outlook, law } = result
  if (household.kind !== 'single' && household.kind !== 'divorced') return null
  const { you } = household
  const { open, birth } = you
  const [first, last] = [open[0] ?? you.claim, open.at(-1) ?? you.claim]
  if (you.hasClaimed || first === last) return null
  const death = birth.month + OLDEST * 12
  const paidBy = (claim: MonthCount): readonly number[] => {
    const mine: Life = { worker: you.worker, claim, death }
    const lives =
      household.kind === 'divorced'
        ? ([mine, { worker: household.other.worker, claim: household.other.claim, death }] as const)
        : ([mine] as const)
    const tie = household.kind === 'divorced' ? household.tie : 'married'
    const months = timeline(lives, tie, outlook.now, 'at-once', outlook.cut, law.rules)
    let sum = 0
    const byAge = new Map<number, number>()
    for (const { month, people } of months) {
      sum += people[0]?.total ?? 0
      if ((month + 1 - birth.month) % 12 === 0) byAge.set((month + 1 - birth.month) / 12, sum)
    }
    return ages.map((age) => byAge.get(age) ?? 0)
  }
  const from = Math.floor((first - birth.month) / 12) + 1
  const ages = Array.from({ length: OLDEST - from }, (_, i) => from + i)
  const claims = [...new Set([first, you.claim, last])]
  const looks = ['line', 'dashed', 'line'] as const
  const colors = ['other', 'principal', 'growth'] as const
  const totals = claims.map(paidBy)
  const end = totals.map((values) => values.at(-1) ?? 0)
  return {
    kind: 'lines',
    key: 'deaths',
    title: words.title,
    lead: words.linesLead,
    summary: words.linesSummary({ first: end[0] ?? 0, last: end.at(-1) ?? 0, age: ages.at(-1) ?? OLDEST }, say),
    x: { label: words.x, kind: 'number', values: ages },
    unit: 'money',
    series: claims.map((claim, i) => ({
      key: `claim${i}`,
      label: words.claim({ age: claim - birth.month, isPlan: claim === you.claim }),
      color: colors[i] ?? 'other',
      look: looks[i] ?? 'line',
      values: totals[i] ?? [],
    })),
  }
}
