import { dollars, monthsText, percentText } from '../kit/format.ts'
import type { Chart, XYChart } from '../kit/presentation.ts'
import { aprIfEnded, cheapest, type Offer, type PricedLoan } from './compute.ts'
import type { LoanInputs } from './fields.ts'
import type { Band } from './score-bands.ts'

/** Names fit under their bars; the table has them whole. */
const shortened = (name: string): string => (name.length > 12 ? `${name.slice(0, 11)}…` : name)

function offersChart(offers: readonly Offer[]): XYChart | null {
  const best = cheapest(offers)
  if (best === undefined || offers.length < 2) return null
  const { received } = best.loan
  const insured = offers.some((one) => one.cost - one.loan.costOfCredit >= 0.01)
  return {
    kind: 'bars',
    key: 'offers',
    title: 'What each offer costs',
    lead: `Interest${insured ? ', required insurance' : ''} and fee above the ${dollars(received)} in your hands.`,
    summary: `${offers.map((one) => `${one.name}: ${dollars(one.cost)}`).join('; ')}. ${best.name} costs least.`,
    x: { label: 'Cost of', kind: 'number', values: offers.map((one) => shortened(one.name)) },
    unit: 'money',
    series: [
      { key: 'fee', label: 'Fee', color: 'other', values: offers.map((one) => one.loan.fee) },
      { key: 'interest', label: 'Interest', color: 'interest', values: offers.map((one) => one.loan.totalInterest) },
      ...(insured
        ? [
            {
              key: 'insurance',
              label: 'Required insurance',
              color: 'insurance' as const,
              values: offers.map((one) => one.cost - one.loan.costOfCredit),
            },
          ]
        : []),
    ],
  }
}

/** The fee is spent on the first day; the sooner the loan ends, the dearer each year of it was. */
function earlyChart(result: PricedLoan): XYChart | null {
  const { schedule, loan } = result
  if (loan.fee < 0.01 || schedule.months < 4) return null
  const months = Array.from({ length: schedule.months }, (_, index) => index + 1)
  const aprs = months.map((month) =>
    aprIfEnded(result, month, month === schedule.months ? 0 : (schedule.owed[month] ?? 0)),
  )
  const sixth = aprs[Math.min(5, aprs.length - 1)] ?? null
  if (sixth === null) return null
  return {
    kind: 'lines',
    key: 'early',
    title: 'What a year of this loan costs if you pay it off early',
    lead: 'The fee is gone on the first day. The shorter you keep the loan, the more each year costs.',
    summary: `Paid off after ${monthsText(Math.min(6, schedule.months))}, the loan has cost ${percentText(sixth, 1)} a year; kept to the end, ${percentText(loan.apr * 100, 1)}.`,
    note: 'With no prepayment penalty, and interest on what you owe. You still pay fewer dollars in all by ending it early.',
    x: { label: 'Month', kind: 'number', values: months },
    unit: 'percent',
    yLabel: 'Percent a year',
    ceiling: Math.max(sixth * 1.5, 1),
    series: [{ key: 'apr', label: 'Cost a year', color: 'interest', values: aprs }],
  }
}

function balanceChart({ schedule, loan }: PricedLoan): XYChart {
  return {
    kind: 'lines',
    key: 'balance',
    title: 'What you owe, month by month',
    lead:
      loan.fee > 0
        ? `You start owing more than the ${dollars(loan.received)} you receive.`
        : loan.totalInterest > 0 && schedule.months > 2
          ? 'It falls a little faster each month.'
          : 'It falls evenly to nothing.',
    summary: `The balance goes from ${dollars(loan.loanAmount)} to nothing in ${monthsText(schedule.months)}.`,
    x: { label: 'Month', kind: 'number', values: schedule.owed.map((_, month) => month) },
    unit: 'money',
    series: [{ key: 'balance', label: 'You owe', color: 'interest', look: 'area', values: schedule.owed }],
    ...(loan.fee > 0 ? { level: { value: loan.received, label: 'You receive' } } : {}),
  }
}

function bandsChart(bands: readonly Band[], inputs: LoanInputs, result: PricedLoan): XYChart {
  const best = bands[0]
  const worst = bands.at(-1)
  return {
    kind: 'bars',
    key: 'bands',
    title: 'The same cash at other credit scores',
    lead: 'What lenders usually ask by score: the least, and how much more it can be. Fees are in it.',
    summary: `Over ${monthsText(inputs.term)} the same cash costs ${dollars(best?.lowCost ?? 0)} at the best scores and up to ${dollars(worst?.highCost ?? 0)} at the lowest.`,
    note: 'Rough ranges, our own reading of the market. Only a real offer counts.',
    x: { label: 'Score', kind: 'number', values: bands.map((band) => band.label) },
    unit: 'money',
    series: [
      { key: 'low', label: 'At least', color: 'interest', values: bands.map((band) => band.lowCost) },
      {
        key: 'range',
        label: 'Up to this much more',
        color: 'other',
        values: bands.map((band) => band.highCost - band.lowCost),
      },
    ],
    level: { value: result.loan.costOfCredit, label: 'This loan' },
  }
}

export const chartsOf = (result: PricedLoan, inputs: LoanInputs, bands: readonly Band[]): readonly Chart[] =>
  [offersChart(result.offers), earlyChart(result), balanceChart(result), bandsChart(bands, inputs, result)].filter(
    (chart) => chart !== null,
  )
