/** What is worked out at every key press: the result, its figures, the headline, hints and errors. The range comes from the study. */
import type { AnswerPart } from '../kit/calculator.ts'
import { shareText } from '../kit/past-starts.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { confident } from './assumptions.ts'
import { claimAgeOf, fullBenefit, monthlyBenefit } from './benefits.ts'
import { compute } from './compute.ts'
import { earliestAt, isWithinReach, lastedShare, type RetirementContext } from './context.ts'
import { figures } from './figures.ts'
import { firstStudy } from './first-study.precomputed.ts'
import { livedOnNow } from './household-years.ts'
import { ageIn } from './plan-of.ts'
import { errorWords, headlines, hintWords, pastMarkets, questions, splitWords, underneath } from './words/answer.en.ts'

const LOTS = 3
/** Past and drawn markets this far apart are both said: the past holds few long stretches. */
const APART = 0.04

function headline(context: RetirementContext): string {
  const { result, inputs, say } = context
  if (result.outcome === 'no-retirement') return headlines.noRetirement({ age: inputs.planTo })
  if (result.outcome === 'no-spending') return headlines.noSpending
  const share = lastedShare(context)
  const age = inputs.retireAge
  if (share === null) {
    const steady = { age, funded: result.funded * 100, rate: inputs.expected }
    return (result.funded >= LOTS ? headlines.steadyLots : headlines.steadyReady)(steady, say)
  }
  const asked = { age, share: pastMarkets({ share: shareText(share * 100, say) }), to: inputs.planTo }
  if (result.working === 0) return headlines.retired(asked)
  if (share >= 0.9) return headlines.strong(asked)
  if (share >= 0.75) return headlines.likely(asked)
  return (share >= 0.5 ? headlines.close : headlines.weak)(asked)
}

function more(context: RetirementContext): string {
  const { result, inputs, found, say } = context
  if (result.outcome === 'no-retirement' || result.outcome === 'no-spending') return ''
  const have = {
    age: Math.max(inputs.retireAge, result.age),
    balance: result.balanceAt,
    needed: result.needed,
    to: inputs.planTo,
  }
  const savings = result.working > 0 ? underneath.have : underneath.haveNow
  const lines = [
    result.needed < 1 ? underneath.covered : result.balanceAt < 1 ? underneath.none(have, say) : savings(have, say),
  ]
  if (found?.worstTenth && result.balanceAt >= 1) lines.push(underneath.worst({ age: found.worstTenth }))
  const apart = Math.abs((lastedShare(context) ?? 0) - (found?.drawn.share ?? 0))
  if (found && found.drawn.paths > 0 && apart >= APART)
    lines.push(underneath.drawn({ share: shareText(found.drawn.share * 100, say) }))
  return lines.join(' ')
}

/** A month of the first year with every benefit in. What savings gone by then would have paid isn’t covered. */
function splitOf({ result: { settled, runsOut } }: RetirementContext): Split | null {
  if (settled === null) return null
  const isGone = runsOut !== null && settled.age >= runsOut
  const parts = [
    { label: splitWords.benefits, value: settled.socialSecurity / 12, color: 'insurance' as const },
    { label: splitWords.pension, value: settled.pension / 12, color: 'other' as const },
    {
      label: isGone ? splitWords.missing : splitWords.savings,
      value: settled.withdrawal / 12,
      color: isGone ? ('tax' as const) : ('growth' as const),
    },
  ].filter((part) => part.value > 0.005)
  return parts.length > 0 ? { label: splitWords.label(settled), unit: 'money', parts } : null
}

function answer(context: RetirementContext): Answer {
  const { found, inputs } = context
  const split = splitOf(context)
  const more9 = found?.moreMonthly ?? 0
  const earliest = context.result.working > 0 ? earliestAt(context, confident.value) : null
  return {
    headline: headline(context),
    more: more(context),
    ...(split ? { split } : {}),
    ...(lastedShare(context) === null ? {} : { headlineFigure: 'lasted' }),
    keyFigures: [
      'spending',
      'socialSecurity',
      'taxes',
      ...(more9 > 0 && isWithinReach(more9, inputs)
        ? ['moreSafe']
        : earliest === null || earliest === inputs.retireAge
          ? []
          : ['earliest']),
    ],
  }
}

export const answerPart: AnswerPart<RetirementContext> = {
  compute,
  first: firstStudy,
  figures,
  main: 'funded',
  moreIs: 'better',
  answer,
  check: ({ retireAge, planTo, rothShare, taxableShare, claimAge }) => ({
    planTo: planTo <= retireAge ? errorWords.planTo : undefined,
    taxableShare: rothShare + taxableShare > 100 ? errorWords.shares({ most: 100 - rothShare }) : undefined,
    claimAge:
      claimAge !== null && claimAge < Math.min(70, retireAge)
        ? errorWords.claim({ age: Math.min(70, Math.max(62, retireAge)) })
        : undefined,
  }),
  hints: {
    spending: ({ inputs, law, say }) =>
      hintWords.spending({ amount: livedOnNow(inputs, law, ageIn(inputs, law.tax.year)) / 12 }, say),
    retireAge: ({ inputs, law, say }) => {
      const years = inputs.retireAge - ageIn(inputs, law.tax.year)
      return years > 0 ? hintWords.age({ years }, say) : undefined
    },
    benefit: ({ inputs, law, say }) => {
      const age = claimAgeOf(inputs)
      const blank = { ...inputs, benefit: null }
      const amount = monthlyBenefit(blank, fullBenefit(blank, law.tax.year), age, ageIn(inputs, law.tax.year))
      return hintWords.benefit({ amount, age }, say)
    },
  },
  presets: [
    { unknown: 'retireAge', figure: 'funded', target: () => 100, question: questions.retireAge },
    { unknown: 'savings', figure: 'funded', target: () => 100, question: questions.savings },
    { unknown: 'expected', figure: 'funded', target: () => 100, question: questions.expected },
  ],
}
