import { memo, useId } from 'react'
import { figureText } from '#calculators/kit/format.ts'
import type { Front } from '#calculators/kit/front.ts'
import type { Split } from '#calculators/kit/presentation.ts'
import { Marked } from '../../ui/marked.tsx'

interface ResultCardProps {
  front: Front
  stale: boolean
  /** The answer stands for an earlier question while this one's law is being fetched. */
  isWaiting: boolean
  /** Back to our starting numbers. */
  onRestart: () => void
}

/** The answer: one sentence with its numbers, one split bar, the key figures. Read out politely when it changes. */
export const ResultCard = memo(function ResultCard({ front, stale, isWaiting, onRestart }: ResultCardProps) {
  const { headline, more, split, tiles, isUnanswered } = front
  return (
    <>
      <div className="numbers px-5 py-4 md:px-6 md:py-5">
        <div role="status" aria-busy={isWaiting}>
          <p className="font-serif text-[1.375rem] leading-[1.3] tracking-[-0.01em] md:text-[1.625rem] [&_b]:font-semibold [&_b]:text-green-ink">
            <Marked text={headline} />
          </p>
          {more ? (
            <p className="mt-1.5 text-ink-2 text-sm md:text-base [&_b]:text-ink">
              <Marked text={more} />
            </p>
          ) : null}
        </div>
        {stale ? (
          <p className="mt-2 rounded-sm bg-warn-tint px-3 py-1.5 text-sm text-warn">
            Fix the highlighted field to update this result.
          </p>
        ) : null}
        {isUnanswered ? (
          <button type="button" className="button mt-3" onClick={onRestart}>
            Start with our numbers
          </button>
        ) : null}
        {split ? <SplitBar split={split} /> : null}
      </div>
      {tiles.length > 0 ? (
        <dl className="numbers grid grid-cols-2 border-line border-t md:grid-flow-col md:grid-cols-none">
          {tiles.map(({ key, label, text }) => (
            <div
              key={key}
              className="border-line px-5 py-2.5 not-first:border-l max-md:[&:nth-child(n+3)]:border-t max-md:[&:nth-child(odd)]:border-l-0 max-md:[&:nth-child(odd):last-child]:col-span-2"
            >
              <dt className="text-ink-2 text-xs">{label}</dt>
              <dd className="font-semibold font-serif text-[1.25rem]">{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  )
})

/** A bar split into parts that add up: what it divides is said above it, each part under it. */
function SplitBar({ split }: { split: Split }) {
  const id = useId()
  const parts = split.parts.filter((part) => part.value > 0)
  const total = parts.reduce((sum, part) => sum + part.value, 0)
  if (total <= 0) return null
  return (
    <div className="mt-4">
      <p id={`${id}-split`} className="mb-1.5 text-ink-2 text-xs">
        {split.label}
      </p>
      <div className="split-bar mb-2 flex h-[26px] gap-0.5 overflow-hidden rounded-sm" aria-hidden="true">
        {parts.map((part) => (
          <span
            key={part.label}
            style={{ width: `${(part.value / total) * 100}%`, background: `var(--${part.color})` }}
          />
        ))}
      </div>
      <dl
        className="grid grid-cols-[repeat(auto-fit,minmax(128px,1fr))] gap-x-4 gap-y-2"
        aria-labelledby={`${id}-split`}
      >
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
