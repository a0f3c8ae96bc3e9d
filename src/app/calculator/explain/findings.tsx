import type { Finding, Working } from '#calculators/kit/presentation.ts'
import { Icon } from '../../ui/icon.tsx'
import { Marked, markedPieces } from '../../ui/marked.tsx'
import type { TermsIn } from '../terms/cut.ts'
import { shared } from '../terms/shared.ts'
import { Termed } from '../terms/termed.tsx'

const looks = {
  good: ['circle-check', 'text-green', 'Good'],
  watch: ['triangle-exclamation-point', 'text-copper', 'Watch'],
  act: ['flag', 'text-copper', 'To do'],
  note: ['info', 'text-ink-2', 'Note'],
} as const

/** `terms`: those to be marked where they first stand. */
export function FindingList({ findings, terms = [] }: { findings: readonly Finding[]; terms?: TermsIn }) {
  const own = shared(
    findings.map(({ text }) => text),
    terms,
  )
  return (
    <ul className="card grid">
      {findings.map((finding, at) => {
        const [icon, color, word] = looks[finding.tone]
        return (
          <li
            key={finding.text}
            className="grid grid-cols-[26px_minmax(0,1fr)] gap-2.5 [overflow-wrap:anywhere] border-line px-4.5 py-3.5 not-first:border-t"
          >
            <span className={`mt-0.5 ${color}`}>
              <Icon name={icon} className="size-[22px]" />
              <span className="sr-only">{word}: </span>
            </span>
            <span>
              <MarkedTerms text={finding.text} terms={own[at] ?? []} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Text with **bold** figures; terms stand between them. */
function MarkedTerms({ text, terms }: { text: string; terms: TermsIn }) {
  if (terms.length === 0) return <Marked text={text} />
  const pieces = markedPieces(text)
  const plain = pieces.map(({ piece, isBold }) => (isBold ? '' : piece))
  const own = shared(plain, terms)
  return pieces.map(({ piece, isBold, key }, at) =>
    isBold ? <b key={key}>{piece}</b> : <Termed key={key} text={piece} terms={own[at] ?? []} />,
  )
}

export function WorkingList({ workings }: { workings: readonly Working[] }) {
  return workings.map((working) => (
    <div key={working.title} className="border-line py-4 not-first:border-t">
      <h3 className="mb-2 text-[1.0625rem]">{working.title}</h3>
      <pre className="whitespace-pre-wrap rounded-sm bg-sunk px-3 py-2.5 font-mono text-sm">
        {working.lines.join('\n')}
      </pre>
      {working.steps && working.steps.length > 0 ? (
        <ol className="mt-2 list-decimal pl-5 text-sm">
          {working.steps.map((step) => (
            <li key={step} className="mt-1">
              <Marked text={step} />
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  ))
}
