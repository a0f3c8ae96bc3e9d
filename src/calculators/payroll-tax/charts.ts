import { roundToCent } from '#engine/money.ts'
import { cafeteriaOf, type PayDeductions } from '#engine/withholding/pay-deductions.ts'
import type { Chart, RanksChart, WaterfallChart, XYChart } from '../kit/presentation.ts'
import type { Side } from './compute.ts'
import { federalIn, HUNDRED, netCost, type PayContext, programTotal, stateIn, takeHomeOf } from './context.ts'
import { checkChart, hundredChart, offerChart, yearChart } from './words/explain.en.ts'

type Steps = WaterfallChart['steps']
const step = (label: string, value: number, color: Steps[number]['color']): Steps =>
  Math.abs(value) >= 0.005 ? [{ label, kind: 'change', value: -roundToCent(value), ...(color ? { color } : {}) }] : []

/** From gross pay to the deposit. */
function ofCheck({ result: { own, offer }, say }: PayContext): Chart | null {
  const { check } = own
  if (offer || check.gross <= 0) return null
  const { deductions, insurance } = check
  return {
    kind: 'waterfall',
    key: 'check',
    title: checkChart.title,
    summary: checkChart.summary(check, say),
    unit: 'cents',
    steps: [
      { label: checkChart.gross, kind: 'total', value: roundToCent(check.gross), color: 'principal' },
      ...step(checkChart.preTax, cafeteriaOf(deductions) + deductions.plan, 'principal'),
      ...step(checkChart.federal, federalIn(own), 'tax'),
      ...step(checkChart.socialSecurity, insurance.socialSecurity, 'interest'),
      ...step(checkChart.medicare, insurance.medicare + insurance.additionalMedicare, 'interest'),
      ...step(checkChart.state, stateIn(own) + check.state.local + programTotal(check.programs), 'other'),
      ...step(checkChart.afterTax, deductions.rothPlan + deductions.afterTax, 'insurance'),
      ...step(checkChart.cashTips, check.pay.cashTips, 'insurance'),
      { label: checkChart.net, kind: 'total', value: check.net, color: 'growth' },
    ],
  }
}

/** What $100 more into each place takes off the paycheck. */
function hundred({ result: { own, offer }, say }: PayContext): RanksChart | null {
  if (offer || own.check.net < HUNDRED || own.check.gross <= 0) return null
  const of = (into: keyof PayDeductions) => netCost(own, into)
  const [plan, hsa, cafeteria, roth] = [of('plan'), of('hsa'), of('healthFsa'), of('rothPlan')]
  if ([plan, hsa, cafeteria].some((cost) => cost < 0 || cost > HUNDRED)) return null
  const row = (label: string, cost: number) => ({ label, values: [roundToCent(cost)] })
  return {
    kind: 'ranks',
    key: 'hundred',
    title: hundredChart.title,
    lead: hundredChart.lead,
    summary: hundredChart.summary({ plan, hsa, roth }, say),
    unit: 'cents',
    words: { row: hundredChart.row, total: hundredChart.total },
    parts: [{ key: 'cost', label: hundredChart.total, color: 'principal' }],
    rows: [
      row(hundredChart.hsa, hsa),
      row(hundredChart.cafeteria, cafeteria),
      row(hundredChart.plan, plan),
      row(hundredChart.roth, roth),
    ],
  }
}

/** Less than this share of the largest isn't seen in a chart. */
const VISIBLE = 0.02
/** Where paychecks differ in the year. */
function ofYear({ result: { own, offer }, say }: PayContext): XYChart | null {
  const nets = own.year.checks.map(({ net }) => roundToCent(net))
  const [low, high] = [Math.min(...nets), Math.max(...nets)]
  if (offer || nets.length > 60 || high - low < Math.max(1, high * VISIBLE)) return null
  return {
    kind: 'bars',
    key: 'year',
    title: yearChart.title,
    lead: yearChart.lead,
    summary: yearChart.summary({ low, high }, say),
    x: { label: yearChart.x, kind: 'number', values: nets.map((_, at) => at + 1) },
    unit: 'money',
    series: [{ key: 'net', label: yearChart.net, color: 'growth', values: nets }],
  }
}

function offers({ result: { own, offer }, say }: PayContext): RanksChart | null {
  if (!offer || own.check.net <= 0 || offer.check.net <= 0) return null
  const row = (label: string, side: Side, isYours: boolean) => {
    const { year, match } = side
    const saved = year.deductions.plan + year.deductions.rothPlan + match
    const takeHome = takeHomeOf(side)
    const other = cafeteriaOf(year.deductions) + year.deductions.afterTax
    const taxes = year.gross + match - takeHome - saved - other
    return { label, values: [takeHome, taxes, other, saved].map(roundToCent), isYours }
  }
  return {
    kind: 'ranks',
    key: 'offers',
    title: offerChart.title,
    summary: offerChart.summary({ mine: takeHomeOf(own), theirs: takeHomeOf(offer) }, say),
    unit: 'money',
    words: { row: offerChart.row, total: offerChart.total },
    parts: [
      { key: 'takeHome', label: offerChart.takeHome, color: 'growth' },
      { key: 'taxes', label: offerChart.taxes, color: 'tax' },
      { key: 'deductions', label: offerChart.deductions, color: 'insurance' },
      { key: 'saved', label: offerChart.saved, color: 'principal' },
    ],
    rows: [row(offerChart.mine, own, true), row(offerChart.theirs, offer, false)],
  }
}

export const charts = [ofCheck, offers, ofYear, hundred]
