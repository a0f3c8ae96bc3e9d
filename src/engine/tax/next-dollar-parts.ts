import type { FederalReturn } from './federal-types.ts'
import type { StateReturn } from './state/state-types.ts'

/** A household's two returns, as far as the next dollars look at them. */
export interface TwoReturns {
  readonly federal: FederalReturn
  readonly state: StateReturn | null
}

export type KinkKind = 'bracket' | 'cliff' | 'starts' | 'grows' | 'shrinks' | 'ends'

/**
 * An amount on a return whose turning points bend the tax. Words are what a visitor reads after "At $X": a part without words for a
 * turn keeps silent about it. `step`: the amount moves in steps, so a pause between two steps is not a turn.
 */
export interface TaxPart {
  readonly key: string
  readonly of: (returns: TwoReturns) => number
  /** From nothing to something. */
  readonly starts?: string
  /** From standing still, above nothing, to growing. */
  readonly grows?: string
  /** From standing still or growing to shrinking. */
  readonly shrinks?: string
  /** Growth stops. */
  readonly full?: string
  /** Shrinking stops; `gone` when nothing is left, `floor` when something is. */
  readonly gone?: string
  readonly floor?: string
  /** Lost in one step. */
  readonly drop?: string
  readonly step?: boolean
}

const childCredits = ({ federal }: TwoReturns) => federal.credits.childAndDependent + federal.credits.additionalChild
const educationCredits = ({ federal }: TwoReturns) =>
  federal.credits.educationNonrefundable + federal.credits.educationRefundable

const credit = (key: string, name: string, of: TaxPart['of'], step = false): TaxPart => ({
  key,
  of,
  step,
  shrinks: `${name} starts to shrink`,
  gone: `${name} ends`,
  drop: `${name} drops in one step`,
})
const deduction = (key: string, name: string, of: TaxPart['of'], step = false): TaxPart => ({
  key,
  of,
  step,
  shrinks: `${name} starts to shrink, so more is taxed`,
  gone: `${name} is gone`,
  floor: `${name} stops shrinking`,
  drop: `${name} drops in one step`,
})

/** Federal amounts that bend the tax, the brackets aside. */
export const federalParts: readonly TaxPart[] = [
  {
    ...credit('earnedIncome', 'the earned income credit', ({ federal }) => federal.credits.earnedIncome),
    starts: 'the earned income credit starts',
    full: 'the earned income credit reaches its top',
    drop: 'the earned income credit is lost at once',
  },
  {
    ...credit('children', 'the child credit', childCredits, true),
    starts: 'the refundable child credit starts',
    full: 'the child credit reaches its full amount',
  },
  credit('savers', 'the saver’s credit', ({ federal }) => federal.credits.savers),
  credit('care', 'the child care credit', ({ federal }) => federal.credits.dependentCare, true),
  credit('education', 'the education credit', educationCredits),
  deduction('studentLoan', 'the student loan deduction', ({ federal }) => federal.adjustments.studentLoanInterest),
  deduction('ira', 'the IRA deduction', ({ federal }) => federal.adjustments.ira, true),
  {
    key: 'benefits',
    of: ({ federal }) => federal.income.taxableSocialSecurity,
    starts: 'Social Security starts to be taxed: each dollar also makes 50¢ or more of it taxable',
    grows: 'more Social Security becomes taxable with each dollar',
    full: '85% of Social Security is now taxed, the most there is',
  },
  deduction('senior', 'the senior deduction', ({ federal }) => federal.deductions.senior),
  deduction('tips', 'the tips deduction', ({ federal }) => federal.deductions.tips, true),
  deduction('overtime', 'the overtime deduction', ({ federal }) => federal.deductions.overtime, true),
  deduction('carLoan', 'the car loan deduction', ({ federal }) => federal.deductions.carLoan, true),
  {
    key: 'salt',
    of: ({ federal }) => (federal.deductions.itemizes ? federal.deductions.itemized.stateAndLocal : 0),
    shrinks: 'the deduction for state and local taxes starts to shrink, by 30¢ per dollar',
    floor: 'the deduction for state and local taxes stops shrinking',
  },
  {
    key: 'topBracket',
    of: ({ federal }) => (federal.deductions.itemizes ? federal.deductions.itemized.topBracketReduction : 0),
    starts: 'itemized deductions start to lose value in the 37% bracket',
  },
  deduction('business', 'the business income deduction', ({ federal }) => federal.deductions.qualifiedBusinessIncome),
  {
    key: 'rental',
    of: ({ federal }) => Math.min(0, federal.income.rental),
    grows: 'the rental loss you may use starts to shrink',
    full: 'no rental loss counts any more',
  },
  {
    key: 'gainsAtFifteen',
    of: ({ federal }) => federal.gains.atFifteen,
    starts: 'gains and qualified dividends leave the 0% rate for 15%',
  },
  {
    key: 'gainsAtTwenty',
    of: ({ federal }) => federal.gains.atTwenty,
    starts: 'gains and qualified dividends reach the 20% rate',
  },
  {
    key: 'investment',
    of: ({ federal }) => federal.otherTaxes.netInvestmentIncome,
    starts: 'the 3.8% net investment income tax starts',
    full: 'all investment income bears the 3.8% tax',
  },
  {
    key: 'additionalMedicare',
    of: ({ federal }) => federal.otherTaxes.additionalMedicare,
    starts: 'the additional 0.9% Medicare tax starts',
  },
  {
    key: 'minimumTax',
    of: ({ federal }) => federal.tax.alternativeMinimum,
    starts: 'the alternative minimum tax starts',
    gone: 'the alternative minimum tax ends',
  },
  {
    key: 'selfEmploymentTax',
    of: ({ federal }) => federal.otherTaxes.selfEmployment,
    starts: 'self-employment tax starts, and counts all of your profit at once',
  },
  {
    key: 'socialSecurityTax',
    of: ({ federal }) => federal.payroll.socialSecurity,
    full: 'Social Security tax stops at the wage base',
  },
]

type NamedList = 'nonrefundableCredits' | 'refundableCredits' | 'subtractions' | 'rules'

/**
 * Amounts of a state's return under the names the page gives them. A return lists only what is not zero, so the names are gathered from
 * several `samples` of the way. A rule that takes tax off and one that adds some are read apart: relief shrinks, a surtax starts.
 */
export function stateParts(samples: readonly (StateReturn | null)[], name: string): TaxPart[] {
  const parts: TaxPart[] = []
  const namesIn = (list: NamedList): Set<string> =>
    new Set(samples.flatMap((sample) => (sample?.[list] ?? []).map((item) => item.name)))
  const named =
    (list: NamedList, key: string, counted: (amount: number) => number = (amount) => amount): TaxPart['of'] =>
    ({ state }) => {
      let sum = 0
      for (const item of state?.[list] ?? []) if (item.name === key) sum += counted(item.amount)
      return sum
    }
  for (const list of ['nonrefundableCredits', 'refundableCredits', 'subtractions'] as const)
    for (const item of namesIn(list))
      parts.push({
        key: `${list}:${item}`,
        of: named(list, item),
        step: true,
        shrinks: `${name}: ${item} starts to shrink`,
        gone: `${name}: ${item} is gone`,
        drop: `${name}: ${item} drops in one step`,
      })
  for (const item of namesIn('rules'))
    parts.push(
      {
        key: `rules:${item}`,
        of: named('rules', item, (amount) => Math.max(0, amount)),
        starts: `${name}’s “${item}” starts`,
        full: `${name}’s “${item}” reaches its full amount`,
        gone: `${name}’s “${item}” ends`,
      },
      {
        key: `relief:${item}`,
        of: named('rules', item, (amount) => Math.max(0, -amount)),
        step: true,
        shrinks: `${name}’s “${item}” starts to shrink`,
        gone: `${name}’s “${item}” is gone`,
        drop: `${name}’s “${item}” drops in one step`,
      },
    )
  parts.push(
    deduction('stateDeduction', `${name}’s deduction`, ({ state }) => state?.deduction ?? 0, true),
    deduction('stateExemptions', `${name}’s exemption`, ({ state }) => state?.exemptions ?? 0, true),
    {
      key: 'statePayroll',
      of: ({ state }) => state?.payrollTotal ?? 0,
      full: `${name}’s payroll contributions reach their cap`,
    },
  )
  return parts
}
