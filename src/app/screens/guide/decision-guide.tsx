import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { dateText } from '#calculators/kit/format.ts'
import { walk } from '#teaching/guides/kit/walk.ts'
import { Icon } from '../../ui/icon.tsx'
import { Still } from '../../ui/still.tsx'
import { TermButton } from '../../ui/term-button.tsx'
import { answersIn, keepAnswers } from './answers-address.ts'
import { EndPart } from './end-part.tsx'
import type { GuidePage } from './page-data.ts'
import { WholeGuide } from './whole-guide.tsx'
import { words as own } from './words.ts'

/** A decision, one question at a time. The answers stand behind the '#' of the address, so that a way can be kept or sent on. */
export function DecisionGuide({ page }: { readonly page: GuidePage }) {
  const { about, words, help, terms, sources } = page
  const [answers, setAnswers] = useState<readonly number[]>([])
  const place = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    const read = () => setAnswers(answersIn(location.hash))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  const go = (next: readonly number[]) => {
    hasMoved.current = true
    setAnswers(next)
    keepAnswers(next)
  }
  const { passed, at } = walk(words, answers)
  useEffect(() => {
    if (hasMoved.current && at) place.current?.focus()
  }, [at])
  const given = passed.map(({ answer }) => answer)
  const step = words.steps[at]
  const end = words.ends[at]
  return (
    <article>
      <header className="mt-3 mb-6 md:mt-6 print:my-1">
        <p className="no-print mb-2 text-sm">
          <Link to="/guide">{own.title}</Link>
        </p>
        <h1 className="text-2xl md:text-3xl">{about.title}</h1>
        <p className="mt-2 max-w-[62ch] text-ink-2 text-lg">{about.line}</p>
      </header>
      {help.length > 0 ? <HelpLines help={help} /> : null}
      <div className="no-print">
        <section className="card p-5 md:p-6" aria-labelledby="here">
          <p className="mb-1 text-copper text-sm">{step ? own.step(passed.length + 1) : own.end}</p>
          <h2 id="here" ref={place} tabIndex={-1} className="max-w-[34ch] text-xl outline-none md:text-2xl">
            {step?.ask ?? end?.title}
          </h2>
          {step ? (
            <>
              {step.hint ? <p className="mt-2 max-w-[62ch] text-ink-2">{step.hint}</p> : null}
              <div className="mt-4 grid max-w-[460px] gap-2">
                {step.answers.map(({ says }, index) => (
                  <button
                    key={says}
                    type="button"
                    className="button min-h-12 justify-start rounded-md! text-left"
                    onClick={() => go([...given, index])}
                  >
                    {says}
                  </button>
                ))}
              </div>
            </>
          ) : null}
          {end ? <EndPart key={at} end={end} numbers={words.numbers} tools={page.tools} /> : null}
          {passed.length > 0 ? (
            <p className="mt-5 flex flex-wrap gap-2">
              <button type="button" className="button min-h-11" onClick={() => go(given.slice(0, -1))}>
                <Icon name="arrow-left" className="size-4" /> {own.back}
              </button>
              <button type="button" className="button min-h-11" onClick={() => go([])}>
                {own.again}
              </button>
            </p>
          ) : null}
        </section>
        {passed.length > 0 ? (
          <section aria-label={own.yourAnswers} className="mt-4">
            <h2 className="mb-1 text-lg">{own.yourAnswers}</h2>
            <ol className="grid gap-1 text-sm">
              {passed.map(({ step: key, answer }, index) => (
                <li key={key} className="flex flex-wrap items-baseline gap-x-2">
                  <span className="text-ink-2">{words.steps[key]?.ask}</span>
                  <b className="font-semibold">{words.steps[key]?.answers[answer]?.says}</b>
                  <button
                    type="button"
                    className="py-1.5 text-green underline"
                    aria-label={`${own.change}: ${words.steps[key]?.ask}`}
                    onClick={() => go(given.slice(0, index))}
                  >
                    {own.change}
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ) : null}
      </div>
      <Still>{() => <WholeGuide words={words} />}</Still>
      {terms.length > 0 ? (
        <Under title={own.inThisGuide} className="no-print">
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {terms.map(({ slug, title }) => (
              <li key={slug} className="py-1">
                <TermButton slug={slug}>{title}</TermButton>
              </li>
            ))}
          </ul>
        </Under>
      ) : null}
      {sources.length > 0 ? (
        <Under title={own.sources}>
          <ul className="grid gap-1 text-ink-2 text-sm print:block print:text-[0.85rem]">
            {sources.map(({ title, publisher, url, checked }) => (
              <li key={title} className="print:mr-2 print:inline">
                {url ? (
                  <a href={url} rel="noopener">
                    {title}
                  </a>
                ) : (
                  title
                )}{' '}
                ({publisher}). {own.checked(checked)}
              </li>
            ))}
          </ul>
        </Under>
      ) : null}
      <p className="mt-8 text-ink-3 text-xs print:mt-2">
        {own.education} {own.reviewed(dateText(about.reviewed))}
      </p>
    </article>
  )
}

function Under(props: { readonly title: string; readonly className?: string; readonly children: ReactNode }) {
  const { title, className = '', children } = props
  return (
    <section className={`mt-6 print:mt-2 ${className}`} aria-label={title}>
      <h2 className="mb-1 text-lg">{title}</h2>
      {children}
    </section>
  )
}

/** Before anything else, where money or life is in trouble: who answers, and what for. */
function HelpLines({ help }: Pick<GuidePage, 'help'>) {
  return (
    <section aria-label={own.help} className="card mb-5 border-l-4 border-l-(--copper) p-5 print:p-2">
      <h2 className="text-lg">{own.help}</h2>
      <ul className="mt-2 grid gap-2 print:grid-cols-3">
        {help.map(({ name, number, url, says }) => (
          <li key={name}>
            <a className="whitespace-nowrap font-semibold" href={`tel:${number.length > 3 ? `+1-${number}` : number}`}>
              {number}
            </a>{' '}
            {name === number ? null : (
              <a href={url} rel="noopener">
                {name}
              </a>
            )}{' '}
            <span className="block text-ink-2">{says}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2 text-sm">{own.helpNote}</p>
    </section>
  )
}
