import { heldYears } from '#facts/held-years.precomputed.ts'
import { defineCalculator } from '../kit/definition.ts'
import { missingStateLaw } from '../kit/fetched-law.ts'
import { dollars } from '../kit/format.ts'
import { stateNameOf } from '../kit/states.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { fields, type HsaInputs } from './fields.ts'
import { figures } from './figures.ts'
import { groups } from './groups.ts'
import { lawOf } from './law.ts'
import { answer, present } from './present.ts'
import { taxesAccount } from './state.ts'

const monthly = ({ coverage }: HsaInputs) => coverage === 'months'
const married = ({ spouse }: HsaInputs) => spouse !== 'none'

export const calculator = defineCalculator({
  slug: 'hsa',
  fields,
  groups,
  shows: {
    january: monthly,
    february: monthly,
    march: monthly,
    april: monthly,
    may: monthly,
    june: monthly,
    july: monthly,
    august: monthly,
    september: monthly,
    october: monthly,
    november: monthly,
    december: monthly,
    spouseIncome: ({ status }) => status === 'joint',
    deductible: ({ plan }) => plan === 'check',
    outOfPocket: ({ plan }) => plan === 'check',
    spouseBorn: married,
    spousePuts: married,
    spouseMedicare: married,
    spouseApplied: (inputs) => married(inputs) && inputs.spouseMedicare === 'yes',
    applied: ({ medicare }) => medicare === 'yes',
  },
  hints: {
    yours: ({ yours }) => `${dollars(yours / 12)} a month over a whole year.`,
    state: ({ state }) =>
      state === 'US'
        ? 'California and New Jersey tax these accounts.'
        : taxesAccount(state)
          ? `${stateNameOf(state)} taxes deposits and growth.`
          : `${stateNameOf(state)} treats the account as federal law does, or has no income tax.`,
  },
  check: ({ spouse, status }) =>
    spouse !== 'none' && (status === 'single' || status === 'head' || status === 'surviving')
      ? { spouse: 'A husband or wife does not go with this filing status. Choose a married one, or “None”.' }
      : {},
  years: heldYears,
  facts: lawOf,
  missing: ({ state }) => missingStateLaw(state),
  compute,
  figures,
  mainFigure: 'taxSaved',
  moreIs: 'better',
  answer,
  present,
  cases,
})
