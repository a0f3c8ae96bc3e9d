import type { Working } from '../kit/presentation.ts'
import { soldTo } from './compute.ts'
import type { TermContext } from './context.ts'
import { listOf } from './prices.ts'
import { workingWords as words } from './words/explain.en.ts'

function need({ inputs, result: { curve }, say }: TermContext): Working {
  const now = curve[0]
  return {
    title: words.need.title,
    lines: [
      words.need.formula,
      `${say.money(now?.need ?? 0)} − ${say.money(now?.have ?? 0)}`,
      `= ${say.money(now?.gap ?? 0)}`,
    ],
    steps: [
      inputs.source === 'number'
        ? words.need.number
        : words.need.years({ rate: inputs.safeReturn, inflation: inputs.inflation }, say),
      words.need.each,
    ],
  }
}

function ladder({ inputs, result, say }: TermContext): Working | null {
  if (result.ladder.length === 0) return null
  const isPriced = result.ladderCost !== null && result.ladderCost.from !== 'quotes'
  return {
    title: words.ladder.title,
    lines: [
      words.ladder.formula,
      result.ladder.map(({ years, amount }) => `${say.money(amount)} × ${say.years(years)}`).join(' + '),
    ],
    steps: [
      words.ladder.sold({ lengths: say.list(soldTo(inputs, result.nearest).lengths.map(String)) }),
      isPriced ? words.ladder.cheapest : words.ladder.fewest,
      words.ladder.sizes,
    ],
  }
}

function price({ inputs, result, say }: TermContext): Working | null {
  const { oneCost, one, nearest } = result
  if (one === null || oneCost === null || oneCost.from === 'quotes' || listOf(inputs) === null) return null
  return {
    title: words.price.title,
    lines: [words.price.formula, `${say.money(one.amount)} × ${say.years(one.years)} = ${say.cents(oneCost.monthly)}`],
    steps: [words.price.age({ age: nearest }, say), words.price.between],
  }
}

function rop({ result: { premiumsBack, one }, say }: TermContext): Working | null {
  if (premiumsBack?.outcome !== 'rate' || one === null) return null
  return {
    title: words.rop.title,
    lines: [
      words.rop.formula,
      words.rop.months({ ...premiumsBack, years: one.years }, say),
      words.rop.rate({ rate: premiumsBack.rate * 100 }, say),
    ],
  }
}

function group({ inputs, result, say }: TermContext): Working | null {
  if (inputs.group <= 0) return null
  const age = result.thisYear - Number(inputs.birthDate.slice(0, 4))
  return {
    title: words.group.title,
    lines: [words.group.formula, words.group.result({ imputed: result.imputed }, say)],
    steps: [words.group.age({ age }, say)],
  }
}

export const workings = [need, ladder, price, rop, group]
