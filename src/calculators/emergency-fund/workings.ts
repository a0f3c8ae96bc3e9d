import { addMonths } from '#engine/month.ts'
import type { Working } from '../kit/presentation.ts'
import type { EmergencyContext } from './context.ts'
import { factorName } from './names.ts'
import { levelNames } from './words/answer.en.ts'
import { targetWords, whenWords } from './words/explain.en.ts'

function target({ inputs, result, say }: EmergencyContext): Working {
  const words = targetWords
  const { chosen, essentials, factors, benefits } = result
  const reasons = factors
    .filter(({ lean, extra }) => lean > 0 || extra > 0)
    .map((factor) =>
      words.reason({
        name: factorName(factor, inputs, say).toLowerCase(),
        span:
          factor.lean === factor.extra
            ? say.number(factor.lean)
            : words.span({ low: factor.lean, high: factor.extra }, say),
      }),
    )
  return {
    title: levelNames[chosen.level],
    lines: [
      words.formula,
      `${say.number(chosen.months, 3)} × ${say.cents(essentials)} + ${say.cents(chosen.deductibles)} − ${say.cents(chosen.benefits)}`,
      `= ${say.cents(chosen.total)}`,
    ],
    steps: [
      words.months({ reasons }),
      ...(benefits.weekly > 0
        ? [
            words.benefits(benefits, say),
            words.weeks({ most: benefits.mostWeeks, least: benefits.leastWeeks, unpaid: benefits.unpaidWeeks }, say),
          ]
        : []),
      words.rounding,
    ],
  }
}

function growing({ inputs, result, say }: EmergencyContext): Working | null {
  const words = whenWords
  const { outcome, keeping, month, start, targetThen, saver } = result
  if (outcome === 'nothing') return null
  const { own, tax, interest } = keeping
  return {
    title: words.title,
    lines: [
      words.formula,
      `i = ((1 + ${say.percent(inputs.apy, 3)})^(1/12) − 1) × (1 − ${say.percent(own.taxShare * 100, 4)}) = ${say.percent(own.monthlyRate * 100, 4)}`,
      month === null
        ? words.never(saver, say)
        : month === 0
          ? words.today
          : words.reached({ month: addMonths(start, month), target: targetThen }, say),
    ],
    steps: [
      words.tax({ interest, pay: inputs.income, federal: tax.federal, state: tax.stateAndLocal }, say),
      words.prices(inputs, say),
      words.real({ net: own.annualYieldAfterTax * 100, inflation: inputs.inflation, real: own.realYield * 100 }, say),
      words.monthEnd,
    ],
  }
}

export const workings = [target, growing]
