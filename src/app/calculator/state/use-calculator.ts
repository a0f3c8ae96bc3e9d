import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Answered, Answering, FieldErrors, Tool } from '#calculators/kit/definition.ts'
import type { Env } from '#calculators/kit/field.ts'
import { type InputValue, type InputValues, initialInputs } from '#calculators/kit/field.ts'
import { type Front, frontOf, hintsOf, type Opening } from '#calculators/kit/front.ts'
import { type LawShelf, lawShelf } from '#calculators/kit/law-shelf.ts'
import { afterLoad } from '../../ui/after-load.ts'
import { type StudyState, useStudy } from '../study/use-study.ts'
import { keepInAddress } from './address.ts'
import {
  ask,
  type FormState,
  follow,
  type Ground,
  isBehind,
  settle,
  startingForm,
  unlike,
  without,
} from './form-state.ts'
import { bringReader, reader } from './reader.ts'
import { left, readDrafts, typed } from './typed.ts'
import { useMissing, type Waiting } from './use-missing.ts'
import { useSame } from './use-same.ts'

/** The form of a page. Until what answers has come, it shows what the finished page says of the starting values. */
export interface PageForm {
  readonly tool: Tool
  readonly inputs: InputValues
  /** The last inputs that fit together: what a link, a scenario and the profile keep. */
  readonly askedInputs: InputValues
  /** What the address keeps: those asked, and while nothing answers yet, what a link or a hand has put into the form. */
  readonly keptInputs: InputValues
  /** The inputs the result stands for: those asked, save while the law they need is being fetched or their study begins. */
  readonly resultInputs: InputValues
  readonly waiting: Waiting | null
  /** How the long work behind the charts stands; null where there is none. */
  readonly study: StudyState | null
  /** What the study of the result's inputs has found; null for nothing (yet). */
  readonly found: unknown
  readonly drafts: Readonly<Record<string, string>>
  readonly errors: FieldErrors
  /** The year chosen; ahead of the result's while its law is being fetched. */
  readonly year: number
  /** What the result stands on. */
  readonly env: Env
  /** The day, and the law fetched so far. */
  readonly ground: Ground
  readonly front: Front
  readonly hints: Readonly<Record<string, string>>
  /** Whether the result is that of the finished page: the starting values on the day it was made. */
  readonly isOpening: boolean
  readonly touched: boolean
  /** Whether the result answers what stands in the form now. */
  readonly isCurrent: boolean
  /** A study is looking for the answer to what is asked; until then the last one stays for a moment. */
  readonly isSought: boolean
  /** The inputs the last link, scenario or profile set to something else than their starting values: none may stay hidden. */
  readonly brought: ReadonlySet<string>
  /** The box last typed in; null where the last change came some other way. */
  readonly lastTyped: string | null
  readonly type: (name: string, text: string) => void
  readonly leave: (name: string) => void
  readonly put: (name: string, value: InputValue) => void
  /** Says whether some box of a list holds a text that cannot be read; the list shows what is wrong itself. */
  readonly mark: (name: string, isUnread: boolean) => void
  /** Takes over whole sets of inputs: a link, a scenario, a profile, an undo. */
  readonly fill: (values: InputValues) => void
  readonly reset: () => void
  readonly setYear: (year: number) => void
  /** Fetches what answers, so that what needs it can begin. */
  readonly wake: () => void
  /** The same form with its answers at hand; null until they are. */
  readonly awake: CalculatorForm | null
}

/** What the panels and companions hold: a form whose answers are at hand. */
export interface CalculatorForm extends Omit<PageForm, 'tool' | 'awake'> {
  readonly calculator: Answering
  readonly evaluation: Answered
}

const NOTHING: FieldErrors = {}
/** What answers, in words, to stand in “Fetching …”. */
const THIS = 'this calculator'

/**
 * `atHand`: what answers, where it is here from the start, as on the server; `law` is then the law of the starting values, so that a
 * finished page holds the pieces that ask for an answer too.
 */
export function useCalculator(tool: Tool, opening: Opening, atHand: Answering | null, law?: LawShelf): PageForm {
  const [shelf] = useState(() => law ?? lawShelf())
  const ground = useMemo<Ground>(() => ({ today: opening.today, law: shelf }), [opening.today, shelf])
  const [form, setForm] = useState(() => startingForm(opening.year))
  const [unread, setUnread] = useState<FieldErrors>({})
  const [calculator, setCalculator] = useState(atHand)
  /** Somebody wants to ask: at the first sign of it what answers is fetched, and kept ever after. */
  const [isWanted, setWanted] = useState(atHand !== null)
  const wake = useCallback(() => setWanted(true), [])
  /** Something was typed before it could be read. */
  const isUnread = useRef(false)
  const now = useRef(calculator)
  useLayoutEffect(() => {
    now.current = calculator
  })

  const change = useCallback(
    (values: InputValues, and: (form: FormState) => Partial<FormState> = () => ({})) => {
      wake()
      setForm((form) => {
        const settled = settle(now.current, ground, form, values, Object.keys(values))
        return { ...settled, ...and(form) }
      })
    },
    [ground, wake],
  )
  const put = useCallback((name: string, value: InputValue) => change({ [name]: value }), [change])
  const fill = useCallback(
    (values: InputValues) => change(values, () => ({ brought: unlike(initialInputs(tool.fields, ground), values) })),
    [change, tool, ground],
  )
  const type = useCallback(
    (name: string, text: string) => {
      wake()
      if (!reader()) isUnread.current = true
      setForm((form) => typed({ tool, ground, calculator: now.current, reader: reader() }, form, name, text))
    },
    [tool, ground, wake],
  )
  const leave = useCallback(
    (name: string) => setForm((form) => left({ tool, ground, reader: reader() }, form, name)),
    [tool, ground],
  )
  const mark = useCallback(
    (name: string, isUnread: boolean) => setUnread((all) => (isUnread ? { ...all, [name]: '' } : without(all, [name]))),
    [],
  )
  const reset = useCallback(() => setForm((form) => startingForm(form.year)), [])
  const setYear = useCallback(
    (year: number) => {
      wake()
      setForm((form) => follow(now.current, ground, { ...form, year }))
    },
    [ground, wake],
  )
  // Lost now, it comes with the first touch.
  useEffect(() => {
    afterLoad()
      .then(bringReader)
      .catch(() => {})
  }, [])
  // What was typed before it could be read or answered is when it can.
  useEffect(() => {
    if (!calculator) return
    setForm((form) => ask(calculator, ground, form))
    if (!isUnread.current) return
    isUnread.current = false
    const take = () => setForm((form) => readDrafts({ tool, ground, calculator, reader: reader() }, form))
    bringReader().then(take, () => {})
  }, [tool, calculator, ground])

  const { edits, asked, answered } = form
  const questionEnv = useMemo<Env>(() => ({ ...ground, year: answered.year }), [ground, answered.year])
  const initial = useMemo(() => initialInputs(tool.fields, ground), [tool, ground])
  const inputs = useMemo(() => ({ ...initial, ...edits }), [initial, edits])
  const askedInputs = useMemo(() => ({ ...initial, ...asked }), [initial, asked])
  const keptInputs = calculator ? askedInputs : inputs
  const questionInputs = useMemo(() => ({ ...initial, ...answered.values }), [initial, answered.values])
  const shown = useStudy(tool, { inputs: questionInputs, env: questionEnv }, isWanted)
  const { inputs: resultInputs, env, found } = shown

  const behind = calculator !== null && isBehind(form)
  const isTyped = edits !== asked || Object.keys(form.drafts).length > 0
  const isAhead = calculator === null && (isTyped || form.year !== opening.year)
  const missingLaw = behind || isWanted ? tool.missing(askedInputs, { ...ground, year: form.year }) : null
  // The law comes beside what answers, not after it.
  const bring = async () => {
    const answering = Promise.all([tool.answering(), bringReader()]).then(([come]) => setCalculator(come))
    await Promise.all([answering, missingLaw?.fetch()])
  }
  const missing = isWanted && !calculator ? { what: THIS, fetch: bring } : missingLaw
  const waiting = useMissing(missing, () => keepInAddress(tool, keptInputs, form.year))
  // Whatever came first, the question or its law: an answer follows as soon as both are here.
  const isHere = behind && missing === null
  if (isHere && follow(calculator, ground, form) !== form) setForm((now) => follow(calculator, ground, now))

  const isOpening = Object.keys(answered.values).length === 0 && env.year === opening.year
  const canAnswer = calculator !== null && (!isOpening || isWanted) && calculator.missing(resultInputs, env) === null
  const evaluation = useMemo(
    () => (canAnswer ? calculator.evaluate(resultInputs, env, found ?? undefined) : null),
    [canAnswer, calculator, resultInputs, env, found],
  )
  const front = useMemo(
    () => (calculator && evaluation && !isOpening ? frontOf(calculator, resultInputs, evaluation) : opening.front),
    [calculator, evaluation, isOpening, resultInputs, opening],
  )
  // While law is on its way the hints stay as they are: some of them stand on it.
  const canHint = calculator !== null && tool.missing(inputs, env) === null
  const lastHints = useRef(opening.hints)
  const hints = useMemo(() => {
    if (Object.keys(edits).length === 0 && env.year === opening.year) return opening.hints
    return canHint ? hintsOf(calculator, inputs, env) : lastHints.current
  }, [canHint, calculator, inputs, edits, env, opening])
  lastHints.current = hints
  const unfit = useMemo(
    () => (edits === asked || !calculator ? NOTHING : calculator.check(inputs)),
    [calculator, inputs, edits, asked],
  )
  const errors = useMemo(() => ({ ...unread, ...unfit, ...form.problems }), [unread, unfit, form.problems])
  const page = useSame<Omit<PageForm, 'awake'>>({
    tool,
    inputs,
    askedInputs,
    keptInputs,
    resultInputs,
    waiting: behind || isAhead ? waiting : null,
    study: shown.study,
    found,
    drafts: form.drafts,
    errors,
    year: form.year,
    env,
    ground,
    front,
    hints,
    isOpening,
    touched: Object.keys(edits).length > 0,
    isCurrent: calculator !== null && !behind && edits === asked,
    isSought: shown.isBehind,
    brought: form.brought,
    lastTyped: form.lastTyped,
    type,
    leave,
    put,
    mark,
    fill,
    reset,
    setYear,
    wake,
  })
  const awake = useMemo(
    () => (calculator && evaluation ? { ...page, calculator, evaluation } : null),
    [page, calculator, evaluation],
  )
  return useMemo(() => ({ ...page, awake }), [page, awake])
}
