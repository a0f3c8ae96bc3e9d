import { memo } from 'react'
import type { Calculator } from '#calculators/kit/definition.ts'
import { figureText } from '#calculators/kit/format.ts'
import type { Answer, Split } from '#calculators/kit/presentation.ts'
import { Marked } from '../../ui/marked.tsx'

interface ResultCardProps {
  calculator: Calculator
  figures: Readonly<Record<string, number>>
  answer: Answer
  stale: boolean
  /** The answer stands for an earlier question while this one's law is being fetched. */
  isWaiting: boolean
}

/** The answer: one sentence with its numbers, one split bar, the key figures. Read out politely when it changes. */
export const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { calculator, figures, answer, stale, isWaiting } = props
  const keys = answer.keyFigures
    .map((key) => calculator.figures.find((figure) => figure.key === key))
    .filter((figure) => figure !== undefined)
    .filter((figure) => figures[figure.key] !== undefined)
  return (
    <>
      <div className="px-5 py-5 md:px-6 md:py-6">
        <div role="status" aria-busy={isWaiting}>
          <p className="font-serif text-[1.4375rem] leading-[1.3] tracking-[-0.01em] md:text-[1.75rem] [&_b]:font-semibold [&_b]:text-green-ink">
            <Marked text={answer.headline} />
          </p>
          {answer.more ? (
            <p className="mt-2 text-ink-2 [&_b]:text-ink">
              <Marked text={answer.more} />
            </p>
          ) : null}
        </div>
        {stale ? (
          <p className="mt-2 rounded-sm bg-warn-tint px-3 py-1.5 text-sm text-warn">
            Mend the marked field to update this result.
          </p>
        ) : null}
        {answer.split ? <SplitBar split={answer.split} /> : null}
      </div>
      {keys.length > 0 ? (
        <dl className="grid grid-cols-2 border-line border-t md:grid-flow-col md:grid-cols-none">
          {keys.map((figure) => (
            <div
              key={figure.key}
              className="border-line px-5 py-3.5 not-first:border-l max-md:[&:nth-child(n+3)]:border-t max-md:[&:nth-child(odd)]:border-l-0"
            >
              <dt className="text-ink-2 text-xs">
                {figure.label}
                {figure.dollars === 'today' ? ' (today’s dollars)' : ''}
              </dt>
              <dd className="font-semibold font-serif text-[1.375rem]">
                {figureText(figures[figure.key] ?? 0, figure.unit)}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  )
})

/** A bar split into parts that add up, with each part named under it. */
function SplitBar({ split }: { split: Split }) {
  const parts = split.parts.filter((part) => part.value > 0)
  const total = parts.reduce((sum, part) => sum + part.value, 0)
  if (total <= 0) return null
  return (
    <div className="mt-5">
      <div className="mb-2 flex h-[34px] gap-0.5 overflow-hidden rounded-sm" aria-hidden="true">
        {parts.map((part) => (
          <span
            key={part.label}
            style={{ width: `${(part.value / total) * 100}%`, background: `var(--${part.color})` }}
          />
        ))}
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(128px,1fr))] gap-x-4 gap-y-2.5" aria-label={split.label}>
        {parts.map((part) => (
          <div key={part.label}>
            <dt className="flex items-center gap-1.5 text-ink-2 text-xs">
              <span className="size-2.5 flex-none rounded-[3px]" style={{ background: `var(--${part.color})` }} />
              {part.label}
            </dt>
            <dd className="font-semibold">{figureText(part.value, split.unit)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
