import { useState } from 'react'
import { dollars, monthText, percentText } from '#calculators/kit/format.ts'
import { deepestHeld, type Move, mixPath, movesIn, practice, type Stop } from '#engine/planning/risk/practice.ts'
import { Figure } from '../device/screen-head.tsx'
import { falls } from './practice.precomputed.ts'

const moveWords: Readonly<Record<Move, string>> = {
  hold: 'Keep it',
  'sell-half': 'Sell half',
  'sell-all': 'Sell everything',
  'buy-back': 'Buy back in',
}
const percent = (share: number) => percentText(Math.round(Math.abs(share) * 100), 0)

/** What somebody would say of a stop who doesn't know what comes next. */
function news(stops: readonly Stop[], every: number): string {
  const now = stops.at(-1)
  const before = stops.at(-2)
  if (!now || !before) return 'You’ve just invested. Prices have been rising for a while.'
  const moved = now.held / before.held - 1
  const latest = `Over ${every} months, the mix ${moved < 0 ? 'lost' : 'gained'} ${percent(moved)}.`
  return now.fall < -0.005 ? `${latest} It’s ${percent(now.fall)} below its high.` : latest
}

/** Lives through a real fall without its dates, a few months at a time, and shows at the end what each choice cost. */
export function PracticeCrash(props: {
  readonly amount: number
  readonly stocks: number
  readonly onRetake: () => void
}) {
  const { amount, stocks, onRetake } = props
  const [round, setRound] = useState(0)
  const [moves, setMoves] = useState<readonly Move[] | null>(null)
  const fall = falls[round % falls.length]
  if (fall === undefined) return null
  const path = mixPath(fall.stocks, fall.bonds, stocks)
  const stops = practice(path, amount, fall.every, moves ?? [])
  const now = stops.at(-1)
  if (moves === null || now === undefined)
    return (
      <div className="card p-5">
        <p>
          Answers on a calm day are guesses. Go through a real stretch of falling prices with {dollars(amount)}, not
          knowing when it was or how it ends.
        </p>
        <p className="mt-3">
          <button type="button" className="button button-main" onClick={() => setMoves([])}>
            Start the practice crash
          </button>
        </p>
      </div>
    )
  const isOver = moves.length >= movesIn(path, fall.every)
  const options: readonly Move[] =
    now.invested === 0
      ? ['hold', 'buy-back']
      : now.cash === 0
        ? ['hold', 'sell-half', 'sell-all']
        : ['hold', 'sell-all', 'buy-back']
  return (
    <div className="card overflow-hidden">
      <dl className="grid grid-cols-2 divide-line border-line border-b md:grid-cols-4 md:divide-x" aria-live="polite">
        <Figure label={now.month === 0 ? 'Start' : `After ${now.month} months`} value={dollars(now.total)} />
        <Figure label="Invested" value={dollars(now.invested)} />
        <Figure label="In cash" value={dollars(now.cash)} />
        <Figure label="If you’d kept it all" value={dollars(now.held)} />
      </dl>
      <div className="p-5">
        {isOver ? (
          <Ending
            stops={stops}
            from={fall.from}
            onAgain={() => {
              setRound(round + 1)
              setMoves([])
            }}
            onRetake={onRetake}
          />
        ) : (
          <>
            <p className="font-serif text-lg">{news(stops, fall.every)} What do you do?</p>
            <p className="mt-3 flex flex-wrap gap-2">
              {options.map((move) => (
                <button key={move} type="button" className="button" onClick={() => setMoves([...moves, move])}>
                  {move === 'hold' && now.invested === 0 ? 'Stay in cash' : moveWords[move]}
                </button>
              ))}
            </p>
          </>
        )}
      </div>
    </div>
  )
}

function Ending(props: {
  readonly stops: readonly Stop[]
  readonly from: string
  readonly onAgain: () => void
  readonly onRetake: () => void
}) {
  const { stops, from, onAgain, onRetake } = props
  const last = stops.at(-1)
  if (!last) return null
  const sold = stops.findIndex(({ cash }) => cash > 0)
  const ahead = last.total - last.held
  const deepest = deepestHeld(stops)
  return (
    <>
      <p className="font-serif text-lg">
        That was {monthText(from)} and the {last.month} months after it.
      </p>
      <p className="mt-2 max-w-[68ch]">
        {sold < 0
          ? `You sat through a fall of ${percent(deepest)} without selling. You’d have ${dollars(last.total)}.`
          : `You sold after ${stops[sold - 1]?.month ?? 0} months. You’d have ${dollars(last.total)}, ${dollars(Math.abs(ahead))} ${ahead < 0 ? 'less' : 'more'} than if you’d kept it all.`}
      </p>
      <p className="mt-2 max-w-[68ch] text-ink-2 text-sm">
        Cash earns nothing in this practice, and fees and taxes aren’t counted. A real one lasts longer and feels worse.
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="button button-main" onClick={onRetake}>
          Answer the 13 questions again
        </button>
        <button type="button" className="button" onClick={onAgain}>
          Try another crash
        </button>
      </p>
    </>
  )
}
