/** What the explanations of a fund that is bought, held and sold have in common. */
import type { Say } from '../../say.ts'

export const byKindWords = {
  title: 'What each cost takes by the end',
  lead: 'Each cost plus what it would have earned. Future dollars.',
  cost: 'Cost',
  all: 'All costs and taxes',
  kept: 'You’d keep',
}

interface Gain {
  readonly proceeds: number
  readonly basis: number
  readonly tax: number
  readonly rate: number
}
export const saleTaxWords = {
  all: ({ proceeds, tax, rate }: Gain, say: Say) =>
    `Tax on all of it: ${say.cents(proceeds)} · ${say.percent(rate)} = ${say.cents(tax)}.`,
  noGain: ({ basis }: Gain, say: Say) =>
    `The sale brings no more than the ${say.cents(basis)} you paid in and reinvested, so there’s no gain to tax.`,
  gain: ({ proceeds, basis, tax, rate }: Gain, say: Say) =>
    `Gain: ${say.cents(proceeds)} − ${say.cents(basis)} paid in and reinvested = ${say.cents(proceeds - basis)}. Tax on it: ${say.cents(tax)}, ${say.percent(rate)} of the gain.`,
  fromReturn:
    'We figure your whole tax return with this gain and without it, in today’s dollars. The income limit of the net investment income tax doesn’t rise with prices. All of the gain counts as long-term.',
}
