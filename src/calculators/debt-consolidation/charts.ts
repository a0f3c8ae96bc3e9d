import { dollars, monthsText } from '../kit/format.ts'
import type { Chart, XYChart } from '../kit/presentation.ts'
import type { Compared } from './compute.ts'
import type { DebtInputs } from './fields.ts'
import { endsAgain, shortName } from './words.ts'

/** Longer courses are cut: what never ends is said in words. */
const longestShown = 240

function owedChart({ stay, move, budget, fresh }: Compared, inputs: DebtInputs): XYChart {
  const last = Math.min(longestShown, Math.max(stay.months, move.months, 1))
  const months = Array.from({ length: last + 1 }, (_, month) => month)
  const at = (owed: readonly number[]) => months.map((month) => owed[month] ?? 0)
  const end = (course: Compared['stay']) =>
    course.outcome === 'paid-off' ? `gone in ${monthsText(course.months)}` : 'never gone'
  return {
    kind: 'lines',
    key: 'owed',
    title: 'What you owe, at the same payment',
    lead: `Both lines pay ${dollars(budget)} a month.${fresh.fee > 0 ? ' The new one starts higher by its fee.' : ''}`,
    summary: `At ${dollars(budget)} a month the old debts are ${end(stay)}; the new one is ${end(move)}.`,
    x: { label: 'Month', kind: 'number', values: months },
    unit: 'money',
    series: [
      { key: 'stay', label: 'As they are', color: 'interest', values: at(stay.owed) },
      { key: 'move', label: shortName(inputs), color: 'growth', values: at(move.owed) },
    ],
  }
}

function costChart(result: Compared): XYChart | null {
  const { asNowCost, stayCost, moveCost, fresh } = result
  const bars = [
    { label: 'As you pay now', interest: asNowCost, fee: 0 },
    { label: 'Now, one sum', interest: stayCost, fee: 0 },
    { label: 'New, one sum', interest: moveCost === null ? null : moveCost - fresh.fee, fee: fresh.fee },
    {
      label: 'New, as asked',
      interest: fresh.ownCost === null ? null : fresh.ownCost - fresh.fee,
      fee: fresh.fee,
    },
  ].flatMap(({ label, interest, fee }) => (interest === null ? [] : [{ label, interest, fee }]))
  if (bars.length < 2) return null
  return {
    kind: 'bars',
    key: 'cost',
    title: 'What each way costs',
    lead: 'Interest and fee until everything is paid.',
    summary: `${bars.map((bar) => `${bar.label}: ${dollars(bar.interest + bar.fee)}`).join('; ')}.`,
    note: `“One sum” pays the same total every month, the highest rate first.${fresh.ownCost === null ? '' : ' “As asked” pays only the new loan’s own payment.'}`,
    x: { label: 'Way', kind: 'number', values: bars.map((bar) => bar.label) },
    unit: 'money',
    series: [
      { key: 'interest', label: 'Interest', color: 'interest', values: bars.map((bar) => bar.interest) },
      { key: 'fee', label: 'Fee', color: 'other', values: bars.map((bar) => bar.fee) },
    ],
  }
}

function refillChart({ refill, asNow, move, budget }: Compared, inputs: DebtInputs): XYChart | null {
  if (refill === null || !endsAgain(inputs, move)) return null
  const byTransfer = inputs.way === 'transfer'
  const months = refill.loan.map((_, month) => month)
  return {
    kind: 'stacked',
    key: 'refill',
    title: 'If the cards fill again',
    lead: `The old cards are empty and open. Here ${dollars(inputs.refill)} a month stays on them.`,
    summary: `When ${byTransfer ? 'everything moved' : 'the new loan'} is paid off, ${dollars(refill.owedAtEnd)} is owed on the cards again; ${dollars(refill.full)} is moved off them today.`,
    note: `A what-if: new card debt grows with interest at your cards’ average rate until they are as full as today. ${byTransfer ? `The rest is paid at ${dollars(budget)} a month.` : 'The new loan is paid as it asks.'}`,
    x: { label: 'Month', kind: 'number', values: months },
    unit: 'money',
    series: [
      { key: 'loan', label: shortName(inputs), color: 'principal', values: refill.loan },
      { key: 'cards', label: 'Cards again', color: 'interest', values: refill.cards },
      {
        key: 'asNow',
        label: 'If nothing changes',
        color: 'other',
        look: 'dashed',
        values: months.map((month) => asNow.owed[month] ?? 0),
      },
    ],
  }
}

export const chartsOf = (result: Compared, inputs: DebtInputs): readonly Chart[] =>
  [owedChart(result, inputs), costChart(result), refillChart(result, inputs)].filter((chart) => chart !== null)
