import { addMonths } from '#engine/month.ts'
import { dollars, dollarsAndCents, monthText, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { EmergencyInputs } from './fields.ts'
import { factorName, levelNames, spanOf } from './words.ts'

function target(result: Result, inputs: EmergencyInputs): Working {
  const { chosen, essentials, factors, benefits } = result
  const added = factors.filter(({ lean, extra }) => lean > 0 || extra > 0)
  return {
    title: levelNames[chosen.level],
    lines: [
      'fund = months × essentials + deductibles − unemployment benefits',
      `${plain(chosen.months, 3)} × ${dollarsAndCents(essentials)} + ${dollarsAndCents(chosen.deductibles)} − ${dollarsAndCents(chosen.benefits)}`,
      `= ${dollarsAndCents(chosen.total)}`,
    ],
    steps: [
      `Months: ${added.map((factor) => `${factorName(factor.key, inputs).toLowerCase()} ${spanOf(factor.lean, factor.extra)}`).join(' + ')}. Lean takes the low ends, extra the high ends, balanced the middle.`,
      ...(benefits.weekly > 0
        ? [
            `Benefits: ${dollarsAndCents(benefits.weekly)} a week, at most a week of essentials. The lean end counts ${benefits.mostWeeks} weeks, balanced ${benefits.leastWeeks}, extra none; only weeks inside the months count, after ${benefits.unpaidWeeks} unpaid. The balanced fund never falls below the lean one.`,
          ]
        : []),
      'In sentences a target is given to the nearest $100; in the tables it is not rounded.',
    ],
  }
}

function growing({ keeping, month, start, targetThen, saver }: Result, inputs: EmergencyInputs): Working {
  const { own, tax, interest } = keeping
  return {
    title: 'When you have it',
    lines: [
      'saved next month = saved × (1 + i) + what you add',
      `i = ((1 + ${percentText(inputs.apy, 3)})^(1/12) − 1) × (1 − ${percentText(own.taxShare * 100, 4)}) = ${percentText(own.monthlyRate * 100, 4)}`,
      month === null
        ? `with ${dollars(saver.monthly)} a month the target is not met within 50 years`
        : month === 0
          ? 'met today'
          : `met in ${monthText(addMonths(start, month))}, when the target is ${dollarsAndCents(targetThen)}`,
    ],
    steps: [
      `Tax on ${dollarsAndCents(interest)} of interest, as the difference of two whole tax returns on top of ${dollars(inputs.income)} of pay: federal ${dollarsAndCents(tax.federal)}, state ${dollarsAndCents(tax.stateAndLocal)}. The same share is used every year.`,
      `The target rises with prices, ${percentText(inputs.inflation)} a year; the small first step does not.`,
      `After prices: (1 + ${percentText(own.annualYieldAfterTax * 100, 5)}) ÷ (1 + ${percentText(inputs.inflation)}) − 1 = ${percentText(own.realYield * 100, 3)} a year.`,
      'You add at the end of each month.',
    ],
  }
}

export const workingsOf = (result: Result, inputs: EmergencyInputs): readonly Working[] => [
  target(result, inputs),
  ...(result.outcome === 'nothing' ? [] : [growing(result, inputs)]),
]
