import { useState } from 'react'
import type { ConflictAnswer, ManuscriptContent } from '#wire/manuscripts.ts'
import { type Choice, chosenText, mergeLines, type Piece } from '#writing/revisions/merge-lines.ts'
import type { Article } from './use-article.ts'
import { merge as words } from './words.ts'

/** Two editors have changed one text. Each place both changed is a question; what one alone changed is taken over. */
export function MergeQuestion(props: {
  readonly conflict: ConflictAnswer
  readonly mine: ManuscriptContent
  readonly onSettle: Article['settle']
}) {
  const { conflict, mine, onSettle } = props
  const { current, base } = conflict
  const pieces = mergeLines(base?.body ?? '', mine.body, current.content.body)
  const questions = pieces.filter((piece) => piece.kind === 'both')
  const [choices, setChoices] = useState<readonly Choice[]>(() => questions.map(() => 'both'))
  return (
    <div className="grid gap-4">
      <h3 className="text-lg">{words.title}</h3>
      <p role="alert">{words.lead(current.changedBy)}</p>
      {questions.length === 0 ? <p>{words.noQuestion}</p> : null}
      {questions.map((piece, i) => {
        const key = `${i}`
        return (
          <Question
            key={key}
            name={`piece ${i}`}
            piece={piece}
            who={current.changedBy}
            choice={choices[i] ?? 'both'}
            onChoose={(choice) => setChoices(choices.map((one, at) => (at === i ? choice : one)))}
          />
        )
      })}
      <p className="text-ink-2 text-sm">{words.others}</p>
      <p className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-main min-h-11"
          onClick={() => onSettle(chosenText(pieces, choices))}
        >
          {words.take}
        </button>
        <button type="button" className="button min-h-11" onClick={() => onSettle(mine.body)}>
          {words.takeMine}
        </button>
        <button
          type="button"
          className="button min-h-11"
          onClick={() => onSettle(current.content.body, current.content)}
        >
          {words.takeTheirs}
        </button>
      </p>
    </div>
  )
}

function Question(props: {
  readonly name: string
  readonly piece: Extract<Piece, { readonly kind: 'both' }>
  readonly who: string
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}) {
  const { name, piece, who, choice, onChoose } = props
  const options = [
    ['mine', words.mine, piece.mine],
    ['theirs', words.theirs(who), piece.theirs],
    ['both', words.both, null],
  ] as const
  return (
    <fieldset className="card grid gap-3 p-4">
      <legend className="sr-only">{words.title}</legend>
      {options.map(([value, label, lines]) => (
        <label key={value} className="grid min-h-11 gap-1">
          <span className="flex items-center gap-2 font-medium">
            <input type="radio" name={name} checked={choice === value} onChange={() => onChoose(value)} />
            {label}
          </span>
          {lines ? (
            <span className="whitespace-pre-wrap break-words rounded-md bg-sunk p-2 font-mono text-sm">
              {lines.join('\n') || '\u00a0'}
            </span>
          ) : null}
        </label>
      ))}
    </fieldset>
  )
}
