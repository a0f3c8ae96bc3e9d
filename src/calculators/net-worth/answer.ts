/** What is worked out at every key press: the result, its figures, the headline and hints. */
import type { AssetKind } from '#engine/wealth/balance-sheet.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer, DataColor, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { stateNameOf } from '../kit/states.ts'
import { compute, type Result } from './compute.ts'
import type { NetWorthContext } from './context.ts'
import { figures } from './figures.ts'
import { lastingText } from './lasting.ts'
import { headlines, hintWords, questions, splitWords, underneath, whatIfHeadlines } from './words/answer.en.ts'

const tones = { 'above-zero': 'above', 'below-zero': 'below', zero: 'zero' } as const

function headline({ result, say }: NetWorthContext): string {
  const { outcome, netWorth, hasWhatIf } = result
  if (outcome === 'empty') return headlines.empty()
  return (hasWhatIf ? whatIfHeadlines : headlines)[tones[outcome]]({ worth: netWorth }, say)
}

/** Only where tax or selling would take something. */
function left({ result: { afterTax, netWorth }, say }: NetWorthContext): string {
  if (netWorth - afterTax < 0.5) return ''
  return (afterTax < 0 ? underneath.short : underneath.left)({ left: afterTax }, say)
}

function more(context: NetWorthContext): string {
  const { outcome, sheet, months, hasWhatIf, today } = context.result
  const { say } = context
  if (outcome === 'empty') return underneath.empty()
  const values = { owned: sheet.assets, owed: sheet.debts }
  const sums = hasWhatIf ? underneath.sumsWhatIf : sheet.debts > 0 ? underneath.sums : underneath.sumsNothingOwed
  return [
    sums(values, say),
    hasWhatIf && underneath.today({ worth: today.netWorth }, say),
    left(context),
    months !== null && sheet.liquidAssets >= 0.5 && underneath.covers({ time: lastingText(months, say) }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Kinds that read as one thing in a bar. */
const groups: readonly { readonly label: string; readonly color: DataColor; readonly kinds: readonly AssetKind[] }[] = [
  { label: splitWords.cash, color: 'insurance', kinds: ['cash'] },
  { label: splitWords.brokerage, color: 'real', kinds: ['brokerage'] },
  { label: splitWords.retirement, color: 'growth', kinds: ['pretax', 'roth', 'hsa'] },
  { label: splitWords.realEstate, color: 'principal', kinds: ['home', 'property'] },
  { label: splitWords.other, color: 'other', kinds: ['car', 'business', 'other'] },
]

function splitOf({ sheet }: Result): Split | null {
  const parts = groups
    .map(({ label, color, kinds }) => ({
      label,
      color,
      value: kinds.reduce((sum, kind) => sum + sheet.byAsset[kind], 0),
    }))
    .filter(({ value }) => value > 0)
  return parts.length > 0 ? { label: splitWords.whole, unit: 'money', parts } : null
}

function answer(context: NetWorthContext): Answer {
  const split = splitOf(context.result)
  return {
    headline: headline(context),
    more: more(context),
    ...(split ? { split } : {}),
    keyFigures: context.result.outcome === 'empty' ? [] : ['medianForAge', 'liquidNetWorth', 'debtRatio'],
  }
}

export const answerPart: AnswerPart<NetWorthContext> = {
  compute,
  figures,
  main: 'netWorth',
  moreIs: 'better',
  answer,
  hints: {
    state: ({ inputs: { state } }) =>
      state === 'US' ? hintWords.noState() : hintWords.state({ state: stateNameOf(state) }),
  },
  presets: [
    {
      unknown: 'extra',
      figure: 'netWorth',
      target: (worth) => about(worth > 0 ? worth * 1.2 : 1000),
      question: questions.extra,
    },
    {
      unknown: 'investChange',
      figure: 'netWorth',
      target: (worth) => about(worth > 0 ? worth * 0.9 : worth - 1000),
      question: questions.invest,
    },
    {
      unknown: 'homeChange',
      figure: 'netWorth',
      target: (worth) => about(worth > 0 ? worth * 0.8 : worth - 2000),
      question: questions.home,
    },
  ],
}
