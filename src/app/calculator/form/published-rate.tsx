import { useRef } from 'react'
import type { InputValue } from '#calculators/kit/field.ts'
import { dateText, percentText } from '#calculators/kit/format.ts'
import { apiPaths } from '#wire/api-paths.ts'
import { type PublishedRate as Rate, ratesAnswer } from '#wire/rates.ts'
import { failureText } from '../../live/failure.ts'
import { onceAVisit, useAsked } from '../../live/once-a-visit.ts'

export interface PublishedRateProps {
  /** The day of the average the field starts with, 'YYYY-MM-DD'. */
  readonly since: string
  /** The field's label, to tell two such buttons apart. */
  readonly label: string
  readonly value: InputValue
  readonly onUse: (rate: number) => void
}

/** Null where nothing is known yet. */
const newestRate = onceAVisit(apiPaths.rates, (answer): Rate | null => ratesAnswer.parse(answer).mortgage30)

/** Offers the average when it is later than the field's own. */
export function PublishedRate(props: PublishedRateProps) {
  const { value: newest, failure } = useAsked(newestRate)
  if (failure)
    return (
      <p className="basis-full text-ink-3 text-xs">We couldn’t check for a newer average. {failureText(failure)}</p>
    )
  return <RateOffer {...props} newest={newest} />
}

/**
 * The later average with its day and its publisher. The button goes once the box holds that rate; the line stays as its source, so
 * that nothing moves and the focus has a place to go.
 */
export function RateOffer({
  since,
  label,
  value,
  onUse,
  newest,
}: PublishedRateProps & { readonly newest: Rate | null }) {
  const line = useRef<HTMLParagraphElement>(null)
  if (newest === null || newest.asOf <= since) return null
  const use = () => {
    onUse(newest.rate)
    line.current?.focus()
  }
  return (
    <p ref={line} tabIndex={-1} className="basis-full text-ink-3 text-xs">
      {percentText(newest.rate)} on {dateText(newest.asOf)} ({publisher(newest.source)}).{' '}
      {value === newest.rate ? null : (
        <button
          type="button"
          className="min-h-6 min-w-6 text-green underline underline-offset-2"
          aria-label={`Use it: ${percentText(newest.rate)} for ${label}`}
          onClick={use}
        >
          Use it
        </button>
      )}
    </p>
  )
}

/** 'Freddie Mac, Primary Mortgage Market Survey' → 'Freddie Mac'. */
const publisher = (source: string): string => source.split(',')[0] ?? source
