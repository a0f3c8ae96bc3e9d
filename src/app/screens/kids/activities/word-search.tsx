import { useState } from 'react'
import { NoScript } from '#app/ui/no-script.tsx'
import { shuffled } from '#teaching/games/kit/chance.ts'
import { wordSearchCard } from '#teaching/kids/cards.ts'
import type { Placed } from '#teaching/word-search/grid.ts'
import { LetterGrid } from '../../word-search/letter-grid.tsx'
import { firstSetup, newSeed, type SearchSetup } from '../../word-search/search-setup.ts'
import { useSearch } from '../../word-search/use-search.ts'
import { WordList } from '../../word-search/word-list.tsx'
import { searchWords } from '../../word-search/words.ts'
import { BigChoices } from '../big-choices.tsx'
import { ListenButton } from '../listen-button.tsx'
import { Picture } from '../picture.tsx'
import { kidsWords as words } from '../words.ts'

const first: SearchSetup = { ...firstSetup, topic: 'kids', size: 8 }

/** Children's words among few letters, across and down; or from their meanings, without letters. Nothing is typed; found words lead to other games. */
export default function KidsWordSearch() {
  const [setup, setSetup] = useState(first)
  const [asList, setAsList] = useState(false)
  const [said, setSaid] = useState('')
  /** Tried for the word that is asked, and gone from the row. */
  const [missed, setMissed] = useState<readonly string[]>([])
  const { grid, asked, found, isOver, meaning, door, find, next } = useSearch(setup)
  const tell = (placed: Placed) => {
    setSaid(searchWords.foundWord(placed.word, meaning(placed.word)))
    setMissed([])
    find(placed)
  }
  const begin = () => {
    setSetup({ ...setup, seed: newSeed() })
    setSaid('')
    setMissed([])
  }
  const told = isOver ? words.allFound : searchWords.found(found.size, grid.placed.length)
  const look = asList ? words.listLook : words.look
  const row = next ? rowOf(grid.placed, next, setup.seed).filter(({ word }) => !missed.includes(word)) : []
  const pick = (word: string) => {
    if (word === next?.word) return tell(next)
    setMissed([...missed, word])
    setSaid(words.notThat)
  }
  const big = 'button min-h-14! text-base!'
  return (
    <article className="mx-auto max-w-3xl">
      <header className="flex items-center gap-4">
        <Picture name="text-search" tone="copper" />
        <div className="min-w-0">
          <h1 className="text-2xl md:text-3xl">{wordSearchCard.title}</h1>
          <p className="text-ink-2 text-lg">{wordSearchCard.line}</p>
        </div>
      </header>
      <NoScript of="game" />
      <div className="no-print mt-4 mb-4 flex min-h-14 flex-wrap items-center gap-2">
        <button type="button" className={big} onClick={begin}>
          {words.letters}
        </button>
        <button type="button" className={big} disabled={!next} onClick={() => next && tell(next)}>
          {words.help}
        </button>
        <button type="button" className={big} aria-pressed={asList} onClick={() => setAsList(!asList)}>
          {asList ? words.asGrid : words.asList}
        </button>
        <ListenButton text={[told, look, ...grid.placed.map(({ word }) => `${word.toLowerCase()}.`)].join(' ')} />
      </div>
      <div className="card p-4 md:p-7">
        <div role="status" className="grid gap-1 text-xl leading-snug">
          <p>{told}</p>
          <p className="min-h-7 text-lg">{said}</p>
        </div>
        <p className="mt-2 mb-4 text-lg">{look}</p>
        {asList ? (
          <BigChoices
            ask={next ? `${meaning(next.word)}.` : ''}
            items={row.map(({ word }) => ({ choice: word, label: word }))}
            onChoose={pick}
            turn={found.size * 10 + missed.length}
            columns={1}
          />
        ) : (
          <div className="grid gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <LetterGrid key={asked} grid={grid} found={found} onFound={tell} onSay={setSaid} />
            <WordList placed={grid.placed} meaning={meaning} door={door} found={found} isLarge />
          </div>
        )}
      </div>
      <p className="mt-6 text-ink-2 text-sm">{searchWords.how}</p>
    </article>
  )
}

/** A word among two others, mixed by the code of the letters. */
function rowOf(placed: readonly Placed[], next: Placed, seed: number): readonly Placed[] {
  const others = shuffled(
    seed,
    `others:${next.word}`,
    placed.filter((one) => one !== next),
  )
  return shuffled(seed, `row:${next.word}`, [next, ...others.slice(0, 2)])
}
