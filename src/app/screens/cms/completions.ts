/** What could come next between '{{' and '}}', with its unit, for the list under the caret. */
import { FORMATS } from '#writing/bound/says.ts'
import { namesLike } from './fact-names.ts'
import { calculatorNamed, calculatorNames } from './known-calculators.ts'
import type { Wanted } from './open-braces.ts'
import { completion as words } from './words.ts'

export interface Suggestion {
  readonly label: string
  readonly detail: string
  /** What is written for it. */
  readonly insert: string
  /** Whether the braces close behind it. */
  readonly isLast: boolean
  /** Whether more is suggested at once. */
  readonly goesOn: boolean
}

const MOST = 60

export async function suggestionsFor(wanted: Wanted): Promise<readonly Suggestion[]> {
  const { typed } = wanted
  switch (wanted.kind) {
    case 'start': {
      const own = wanted.names.map((name) => goingOn(`${name} →`, words.named, `${name} → `))
      const start = [...own, goingOn('calc', words.calc, 'calc ')].filter(({ label }) => label.startsWith(typed))
      return [...start, ...(await factsLike(typed, true))]
    }
    case 'fact':
      return await factsLike(typed, false)
    case 'calculator':
      return fitting(
        (await calculatorNames()).map(({ slug, title }) => goingOn(slug, title, `${slug} `)),
        typed,
      )
    case 'input': {
      const known = await calculatorNamed(wanted.slug)
      if (!known) return []
      const inputs = known.inputs
        .filter(({ name }) => !wanted.given.includes(name))
        .map(({ name, title, unit, usual }) => goingOn(name, words.input(title, unit, usual), `${name}=`))
      const arrow = wanted.hasArrow && typed === '' ? [goingOn('→', words.arrow, '→ ')] : []
      return [...arrow, ...fitting(inputs, typed)]
    }
    case 'value': {
      const input = (await calculatorNamed(wanted.slug))?.inputs.find(({ name }) => name === wanted.input)
      if (!input) return []
      const values = input.choices.length > 0 ? input.choices : input.usual === '' ? [] : [input.usual]
      return fitting(
        values.map((value) => goingOn(value, value === input.usual ? words.usual : input.unit, `${value} `)),
        typed,
      )
    }
    case 'figure': {
      const figures = (await calculatorNamed(wanted.slug))?.figures ?? []
      return fitting(
        figures.map(({ key, label, unit }) => last(key, words.figure(label, unit))),
        typed,
      )
    }
    case 'format':
      return fitting(
        FORMATS.map((format) => last(format, words.formats[format])),
        typed,
      )
  }
}

const goingOn = (label: string, detail: string, insert: string): Suggestion => ({
  label,
  detail,
  insert,
  isLast: false,
  goesOn: true,
})
const last = (label: string, detail: string): Suggestion => ({
  label,
  detail,
  insert: label,
  isLast: true,
  goesOn: false,
})

async function factsLike(typed: string, isWhole: boolean): Promise<readonly Suggestion[]> {
  return (await namesLike(typed)).map(({ name, what }) =>
    isWhole ? last(name, what) : { ...goingOn(name, what, `${name} `), goesOn: false },
  )
}

/** Those that hold what was typed, in their name or in what it means; those that begin with it first. */
function fitting(all: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const wanted = typed.toLowerCase()
  const rank = ({ label, detail }: Suggestion): number => {
    if (label.toLowerCase().startsWith(wanted)) return 2
    return `${label} ${detail}`.toLowerCase().includes(wanted) ? 1 : 0
  }
  return all
    .filter((one) => rank(one) > 0)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, MOST)
}
