import { useId, useState } from 'react'
import { readLink } from '#calculators/kit/read-link.ts'
import { writeLink } from '#calculators/kit/share-link.ts'
import { useStored } from '../../state/use-stored.ts'
import { WaitingWords } from '../result/waiting-note.tsx'
import { keepInAddress } from '../state/address.ts'
import { dropScenario, keepScenario, type Scenario, scenarioShelf } from '../state/scenarios.ts'
import type { CalculatorForm } from '../state/use-calculator.ts'
import { useMissing } from '../state/use-missing.ts'
import type { Compared } from './comparison.ts'
import { ScenarioList } from './scenario-list.tsx'
import { SideBySide } from './side-by-side.tsx'

/** Saved scenarios beside the numbers on the page. */
const BESIDE = 2

/** Saves sets of inputs under a name and puts up to three side by side: the numbers on the page and two saved ones. */
export function ComparePanel({ form }: { form: CalculatorForm }) {
  const { calculator, askedInputs, env } = form
  const id = useId()
  const [shelf] = useStored(scenarioShelf)
  const saved = shelf[calculator.slug] ?? []
  const [name, setName] = useState('')
  const [said, setSaid] = useState('')
  const [picked, setPicked] = useState<readonly string[]>(() => saved.slice(-1).map((one) => one.name))
  const suggested = `Scenario ${saved.length + 1}`

  const save = () => {
    const chosen = name.trim() || suggested
    const hash = writeLink(calculator, askedInputs, form.year)
    const isSaved = keepScenario(calculator.slug, { name: chosen, hash, savedOn: env.today })
    setSaid(isSaved ? `Saved “${chosen}” on this device. Change a number above to compare.` : '')
    if (!isSaved) return
    setName('')
    setPicked((now) => [...now.filter((one) => one !== chosen), chosen].slice(-BESIDE))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className="grid min-w-[min(100%,12rem)] flex-1 gap-1">
          <label htmlFor={id} className="text-sm">
            Scenario name
          </label>
          <input
            id={id}
            type="text"
            className="select w-full min-w-0"
            maxLength={40}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder={suggested}
          />
        </div>
        <button type="submit" className="button button-main max-sm:w-full">
          Save on this device
        </button>
      </form>
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {said}
      </p>
      <ScenarioList
        saved={saved}
        picked={picked}
        isReadable={(scenario) => readScenario(form, scenario) !== null}
        onPick={(one) =>
          setPicked((now) => (now.includes(one) ? now.filter((other) => other !== one) : [...now, one].slice(-BESIDE)))
        }
        onOpen={(scenario) => {
          const held = readScenario(form, scenario)
          if (!held) return
          form.fill(held.inputs)
          form.setYear(held.year)
        }}
        onRemove={({ name }) => dropScenario(calculator.slug, name)}
      />
      <Chosen form={form} chosen={saved.filter((one) => picked.includes(one.name))} />
    </div>
  )
}

/** What a saved scenario asks; null where it can no longer be read. */
function readScenario({ calculator, env }: CalculatorForm, { hash }: Scenario) {
  const parsed = readLink(calculator, hash, env)
  return parsed?.ok ? { inputs: parsed.inputs, year: parsed.year ?? env.year } : null
}

/** The chosen scenarios beside the numbers on the page, once the law they need is here. */
function Chosen({ form, chosen }: { form: CalculatorForm; chosen: readonly Scenario[] }) {
  const { calculator, env, evaluation, resultInputs } = form
  const missing = chosen.flatMap((scenario) => {
    const held = readScenario(form, scenario)
    return held ? [calculator.missing(held.inputs, { ...env, year: held.year })] : []
  })
  const waiting = useMissing(missing.find((one) => one !== null) ?? null, () =>
    keepInAddress(calculator, form.askedInputs, form.year),
  )
  // Only the numbers on the page change at a key press; what a saved scenario gives is worked out once.
  const [worked] = useState(() => new Map<string, Compared>())
  if (waiting) return <WaitingWords waiting={waiting} />
  const others = chosen.flatMap((scenario) => {
    const key = `${env.today} ${env.year} ${scenario.name} ${scenario.hash}`
    const known = worked.get(key)
    const held = known ? null : readScenario(form, scenario)
    const made =
      known ??
      (held && {
        title: scenario.name,
        ...held,
        evaluation: calculator.evaluate(held.inputs, { ...env, year: held.year }),
      })
    if (made) worked.set(key, made)
    return made ? [made] : []
  })
  if (others.length === 0) return null
  const now = { title: 'Your numbers now', inputs: resultInputs, year: env.year, evaluation }
  return <SideBySide calculator={calculator} columns={[now, ...others]} />
}
