import { dollars, percentText } from '../kit/format.ts'
import type { RefinanceInputs } from './fields.ts'
import type { WayKey } from './ways.ts'

/** 'Keep it and pay $200 a month extra': for tables and the start of a sentence. */
export function wayName(key: WayKey, inputs: RefinanceInputs): string {
  const withDebts = inputs.debts.some((debt) => debt.balance > 0) ? ' and the debts' : ''
  switch (key) {
    case 'keep':
      return `Keep the loan${withDebts} as now`
    case 'refinance':
      return `Refinance at ${percentText(inputs.newRate, 3)}`
    case 'sameEnd':
      return 'Refinance, paid off when the old loan would be'
    case 'samePayment':
      return 'Refinance, paying as much as now'
    case 'extra':
      return `Keep it, ${dollars(inputs.extra)} a month extra`
    case 'lump':
      return `Keep it, ${dollars(inputs.lump)} paid in, same payment`
    case 'recast':
      return `Keep it, ${dollars(inputs.lump)} paid in and recast`
    case 'equityLoan':
      return `Keep it, ${dollars(inputs.cashOut)} from a home equity loan`
  }
}

/** For the end of a line on a chart. */
export const wayShort: Readonly<Record<WayKey, string>> = {
  keep: 'Keep',
  refinance: 'Refinance',
  sameEnd: 'Same end date',
  samePayment: 'Same payment',
  extra: 'Extra each month',
  lump: 'Lump sum',
  recast: 'Recast',
  equityLoan: 'Home equity loan',
}
/** Inside a sentence, after 'leaves you best off:' and the like. */
export const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
