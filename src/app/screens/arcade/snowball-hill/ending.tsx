import { ChartCard } from '#app/ui/chart/chart-card.tsx'
import { dollars } from '#calculators/kit/format.ts'
import type { XYChart } from '#calculators/kit/presentation.ts'
import { fees, steadyRate, TO, TURN_YEARS } from '#teaching/games/snowball-hill/design.ts'
import { type Hill, planOf, rivalsAt, type Setup, wealthOf } from '#teaching/games/snowball-hill/game.ts'
import { firstYearOf } from '#teaching/games/snowball-hill/market.ts'
import { type Mattered, matteredTurns } from '#teaching/games/snowball-hill/mattered.ts'
import { calculatorLink } from '../../picture/calculator-link.ts'
import { Debrief, type DebriefTool } from '../../play/debrief.tsx'
import type { GameRun } from '../../play/use-run.ts'
import { useTurns } from '../../play/use-turns.ts'
import { lessons, tools, words } from './words.ts'

const colors = ['growth', 'principal', 'interest', 'other'] as const

function chartOf(hill: Hill): XYChart {
  const { seed, setup, turns, balance } = hill
  const ages = [setup.start, ...turns.map(({ age }) => age + TURN_YEARS)]
  const rivals = ages.map((age) => rivalsAt(seed, setup, age))
  const ends = rivals.at(-1) ?? []
  return {
    kind: 'lines',
    key: 'tokens',
    title: words.chart,
    summary: words.chartSummary(balance, Math.max(...ends.map((rival) => rival.balance))),
    note: setup.mode === 'steady' ? words.steadyChartNote : words.yearsNote,
    x: { label: words.age, kind: 'number', values: ages },
    unit: 'money',
    series: [
      {
        key: 'you',
        label: words.you(setup.start),
        color: colors[0],
        values: [0, ...turns.map(({ end }) => Math.round(end))],
      },
      ...ends.map(({ start }, i) => ({
        key: `from-${start}`,
        label: words.rival(start),
        color: colors[i + 1] ?? colors[0],
        values: rivals.map((tokens) => Math.round(tokens[i]?.balance ?? 0)),
      })),
    ],
  }
}

function toolsOf(hill: Hill): readonly DebriefTool[] {
  const { setup, turns } = hill
  const paid = turns.reduce((sum, turn) => sum + turn.paid, 0)
  const months = (TO - setup.start) * 12
  const dearest = turns.reduce<(typeof turns)[number] | null>(
    (most, turn) => (most && fees[most.fee] >= fees[turn.fee] ? most : turn),
    null,
  )
  const fee = dearest?.fee ?? 'low'
  const deposit = Math.round(paid / months)
  return [
    {
      to: calculatorLink('compound-interest', {
        start: 0,
        deposit,
        years: months,
        rate: steadyRate * 100,
        rateKind: 'nominal',
        compounding: 'monthly',
        fee: fees[fee] * 100,
      }),
      ...tools.compound,
    },
    {
      to: calculatorLink('brokerage-fees', {
        start: 0,
        deposit,
        years: months,
        annualReturn: steadyRate * 100,
        advisory: 0,
        expense: fees[fee] * 100,
      }),
      label: tools.fees.label,
      why: tools.fees.why(fee),
    },
  ]
}

/** The top of the hill: dollars, place, the turn that mattered most, and the four tokens by age. */
export function Ending({ play }: { readonly play: GameRun<Setup, Hill> }) {
  const { state: hill, run } = play
  const name = `${run.seed}/${JSON.stringify(run.setup)}/${run.choices.join()}`
  const { result, progress } = useTurns<undefined, { readonly most: Mattered | null }>(name, function* () {
    return { most: yield* matteredTurns(run) as Generator<undefined, Mattered | null> }
  })
  const paid = hill.turns.reduce((sum, turn) => sum + turn.paid, 0)
  const said = (choice: string) => {
    const { deposit, fee } = planOf(choice)
    return words.planText(deposit, fee)
  }
  const most = result?.most
  return (
    <Debrief
      said={words.ending(hill)}
      figures={[
        { label: words.figures.wealth, value: dollars(wealthOf(hill)) },
        { label: words.figures.paid, value: dollars(paid) },
        { label: words.figures.growth, value: dollars(hill.balance - paid) },
        { label: words.figures.free, value: hill.freeAt === null ? words.never : String(hill.freeAt) },
      ]}
      mattered={
        result === null
          ? (progress ?? words.counting)
          : most
            ? words.mattered(most.age, said(most.chosen), said(most.other), most.worth)
            : null
      }
      lessons={[
        { slug: 'compounding', title: lessons.early },
        { slug: 'fees', title: lessons.fees },
        { slug: 'how-much-retire', title: lessons.enough },
      ]}
      tools={toolsOf(hill)}
      play={play}
    >
      {run.setup.mode === 'history' ? (
        <h3 className="mt-6 text-lg">{words.years(firstYearOf(run.seed) + run.setup.start - 22)}</h3>
      ) : null}
      <ChartCard chart={chartOf(hill)} fileName="snowball-hill" />
    </Debrief>
  )
}
