/** What the answers about a fund that is bought, held and sold have in common. */
import type { CostKind } from '#engine/funds/holding-costs.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'
import type { Say } from '../../say.ts'

export const costNames: { readonly [Kind in CostKind]: string } = {
  load: 'Front-end load',
  deferred: 'Back-end load',
  distribution: '12b-1 fee',
  expense: 'Expense ratio',
  spread: 'Bid-ask spread',
  premium: 'Premium or discount',
  commission: 'Commissions and sale fees',
  lending: 'Securities lending',
  payoutTax: 'Tax on distributions',
  saleTax: 'Tax when you sell',
}

export const splitWords = {
  label: 'Where the money would go by the end, in future dollars',
  kept: 'You’d keep',
  tax: 'Taxes',
}

const statusNames: { readonly [Status in FilingStatus]: string } = {
  single: 'Single',
  joint: 'Married filing jointly',
  separate: 'Married filing separately',
  head: 'Head of household',
  surviving: 'Qualifying surviving spouse',
}

/** Whose tax is counted. */
export const taxBasis = {
  household: ({ income, status, state }: { income: number; status: FilingStatus; state: string }, say: Say) =>
    `Taxes assume ${say.money(income)} of pay, ${statusNames[status]}, ${state === '' ? 'federal only' : `federal and ${state}`}.`,
  rates: ({ gain, ordinary }: { gain: number; ordinary: number }, say: Say) =>
    `Taxes assume ${say.percent(gain)} on long-term gains and ${say.percent(ordinary)} on ordinary income.`,
  withdrawal: ({ rate }: { rate: number }, say: Say) =>
    `Everything is taxed at ${say.percent(rate)} when you take it out.`,
}
