import type { XYChart } from '../kit/presentation.ts'
import { type LoanContext, ofLoan } from './context.ts'
import { aprIfEnded } from './early.ts'
import { nameOf } from './offer-name.ts'
import { cheapest } from './offers.ts'
import { bandsOf } from './score-bands.ts'
import { chartWords } from './words/explain.en.ts'

/** Names fit under their bars; the table has them whole. */
const shortened = (name: string): string => (name.length > 12 ? `${name.slice(0, 11)}…` : name)

function offers({ result, say }: LoanContext): XYChart | null {
  const words = chartWords.offers
  const all = result.offers
  const best = cheapest(all)
  if (best === undefined || all.length < 2) return null
  const { received } = best.loan
  const insured = all.some((one) => one.cost - one.loan.costOfCredit >= 0.01)
  const costs = all.map((one) => words.cost({ name: nameOf(one), cost: one.cost }, say))
  return {
    kind: 'bars',
    key: 'offers',
    title: words.title,
    lead: (insured ? words.leadInsured : words.lead)({ received }, say),
    summary: words.summary({ costs, best: nameOf(best) }),
    x: { label: words.x, kind: 'number', values: all.map((one) => shortened(nameOf(one))) },
    unit: 'money',
    series: [
      { key: 'fee', label: words.fee, color: 'other', values: all.map((one) => one.loan.fee) },
      { key: 'interest', label: words.interest, color: 'interest', values: all.map((one) => one.loan.totalInterest) },
      ...(insured
        ? [
            {
              key: 'insurance',
              label: words.insurance,
              color: 'insurance' as const,
              values: all.map((one) => one.cost - one.loan.costOfCredit),
            },
          ]
        : []),
    ],
  }
}

/** The fee is spent on the first day; the sooner the loan ends, the more each year of it cost. */
function early({ result, say }: LoanContext): XYChart | null {
  const words = chartWords.early
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
    title: words.title,
    lead: words.lead,
    summary: words.summary({ months: Math.min(6, schedule.months), apr: sixth, full: loan.apr * 100 }, say),
    note: words.note,
    x: { label: chartWords.month, kind: 'number', values: months },
    unit: 'percent',
    yLabel: words.y,
    ceiling: Math.max(sixth * 1.5, 1),
    series: [{ key: 'apr', label: words.apr, color: 'interest', values: aprs }],
  }
}

function balance({ result: { schedule, loan }, say }: LoanContext): XYChart {
  const words = chartWords.balance
  const plainLead = loan.totalInterest > 0 && schedule.months > 2 ? words.leadFaster : words.leadEven
  return {
    kind: 'lines',
    key: 'balance',
    title: words.title,
    lead: loan.fee > 0 ? words.leadFee({ received: loan.received }, say) : plainLead,
    summary: words.summary({ owed: loan.loanAmount, months: schedule.months }, say),
    x: { label: chartWords.month, kind: 'number', values: schedule.owed.map((_, month) => month) },
    unit: 'money',
    series: [{ key: 'balance', label: words.owed, color: 'interest', look: 'area', values: schedule.owed }],
    ...(loan.fee > 0 ? { level: { value: loan.received, label: words.received } } : {}),
  }
}

function bands(context: LoanContext): XYChart {
  const words = chartWords.bands
  const { inputs, result, say } = context
  const all = bandsOf(context)
  return {
    kind: 'bars',
    key: 'bands',
    title: words.title,
    lead: words.lead,
    summary: words.summary({ months: inputs.term, low: all[0]?.lowCost ?? 0, high: all.at(-1)?.highCost ?? 0 }, say),
    note: words.note,
    x: { label: words.x, kind: 'number', values: all.map((band) => band.label) },
    unit: 'money',
    series: [
      { key: 'low', label: words.low, color: 'interest', values: all.map((band) => band.lowCost) },
      { key: 'range', label: words.range, color: 'other', values: all.map((band) => band.highCost - band.lowCost) },
    ],
    level: { value: result.loan.costOfCredit, label: words.yours },
  }
}

export const charts = [ofLoan(offers), ofLoan(early), ofLoan(balance), ofLoan(bands)]
