import type { Asked } from '../kit/calculator.ts'
import type { Law } from '../kit/law.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'
import type { NetWorthInputs } from './sections.ts'

/** A state's law counts only where tax is worked out by returns. */
export const lawOf = ({ state, taxWay }: Pick<NetWorthInputs, 'state' | 'taxWay'>, year: number) => ({
  tax: taxLaw.in(year),
  state: stateLaw(taxWay === 'returns' ? state : 'US'),
})
export type NetWorthLaw = Law<ReturnType<typeof lawOf>>
/** What a household's worth is worked out from. */
export type Question = Pick<Asked<NetWorthInputs, NetWorthLaw>, 'inputs' | 'law'>
