import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Tool } from '#calculators/kit/definition.ts'
import type { InputValue, InputValues } from '#calculators/kit/field.ts'
import { figureText } from '#calculators/kit/format.ts'
import type { WidgetPage } from '#teaching/lesson-pages/page.ts'
import { FormField } from '../../calculator/form/fields.tsx'
import { rowNamesFor } from '../../calculator/form/row-names.ts'
import { WaitingNote } from '../../calculator/result/waiting-note.tsx'
import { useCalculator } from '../../calculator/state/use-calculator.ts'
import { Marked } from '../../ui/marked.tsx'
import { calculatorLink, type LinkValue } from '../picture/calculator-link.ts'
import { startingAt } from './starting-at.ts'
import { words } from './words.ts'

const nothing: ReadonlySet<string> = new Set()

/** The questions of a lesson, asked by the real calculator, with its answer in one line. */
export function WidgetForm({ tool, widget }: { readonly tool: Tool; readonly widget: WidgetPage }) {
  const started = useMemo(() => startingAt(tool, widget.inputs as InputValues), [tool, widget])
  const form = useCalculator(started, widget.opening, null)
  const { inputs, askedInputs, hints, drafts, errors, type, leave, put, mark, front, wake } = form
  const changed = Object.keys(widget.inputs).filter(
    (name) => JSON.stringify(askedInputs[name]) !== JSON.stringify(widget.inputs[name]),
  )
  const link = calculatorLink(widget.calculator, {
    ...(widget.given as Record<string, LinkValue>),
    ...Object.fromEntries(changed.map((name) => [name, askedInputs[name] as LinkValue])),
  })
  const figures = form.isOpening ? null : form.awake?.evaluation.figures
  const isStale = Object.keys(errors).length > 0
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:items-start md:gap-6">
      <form
        aria-label={words.widget.form}
        className="no-print"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onFocusCapture={wake}
        onPointerDownCapture={wake}
      >
        {widget.ask.map((name) => {
          const field = started.fields[name]
          if (!field || !started.shown(name, inputs)) return null
          const base = field.kind === 'share' ? inputs[field.base] : undefined
          return (
            <FormField
              key={name}
              name={name}
              field={field}
              value={inputs[name] as InputValue}
              draft={drafts[name]}
              error={errors[name]}
              hint={hints[name] ?? field.hint}
              base={typeof base === 'number' ? base : undefined}
              rowNames={rowNamesFor(field, inputs)}
              fromProfile={false}
              onText={type}
              onLeave={leave}
              onPut={put}
              onMark={mark}
              brought={nothing}
            />
          )
        })}
      </form>
      <div className="relative flex flex-col gap-3 rounded-md bg-sunk px-4 py-4 md:px-5">
        <p
          role="status"
          aria-busy={form.waiting !== null}
          className="min-h-[4.5rem] font-serif text-[1.1875rem] leading-[1.35] md:text-[1.375rem] [&_b]:font-semibold [&_b]:text-green-ink"
        >
          <Marked text={front.headline} />
        </p>
        {widget.watched.length > 0 ? (
          <dl className="grid gap-x-4 gap-y-1.5 border-line border-t pt-3">
            {widget.watched.map(({ key, label, unit, text }) => {
              const value = figures?.[key]
              return (
                <div key={key} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-ink-2 text-sm">{label}</dt>
                  <dd className="tabular-nums">
                    {!figures ? text : value === undefined ? '–' : figureText(value, unit)}
                  </dd>
                </div>
              )
            })}
          </dl>
        ) : null}
        {isStale ? <p className="text-sm text-warn">{words.widget.stale}</p> : null}
        <WaitingNote waiting={form.waiting} />
        <p className="no-print">
          <Link to={link} className="button button-main min-h-11">
            {words.widget.open}
          </Link>
        </p>
        <p className="text-ink-3 text-xs">{words.widget.from(widget.title)}</p>
      </div>
    </div>
  )
}
