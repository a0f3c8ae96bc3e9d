/** A state's income tax by name: `states.PA.incomeTax.brackets.single`. The names are known at once, a state's figures when they are asked for. */
import type { Cited } from '../cited.ts'
import { heldYears } from '../held-years.precomputed.ts'
import { type StateCode, stateNames } from '../states/codes.ts'
import { stateTaxFiles } from '../states/on-demand.ts'
import type { StateTaxFacts, StateYear } from '../states/schema.ts'
import { citedYearOf } from '../states/year-of.ts'
import type { Found, NamedFact } from './named-fact.ts'

type Part = 'brackets' | 'standardDeduction' | 'exemptions' | 'socialSecurity' | 'retirement' | 'local' | 'credits'
interface About {
  readonly what: (state: string) => string
  readonly fields: NonNullable<NamedFact['fields']>
}

const parts: { readonly [P in Part]: About } = {
  brackets: {
    what: (state) => `Income tax brackets of ${state}, by filing status; a rate of 0 alone where wages are not taxed`,
    fields: { over: 'dollars', rate: 'fraction' },
  },
  standardDeduction: { what: (state) => `Standard deduction of ${state}`, fields: {} },
  exemptions: { what: (state) => `Personal exemptions of ${state}`, fields: {} },
  socialSecurity: { what: (state) => `How ${state} taxes Social Security benefits`, fields: {} },
  retirement: { what: (state) => `What ${state} leaves out of pensions and withdrawals`, fields: {} },
  local: { what: (state) => `Local income taxes in ${state} that we hold`, fields: {} },
  credits: { what: (state) => `Income tax credits of ${state}`, fields: {} },
}

export interface NamedLater extends Omit<NamedFact, 'in'> {
  readonly load: () => Promise<NamedFact>
}

const isCited = (part: unknown): part is Cited<unknown> =>
  typeof part === 'object' && part !== null && 'value' in part && 'status' in part

/** A list of rules as one figure: as firm as the least firm of them, and from the source of the first, or of the brackets. */
function asOne(part: StateYear[Part], year: StateYear): Found {
  if (isCited(part)) return { value: part.value, fact: part }
  if (part === null) return { value: null, fact: year.brackets }
  const list = part as readonly Cited<unknown>[]
  const least = list.find(({ status }) => status !== 'enacted') ?? list[0] ?? year.brackets
  return { value: list.map(({ value }) => value), fact: { ...least, value: null } }
}

function named(code: StateCode, part: Part, facts: StateTaxFacts): NamedFact {
  const { what, fields } = parts[part]
  return {
    name: `states.${code}.incomeTax.${part}`,
    what: what(facts.name),
    unit: 'table',
    fields,
    years: heldYears,
    in: (year) => {
      const held = citedYearOf(facts, year)
      return asOne(held[part], held)
    },
  }
}

export const stateIncomeTax: readonly NamedLater[] = (Object.keys(stateNames) as StateCode[]).flatMap((code) =>
  (Object.keys(parts) as Part[]).map(
    (part): NamedLater => ({
      name: `states.${code}.incomeTax.${part}`,
      what: parts[part].what(stateNames[code]),
      unit: 'table',
      fields: parts[part].fields,
      years: heldYears,
      load: async () => named(code, part, await stateTaxFiles[code]()),
    }),
  ),
)
