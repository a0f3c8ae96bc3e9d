/** What a page shows at a glance, as plain data: worked out on the server for the starting values, in the browser for all others. */
import {
  type Answered,
  type Answering,
  type Calculator,
  type Evaluation,
  type FigureName,
  NO_ANSWER,
} from './definition.ts'
import type { Env } from './field.ts'
import { type InputValues, initialInputs } from './field.ts'
import { figureText } from './format.ts'
import type { Action, Split } from './presentation.ts'

export interface Tile {
  readonly key: string
  readonly label: string
  readonly text: string
}
/** The answer: headline, a bar of parts, at most four figures, and what can be done with it. */
export interface Front {
  readonly headline: string
  readonly more: string
  readonly split: Split | null
  readonly tiles: readonly Tile[]
  readonly actions: readonly Action[]
  readonly hasCalendar: boolean
  /** There is no answer to these numbers: our own are offered. */
  readonly isUnanswered: boolean
  /** The headline's figure with a short name, for the bar at the foot of a phone; null where this outcome has none. */
  readonly main: { readonly label: string; readonly text: string } | null
}

/** Its label, saying so where it is in today’s dollars. */
export const figureLabel = ({ label, dollars }: FigureName): string =>
  dollars === 'today' ? `${label} (today’s dollars)` : label

export function frontOf(calculator: Answering, inputs: InputValues, answered: Answered): Front {
  const { answer, figures, outcome } = answered
  const { headline, more = '', split = null, keyFigures, headlineFigure, actions = [], calendar } = answer()
  const figure = (key: string) => {
    const spec = calculator.figures.find((one) => one.key === key)
    const value = figures[key]
    return spec && value !== undefined ? { spec, text: figureText(value, spec.unit) } : null
  }
  const main = figure(headlineFigure ?? calculator.mainFigure(inputs))
  return {
    headline,
    more,
    split,
    tiles: keyFigures.flatMap((key) => {
      const found = figure(key)
      if (!found) return []
      return [{ key, label: figureLabel(found.spec), text: found.text }]
    }),
    actions,
    isUnanswered: outcome === NO_ANSWER,
    hasCalendar: (calendar?.events.length ?? 0) > 0,
    main: main && { label: main.spec.short ?? main.spec.label, text: main.text },
  }
}

/** Hints that differ from those the questions hold themselves. */
export function hintsOf(calculator: Answering, inputs: InputValues, env: Env): Readonly<Record<string, string>> {
  const hints: Record<string, string> = {}
  for (const [name, field] of Object.entries(calculator.fields)) {
    const hint = calculator.hint(name, inputs, env)
    if (hint !== undefined && hint !== field.hint) hints[name] = hint
  }
  return hints
}

/** What a finished page says of the starting values, so that the browser need not work it out again. */
export interface Opening {
  /** The day and the year of law it stands for. */
  readonly today: string
  readonly year: number
  readonly front: Front
  readonly hints: Readonly<Record<string, string>>
  /** The month in which the oldest of the sources was last checked: '2026-11'; empty without sources. */
  readonly checked: string
}

/** `env` must hold all the law of the starting values. */
export function openingOf(calculator: Calculator, env: Env): Opening {
  const inputs = initialInputs(calculator.fields, env)
  return openingAt(calculator, inputs, env, calculator.evaluate(inputs, env))
}

/** The same for other inputs: a calculator inside a lesson opens with the lesson's. */
export function openingAt(calculator: Calculator, inputs: InputValues, env: Env, evaluation: Evaluation): Opening {
  const checked = evaluation.explain.sources().map(({ source }) => source.checked)
  return {
    today: env.today,
    year: env.year,
    front: frontOf(calculator, inputs, evaluation),
    hints: hintsOf(calculator, inputs, env),
    checked: checked.sort()[0]?.slice(0, 7) ?? '',
  }
}
