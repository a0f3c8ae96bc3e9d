import { fundHalfRule } from '#facts/cash/money-funds.ts'
import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator } from '../kit/definition.ts'
import { percentText } from '../kit/format.ts'
import { stateNameOf } from '../kit/states.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { fields, type MoneyMarketInputs } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { lawOf, missingLaw } from './law.ts'
import { billsEffective, fundEffective, hasHalfRule } from './places.ts'
import { answer, present } from './present.ts'

type Shows = (inputs: MoneyMarketInputs) => boolean
const mixed: Shows = ({ fundKind }) => fundKind === 'government'

export const calculator = defineCalculator({
  slug: 'money-market',
  fields,
  groups,
  shows: {
    accountApy: ({ tiers }) => tiers.length === 0,
    usShare: mixed,
    halfRule: (inputs) => mixed(inputs) && (inputs.everyState || hasHalfRule(inputs.state)),
    homeShare: ({ fundKind, state }) => fundKind === 'municipal' && state !== 'US',
    tierMethod: ({ tiers }) => tiers.length > 0,
    billWeeks: ({ billBasis }) => billBasis === 'discount',
    paymentFee: ({ payments, paymentsFree }) => payments > paymentsFree,
  },
  hints: {
    fundKind: ({ fundKind }) =>
      ({
        treasury: 'All of its dividends count as US interest.',
        government: 'Treasuries, agencies and repurchase agreements: only a part counts as US interest.',
        prime: 'Company and bank debt: nothing is counted as US interest.',
        municipal: 'State and city debt: free of federal income tax.',
      })[fundKind],
    expense: ({ yieldBasis }) =>
      yieldBasis === 'gross'
        ? 'Taken off the yield once.'
        : 'Already out of this yield. Only used to show what it costs.',
    homeShare: ({ state }) =>
      state === 'CA'
        ? `${fields.homeShare.hint} California exempts it only if ${percentText(fundHalfRule.CA.value * 100)} of the fund’s assets are free of its tax; otherwise enter 0.`
        : (fields.homeShare.hint ?? ''),
    billBasis: (inputs) => `A year of such bills earns ${percentText(billsEffective(inputs) * 100, 3)}.`,
    yieldBasis: (inputs) => `That is an APY of ${percentText(fundEffective(inputs) * 100, 3)}.`,
    state: ({ state }) =>
      state === 'US'
        ? 'Most states tax bank interest, none taxes Treasury interest.'
        : `${stateNameOf(state)}’s own rules are used.`,
  },
  years: heldYears,
  facts: lawOf,
  missing: missingLaw,
  compute,
  figures,
  mainFigure: 'fundAhead',
  moreIs: 'neither',
  answer,
  present,
  cases,
})
