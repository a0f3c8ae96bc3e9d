import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { Placed } from '#teaching/word-search/grid.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextBox } from '../device/text-box.tsx'
import { searchWords as words } from './words.ts'

interface ListProps {
  readonly placed: readonly Placed[]
  readonly meaning: (word: string) => string
  /** Where a found word leads: its term, a lesson, or a game. */
  readonly door: (word: string) => string
  readonly found: ReadonlySet<string>
}

/** The words to look for; one that was found says what it means and leads to more about it. */
export function WordList({
  placed,
  meaning,
  door,
  found,
  isLarge = false,
}: ListProps & { readonly isLarge?: boolean }) {
  return (
    <ul
      className="grid grid-cols-2 content-start gap-x-4 gap-y-1.5 lg:grid-cols-1 print:columns-2 print:block"
      aria-label={words.list}
    >
      {placed.map(({ word }) => (
        <li key={word} className="break-inside-avoid">
          {found.has(word) ? (
            <>
              <FoundWord word={word} to={door(word)} isLarge={isLarge} />
              <span className="block text-ink-2 text-sm">{meaning(word)}</span>
            </>
          ) : (
            <span className="font-semibold">{word}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

const FoundWord = (props: { readonly word: string; readonly to: string; readonly isLarge?: boolean }) => (
  <Link
    to={props.to}
    className={`inline-flex items-center gap-1.5 font-semibold ${props.isLarge ? 'min-h-14' : 'min-h-6'}`}
    aria-label={words.guide(props.word)}
  >
    <Icon name="check" className="size-4 flex-none text-green" />
    {props.word}
  </Link>
)

/** The same game without letters: what each word means, and a box to type it in. */
export function ListGame(props: ListProps & { readonly onFound: (placed: Placed) => void }) {
  const { placed, meaning, door, found, onFound } = props
  return (
    <ol className="grid gap-3 md:grid-cols-2">
      {placed.map((one) => (
        <li key={one.word} className="card px-4 py-3">
          <p>{meaning(one.word)}</p>
          {found.has(one.word) ? (
            <p className="mt-1">
              <FoundWord word={one.word} to={door(one.word)} />
            </p>
          ) : (
            <WordBox placed={one} onFound={onFound} />
          )}
        </li>
      ))}
    </ol>
  )
}

function WordBox({ placed, onFound }: { readonly placed: Placed; readonly onFound: (placed: Placed) => void }) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.toUpperCase().replaceAll(/[^A-Z]/g, '') === placed.word) onFound(placed)
    else setWrong(true)
  }
  return (
    <form className="mt-2 flex flex-wrap items-end gap-3" onSubmit={submit}>
      <span className="w-52">
        <TextBox
          label={words.type(placed.word.length)}
          value={typed}
          maxLength={20}
          error={isWrong ? words.wrong : undefined}
          onChange={(text) => {
            setTyped(text)
            setWrong(false)
          }}
        />
      </span>
      <button type="submit" className="button">
        {words.check}
      </button>
    </form>
  )
}
