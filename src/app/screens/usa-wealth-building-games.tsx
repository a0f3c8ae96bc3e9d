import { Link } from 'react-router'
import { type ShortGame, shortGamePath, shortGames } from '#teaching/games/short-games.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { gameRuns } from '../state/game-runs.ts'
import { useStored } from '../state/use-stored.ts'
import { Icon } from '../ui/icon.tsx'
import { arcadeWords as words } from './arcade/words.ts'

export const meta = () => pageMeta('/usa-wealth-building-games')

/** The short games: how long each takes, what it teaches, and your own best so far. */
export default function WealthBuildingGames() {
  const [kept] = useStored(gameRuns)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <header className="mt-2 grid gap-2 md:mt-4">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="max-w-[62ch] text-ink-2 text-lg">{words.lead}</p>
      </header>
      <section aria-labelledby="games">
        <h2 id="games" className="sr-only">
          {words.games}
        </h2>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {shortGames.map((game) => (
            <GameCard
              key={game.slug}
              game={game}
              best={kept.best[game.slug]?.score ?? null}
              isOpen={kept.runs[game.slug] !== undefined}
            />
          ))}
        </ul>
        <p className="mt-3 text-ink-3 text-sm">{words.kept}</p>
      </section>
      <section aria-labelledby="same" className="card border-l-4 border-l-copper p-5">
        <h2 id="same" className="text-xl">
          {words.same}
        </h2>
        <p className="mt-1 max-w-[68ch]">{words.sameNote}</p>
      </section>
      <section aria-labelledby="long" className="grid gap-2">
        <h2 id="long" className="text-xl">
          {words.long}
        </h2>
        <p className="max-w-[68ch]">
          <Link to="/financial-freedom-game" className="inline-block py-1.5 font-semibold">
            Financial Freedom Game
          </Link>
          <span className="block text-ink-2">{words.longLine}</span>
        </p>
      </section>
    </div>
  )
}

function GameCard(props: { readonly game: ShortGame; readonly best: number | null; readonly isOpen: boolean }) {
  const { game, best, isOpen } = props
  const { slug, title, line, learn, minutes, icon } = game
  return (
    <li className="card grid grid-rows-[auto_1fr_auto] gap-2 p-5">
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-green-tint text-green">
          <Icon name={icon} />
        </span>
        <span className="min-w-0">
          <h3 className="text-lg leading-tight">{title}</h3>
          <span className="text-ink-2 text-sm">{words.minutes(minutes)}</span>
        </span>
      </div>
      <div>
        <p>{line}</p>
        <p className="mt-2 text-ink-2 text-sm">
          <b className="font-semibold">{words.learn}:</b> {learn}.
        </p>
      </div>
      <div className="grid gap-2">
        <p className="min-h-5 text-ink-2 text-sm">{best === null ? words.noBest : words.best(best)}</p>
        <Link
          to={shortGamePath(slug)}
          className="button min-h-11!"
          aria-label={`${isOpen ? words.goOn : words.play}: ${title}`}
        >
          {isOpen ? words.goOn : words.play}
        </Link>
      </div>
    </li>
  )
}
