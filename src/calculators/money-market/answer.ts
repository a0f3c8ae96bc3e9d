/** What is worked out at every key press: the result, its figures, the headline, hints. */
import { fundHalfRule } from '#facts/cash/money-funds.ts'
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { compute, inToday, type PlacePath } from './compute.ts'
import type { MoneyMarketContext } from './context.ts'
import { figures } from './figures.ts'
import { billsEffective, fundEffective } from './places.ts'
import { headlines, hintWords, questions, underneath } from './words/answer.en.ts'

const isTie = (best: PlacePath, second: PlacePath): boolean => best.balance - second.balance < 0.5

function headline({ result, say }: MoneyMarketContext): string {
  const { ranked, places, fundAhead, bestAhead } = result
  const [best, second] = ranked
  if (result.paidIn <= 0) return headlines.noCash()
  if (!best || !second || isTie(best, second)) {
    const lead = Math.abs(fundAhead)
    if (lead < 0.5) return headlines.same({ balance: places.fund.balance }, say)
    return (fundAhead > 0 ? headlines.fund : headlines.accountAhead)({ lead }, say)
  }
  return best.key === 'account'
    ? headlines.account({ lead: bestAhead }, say)
    : headlines.best({ key: best.key, lead: bestAhead }, say)
}

function more({ inputs, result, say }: MoneyMarketContext): string {
  const { account, fund } = result.places
  const best = result.ranked[0]
  if (!best || result.paidIn <= 0)
    return underneath.yields({ fund: fund.annualYieldAfterTax * 100, account: account.annualYieldAfterTax * 100 }, say)
  const balances = { months: inputs.months, balance: best.balance, today: inToday(best.balance, inputs) }
  return (inputs.inflation > 0 ? underneath.endToday : underneath.end)(balances, say)
}

function answer(context: MoneyMarketContext): Answer {
  const [best, second] = context.result.ranked
  return {
    headline: headline(context),
    more: more(context),
    ...(best && second && !isTie(best, second) ? { headlineFigure: 'bestAhead' } : {}),
    keyFigures: ['fundAfterTax', 'accountAfterTax', 'fundTaxableEquivalent', 'fundAhead'],
  }
}

export const answerPart: AnswerPart<MoneyMarketContext> = {
  compute,
  figures,
  main: 'fundAhead',
  moreIs: 'neither',
  answer,
  hints: {
    fundKind: ({ inputs }) => hintWords.fundKind[inputs.fundKind],
    expense: ({ inputs }) => (inputs.yieldBasis === 'gross' ? hintWords.expenseGross : hintWords.expenseNet),
    homeShare: ({ inputs, say }) =>
      inputs.state === 'CA' ? hintWords.california({ share: fundHalfRule.CA.value * 100 }, say) : undefined,
    billBasis: ({ inputs, say }) => hintWords.apy({ apy: billsEffective(inputs) * 100 }, say),
    yieldBasis: ({ inputs, say }) => hintWords.apy({ apy: fundEffective(inputs) * 100 }, say),
    state: ({ inputs }) => (inputs.state === 'US' ? hintWords.noState : undefined),
  },
  presets: [
    { unknown: 'accountApy', figure: 'fundAhead', target: () => 0, question: questions.accountApy },
    { unknown: 'fundYield', figure: 'fundAhead', target: () => 0, question: questions.fundYield },
    { unknown: 'amount', figure: 'fundAhead', target: (ahead) => about(ahead * 2), question: questions.amount },
  ],
}
