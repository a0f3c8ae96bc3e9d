import type { FederalReturn } from './federal-types.ts'
import type { CreditPart, DeductionPart, NextTurn } from './next-turns.ts'
import type { StateReturn } from './state/state-types.ts'

/** A household's two returns, as far as the next dollars look at them. */
export interface TwoReturns {
  readonly federal: FederalReturn
  readonly state: StateReturn | null
}

export type KinkKind = 'bracket' | 'cliff' | 'starts' | 'grows' | 'shrinks' | 'ends'

/**
 * An amount on a return whose turning points bend the tax: what to say of each turn. A part keeps silent about a turn it does not name. `step`: the amount moves in steps, so a pause between two steps is not a turn.
 */
export interface TaxPart {
  readonly key: string
  readonly of: (returns: TwoReturns) => number
  /** From nothing to something. */
  readonly starts?: NextTurn
  /** From standing still, above nothing, to growing. */
  readonly grows?: NextTurn
  /** From standing still or growing to shrinking. */
  readonly shrinks?: NextTurn
  /** Growth stops. */
  readonly full?: NextTurn
  /** Shrinking stops; `gone` when nothing is left, `floor` when something is. */
  readonly gone?: NextTurn
  readonly floor?: NextTurn
  /** Lost in one step. */
  readonly drop?: NextTurn
  readonly step?: boolean
}

const childCredits = ({ federal }: TwoReturns) => federal.credits.childAndDependent + federal.credits.additionalChild
const educationCredits = ({ federal }: TwoReturns) =>
  federal.credits.educationNonrefundable + federal.credits.educationRefundable

const credit = (key: CreditPart, of: TaxPart['of'], step = false): TaxPart => ({
  key,
  of,
  step,
  shrinks: `${key}.shrinks`,
  gone: `${key}.gone`,
  drop: `${key}.drop`,
})
const deduction = (key: DeductionPart, of: TaxPart['of'], step = false): TaxPart => ({
  key,
  of,
  step,
  shrinks: `${key}.shrinks`,
  gone: `${key}.gone`,
  floor: `${key}.floor`,
  drop: `${key}.drop`,
})

/** Federal amounts that bend the tax, the brackets aside. */
export const federalParts: readonly TaxPart[] = [
  {
    ...credit('earnedIncome', ({ federal }) => federal.credits.earnedIncome),
    starts: 'earnedIncome.starts',
    full: 'earnedIncome.full',
  },
  {
    ...credit('children', childCredits, true),
    starts: 'children.starts',
    full: 'children.full',
  },
  credit('savers', ({ federal }) => federal.credits.savers),
  credit('care', ({ federal }) => federal.credits.dependentCare, true),
  credit('education', educationCredits),
  deduction('studentLoan', ({ federal }) => federal.adjustments.studentLoanInterest),
  deduction('ira', ({ federal }) => federal.adjustments.ira, true),
  {
    key: 'benefits',
    of: ({ federal }) => federal.income.taxableSocialSecurity,
    starts: 'benefits.starts',
    grows: 'benefits.grows',
    full: 'benefits.full',
  },
  deduction('senior', ({ federal }) => federal.deductions.senior),
  deduction('tips', ({ federal }) => federal.deductions.tips, true),
  deduction('overtime', ({ federal }) => federal.deductions.overtime, true),
  deduction('carLoan', ({ federal }) => federal.deductions.carLoan, true),
  {
    key: 'salt',
    of: ({ federal }) => (federal.deductions.itemizes ? federal.deductions.itemized.stateAndLocal : 0),
    shrinks: 'salt.shrinks',
    floor: 'salt.floor',
  },
  {
    key: 'topBracket',
    of: ({ federal }) => (federal.deductions.itemizes ? federal.deductions.itemized.topBracketReduction : 0),
    starts: 'topBracket.starts',
  },
  deduction('business', ({ federal }) => federal.deductions.qualifiedBusinessIncome),
  {
    key: 'rental',
    of: ({ federal }) => Math.min(0, federal.income.rental),
    grows: 'rental.grows',
    full: 'rental.full',
  },
  {
    key: 'gainsAtFifteen',
    of: ({ federal }) => federal.gains.atFifteen,
    starts: 'gainsAtFifteen.starts',
  },
  {
    key: 'gainsAtTwenty',
    of: ({ federal }) => federal.gains.atTwenty,
    starts: 'gainsAtTwenty.starts',
  },
  {
    key: 'investment',
    of: ({ federal }) => federal.otherTaxes.netInvestmentIncome,
    starts: 'investment.starts',
    full: 'investment.full',
  },
  {
    key: 'additionalMedicare',
    of: ({ federal }) => federal.otherTaxes.additionalMedicare,
    starts: 'additionalMedicare.starts',
  },
  {
    key: 'minimumTax',
    of: ({ federal }) => federal.tax.alternativeMinimum,
    starts: 'minimumTax.starts',
    gone: 'minimumTax.gone',
  },
  {
    key: 'selfEmploymentTax',
    of: ({ federal }) => federal.otherTaxes.selfEmployment,
    starts: 'selfEmploymentTax.starts',
  },
  {
    key: 'socialSecurityTax',
    of: ({ federal }) => federal.payroll.socialSecurity,
    full: 'socialSecurityTax.full',
  },
]

type NamedList = 'nonrefundableCredits' | 'refundableCredits' | 'subtractions' | 'rules'

/** A state's deduction or exemption, which falls in steps. */
const ownPart = (
  key: 'stateDeduction' | 'stateExemptions',
  state: string,
  of: (filed: StateReturn) => number,
): TaxPart => ({
  key,
  of: (returns) => (returns.state === null ? 0 : of(returns.state)),
  step: true,
  shrinks: { key: `${key}.shrinks`, values: { state } },
  gone: { key: `${key}.gone`, values: { state } },
  floor: { key: `${key}.floor`, values: { state } },
  drop: { key: `${key}.drop`, values: { state } },
})

/**
 * Amounts of a state's return under the names the page gives them. A return lists only what is not zero, so the names are gathered from
 * several `samples` of the way. A rule that takes tax off and one that adds some are read apart: relief shrinks, a surtax starts.
 */
export function stateParts(samples: readonly (StateReturn | null)[], state: string): TaxPart[] {
  const parts: TaxPart[] = []
  const namesIn = (list: NamedList): Set<string> =>
    new Set(samples.flatMap((sample) => (sample?.[list] ?? []).map((item) => item.name)))
  const named =
    (list: NamedList, key: string, counted: (amount: number) => number = (amount) => amount): TaxPart['of'] =>
    (returns) => {
      let sum = 0
      for (const item of returns.state?.[list] ?? []) if (item.name === key) sum += counted(item.amount)
      return sum
    }
  for (const list of ['nonrefundableCredits', 'refundableCredits', 'subtractions'] as const)
    for (const item of namesIn(list))
      parts.push({
        key: `${list}:${item}`,
        of: named(list, item),
        step: true,
        shrinks: { key: 'item.shrinks', values: { state, item } },
        gone: { key: 'item.gone', values: { state, item } },
        drop: { key: 'item.drop', values: { state, item } },
      })
  for (const item of namesIn('rules'))
    parts.push(
      {
        key: `rules:${item}`,
        of: named('rules', item, (amount) => Math.max(0, amount)),
        starts: { key: 'rule.starts', values: { state, item } },
        full: { key: 'rule.full', values: { state, item } },
        gone: { key: 'rule.gone', values: { state, item } },
      },
      {
        key: `relief:${item}`,
        of: named('rules', item, (amount) => Math.max(0, -amount)),
        step: true,
        shrinks: { key: 'relief.shrinks', values: { state, item } },
        gone: { key: 'relief.gone', values: { state, item } },
        drop: { key: 'relief.drop', values: { state, item } },
      },
    )
  parts.push(
    ownPart('stateDeduction', state, (filed) => filed.deduction),
    ownPart('stateExemptions', state, (filed) => filed.exemptions),
    {
      key: 'statePayroll',
      of: (returns) => returns.state?.payrollTotal ?? 0,
      full: { key: 'statePayroll.full', values: { state } },
    },
  )
  return parts
}
