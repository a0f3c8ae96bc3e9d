import { lineDiff, type Stretch } from '#writing/revisions/line-diff.ts'
import { history as words } from './words.ts'

const EDGE = 2
const marks = { same: ' ', gone: '−', new: '+' } as const
const looks = { same: 'text-ink-2', gone: 'bg-bad-tint text-ink', new: 'bg-green-tint text-ink' } as const

/** What differs between two texts, with a sign, a color and a word for each line that does. Long stretches that are the same are cut short. */
export function DiffView({ before, after }: { readonly before: string; readonly after: string }) {
  const stretches = lineDiff(before, after)
  if (stretches.every(({ kind }) => kind === 'same')) return <p>{words.same}</p>
  return (
    <div className="overflow-x-auto rounded-md border border-line bg-surface p-3 font-mono text-sm">
      {stretches.map((stretch, i) => {
        const key = `${i}`
        return <Lines key={key} stretch={stretch} />
      })}
    </div>
  )
}

function Lines({ stretch: { kind, lines } }: { readonly stretch: Stretch }) {
  const isLong = kind === 'same' && lines.length > 2 * EDGE + 1
  const shown = isLong ? [...lines.slice(0, EDGE), `⋯ ${lines.length - 2 * EDGE}`, ...lines.slice(-EDGE)] : lines
  return (
    <div className={looks[kind]}>
      {shown.map((line, i) => {
        const key = `${i}`
        return (
          <p key={key} className="whitespace-pre-wrap break-words">
            <span aria-hidden="true">{marks[kind]} </span>
            {kind === 'same' ? null : <span className="sr-only">{kind === 'gone' ? words.gone : words.added}: </span>}
            {line || '\u00a0'}
          </p>
        )
      })}
    </div>
  )
}
