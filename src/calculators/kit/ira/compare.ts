/** A traditional IRA, a Roth IRA and an ordinary account side by side, from the visitor's own tax returns. Dollars. */

import type { IsoDate } from '#engine/month.ts'
import { breakEvenRate, type IraCourseInputs, type IraCourseYear, iraCourse } from '#engine/retirement/ira-course.ts'
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import { taxInsideByReturns } from '#engine/wealth/tax-inside.ts'
import { ageIn, withIraMoney } from './household.ts'
import type { IraInputs } from './inputs.ts'
import { incomeTaxesOf, stateReturns } from './law.ts'
import type { IraLaw } from './needs.ts'

export interface Saving {
  /** Put in and within the limit. */
  readonly counted: number
  readonly deducted: number
  /** Income tax less than with the same money in a Roth IRA, and how much of it is the state's. */
  readonly saved: number
  readonly savedByState: number
  /** Tax credits the contribution brings in either account (Saver's Credit), dollars. */
  readonly credit: number
}

/** What a contribution does to the year's returns: as the difference of whole returns, federal and state. */
export function savingOf(household: Household, law: IraLaw, counted: number, deducted: number): Saving {
  const none = incomeTaxesOf(household, law)
  const inRoth = counted > 0 ? incomeTaxesOf(withIraMoney(household, { roth: counted }), law) : none
  // Only what the limits deduct: the rest counts as Roth money does, for credits alone.
  const split = withIraMoney(household, { traditional: deducted, roth: counted - deducted })
  const inTraditional = deducted > 0 ? incomeTaxesOf(split, law) : inRoth
  const savedByState = inRoth.state - inTraditional.state
  return {
    counted,
    deducted,
    saved: inRoth.federal - inTraditional.federal + savedByState,
    savedByState,
    credit: none.federal + none.state - inRoth.federal - inRoth.state,
  }
}

export interface Held {
  readonly balance: number
  readonly basis: number
  readonly rothBalance: number
  readonly rothBasis: number
  readonly rothFirstYear: number | null
  readonly spouse: IraCourseInputs['spouse']
}
export const nothingHeld: Held = {
  balance: 0,
  basis: 0,
  rothBalance: 0,
  rothBasis: 0,
  rothFirstYear: null,
  spouse: null,
}

export interface Comparison {
  readonly years: number
  /** Decimal. */
  readonly laterRate: number
  /** New money alone, and with what is there already. */
  readonly course: readonly IraCourseYear[]
  readonly whole: readonly IraCourseYear[]
  readonly end: IraCourseYear
  readonly wholeEnd: IraCourseYear
  /** Prices at the end against today's. */
  readonly prices: number
  /** Roth less traditional with its side account, new money alone, in today's dollars. */
  readonly rothAhead: number
  /** The later rate at which both are the same, a decimal. */
  readonly evenAt: number | null
  /** `rothAhead` at a later rate of nothing and of all; between them it is a straight line. */
  readonly aheadFrom: number
  readonly aheadTo: number
  /** What `whole` was worked out from: to follow it further. */
  readonly asked: IraCourseInputs
}

/** The household when the money comes out: the same filing status, of age, on a pension and Social Security. */
function laterHousehold(inputs: IraInputs): Household {
  const { status, state, untilAge, laterIncome, laterBenefits } = inputs
  const you = { ...noIncome, age: untilAge, privatePension: laterIncome, socialSecurity: laterBenefits }
  const people = status === 'joint' ? ([you, { ...noIncome, age: untilAge }] as const) : ([you] as const)
  return { ...emptyHousehold, status, people, state: state === 'US' ? null : state }
}

export function compareIras(inputs: IraInputs, law: IraLaw, saving: Saving, held: Held): Comparison {
  const { year } = law.tax
  const years = Math.max(1, inputs.untilAge - ageIn(year, inputs.born))
  const rise = 1 + inputs.inflation / 100
  const times = inputs.keepUp === 'every' ? years : 1
  const { counted } = saving
  const base: IraCourseInputs = {
    born: `${inputs.born}-15` as IsoDate,
    firstYear: year,
    years,
    contributions: Array.from({ length: times }, (_, i) => counted * rise ** i),
    annualReturn: inputs.annualReturn / 100,
    dividendYield: inputs.dividendYield / 100,
    taxRate: inputs.gainsTax / 100,
    deductedShare: counted > 0 ? saving.deducted / counted : 0,
    savedShare: counted > 0 ? saving.saved / counted : 0,
    laterRate: inputs.laterRate / 100,
    ...nothingHeld,
    rothFirstYear: held.rothFirstYear,
  }
  const prices = rise ** years
  const whole = { ...base, ...held }
  const laterRate = inputs.laterBy === 'rate' ? base.laterRate : rateByReturns(inputs, law, whole, prices)
  const course = iraCourse({ ...base, laterRate })
  const withHeld = iraCourse({ ...whole, laterRate })
  const end = course.at(-1) as IraCourseYear
  const aheadAt = (rate: number) => {
    const { worth } = iraCourse({ ...base, laterRate: rate }).at(-1) as IraCourseYear
    return (worth.roth - worth.traditional) / prices
  }
  return {
    years,
    laterRate,
    course,
    whole: withHeld,
    end,
    wholeEnd: withHeld.at(-1) as IraCourseYear,
    prices,
    rothAhead: (end.worth.roth - end.worth.traditional) / prices,
    evenAt: counted > 0 ? breakEvenRate(base) : null,
    aheadFrom: aheadAt(0),
    aheadTo: aheadAt(1),
    asked: { ...whole, laterRate },
  }
}

/** Average tax on the traditional money taken out in equal parts over the years asked, in today's dollars and by this year's law. */
function rateByReturns(inputs: IraInputs, law: IraLaw, course: IraCourseInputs, prices: number): number {
  const end = iraCourse(course).at(-1)
  const pretax = end === undefined ? 0 : (end.traditional - end.basis) / prices
  if (pretax < 1) return 0
  const drawing = { pretax, ofPartner: 0, gains: 0, atOnce: 0, years: inputs.laterYears }
  return taxInsideByReturns(laterHousehold(inputs), law.tax, stateReturns(law), drawing).onPretax / pretax
}

/** Which account is ahead. Within half a percent the two are the same for anybody who guesses a later tax rate. */
export function winnerOf({ rothAhead, end, prices }: Comparison): 'roth' | 'traditional' | 'same' {
  if (Math.abs(rothAhead) < 0.005 * (end.worth.roth / prices)) return 'same'
  return rothAhead > 0 ? 'roth' : 'traditional'
}
