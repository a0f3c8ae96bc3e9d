import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Calculator, Evaluation, FieldErrors } from '#calculators/kit/definition.ts'
import { type Env, type InputValue, type InputValues, initialInputs } from '#calculators/kit/field.ts'
import { readText } from '#calculators/kit/read-field.ts'
import { defaultYear } from '#facts/default-year.ts'
import { useToday } from '../../state/today.ts'
import { type StudyState, useStudy } from '../study/use-study.ts'
import { keepInAddress } from './address.ts'
import { follow, isBehind, settle, startingForm, unlike, without } from './form-state.ts'
import { useMissing, type Waiting } from './use-missing.ts'

/** What a pre-rendered page takes for today until the browser says otherwise. */
const builtOn = '2026-11-21'
export interface CalculatorForm {
  readonly calculator: Calculator
  readonly inputs: InputValues
  /** The last inputs that fit together: what a link, a scenario and the profile keep. */
  readonly askedInputs: InputValues
  /** The inputs the result stands for: those asked, save while the law they need is being fetched or their study begins. */
  readonly resultInputs: InputValues
  readonly waiting: Waiting | null
  /** How the long work behind the charts stands; null where there is none. */
  readonly study: StudyState | null
  readonly drafts: Readonly<Record<string, string>>
  readonly errors: FieldErrors
  /** The year chosen; ahead of the result's while its law is being fetched. */
  readonly year: number
  /** What the result stands on. */
  readonly env: Env
  readonly evaluation: Evaluation
  readonly touched: boolean
  /** The inputs the last link, scenario or profile set to something else than their starting values: none may stay hidden. */
  readonly brought: ReadonlySet<string>
  readonly type: (name: string, text: string) => void
  readonly leave: (name: string) => void
  readonly put: (name: string, value: InputValue) => void
  /** Says whether some box of a list holds a text that cannot be read; the list shows what is wrong itself. */
  readonly mark: (name: string, isUnread: boolean) => void
  /** Takes over whole sets of inputs: a link, a scenario, a profile, an undo. */
  readonly fill: (values: InputValues) => void
  readonly reset: () => void
  readonly setYear: (year: number) => void
}

export function useCalculator(calculator: Calculator): CalculatorForm {
  const today = useToday() ?? builtOn
  const [form, setForm] = useState(() => startingForm(defaultYear))
  const [unread, setUnread] = useState<FieldErrors>({})

  const put = useCallback(
    (name: string, value: InputValue) => setForm((now) => settle(calculator, today, now, { [name]: value }, [name])),
    [calculator, today],
  )
  const fill = useCallback(
    (values: InputValues) =>
      setForm((now) => ({
        ...settle(calculator, today, now, values, Object.keys(values)),
        brought: unlike(initialInputs(calculator.fields, { today }), values),
      })),
    [calculator, today],
  )
  const type = useCallback(
    (name: string, text: string) =>
      setForm((now) => {
        const field = calculator.fields[name]
        if (!field) return now
        const drafts = { ...now.drafts, [name]: text }
        const unit =
          field.kind === 'share' && shareUnit(now.edits[name] ?? initialInputs({ [name]: field }, { today })[name])
        const read = readText(field, unit === 'pct' && !/[%$]/.test(text) && text.trim() !== '' ? `${text}%` : text)
        if (!read.ok) return { ...now, drafts, problems: { ...now.problems, [name]: read.message } }
        return { ...settle(calculator, today, now, { [name]: read.value }, [name]), drafts }
      }),
    [calculator, today],
  )
  const leave = useCallback(
    (name: string) =>
      setForm((now) =>
        now.problems[name] || now.drafts[name] === undefined ? now : { ...now, drafts: without(now.drafts, [name]) },
      ),
    [],
  )
  const mark = useCallback(
    (name: string, isUnread: boolean) => setUnread((now) => (isUnread ? { ...now, [name]: '' } : without(now, [name]))),
    [],
  )
  const reset = useCallback(() => setForm((now) => startingForm(now.year)), [])
  const setYear = useCallback(
    (year: number) => setForm((now) => follow(calculator, today, { ...now, year })),
    [calculator, today],
  )

  const { edits, asked, answered } = form
  const questionEnv = useMemo<Env>(() => ({ today, year: answered.year }), [today, answered.year])
  const initial = useMemo(() => initialInputs(calculator.fields, { today }), [calculator, today])
  const inputs = useMemo(() => ({ ...initial, ...edits }), [initial, edits])
  const askedInputs = useMemo(() => ({ ...initial, ...asked }), [initial, asked])
  const questionInputs = useMemo(() => ({ ...initial, ...answered.values }), [initial, answered.values])
  const { inputs: resultInputs, env, found, study } = useStudy(calculator, { inputs: questionInputs, env: questionEnv })
  const evaluation = useMemo(
    () => calculator.evaluate(resultInputs, env, found ?? undefined),
    [calculator, resultInputs, env, found],
  )
  const unfit = useMemo(() => (edits === asked ? {} : calculator.check(inputs)), [calculator, inputs, edits, asked])

  const behind = isBehind(form)
  const missing = behind ? calculator.missing(askedInputs, { today, year: form.year }) : null
  const waiting = useMissing(missing, () => keepInAddress(calculator, askedInputs, form.year))
  const isHere = behind && missing === null
  useEffect(() => {
    if (isHere) setForm((now) => follow(calculator, today, now))
  }, [calculator, today, isHere])
  return {
    calculator,
    inputs,
    askedInputs,
    resultInputs,
    waiting,
    study,
    drafts: form.drafts,
    errors: { ...unread, ...unfit, ...form.problems },
    year: form.year,
    env,
    evaluation,
    touched: Object.keys(edits).length > 0,
    brought: form.brought,
    type,
    leave,
    put,
    mark,
    fill,
    reset,
    setYear,
  }
}

const shareUnit = (value: InputValue | undefined) =>
  typeof value === 'object' && value !== null && 'unit' in value ? value.unit : 'usd'
