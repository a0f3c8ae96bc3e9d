import { fromMonthCount, type MonthCount } from '#engine/social-security/birth.ts'
import { monthReachedBy } from '#engine/social-security/mortality.ts'
import { byYear, type Life, type PersonMonth, type TimelineMonth, timeline } from '#engine/social-security/timeline.ts'
import { paidShareIn } from '#engine/social-security/trust-fund.ts'
import { paidToWidowed, widowedPlan } from '#engine/social-security/widowed.ts'
import { dollars } from '../kit/format.ts'
import type { Series, Table, XYChart } from '../kit/presentation.ts'
import type { Worked } from './compute.ts'
import type { Law } from './law.ts'
import type { Party } from './person.ts'
import { ageIn, ageText, when } from './words.ts'

/** One plan with every date fixed: what each is paid, month by month. */
export interface OverTime {
  readonly months: readonly TimelineMonth[]
  /** Deaths as the chart takes them: half of such people live longer. */
  readonly deaths: readonly MonthCount[]
}

const deathOf = ({ curve }: Party, now: MonthCount): MonthCount => now + Math.max(1, monthReachedBy(curve, 0.5))

const lifeOf = (party: Party, now: MonthCount): Life => ({
  worker: party.worker,
  claim: party.claim,
  death: deathOf(party, now),
})

function widowedMonths(result: Worked, from: MonthCount, death: MonthCount, law: Law): TimelineMonth[] {
  const { household, outlook } = result
  if (household.kind !== 'widowed') return []
  const { you, late } = household
  const plan = widowedPlan(you.worker, late.base, you.claim, late.start, law.rules)
  const months: TimelineMonth[] = []
  for (let month = from; month < death; month++) {
    const total = paidToWidowed(plan, you.birth, month) * paidShareIn(month, outlook.cut)
    const person: PersonMonth = { own: total, spouse: 0, survivor: 0, total, heldBack: 0 }
    months.push({ month, people: [person], total })
  }
  return months
}

/** From a year before the first payment (now at the earliest) to the last death. */
export function overTime(result: Worked, law: Law): OverTime {
  const { household, outlook } = result
  const { now, cut } = outlook
  const { you } = household
  const mine = lifeOf(you, now)
  const start = (first: MonthCount): MonthCount => Math.max(now, first - 12)
  if (household.kind === 'widowed')
    return {
      months: widowedMonths(result, start(Math.min(you.claim, household.late.start)), mine.death, law),
      deaths: [mine.death],
    }
  if (household.kind === 'single')
    return {
      months: timeline([mine], 'married', start(mine.claim), 'at-once', cut, law.rules),
      deaths: [mine.death],
    }
  const theirs = lifeOf(household.other, now)
  const first = household.kind === 'married' ? Math.min(mine.claim, theirs.claim) : mine.claim
  return {
    months: timeline([mine, theirs], household.tie, start(first), 'at-once', cut, law.rules),
    deaths: [mine.death, theirs.death],
  }
}

const NAMES = ['You', 'Your spouse'] as const

type Mark = { readonly x: string; readonly label: string }
const inOrder = (marks: readonly Mark[]): readonly Mark[] => [...marks].sort((a, b) => a.x.localeCompare(b.x))

/** Whether a person's age at death was chosen: such a life is certain to its end. */
const isChosen = ({ curve }: Party): boolean => curve.length > 0 && curve.at(-1) === 1

/** How the dates of death came about. */
function lives(household: Worked['household']): string {
  const you = isChosen(household.you)
  if (household.kind !== 'married')
    return you ? 'you live to the age you chose' : 'you live as long as half of such people do'
  const other = isChosen(household.other)
  if (you && other) return 'each lives to the age you chose'
  return you || other
    ? 'one lives to the age you chose and the other as long as half of such people do'
    : 'each lives as long as half of such people do'
}

/** Each person's payments in steps, and the household's. */
export function incomeChart(result: Worked, { months, deaths }: OverTime): XYChart | null {
  if (months.length < 2) return null
  const { household } = result
  const couple = household.kind === 'married'
  const person = (i: number): (number | null)[] => months.map(({ people }) => people[i]?.total ?? 0)
  const series: Series[] = [
    { key: 'you', label: 'You', color: 'principal', look: 'step', values: person(0) },
    ...(couple
      ? [
          { key: 'spouse', label: 'Your spouse', color: 'growth' as const, look: 'step' as const, values: person(1) },
          {
            key: 'both',
            label: 'Together',
            color: 'other' as const,
            look: 'dashed-step' as const,
            values: months.map(({ total }) => total),
          },
        ]
      : []),
  ]
  const { you } = household
  const first = months[0]?.month ?? 0
  const last = months.at(-1)?.month ?? 0
  const paid = months.find(({ total }) => total > 0)?.month ?? first
  const at = (month: MonthCount, label: string) =>
    month >= first && month <= last ? [{ x: fromMonthCount(month), label }] : []
  const ends = couple
    ? deaths.map((death, i) => {
        const birth = i === 0 ? you.birth : household.other.birth
        return `${NAMES[i] ?? ''} to ${ageIn(birth, death)}`
      })
    : [`You to ${ageText((deaths[0] ?? 0) - you.birth.month)}`]
  const largest = months.reduce((most, { total }) => Math.max(most, total), 0)
  return {
    kind: 'lines',
    key: 'income',
    title: 'Month by month',
    lead: `Today’s dollars, if ${lives(household)}: ${ends.join(', ')}.`,
    summary:
      largest <= 0
        ? 'On these dates nothing is ever paid.'
        : `Payments run from ${when(paid)} to ${when(last)} and reach ${dollars(largest)} a month${couple ? '; after the first death the survivor keeps the larger benefit' : ''}. Today’s dollars.`,
    x: { label: 'Month', kind: 'month', values: months.map(({ month }) => fromMonthCount(month)) },
    unit: 'money',
    yLabel: 'Dollars a month',
    series,
    marksLook: 'numbered',
    marks: inOrder([
      ...at(you.claim, 'You claim'),
      ...(couple ? at(household.other.claim, 'Your spouse claims') : []),
      ...(household.kind === 'widowed' ? at(household.late.start, 'The survivor’s benefit starts') : []),
      ...(couple
        ? deaths.flatMap((death, i) => at(death, i === 0 ? 'Your spouse is the survivor' : 'You are the survivor'))
        : []),
      ...(result.outlook.cut ? at(result.outlook.cut.from, 'The trust-fund cut begins') : []),
    ]),
  }
}

/** The same by calendar year. */
export function yearsTable(result: Worked, { months }: OverTime): Table {
  const couple = result.household.kind === 'married'
  const { birth } = result.household.you
  return {
    key: 'years',
    title: 'Year by year',
    lead: 'What the months of each year pay, in today’s dollars, on the dates of the chart.',
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'Your age in December', unit: 'count' },
      { label: 'You', unit: 'money' },
      ...(couple
        ? [
            { label: 'Your spouse', unit: 'money' as const },
            { label: 'Together', unit: 'money' as const },
          ]
        : []),
    ],
    rows: byYear(months).map(({ year, people, total }) => [
      String(year),
      Math.floor((year * 12 + 11 - birth.month) / 12),
      people[0] ?? 0,
      ...(couple ? [people[1] ?? 0, total] : []),
    ]),
    folded: true,
  }
}
