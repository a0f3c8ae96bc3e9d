import { useDeferredValue, useEffect, useState } from 'react'
import { codeOf } from '#teaching/games/kit/code.ts'
import { levels, type Placed, sizes } from '#teaching/word-search/grid.ts'
import { topics } from '#teaching/word-search/topics.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { brainGames } from '../state/brain-games.ts'
import { NoScript } from '../ui/no-script.tsx'
import { Part, ScreenHead } from './device/screen-head.tsx'
import { SelectBox } from './device/text-box.tsx'
import { LetterGrid } from './word-search/letter-grid.tsx'
import { firstSetup, newSeed, readSetupLink, type SearchSetup, setupLink } from './word-search/search-setup.ts'
import { useSearch } from './word-search/use-search.ts'
import { ListGame, WordList } from './word-search/word-list.tsx'
import { searchWords as words } from './word-search/words.ts'

export const meta = () => pageMeta('/word-search')

/** Words of a topic hidden among letters; the same link gives everybody the same ones. */
export default function WordSearch() {
  const [setup, setSetup] = useState<SearchSetup>(firstSetup)
  const [asList, setAsList] = useState(false)
  const [said, setSaid] = useState('')
  const change = (part: Partial<SearchSetup>) => {
    const next = { ...setup, ...part }
    setSetup(next)
    setSaid('')
    window.history.replaceState(window.history.state, '', setupLink(next))
  }
  // A link names its letters; without one, the search that was left open goes on.
  useEffect(() => {
    const asked = readSetupLink(window.location.hash) ?? readSetupLink(brainGames.get().search?.asked ?? '')
    if (asked) setSetup(asked)
  }, [])
  // What was chosen shows at once; hundreds of letters follow in slices.
  const shown = useDeferredValue(setup)
  const { grid, asked, found, isOver, finished, meaning, door, find, next } = useSearch(shown)
  const tell = (placed: Placed) => {
    setSaid(words.foundWord(placed.word, meaning(placed.word)))
    find(placed)
  }
  return (
    <>
      <ScreenHead kind={words.kind} title={words.title} lead={words.lead} />
      <NoScript of="game" />
      <form className="no-print mb-5 flex flex-wrap gap-x-4 gap-y-3" onSubmit={(event) => event.preventDefault()}>
        <SelectBox
          label={words.topic}
          value={setup.topic}
          options={topics.map(({ slug, title }) => [slug, title])}
          onChange={(value) => change({ topic: value })}
        />
        <SelectBox
          label={words.size}
          value={String(setup.size)}
          options={sizes.map((size) => [String(size), words.sizeOf(size)])}
          onChange={(value) => change({ size: sizes.find((one) => String(one) === value) ?? setup.size })}
        />
        <SelectBox
          label={words.level}
          value={setup.level}
          options={levels.map((level) => [level, words.levels[level]])}
          onChange={(value) => change({ level: levels.find((one) => one === value) ?? setup.level })}
        />
      </form>
      <p className="font-serif text-xl" aria-live="polite">
        {isOver ? words.all : words.found(found.size, grid.placed.length)}
      </p>
      <p className="min-h-7 text-ink-2" aria-live="polite">
        {said}
      </p>
      <div className="mt-3 grid gap-6 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        {asList ? (
          <div className="lg:col-span-2">
            <p className="mb-3 text-ink-2 text-sm">{words.listHow}</p>
            <ListGame placed={grid.placed} meaning={meaning} door={door} found={found} onFound={tell} />
          </div>
        ) : (
          <>
            <div>
              <LetterGrid key={asked} grid={grid} found={found} onFound={tell} onSay={setSaid} />
              <p className="no-print mt-2 text-ink-2 text-sm">{words.how}</p>
            </div>
            <WordList placed={grid.placed} meaning={meaning} door={door} found={found} />
          </>
        )}
      </div>
      <p className="no-print mt-5 flex flex-wrap gap-3">
        <button type="button" className="button" aria-pressed={asList} onClick={() => setAsList(!asList)}>
          {asList ? words.asGrid : words.asList}
        </button>
        <button type="button" className="button" disabled={!next} onClick={() => next && tell(next)}>
          {words.hint}
        </button>
        <button type="button" className="button" onClick={() => change({ seed: newSeed() })}>
          {words.newGame}
        </button>
        <button type="button" className="button" onClick={() => window.print()}>
          {words.print}
        </button>
      </p>
      <p className="mt-3 text-ink-2 text-sm">
        {words.code}: <a href={asked}>{codeOf(shown.seed)}</a>
        {finished > 0 ? ` · ${words.done(finished)}` : ''}
      </p>
      <div className="hidden break-before-page print:block">
        <Part title={words.key}>
          <ul className="columns-2">
            {grid.placed.map(({ word, cells }) => (
              <li key={word}>
                {word}: {(cells[0]?.row ?? 0) + 1}/{(cells[0]?.column ?? 0) + 1} → {(cells.at(-1)?.row ?? 0) + 1}/
                {(cells.at(-1)?.column ?? 0) + 1}. {meaning(word)}
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </>
  )
}
