import { pageAt } from '#app/pages.ts'
import { ChartCard } from '#app/ui/chart/chart-card.tsx'
import { dollars } from '#calculators/kit/format.ts'
import type { XYChart } from '#calculators/kit/presentation.ts'
import type { NoSetup } from '#teaching/games/kit/no-setup.ts'
import { mixes, PLAYERS, YEARS, yearlyMoney } from '#teaching/games/twenty-winters/design.ts'
import { scoreOf, type Winters } from '#teaching/games/twenty-winters/game.ts'
import { matteredYears, type YearMattered } from '#teaching/games/twenty-winters/mattered.ts'
import { heldPath, total } from '#teaching/games/twenty-winters/winters.ts'
import { hashOf, startingAsked } from '../../history/asked.ts'
import { calculatorLink } from '../../picture/calculator-link.ts'
import { Debrief } from '../../play/debrief.tsx'
import type { GameRun } from '../../play/use-run.ts'
import { useTurns } from '../../play/use-turns.ts'
import { arcadeWords } from '../words.ts'
import { ending, percent } from './words.ts'

/** The years revealed, your money beside three plain plans, and the year whose moves mattered most. */
export function Ending({ play }: { readonly play: GameRun<NoSetup, Winters> }) {
  const { state, run } = play
  const { rank, bonus } = scoreOf(state)
  const { result } = useTurns<undefined, readonly YearMattered[]>(`${run.seed}/${run.choices.join()}`, () =>
    matteredYears(run, state),
  )
  const most = result?.[0]
  const years = hashOf({
    ...startingAsked,
    from: `${state.start}-01`,
    to: `${state.start + YEARS - 1}-12`,
    amount: yearlyMoney,
  })
  const stocks = state.books.map(({ returns }) => returns.stocks)
  const yearOf = (value: number) => state.start + stocks.indexOf(value)
  const best = Math.max(...stocks)
  const worst = Math.min(...stocks)
  return (
    <Debrief
      said={ending.said(state)}
      figures={[
        { label: ending.figures.end, value: dollars(total(state.money)) },
        { label: ending.figures.rank, value: `${rank}%`, note: ending.figures.rankNote },
        { label: ending.figures.bonus, value: `+${bonus}` },
        {
          label: arcadeWords.score,
          value: arcadeWords.points(rank + bonus),
          ...(play.best === null ? {} : { note: arcadeWords.best(play.best) }),
        },
      ]}
      mattered={
        result === null ? ending.counting : most ? ending.mattered(most, state.start + most.year) : ending.noMoves
      }
      lessons={ending.lessons}
      tools={[
        {
          to: calculatorLink('dca', {
            question: 'since',
            sinceDeposit: Math.round(yearlyMoney / 12),
            sinceFrom: `${state.start}-01`,
          }),
          label: ending.tools.dca.label,
          why: ending.tools.dca.why(state.start),
        },
        ...toolAt('/historical-chart', ending.tools.history, years),
        ...toolAt('/investment-rules', ending.tools.rules),
      ]}
      play={play}
    >
      <section className="mt-6">
        <h3 className="text-lg">{ending.years(state.start)}</h3>
        <p className="mt-1 max-w-[68ch]">
          {ending.best}: {yearOf(best)}, {percent(best)}. {ending.worst}: {yearOf(worst)}, {percent(worst)}.
        </p>
        <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">{ending.fair}</p>
        <Paths state={state} />
      </section>
    </Debrief>
  )
}
const toolAt = (path: string, words: { readonly label: string; readonly why: string }, asked = '') => {
  const page = pageAt(path)
  return page ? [{ to: asked === '' ? path : `${path}#${asked}`, ...words }] : []
}

function Paths({ state }: { readonly state: Winters }) {
  const { seed, start, books } = state
  const own = books.map(({ after }) => total(after))
  const lines = [
    { key: 'you', label: ending.you, color: 'growth' as const, values: own },
    { key: 'index', label: ending.index, color: 'principal' as const, values: heldPath(seed, start, mixes.stocks) },
    { key: 'sixty', label: ending.sixty, color: 'interest' as const, values: heldPath(seed, start, mixes.sixty) },
    { key: 'savings', label: ending.savings, color: 'other' as const, values: heldPath(seed, start, mixes.savings) },
  ]
  const chart: XYChart = {
    kind: 'lines',
    key: 'paths',
    title: ending.chartTitle,
    lead: ending.chartLead(PLAYERS),
    summary: ending.summary(lines.map(({ label, values }) => `${label} ${dollars(values.at(-1) ?? 0)}`)),
    x: { label: ending.year, kind: 'year', values: Array.from({ length: YEARS }, (_, i) => start + i) },
    unit: 'money',
    series: lines.map(({ values, ...line }) => ({ ...line, values: values.map((value) => Math.round(value)) })),
  }
  return <ChartCard chart={chart} fileName="twenty-winters" />
}
