import { statedRate, yearYield } from '#engine/deposits/certificate.ts'
import { yieldAtTerm } from '#engine/deposits/yields.ts'
import { heldYears } from '#facts/held-years.precomputed.ts'
import { treasuryYields } from '#facts/lending/rates.ts'
import { defineCalculator } from '../kit/definition.ts'
import { missingStateLaw } from '../kit/fetched-law.ts'
import { stateNameOf } from '../kit/states.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import { cases } from './cases.ts'
import { compute, quotedRate, yearsOf } from './compute.ts'
import { type CdInputs, fields } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { answer, present, treasuryHint } from './present.ts'
import { rateText } from './words.ts'

const isBank = ({ kind }: CdInputs): boolean => kind === 'bank'

function rateHint(inputs: CdInputs): string {
  if (!isBank(inputs)) return 'The interest rate (coupon). Brokered CDs pay simple interest.'
  const quoted = quotedRate(inputs)
  return inputs.rateKind === 'apy'
    ? `An APY is what a whole year earns. The bank’s interest rate behind it is about ${rateText(statedRate(quoted, inputs.compounding))}.`
    : `That is an APY of ${rateText(yearYield(quoted))}.`
}

export const calculator = defineCalculator({
  slug: 'cd',
  fields,
  groups,
  shows: {
    rateKind: isBank,
    compounding: isBank,
    penalty: isBank,
    penaltyOn: isBank,
    renewRate: isBank,
    term: ({ termUnit }) => termUnit === 'months',
    days: ({ termUnit }) => termUnit === 'days',
    rungs: ({ withLadder }) => withLadder,
    keepFor: ({ withLadder }) => withLadder,
    ladderRate: ({ withLadder, keepFor }) => withLadder && keepFor !== null,
    rateMove: (inputs) => !isBank(inputs),
    callAfter: ({ kind }) => kind === 'callable',
    laterRate: ({ kind }) => kind === 'callable',
  },
  hints: {
    rate: rateHint,
    treasuryYield: (inputs) => treasuryHint(yieldAtTerm(treasuryYields.value, yearsOf(inputs) * 12) ?? 0),
    compounding: ({ rateKind }) =>
      rateKind === 'apy' ? 'An APY already holds it. Used only to find the interest rate for the penalty.' : '',
    state: ({ state }) =>
      state === 'US'
        ? 'Bank interest is taxed by most states, Treasury interest by none.'
        : `${stateNameOf(state)}: Treasury interest is free of its income tax.`,
  },
  years: heldYears,
  facts: taxLawOf,
  missing: ({ state }) => missingStateLaw(state),
  compute,
  figures,
  mainFigure: 'interest',
  moreIs: 'better',
  answer,
  present,
  cases,
})
