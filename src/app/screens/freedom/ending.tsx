import { dollars } from '#calculators/kit/format.ts'
import { episodesOf } from '#teaching/games/freedom/episodes.ts'
import { type Life, type Setup, wealthOf } from '#teaching/games/freedom/life.ts'
import { stretchesOf } from '#teaching/games/freedom/market.ts'
import { type Mattered, matteredTurns } from '#teaching/games/freedom/mattered.ts'
import { freedomOf } from '#teaching/games/freedom/meters.ts'
import { type Score, scoreOf, titleOf } from '#teaching/games/freedom/score.ts'
import { localToday } from '../../state/today.ts'
import { Bar } from '../device/screen-head.tsx'
import { Debrief } from '../play/debrief.tsx'
import type { GameRun } from '../play/use-run.ts'
import { useTurns } from '../play/use-turns.ts'
import { LifeCharts } from './life-charts.tsx'
import { LuckPart } from './luck-part.tsx'
import { lessonsOf, toolsOf } from './tools.ts'
import { matteredSaid, titleWords, endingWords as words } from './words/ending-words.ts'
import { about, percentOf } from './words/round.ts'

/** How many of the costliest and the best choices are shown beside the three that mattered most. */
const MOST_SHOWN = 5

/** The end of thirty years: the score in four parts, what mattered, the years revealed, luck against choice, and where to go on. */
export function Ending({ play }: { readonly play: GameRun<Setup, Life> }) {
  const { run, state: life } = play
  const score = scoreOf(life)
  const free = freedomOf(life)
  const episodes = episodesOf(life)
  const name = `${run.seed}/${JSON.stringify(run.setup)}/${run.choices.join()}`
  const { result: mattered } = useTurns<undefined, readonly Mattered[]>(name, () => matteredTurns(run, life))
  const first = mattered?.[0]
  const { figures } = words
  return (
    <Debrief
      said={words.said(life, score, titleWords[titleOf(life, score)])}
      figures={[
        { label: figures.wealth, value: about(wealthOf(life.money)) },
        {
          label: figures.freedom,
          value: percentOf(free.share),
          note: figures.freedomAlone(percentOf(Math.max(0, free.have / free.needAlone))),
        },
        { label: figures.pension, value: dollars(free.pension), note: figures.pensionNote },
        {
          label: figures.years,
          value: words.yearsShort(stretchesOf(life.market).length),
          note: words.yearsFrom(Math.min(...life.market), Math.max(...life.market)),
        },
      ]}
      mattered={mattered === null ? words.counting : first ? matteredSaid(first) : undefined}
      lessons={lessonsOf(episodes)}
      tools={toolsOf(life, episodes, Number(localToday().slice(0, 4)))}
      play={play}
    >
      <Parts score={score} />
      <div className="min-h-80">{mattered === null ? null : <MatteredLists mattered={mattered} />}</div>
      <LifeCharts life={life} />
      <LuckPart run={run} end={life} name={name} isReady={mattered !== null} />
    </Debrief>
  )
}

function Parts({ score }: { readonly score: Score }) {
  return (
    <section className="mt-6" aria-label={words.score}>
      <h3 className="text-lg">{words.score}</h3>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {words.parts(score).map(({ label, value, of, note }) => (
          <li key={label} className="grid gap-1">
            <span className="flex justify-between gap-3">
              <b>{label}</b>
              <span>
                {Math.round(value)} of {of}
              </span>
            </span>
            <Bar share={value / of} label={`${label}: ${Math.round(value)} of ${of} points`} />
            <span className="text-ink-2 text-sm">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function MatteredLists({ mattered }: { readonly mattered: readonly Mattered[] }) {
  const costly = mattered.filter(({ weight }) => weight < 0).slice(0, MOST_SHOWN)
  const good = mattered.filter(({ weight }) => weight > 0).slice(0, MOST_SHOWN)
  return (
    <section className="mt-7" aria-label={words.best}>
      <h3 className="text-lg">{words.best}</h3>
      <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">{words.bestNote}</p>
      <List items={mattered.slice(0, 3)} isOrdered />
      <details className="mt-3">
        <summary className="w-fit py-2 font-medium text-green">
          {words.costliest} · {words.helpful}
        </summary>
        <div className="grid gap-4 md:grid-cols-2">
          {[
            { title: words.costliest, items: costly },
            { title: words.helpful, items: good },
          ].map(({ title, items }) => (
            <div key={title}>
              <h4 className="font-semibold">{title}</h4>
              <List items={items} />
            </div>
          ))}
        </div>
      </details>
    </section>
  )
}

function List({ items, isOrdered = false }: { readonly items: readonly Mattered[]; readonly isOrdered?: boolean }) {
  const Kind = isOrdered ? 'ol' : 'ul'
  return (
    <Kind className={`mt-2 grid max-w-[75ch] gap-2 pl-5 ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item) => {
        const line = matteredSaid(item)
        return <li key={line}>{line}</li>
      })}
    </Kind>
  )
}
