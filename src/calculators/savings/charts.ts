import { roundToCent } from '#engine/money.ts'
import { balancesOf } from '#engine/saving/deposit-plan.ts'
import type { Series, XYChart } from '../kit/presentation.ts'
import { goalAt, inToday, monthAfter } from './compute.ts'
import type { SavingsContext } from './context.ts'
import { filling } from './goals-chart.ts'
import { lengthOf, monthsShown } from './months-shown.ts'
import { deposits, otherDates } from './what-if-charts.ts'
import { chartWords } from './words/explain.en.ts'

function growing({ inputs, result, say }: SavingsContext): XYChart {
  const words = chartWords.growing
  const end = lengthOf(result)
  const at = monthsShown(end)
  const ends = balancesOf(result.plan, end)
  const pick = (of: (month: number) => number) => at.map((month) => roundToCent(of(month)))
  const last = { month: monthAfter(result, end), paidIn: ends[end]?.paidIn ?? 0, balance: ends[end]?.balance ?? 0 }
  const hasGoal = inputs.ask === 'date' || inputs.ask === 'deposit'
  const today: Series = {
    key: 'today',
    label: words.today,
    color: 'real',
    look: 'line',
    values: pick((month) => inToday(ends[month]?.balance ?? 0, inputs.inflation, month)),
  }
  const goal: Series = {
    key: 'goal',
    label: words.goal,
    color: 'insurance',
    look: 'dashed',
    values: pick(goalAt(inputs)),
  }
  return {
    kind: 'stacked',
    key: 'growing',
    title: words.title,
    summary: words.summary(last, say),
    note: inputs.inflation > 0 ? words.note(inputs, say) : words.noteNoInflation,
    x: { label: chartWords.month, kind: 'month', values: at.map((month) => monthAfter(result, month)) },
    unit: 'money',
    series: [
      {
        key: 'paidIn',
        label: words.paidIn,
        color: 'principal',
        look: 'area',
        values: pick((month) => ends[month]?.paidIn ?? 0),
      },
      {
        key: 'interest',
        label: words.interest,
        color: 'growth',
        look: 'area',
        values: pick((month) => Math.max(0, (ends[month]?.balance ?? 0) - (ends[month]?.paidIn ?? 0))),
      },
      ...(inputs.inflation > 0 ? [today] : []),
      ...(hasGoal && inputs.keepsValue ? [goal] : []),
    ],
    ...(hasGoal && !inputs.keepsValue ? { level: { value: inputs.goal, label: words.goal } } : {}),
  }
}

/** Interest here and at the other bank. */
function banks({ inputs, result, say }: SavingsContext): XYChart | null {
  const words = chartWords.banks
  const end = lengthOf(result)
  const at = monthsShown(end)
  const interestAt = (annualYield: number) => {
    const ends = balancesOf({ ...result.plan, annualYield }, end)
    return at.map((month) => roundToCent((ends[month]?.balance ?? 0) - (ends[month]?.paidIn ?? 0)))
  }
  const [here, there] = [interestAt(result.netYield), interestAt(result.otherNet)]
  const last = { here: here.at(-1) ?? 0, there: there.at(-1) ?? 0 }
  if (Math.abs(last.here - last.there) < 0.5) return null
  return {
    kind: 'lines',
    key: 'banks',
    title: words.title,
    summary: words.summary({ ...last, month: monthAfter(result, end), rate: inputs.compareRate }, say),
    note: words.note,
    x: { label: chartWords.month, kind: 'month', values: at.map((month) => monthAfter(result, month)) },
    unit: 'money',
    series: [
      { key: 'here', label: words.at({ rate: result.apy * 100 }, say), color: 'growth', look: 'line', values: here },
      {
        key: 'there',
        label: words.at({ rate: inputs.compareRate }, say),
        color: 'other',
        look: 'dashed',
        values: there,
      },
    ],
  }
}

export const charts = [
  (context: SavingsContext) => (context.inputs.ask === 'buckets' ? filling(context) : growing(context)),
  deposits,
  otherDates,
  banks,
]
