import type { Note, Passage } from '#teaching/lesson-pages/page.ts'
import { SourceList } from '../../ui/source-list.tsx'
import { TermButton } from '../../ui/term-button.tsx'
import { CorrectionMark } from './correction-mark.tsx'
import { words } from './words.ts'

/** The text alone. */
export const plainText = ({ pieces }: Passage): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')

/** The text with its terms, whose meaning opens when they are pressed, and the mark of what was corrected in it. */
export function PassageText({ passage }: { readonly passage: Passage }) {
  return (
    <>
      {passage.pieces.map((piece) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <TermButton key={piece.slug} slug={piece.slug}>
            {piece.text}
          </TermButton>
        ),
      )}
      <CorrectionMark text={plainText(passage)} />
    </>
  )
}

/** Where the numbers of some sentences come from, one press away. Opens without scripts. Paper has the list of sources instead. */
export function Notes({ notes, title = words.working }: { readonly notes: readonly Note[]; readonly title?: string }) {
  const worked = unique(notes.flatMap((note) => (note.kind === 'worked' ? [`${note.figure}\n${note.how}`] : [])))
  const sources = notes.flatMap((note) => (note.kind === 'source' ? [note.citation] : []))
  if (worked.length + sources.length === 0) return null
  return (
    <details className="fold no-print text-sm">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 text-green md:min-h-8">
        {title}
        <span className="fold-mark scale-75" aria-hidden="true" />
      </summary>
      <div className="grid gap-2 pb-2">
        {worked.length > 0 ? (
          <ul className="grid gap-1.5 text-ink-2">
            {worked.map((line) => {
              const [figure, how] = line.split('\n')
              return (
                <li key={line}>
                  <b className="font-semibold text-ink">{figure}:</b> {how}
                </li>
              )
            })}
          </ul>
        ) : null}
        {sources.length > 0 ? <SourceList sources={sources} /> : null}
      </div>
    </details>
  )
}
const unique = (lines: readonly string[]): readonly string[] => [...new Set(lines)]
