import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { defaultYear } from '#facts/default-year.ts'
import { filled, type Numbers, neededBy } from '#teaching/guides/kit/fill.ts'
import type { GuideNumber, OwnWork, Work } from '#teaching/guides/kit/guide.ts'
import { workedOut } from '#teaching/guides/kit/own-works.ts'
import { TextBox } from '../../calculator/form/boxes.tsx'
import { useAsked } from '../../calculator/worker/use-asked.ts'
import { useOwnPicture } from '../../state/picture.ts'
import { profile as profileStore } from '../../state/profile.ts'
import { useStored } from '../../state/use-stored.ts'
import { Marked } from '../../ui/marked.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { calculatorLink, type LinkValue } from '../picture/calculator-link.ts'
import { beginWith, knownOf } from './known-numbers.ts'
import { words as own } from './words.ts'

/** The few numbers an end needs, filled from the visitor's picture, and what the calculators answer with them. */
export function EndNumbers(props: {
  readonly works: readonly (Work | OwnWork)[]
  readonly asked: Readonly<Record<string, GuideNumber>>
  readonly tools: Readonly<Record<string, string>>
}) {
  const { works, asked, tools } = props
  const { household, today } = useOwnPicture()
  const [profile] = useStored(profileStore)
  const begun = useMemo(() => beginWith(asked, knownOf(household, profile, today)), [asked, household, profile, today])
  const [typed, setTyped] = useState<Numbers>({})
  const numbers = useMemo(() => ({ ...begun.numbers, ...typed }), [begun, typed])
  const names = neededBy(works, asked)
  const isOwn = names.some((name) => begun.own.has(name))
  const put = (name: string, value: number | string) => setTyped((before) => ({ ...before, [name]: value }))
  const who = useMemo(
    () => ({
      ...(profile.state ? { state: profile.state } : {}),
      ...(profile.filingStatus ? { filingStatus: profile.filingStatus } : {}),
    }),
    [profile],
  )
  return (
    <section aria-label={own.numbers} className="mt-5 grid gap-4 border-line border-t pt-4">
      <div>
        <h3 className="text-lg">{own.numbers}</h3>
        <p className="text-ink-2 text-sm">
          {isOwn ? own.numbersOwn : own.numbersExample} {own.notAsked}
        </p>
        <div className="mt-3 grid items-start gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {names.map((name) => (
            <Ask
              key={name}
              ask={asked[name] as GuideNumber}
              value={numbers[name] ?? ''}
              onChange={(value) => put(name, value)}
            />
          ))}
        </div>
      </div>
      <ul className="grid gap-3 md:grid-cols-2">
        {works.map((work) => (
          <li key={work.about} className="rounded-md bg-sunk px-4 py-4 md:px-5">
            <h4 className="mb-1 font-sans font-semibold text-copper text-sm">{work.about}</h4>
            {'own' in work ? (
              <OwnAnswer work={work} numbers={numbers} />
            ) : (
              <Answer work={work} numbers={numbers} who={who} today={today} title={tools[work.calculator] ?? ''} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Ask(props: {
  readonly ask: GuideNumber
  readonly value: number | string
  readonly onChange: (value: number | string) => void
}) {
  const { ask, value, onChange } = props
  const id = useId()
  if (ask.kind === 'month')
    return (
      <div className="grid gap-1">
        <label htmlFor={id} className="text-sm">
          {ask.label}
        </label>
        <TextBox
          id={id}
          type="month"
          className="select w-full"
          value={String(value)}
          min={`${ask.min}-01`}
          max={`${ask.max}-12`}
          onText={(text) => {
            const year = Number(text.slice(0, 4))
            if (/^\d{4}-\d{2}$/.test(text) && year >= ask.min && year <= ask.max) onChange(text)
          }}
        />
      </div>
    )
  return (
    <NumberField
      label={ask.label}
      kind={ask.kind}
      value={Number(value)}
      min={ask.min}
      max={ask.max}
      suffix={ask.suffix ?? (ask.kind === 'percent' ? '%' : undefined)}
      hint={ask.hint}
      onChange={(next) => {
        if (next !== null) onChange(next)
      }}
    />
  )
}

function OwnAnswer({ work, numbers }: { readonly work: OwnWork; readonly numbers: Numbers }) {
  const { headline, more } = workedOut(work, filled(work, numbers))
  return <Said headline={headline} more={more} isBehind={false} />
}

function Answer(props: {
  readonly work: Work
  readonly numbers: Numbers
  readonly who: Readonly<Record<string, string>>
  readonly today: string
  readonly title: string
}) {
  const { work, numbers, who, today, title } = props
  const payload = useMemo(
    () => ({ inputs: filled(work, numbers), env: { today, year: defaultYear }, who }),
    [work, numbers, today, who],
  )
  const { last, isBehind, isLost } = useAsked(work.calculator, 'front', payload)
  if (isLost) return <p className="min-h-24 text-ink-2">{own.lost}</p>
  if (!last) return <p className="min-h-24 text-ink-2">{own.working}</p>
  const { front, given } = last.answer
  return (
    <>
      <Said headline={front.headline} more={front.more} isBehind={isBehind} />
      <p className="mt-2">
        <Link
          to={calculatorLink(work.calculator, given as Readonly<Record<string, LinkValue>>)}
          className="inline-block py-1.5 text-sm"
        >
          {title ? own.open(title) : own.openPlain}
        </Link>
      </p>
    </>
  )
}

function Said(props: { readonly headline: string; readonly more: string; readonly isBehind: boolean }) {
  const { headline, more, isBehind } = props
  return (
    <div role="status" aria-busy={isBehind} className={isBehind ? 'opacity-60' : ''}>
      <p className="font-serif text-lg leading-snug [&_b]:text-green-ink">
        <Marked text={headline} />
      </p>
      {more ? (
        <p className="mt-1 text-ink-2 text-sm">
          <Marked text={more} />
        </p>
      ) : null}
    </div>
  )
}
