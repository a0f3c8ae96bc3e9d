/** Where the terms of the glossary first stand on a calculator's finished page: in its questions and hints, then in its findings. */
import type { Calculator } from '#calculators/kit/definition.ts'
import { type Env, initialInputs } from '#calculators/kit/field.ts'
import type { Opening } from '#calculators/kit/front.ts'
import { type MarkedText, markTerms } from '#teaching/glossary/mark-terms.ts'
import { OPEN_FINDINGS } from '../explain/open-findings.ts'
import type { PageTerms, TermsIn } from './cut.ts'
import { shared } from './shared.ts'

/** So many are marked in the questions, and in the findings: the first ones. More would be in the way of a keyboard. */
const MOST = { questions: 10, findings: 4 } as const

interface Text {
  readonly id: string
  readonly text: string
}
const marksOf = (marked: MarkedText): TermsIn =>
  marked.flatMap((piece) => (typeof piece === 'string' ? [] : [[piece.text, piece.slug] as const]))

/** The labels and hints a visitor sees at first, as `form/fields.tsx` names them. */
function questionsOf(calculator: Calculator, env: Env, { hints }: Opening): readonly Text[] {
  const inputs = initialInputs(calculator.fields, env)
  return calculator.groups
    .flatMap(({ fields }) => fields)
    .flatMap((name) => {
      const field = calculator.fields[name]
      if (!field || field.kind === 'rows' || !calculator.shown(name, inputs)) return []
      const hint = hints[name] ?? field.hint
      return [{ id: `f-${name}`, text: field.label }, ...(hint ? [{ id: `f-${name}-hint`, text: hint }] : [])]
    })
}

/** `env` must hold all the law of the starting values. */
export function pageTerms(calculator: Calculator, env: Env, opening: Opening): PageTerms {
  const inputs = initialInputs(calculator.fields, env)
  const findings = calculator.evaluate(inputs, env).explain.findings()
  const texts: readonly Text[] = [
    ...questionsOf(calculator, env, opening),
    ...findings.map(({ text }, at) => ({ id: at < OPEN_FINDINGS ? 'findings' : 'more-findings', text })),
  ]
  const found = new Map<string, { texts: string[]; terms: TermsIn }>()
  const left: { -readonly [K in keyof typeof MOST]: number } = { ...MOST }
  for (const [at, marked] of markTerms(texts.map(({ text }) => text)).entries()) {
    const { id, text } = texts[at] as Text
    const place = id.startsWith('f-') ? 'questions' : 'findings'
    const kept = marksOf(marked).slice(0, left[place])
    left[place] -= kept.length
    const here = found.get(id) ?? { texts: [], terms: [] }
    const terms = [...here.terms, ...kept]
    found.set(id, { texts: [...here.texts, text], terms })
  }
  return Object.fromEntries(
    [...found].map(([id, { texts: own, terms }]) => [id, keptApart(own, terms)]).filter(([, terms]) => terms?.length),
  )
}

/** Without phrases that the page would find in an earlier place, as part of a longer one. */
function keptApart(texts: readonly string[], terms: TermsIn): TermsIn {
  const order = terms.map(([phrase]) => phrase).join('\n')
  const cutAgain = shared(texts, terms)
    .flat()
    .map(([phrase]) => phrase)
    .join('\n')
  if (order === cutAgain) return terms
  return terms.filter(([phrase], at) => !terms.some(([other], i) => i !== at && other.includes(phrase)))
}
