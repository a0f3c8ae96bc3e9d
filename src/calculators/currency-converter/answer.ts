/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import type { AnswerPart } from '../kit/calculator.ts'
import { about } from '../kit/preset.ts'
import { compute } from './compute.ts'
import type { ConverterContext } from './context.ts'
import { formerOf, isMoneyStill, isPegged, nameOf, titleOf } from './currencies.ts'
import { figures } from './figures.ts'
import { givenIn, moneyIn, rateText, roughly } from './money-text.ts'
import { holderOf, rateName } from './rate-holder.ts'
import type { ConverterInputs } from './sections.ts'
import { errorWords, headlines, hintWords, questions, rateStands, underneath, wayPhrases } from './words/answer.en.ts'

function headline({ inputs, result, say }: ConverterContext): string {
  const { from, to, amount } = inputs
  const rate = rateName(result.table, inputs, say)
  if (result.outcome === 'nothing')
    return headlines.nothing({ currency: nameOf(from), one: rateText(result.rate), to, rate })
  const { chosen } = result
  const exchange = {
    have: givenIn(from, amount),
    worth: moneyIn(to, result.mid),
    get: moneyIn(to, result.received),
    how: chosen ? wayPhrases[chosen.way] : '',
    rate,
  }
  if (!chosen) return headlines.worth(exchange)
  return (result.outcome === 'eaten' ? headlines.eaten : headlines.get)(exchange)
}

function more({ inputs, result, say }: ConverterContext): string {
  const { from, to } = inputs
  const rate = rateName(result.table, inputs, say)
  const worth = moneyIn(to, result.mid)
  const values = { worth, rate, cost: roughly(from, result.cost), share: result.costShare * 100 }
  const isChanged = result.chosen !== null && result.outcome !== 'nothing'
  return [
    isChanged && (result.cost > 0 ? underneath.costs(values, say) : underneath.free(values)),
    underneath.rates({ from, to, rate: rateText(result.rate), inverse: rateText(result.inverse) }),
    rateStands[holderOf(inputs)],
  ]
    .filter(Boolean)
    .join(' ')
}

function check(inputs: ConverterInputs) {
  const codes = inputs.rates.map((row) => row.currency)
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  return {
    to: inputs.from === inputs.to ? errorWords.same() : undefined,
    offered:
      inputs.way === 'offer' && inputs.offered === null && isMoneyStill(inputs) ? errorWords.offered() : undefined,
    rates: twice ? errorWords.twice({ code: twice }) : undefined,
  }
}

function currencyHint(code: string): string | undefined {
  const former = formerOf(code)
  if (former) return hintWords.former({ since: former.euroSince })
  return isPegged(code) ? hintWords.pegged({ currency: nameOf(code) }) : undefined
}

export const answerPart: AnswerPart<ConverterContext> = {
  compute,
  figures,
  main: 'received',
  moreIs: 'better',
  answer: (context) => ({
    headline: headline(context),
    more: more(context),
    // Figures know no currency but the dollar: amounts of others stand in the sentence, with their name.
    keyFigures: context.result.chosen ? ['costUsd', 'costPercent', 'effectiveRate'] : ['rate', 'inverseRate'],
  }),
  check,
  hints: {
    from: ({ inputs: { from } }) => currencyHint(from),
    to: ({ inputs: { to } }) => currencyHint(to),
    amount: ({ inputs: { from } }) => hintWords.amount({ currency: titleOf(from), code: from }),
    rates: ({ inputs: { ratesDate, rates } }) =>
      ratesDate === null && rates.length > 0 ? hintWords.dateNeeded() : hintWords.whenUsed(),
  },
  presets: [
    {
      unknown: 'amount',
      figure: 'received',
      target: (received) => about(received * 1.15),
      question: questions.amount,
    },
    {
      unknown: 'amount',
      figure: 'atReferenceRate',
      target: (worth) => about(worth * 2),
      question: questions.worth,
    },
    { unknown: 'cardFee', figure: 'costUsd', target: (cost) => about(cost / 2), question: questions.cardFee },
  ],
}
