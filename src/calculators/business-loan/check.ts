/** Inputs that do not fit together. */
import type { Say } from '../kit/say.ts'
import { debitOfSales, ownAsk, usesSba } from './compute.ts'
import { SBA_LARGEST } from './facts.ts'
import { fitsIn, MOST_PAYMENTS } from './rhythm.ts'
import type { BusinessInputs } from './sections.ts'
import { errorWords as words } from './words/answer.en.ts'

type Errors = { readonly [K in keyof BusinessInputs]?: string }

function advanceErrors(inputs: BusinessInputs): Errors {
  const { advanceBy, amount, factor } = inputs
  if (advanceBy === 'term') return {}
  if (advanceBy === 'sales' && inputs.sales === null) return { sales: words.sales() }
  const debit = advanceBy === 'debit' ? inputs.debit : (debitOfSales(inputs) ?? 0)
  const grossed = ownAsk(inputs)?.financed ?? amount
  if (debit < 0.01 || (grossed * factor) / debit > MOST_PAYMENTS)
    return advanceBy === 'debit' ? { debit: words.debit() } : { salesShare: words.salesShare() }
  return {}
}

function loanErrors({ kind, payments, term, setFor, lineTerm }: BusinessInputs): Errors {
  if (!fitsIn(kind === 'term' ? term : lineTerm, payments)) return { payments: words.payments() }
  if (kind === 'term' && payments === 'monthly' && setFor !== null && setFor < term) return { setFor: words.setFor() }
  return {}
}

const drawErrors = ({ kind, laterDraws, lineTerm }: BusinessInputs): Errors =>
  kind === 'line' && laterDraws.some(({ after }) => after >= lineTerm) ? { laterDraws: words.laterDraws() } : {}

function offerErrors({ offers }: BusinessInputs): Errors {
  for (const [index, { kind, rate, factor, months, payments }] of offers.entries()) {
    const row = index + 1
    if (kind === 'advance' && factor === null) return { offers: words.offerFactor({ row }) }
    if (kind !== 'advance' && rate === null) return { offers: words.offerRate({ row }) }
    if (!fitsIn(months, payments)) return { offers: words.offerLength({ row }) }
  }
  return {}
}

export function check(inputs: BusinessInputs, say: Say): Errors {
  const errors: Errors = {
    ...(inputs.kind === 'advance' ? advanceErrors(inputs) : loanErrors(inputs)),
    ...drawErrors(inputs),
    ...offerErrors(inputs),
  }
  if (Object.keys(errors).length > 0) return errors
  const ask = ownAsk(inputs)
  if (usesSba(inputs) && inputs.term <= 12) return { guarantee: words.guarantee() }
  if (usesSba(inputs) && (ask === null || ask.financed > SBA_LARGEST))
    return { amount: words.amount({ most: SBA_LARGEST }, say) }
  if (ask === null || ask.financed - ask.keptBack < 100) return { fee: words.fee() }
  return {}
}
