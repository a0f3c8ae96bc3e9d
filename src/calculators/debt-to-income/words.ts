import type { Counting } from '#engine/housing/qualifying-debt.ts'
import type { RatioLimit } from '#engine/housing/qualifying-price.ts'
import { percentText, unmarked } from '../kit/format.ts'
import type { Standing } from './compute.ts'
import { type DtiInputs, fields } from './fields.ts'
import { programName } from './programs.ts'

type Debt = DtiInputs['debts'][number]

const kindName = (kind: Debt['kind']): string =>
  fields.debts.columns.kind.options.find((option) => option.value === kind)?.label ?? kind

/** The visitor's own name for a debt, or its kind; the same name twice gets a number. */
export function debtNames(debts: DtiInputs['debts']): readonly string[] {
  const base = debts.map((debt) => unmarked(debt.name).trim() || kindName(debt.kind))
  return base.map((name, index) => {
    const same = base.flatMap((other, at) => (other === name ? [at] : []))
    return same.length > 1 ? `${name} ${same.indexOf(index) + 1}` : name
  })
}
export const incomeName = (kind: DtiInputs['incomes'][number]['kind']): string =>
  fields.incomes.columns.kind.options.find((option) => option.value === kind)?.label ?? kind

export const whyText: Readonly<Record<Counting, string>> = {
  payment: 'The payment',
  'share-of-balance': 'No payment shown: a share of the balance',
  'nothing-asked': 'Nothing asked for',
  'long-deferral': 'Deferred a year or more: left out',
  'nearly-paid': 'Ten payments or fewer left: may be left out',
}

export const standingText: Readonly<Record<Standing, string>> = {
  'within-guide': 'Within the guide',
  'within-most': 'Above the guide, within the most',
  over: 'Above the most',
}

export const share = (ratio: number): string => percentText(ratio * 100, 1)

/** "31% for housing and 43% with debts". */
export function limitText({ front, back }: RatioLimit): string {
  const parts = [
    ...(front === null ? [] : [`${share(front)} for housing`]),
    ...(back === null ? [] : [`${share(back)} with debts`]),
  ]
  return parts.length > 0 ? parts.join(' and ') : 'no ratio'
}

/** Whose limit it is, for sentences: "the conventional guide". */
export function limitName(inputs: DtiInputs): string {
  if (inputs.limits === 'own') return 'your own limit'
  const name = inputs.program === 'conventional' ? 'conventional' : programName[inputs.program]
  return inputs.limits === 'guide' ? `the ${name} guide` : `the highest ${name} limit`
}
