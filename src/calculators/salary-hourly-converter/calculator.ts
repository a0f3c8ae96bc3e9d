import { roundToCent } from '#engine/money.ts'
import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator } from '../kit/definition.ts'
import { stateNameOf } from '../kit/states.ts'
import { taxLawOf } from '../kit/tax-year.ts'
import { cases } from './cases.ts'
import { check } from './check.ts'
import { compute } from './compute.ts'
import { fields, type PayInputs } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { missingLaw } from './law.ts'
import { answer, present } from './present.ts'
import { exact, unitWords } from './words.ts'

const offered = ({ compare }: PayInputs) => compare === 'offer'
const contracted = ({ compare }: PayInputs) => compare === 'contract'
const paydays = ({ payEvery }: PayInputs) => payEvery !== 'none'

export const calculator = defineCalculator({
  slug: 'salary-hourly-converter',
  fields,
  groups,
  shows: {
    spousePay: ({ status }) => status === 'joint',
    payday: paydays,
    pay2: offered,
    unit2: offered,
    hours2: offered,
    extraHours2: offered,
    overtime2: offered,
    state2: offered,
    bonus2: offered,
    match2: offered,
    premium2: offered,
    otherBenefits2: offered,
    paidDaysOff2: offered,
    unpaidWeeks2: offered,
    commuteMinutes2: offered,
    commuteDays2: offered,
    commuteCost2: offered,
    contractRate: contracted,
    contractHours: contracted,
    contractWeeks: contracted,
    contractCosts: contracted,
    contractPremium: contracted,
    serviceTrade: contracted,
  },
  hints: {
    hours: ({ hours, overtime }) =>
      hours > 40 && overtime === 'paid'
        ? 'The half on top is added for hours over 40. If you are exempt, choose “Not paid” under overtime.'
        : '',
    state: ({ state }) =>
      state === 'US' ? 'For state tax and its minimum wage.' : `${stateNameOf(state)}’s taxes are counted.`,
    raise: ({ raise, pay, unit }) =>
      raise.unit === 'pct'
        ? `${exact(roundToCent((pay * raise.amount) / 100))} ${unitWords[unit]}.`
        : `Dollars ${unitWords[unit]}.`,
  },
  check,
  years: heldYears,
  facts: taxLawOf,
  missing: missingLaw,
  compute,
  figures,
  mainFigure: ({ compare }) =>
    compare === 'offer' ? 'offerAhead' : compare === 'contract' ? 'equalContractRate' : 'realHourly',
  moreIs: 'better',
  answer,
  present,
  cases,
})
