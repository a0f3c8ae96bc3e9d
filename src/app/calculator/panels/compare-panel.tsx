import { useId, useState } from 'react'
import type { InputValues } from '#calculators/kit/field.ts'
import { figureText } from '#calculators/kit/format.ts'
import { readLink, writeLink } from '#calculators/kit/share-link.ts'
import { useStored } from '../../state/use-stored.ts'
import { inputText } from '../form/input-text.ts'
import { WaitingWords } from '../result/waiting-note.tsx'
import { keepInAddress } from '../state/address.ts'
import { dropScenario, keepScenario, mostScenarios, type Scenario, scenarioShelf } from '../state/scenarios.ts'
import type { CalculatorForm } from '../state/use-calculator.ts'
import { useMissing } from '../state/use-missing.ts'

/** Keeps sets of inputs under a name and puts up to three side by side: these numbers and two kept ones. */
export function ComparePanel({ form }: { form: CalculatorForm }) {
  const { calculator, askedInputs, env } = form
  const id = useId()
  const [shelf] = useStored(scenarioShelf)
  const kept = shelf[calculator.slug] ?? []
  const [name, setName] = useState('')
  const [said, setSaid] = useState('')
  const [picked, setPicked] = useState<readonly string[]>([])
  const shown = picked.filter((one) => kept.some((scenario) => scenario.name === one))

  const save = () => {
    const chosen = name.trim() || `Scenario ${kept.length + 1}`
    const saved = keepScenario(calculator.slug, {
      name: chosen,
      hash: writeLink(calculator, askedInputs, form.year),
      savedOn: env.today,
    })
    setSaid(saved ? `Kept as “${chosen}” in this browser.` : `You can keep ${mostScenarios} here. Remove one first.`)
    if (saved) {
      setName('')
      setPicked((now) => [...now.filter((one) => one !== chosen), chosen].slice(-2))
    }
  }
  const read = (scenario: Scenario): Omit<ComparedColumn, 'title'> | null => {
    const parsed = readLink(calculator, scenario.hash, env)
    return parsed?.ok ? { inputs: parsed.inputs, year: parsed.year ?? env.year } : null
  }
  const toggle = (one: string) =>
    setPicked((now) => (now.includes(one) ? now.filter((other) => other !== one) : [...now, one].slice(-2)))
  const columns = [
    { title: 'These numbers', inputs: askedInputs, year: env.year },
    ...shown.flatMap((one) => {
      const scenario = kept.find((other) => other.name === one)
      const held = scenario ? read(scenario) : null
      return held ? [{ title: one, ...held }] : []
    }),
  ]
  return (
    <div className="grid gap-4">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className="grid flex-1 gap-1">
          <label htmlFor={id} className="text-sm">
            Name for these numbers
          </label>
          <input
            id={id}
            type="text"
            className="select"
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder={`Scenario ${kept.length + 1}`}
          />
        </div>
        <button type="submit" className="button button-main">
          Keep in this browser
        </button>
      </form>
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {said}
      </p>
      {kept.length > 0 ? (
        <ul className="grid gap-2">
          {kept.map((scenario) => {
            const held = read(scenario)
            return (
              <li
                key={scenario.name}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b pb-2 text-sm"
              >
                <label className="flex flex-1 items-center gap-2">
                  <input
                    type="checkbox"
                    className="size-4 accent-green"
                    checked={picked.includes(scenario.name)}
                    disabled={!held}
                    onChange={() => toggle(scenario.name)}
                  />
                  {scenario.name}
                  {held ? '' : ' (from an older version of this calculator; it can no longer be read)'}
                </label>
                {held ? (
                  <button
                    type="button"
                    className="text-green underline underline-offset-2"
                    onClick={() => {
                      form.fill(held.inputs)
                      form.setYear(held.year)
                    }}
                  >
                    Open<span className="sr-only"> {scenario.name}</span>
                  </button>
                ) : null}
                <button
                  type="button"
                  className="text-green underline underline-offset-2"
                  onClick={() => dropScenario(calculator.slug, scenario.name)}
                >
                  Remove<span className="sr-only"> {scenario.name}</span>
                </button>
              </li>
            )
          })}
        </ul>
      ) : (
        <p className="text-ink-2 text-sm">
          Nothing kept yet. Keep these numbers, change something, and see both side by side.
        </p>
      )}
      {columns.length > 1 ? <SideBySide form={form} columns={columns} /> : null}
    </div>
  )
}

interface ComparedColumn {
  readonly title: string
  readonly inputs: InputValues
  /** The year whose rules apply. */
  readonly year: number
}

function SideBySide({ form, columns }: { form: CalculatorForm; columns: readonly ComparedColumn[] }) {
  const { calculator, env } = form
  const waiting = useMissing(
    columns
      .map((column) => calculator.missing(column.inputs, { ...env, year: column.year }))
      .find((one) => one !== null) ?? null,
    () => keepInAddress(calculator, form.askedInputs, form.year),
  )
  if (waiting) return <WaitingWords waiting={waiting} />
  const results = columns.map((column) => calculator.evaluate(column.inputs, { ...env, year: column.year }).figures)
  const differing = Object.entries(calculator.fields).filter(
    ([name]) => new Set(columns.map((column) => JSON.stringify(column.inputs[name]))).size > 1,
  )
  return (
    <div className="overflow-x-auto">
      <table className="ledger">
        <caption className="sr-only">Scenarios side by side</caption>
        <thead>
          <tr>
            <th scope="col">What differs</th>
            {columns.map((column) => (
              <th key={column.title} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {new Set(columns.map((column) => column.year)).size > 1 ? (
            <tr>
              <th scope="row" className="font-normal text-ink-2">
                Rules of
              </th>
              {columns.map((column) => (
                <td key={column.title} className="text-ink-2">
                  {column.year}
                </td>
              ))}
            </tr>
          ) : null}
          {differing.map(([name, field]) => (
            <tr key={name}>
              <th scope="row" className="font-normal text-ink-2">
                {field.label}
              </th>
              {columns.map((column) => (
                <td key={column.title} className="text-ink-2">
                  {inputText(field, column.inputs[name] ?? null)}
                </td>
              ))}
            </tr>
          ))}
          {calculator.figures.map((figure) => (
            <tr key={figure.key}>
              <th scope="row" className="font-normal">
                {figure.label}
              </th>
              {columns.map((column, c) => {
                const value = results[c]?.[figure.key]
                return <td key={column.title}>{value === undefined ? '–' : figureText(value, figure.unit)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
