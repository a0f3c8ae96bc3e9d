import { mayBeInCare } from '#engine/tax/dependents.ts'
import { payrollTax } from '#engine/tax/payroll-tax.ts'
import type { AnswerPart, Asked } from '../kit/calculator.ts'
import { lacksPlace } from '../kit/locality-fields.ts'
import type { Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { compute, hasPaid, keptOf, type TaxResult } from './compute.ts'
import type { TaxContext } from './context.ts'
import { figures } from './figures.ts'
import { dependentsOf, householdOf } from './household.ts'
import { stateIn, type TaxLaw } from './law.ts'
import type { TaxInputs } from './sections.ts'
import { headlineWords, hintWords, moreWords, presetWords, splitWords } from './words/answer.en.ts'

const owedOf = ({ result, law }: TaxContext) => ({
  year: law.facts.year,
  federal: Math.abs(result.taxes.federalTax),
  state: Math.abs(result.taxes.stateTax),
  stateName: stateIn(law)?.facts.name ?? '',
})

/** What is owed, or what comes back when credits are more than the tax. */
function headline(context: TaxContext): string {
  const { federalTax, stateTax } = context.result.taxes
  const owed = owedOf(context)
  const { say } = context
  if (federalTax < -0.5) {
    if (stateTax < -0.5) return headlineWords.bothBack(owed, say)
    return stateTax < 0.5 ? headlineWords.back(owed, say) : headlineWords.federalBack(owed, say)
  }
  return stateTax < -0.5 ? headlineWords.stateBack(owed, say) : headlineWords.owe(owed, say)
}

function* sentences(context: TaxContext): Generator<string> {
  const { inputs, result, law, say } = context
  const { taxes, household, next, nextKind } = result
  // Too low without it: said before anything else.
  if (law.state !== 'none' && lacksPlace(inputs)) yield moreWords.noCounty
  if (taxes.federalTax < -0.5) yield moreWords.beyond
  else if (law.state !== 'none' && taxes.stateTax >= 0.5) yield moreWords.parts(owedOf(context), say)
  if (hasPaid(result)) yield moreWords.federalRefund(taxes.federal.refund, say)
  if (taxes.state && household.stateWithheld > 0) yield moreWords.stateRefund(taxes.state.refund, say)
  yield moreWords.next(
    {
      of: nextKind,
      federal: next.federal,
      state: taxes.state ? next.state : null,
      payroll: Math.abs(next.payroll) >= 0.5 ? next.payroll : null,
      total: next.total,
    },
    say,
  )
  if (law.state === 'none') yield moreWords.noState
}

/** Where the income goes. Only while every part is there and nothing is negative. */
function splitOf(result: TaxResult): Split | null {
  const { taxes } = result
  const kept = keptOf(result)
  if (result.income <= 0 || taxes.federalTax < 0 || taxes.stateTax < 0 || kept < 0) return null
  const parts: Split['parts'] = [
    { label: splitWords.federal, value: taxes.federalTax, color: 'tax' },
    { label: splitWords.state, value: taxes.stateTax, color: 'other' },
    { label: splitWords.payroll, value: taxes.payrollTax, color: 'interest' },
    { label: splitWords.kept, value: kept, color: 'growth' },
  ]
  return { label: splitWords.label, unit: 'money', parts: parts.filter((part) => part.value > 0) }
}

/** Two employers by the Social Security they withheld, yet the 0.9% is counted as one would withhold it. */
function assumesOneEmployer({ inputs, law }: Asked<TaxInputs, TaxLaw>): boolean {
  if (inputs.medicareWithheld !== null || inputs.socialSecurityWithheld === null) return false
  const { excessSocialSecurity, additionalMedicareWithheld } = payrollTax(inputs, law.facts)
  return excessSocialSecurity > 0 && additionalMedicareWithheld > 0
}

/** Care was paid for, and one of a couple neither earns nor studies: the law then counts none of it. */
function lacksEarner({ inputs, law }: Asked<TaxInputs, TaxLaw>): boolean {
  const { people, careExpenses } = householdOf(inputs, law.facts)
  const idle = ({ pay, selfEmployment, student }: (typeof people)[number]) => pay + selfEmployment <= 0 && !student
  return careExpenses > 0 && people.length > 1 && people.some(idle)
}

export const answerPart: AnswerPart<TaxContext> = {
  compute,
  figures,
  main: 'totalTax',
  moreIs: 'worse',
  answer: (context) => {
    const split = splitOf(context.result)
    return {
      headline: headline(context),
      more: [...sentences(context)].join(' '),
      ...(split ? { split } : {}),
      keyFigures: ['effectiveRate', 'kept', 'bracketRate', 'taxableIncome'],
    }
  },
  hints: {
    interest: ({ inputs, say }) =>
      inputs.usInterest > inputs.interest ? hintWords.interest(inputs.usInterest, say) : undefined,
    ordinaryDividends: ({ inputs, say }) => {
      const parts = inputs.qualifiedDividends + inputs.reitDividends
      return parts > inputs.ordinaryDividends ? hintWords.dividends(parts, say) : undefined
    },
    longTermGain: ({ inputs, say }) =>
      inputs.depreciationGain + inputs.collectiblesGain > Math.max(0, inputs.longTermGain)
        ? hintWords.gain(inputs.longTermGain, say)
        : undefined,
    iraWithdrawals: ({ inputs, say }) =>
      inputs.earlyWithdrawals > inputs.iraWithdrawals ? hintWords.withdrawals(inputs.earlyWithdrawals, say) : undefined,
    planDeferrals: ({ inputs, say }) =>
      inputs.planDeferrals + inputs.cafeteriaPlan > inputs.pay ? hintWords.plan(inputs.pay, say) : undefined,
    careExpenses: (asked) => (lacksEarner(asked) ? hintWords.careWork : undefined),
    careChildren: ({ inputs, law, say }) => {
      const counted = dependentsOf(inputs, law.facts).filter(mayBeInCare).length
      return counted === 0 ? hintWords.careNobody : hintWords.careCounted(counted, say)
    },
    medicareWithheld: (asked) => (assumesOneEmployer(asked) ? hintWords.medicare : undefined),
    tips: ({ inputs, say }) => (inputs.tips > inputs.pay ? hintWords.tips(inputs.pay, say) : undefined),
  },
  presets: [
    { unknown: 'pay', figure: 'kept', target: (kept) => about(kept * 1.1), question: presetWords.payForKept },
    {
      unknown: 'planDeferrals',
      figure: 'totalTax',
      target: (tax) => about(tax * 0.8),
      question: presetWords.planForTax,
    },
    {
      unknown: 'pay',
      figure: 'effectiveRate',
      target: (rate) => Math.floor(rate) + 2,
      question: presetWords.payForRate,
    },
  ],
}
