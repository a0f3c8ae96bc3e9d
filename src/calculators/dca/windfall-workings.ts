import { lastPartAt } from '#engine/investing/buying-schedule.ts'
import type { Working } from '../kit/presentation.ts'
import { costOfWaiting, netReturn } from './compute.ts'
import { type WindfallContext, type WindfallPast, withRaces } from './context.ts'
import { windfallWorkings as workingWords } from './words/windfall-workings.en.ts'

function own({ inputs, result, say }: WindfallContext): Working {
  const words = workingWords.cost
  // Enough digits that a line gives its own answer.
  const m = say.number(netReturn(inputs), 10)
  const [lump, parts] = [say.cents(result.lumpEnd), say.cents(result.scheduleEnd)]
  const cash = { parts: result.schedule.parts, last: lastPartAt(result.schedule), cash: inputs.cashYield, end: parts }
  const { rate, fee, inflation } = inputs
  return {
    title: words.title,
    lines: [
      words.lump,
      `= ${say.number(inputs.total)} · (1 + ${m})^(${inputs.horizon}/12) = ${lump}`,
      words.installments,
      words.values(cash, say),
      words.cost({ lump, parts, prices: result.prices, cost: costOfWaiting(result) }, say),
    ],
    steps: [words.market({ rate, fee }, say), (inflation < 0 ? words.fall : words.rise)({ inflation }, say)],
  }
}

function history({ inputs, found, say }: WindfallPast): Working {
  const words = workingWords.history
  const { of, firstStart: from, lastStart: to } = found
  const { horizon: months, pastCash } = inputs
  // From the first start to the end of the last one.
  const separate = Math.floor((of - 1 + months) / months)
  return {
    title: words.title,
    lines: [words.formula, words.starts({ of, from, to, months }, say)],
    steps: [
      words.index,
      (pastCash === 'bills' ? words.bills : words.own)(inputs, say),
      words.averages,
      words.overlap({ of, separate, months }, say),
      words.lowest,
    ],
  }
}

export const windfallWorkings: readonly ((context: WindfallContext) => Working | null)[] = [own, withRaces(history)]
