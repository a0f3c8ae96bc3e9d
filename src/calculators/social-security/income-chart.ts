import { fromMonthCount, type MonthCount } from '#engine/social-security/birth.ts'
import type { Series, XYChart } from '../kit/presentation.ts'
import type { Worked } from './compute.ts'
import type { WorkedContext } from './context.ts'
import type { Party } from './person.ts'
import { planInTime } from './shared.ts'
import { names, income as words } from './words/charts.en.ts'

type Mark = { readonly x: string; readonly label: string }
const inOrder = (marks: readonly Mark[]): readonly Mark[] => [...marks].sort((a, b) => a.x.localeCompare(b.x))

/** Whether a person's age at death was chosen: such a life is certain to its end. */
const isChosen = ({ curve }: Party): boolean => curve.length > 0 && curve.at(-1) === 1

/** How the dates of death came about. */
function livesOf(household: Worked['household']): string {
  const you = isChosen(household.you)
  if (household.kind !== 'married') return words.lives[you ? 'youChosen' : 'youMedian']
  const other = isChosen(household.other)
  if (you && other) return words.lives.bothChosen
  return words.lives[you || other ? 'mixed' : 'bothMedian']
}

const summaryOf = {
  single: 'summary',
  widowed: 'summary',
  divorced: 'divorcedSummary',
  married: 'coupleSummary',
} as const

/** Each person's payments in steps, and the household's. */
export function incomeChart(context: WorkedContext): XYChart | null {
  const { result, say } = context
  const { months, deaths } = planInTime(context)
  if (months.length < 2) return null
  const { household, outlook } = result
  const spouse = household.kind === 'married' ? household.other : null
  const person = (i: number): (number | null)[] => months.map(({ people }) => people[i]?.total ?? 0)
  const series: Series[] = [
    { key: 'you', label: names.you, color: 'principal', look: 'step', values: person(0) },
    ...(spouse
      ? [
          { key: 'spouse', label: names.spouse, color: 'growth' as const, look: 'step' as const, values: person(1) },
          {
            key: 'both',
            label: names.both,
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
  const from = fromMonthCount(months.find(({ total }) => total > 0)?.month ?? first)
  const at = (month: MonthCount, label: string): readonly Mark[] =>
    month >= first && month <= last ? [{ x: fromMonthCount(month), label }] : []
  const [mine = 0, theirs = 0] = deaths
  const ends = { you: mine - you.birth.month, spouse: spouse && theirs - spouse.birth.month }
  const most = months.reduce((highest, { total }) => Math.max(highest, total), 0)
  const said = { from, to: fromMonthCount(last), most }
  return {
    kind: 'lines',
    key: 'income',
    title: words.title,
    lead: words.lead({ lives: livesOf(household), ends }),
    summary: most <= 0 ? words.nothing : words[summaryOf[household.kind]](said, say),
    x: { label: words.x, kind: 'month', values: months.map(({ month }) => fromMonthCount(month)) },
    unit: 'money',
    yLabel: words.y,
    series,
    marksLook: 'numbered',
    marks: inOrder([
      ...at(you.claim, words.youClaim),
      ...(spouse ? at(spouse.claim, words.spouseClaims) : []),
      ...(household.kind === 'widowed' ? at(household.late.start, words.survivorStarts) : []),
      ...(household.kind === 'divorced' ? at(theirs, words.exDies) : []),
      ...(spouse ? [...at(mine, words.spouseSurvives), ...at(theirs, words.youSurvive)] : []),
      ...(outlook.cut ? at(outlook.cut.from, words.cutBegins) : []),
    ]),
  }
}
