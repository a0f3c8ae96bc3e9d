/** Sentences about inputs that do not fit together. */
import { debitOfSales, ownAsk, usesSba } from './compute.ts'
import { SBA_LARGEST } from './facts.ts'
import type { BusinessInputs } from './fields.ts'
import { fitsIn, MOST_PAYMENTS } from './rhythm.ts'

type Errors = { readonly [K in keyof BusinessInputs]?: string }

function advanceErrors(inputs: BusinessInputs): Errors {
  const { advanceBy, amount, factor } = inputs
  if (advanceBy === 'term') return {}
  if (advanceBy === 'sales' && inputs.sales === null)
    return { sales: 'Enter your sales: the debit is a share of them.' }
  const debit = advanceBy === 'debit' ? inputs.debit : (debitOfSales(inputs) ?? 0)
  const grossed = ownAsk(inputs)?.financed ?? amount
  if (debit < 0.01 || (grossed * factor) / debit > MOST_PAYMENTS)
    return advanceBy === 'debit'
      ? { debit: 'That is more than 1,200 debits. Enter a larger one.' }
      : { salesShare: 'That is more than 1,200 debits. Enter a larger share, or larger sales.' }
  return {}
}

function loanErrors(inputs: BusinessInputs): Errors {
  const { kind, payments, term, setFor, lineTerm } = inputs
  const months = kind === 'term' ? term : lineTerm
  if (!fitsIn(months, payments))
    return { payments: 'That is more than 1,200 payments. Choose a shorter time, or fewer payments.' }
  if (kind === 'term' && payments === 'monthly' && setFor !== null && setFor < term)
    return { setFor: 'That is shorter than the term. Enter the term or longer.' }
  return {}
}

const drawErrors = ({ kind, laterDraws, lineTerm }: BusinessInputs): Errors =>
  kind === 'line' && laterDraws.some(({ after }) => after >= lineTerm)
    ? { laterDraws: 'A draw comes after the line is repaid. Make it earlier, or keep the money longer.' }
    : {}

function offerErrors({ offers }: BusinessInputs): Errors {
  for (const [index, { kind, rate, factor, months, payments }] of offers.entries()) {
    const place = `Offer ${index + 1}`
    if (kind === 'advance' && factor === null) return { offers: `${place} is an advance: enter its factor.` }
    if (kind !== 'advance' && rate === null) return { offers: `${place} needs an interest rate.` }
    if (!fitsIn(months, payments)) return { offers: `${place} has more than 1,200 payments. Make it shorter.` }
  }
  return {}
}

export function check(inputs: BusinessInputs): Errors {
  const errors: Errors = {
    ...(inputs.kind === 'advance' ? advanceErrors(inputs) : loanErrors(inputs)),
    ...drawErrors(inputs),
    ...offerErrors(inputs),
  }
  if (Object.keys(errors).length > 0) return errors
  const ask = ownAsk(inputs)
  if (usesSba(inputs) && inputs.term <= 12)
    return {
      guarantee: 'Loans of 12 months or less have another fee. Ask the lender, and enter it as your own figure.',
    }
  if (usesSba(inputs) && (ask === null || ask.financed > SBA_LARGEST))
    return { amount: 'SBA 7(a) loans end at $5,000,000. Lower the amount, or leave the guarantee fee out.' }
  if (ask === null || ask.financed - ask.keptBack < 100)
    return { fee: 'The fees leave less than $100. Lower the fees or raise the amount.' }
  return {}
}
