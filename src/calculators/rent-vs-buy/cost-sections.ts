/** What owning costs, the limit on its tax, and buying and selling. */
import { choices } from '../kit/choices.ts'
import { choice, money, percent, points, toggle } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { section, when } from '../kit/section.ts'
import {
  homeInsuranceHint,
  startingClosing,
  startingHomeInsurance,
  startingPropertyTax,
  startingSelling,
  startingUpkeep,
} from '../kit/starting-home.ts'
import { startingCostGrowth } from '../kit/starting-values.ts'
import { stateChoice } from '../kit/states.ts'
import { exclusionYears, propertyTaxRange, usualClosing, usualSelling } from './form-facts.precomputed.ts'
import { yearlyGrowth } from './growth.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

/** A stay too short for the whole exclusion of gain. */
const leavesEarly = (inputs: { years: number }): boolean => inputs.years < exclusionYears

export const owning = section(
  sectionWords.owning.title,
  {
    propertyTax: percent({
      label: words.propertyTax.label,
      hint: words.propertyTax.hint(propertyTaxRange, say),
      per: 'year',
      initial: points(startingPropertyTax.value),
      max: 10,
      step: 0.05,
      nudge: 0.25,
    }),
    homeInsurance: money({
      ...words.homeInsurance,
      per: 'year',
      hint: homeInsuranceHint,
      initial: startingHomeInsurance.value,
      max: 1_000_000,
      step: 60,
    }),
    upkeep: percent({
      ...words.upkeep,
      per: 'year',
      initial: points(startingUpkeep),
      max: 10,
      step: 0.25,
      nudge: 0.5,
    }),
    hoa: money({ ...words.hoa, per: 'month', initial: 0, max: 100_000, step: 10, nudge: 100 }),
    otherMonthly: money({ ...words.otherMonthly, per: 'month', initial: 0, max: 100_000, step: 10 }),
    insuranceGrowth: percent({
      ...words.insuranceGrowth,
      ...yearlyGrowth,
      initial: points(startingCostGrowth.value),
    }),
  },
  { more: sectionWords.owning.more },
)

export const taxLimit = section(
  sectionWords.taxLimit.title,
  {
    state: stateChoice(words.state.none, words.state.hint),
    capKind: choice({ ...words.capKind, initial: 'state', options: choices(words.capKind.options) }),
    taxCap: when(
      (inputs: { capKind: string }) => inputs.capKind === 'own',
      percent({ ...words.taxCap, per: 'year', initial: 2, max: 50, step: 0.5 }),
    ),
  },
  { more: sectionWords.taxLimit.more },
)

export const deal = section(
  sectionWords.deal.title,
  {
    closing: percent({
      label: words.closing.label,
      hint: words.closing.hint(usualClosing, say),
      initial: points(startingClosing),
      max: 20,
      step: 0.25,
    }),
    selling: percent({
      label: words.selling.label,
      hint: words.selling.hint(usualSelling, say),
      initial: points(startingSelling),
      max: 30,
      step: 0.5,
      nudge: 1,
    }),
    transferBuy: percent({ ...words.transferBuy, initial: 0, max: 10, step: 0.1 }),
    transferSell: percent({ ...words.transferSell, initial: 0, max: 10, step: 0.1 }),
    forcedMove: when(leavesEarly, toggle({ ...words.forcedMove, initial: false })),
  },
  { more: sectionWords.deal.more },
)
