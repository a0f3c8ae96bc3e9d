import { unmarked } from '../kit/format.ts'
import { american as say } from '../kit/say.ts'
import type { DtiInputs } from './sections.ts'
import { formWords } from './words/form.en.ts'
import { loanNames, nameWords } from './words/names.en.ts'

/** The visitor's own name for a debt, or its kind; the same name twice gets a number. */
export function debtNames(debts: DtiInputs['debts']): readonly string[] {
  const base = debts.map((debt) => unmarked(debt.name).trim() || formWords.debts.kind.options[debt.kind])
  return base.map((name, index) => {
    const same = base.flatMap((other, at) => (other === name ? [at] : []))
    return same.length > 1 ? nameWords.numbered({ name, number: same.indexOf(index) + 1 }) : name
  })
}
export const incomeName = (kind: DtiInputs['incomes'][number]['kind']): string => formWords.incomes.kind.options[kind]

/** A ratio as a share of income, one decimal. */
export const share = (ratio: number): string => say.percent(ratio * 100, 1)

/** Whose limit it is, after the number: 'guideline for FHA loans'. */
export function limitName({ limits, program }: Pick<DtiInputs, 'limits' | 'program'>): string {
  if (limits === 'own') return nameWords.own()
  return nameWords[limits]({ loans: loanNames[program] })
}
