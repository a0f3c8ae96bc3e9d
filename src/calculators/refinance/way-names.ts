import type { Say } from '../kit/say.ts'
import type { RefinanceInputs } from './sections.ts'
import type { WayKey } from './way.ts'
import { wayNames as words } from './words/names.en.ts'

/** 'Keep it, pay $200 extra a month': for tables and findings. */
export function wayName(key: WayKey, inputs: RefinanceInputs, say: Say): string {
  const { newRate, extra, lump, cashOut, debts } = inputs
  switch (key) {
    case 'keep':
      return debts.some((debt) => debt.balance > 0) ? words.keepWithDebts() : words.keep()
    case 'refinance':
      return words.refinance({ rate: newRate }, say)
    case 'sameEnd':
    case 'samePayment':
      return words[key]()
    case 'extra':
      return words.extra({ amount: extra }, say)
    case 'lump':
    case 'recast':
      return words[key]({ amount: lump }, say)
    case 'equityLoan':
      return words.equityLoan({ amount: cashOut }, say)
  }
}
