import { figure, futureDollars, named } from '../kit/figures.ts'
import { leastBy, type Priced } from './compute.ts'
import { type BusinessContext, ofPriced } from './context.ts'
import type { BusinessInputs } from './sections.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (result: Priced, inputs: BusinessInputs) => number | null
const priced = (unit: Parameters<typeof figure>[0], worth: Worth) =>
  figure<BusinessContext>(
    unit,
    ofPriced(({ result, inputs }) => worth(result, inputs)),
  )
/** Money over time. */
const bill = (worth: Worth) => futureDollars(priced('cents', worth))

export const figures = named(figureNames, {
  apr: priced('percent', (r) => r.own.apr),
  effective: priced('percent', (r) => r.own.effective),
  shortcut: priced('percent', (r) => r.own.shortcut),
  cost: bill((r) => r.own.cost),
  costPerDollar: bill((r) => r.own.costPerDollar),
  payment: bill((r) => r.own.payment),
  paymentCount: priced('count', (r) => r.own.times.length),
  lastPayment: bill((r) => r.own.lastPayment),
  monthly: bill((r) => r.own.monthly),
  shareOfSales: priced('percent', (r, { sales }) => (sales === null ? null : (r.own.monthly / sales) * 100)),
  received: priced('cents', (r) => r.own.received),
  financed: priced('cents', (r) => r.own.financed),
  fees: priced('cents', (r) => r.own.keptBack),
  guaranteeFee: priced('cents', (r) => r.guarantee?.fee ?? null),
  guaranteed: priced('cents', (r) => r.guarantee?.guaranteed ?? null),
  charge: bill((r) => r.own.charge),
  totalPaid: bill((r) => r.own.totalPaid),
  firstYear: bill((r) => r.own.firstYear),
  balloon: bill((r) => r.own.balloon),
  averageHeld: bill((r) => r.own.averageHeld),
  days: priced('count', (r) => r.own.days),
  coverage: priced('ratio', (r) => r.coverage?.ratio ?? null),
  coverageWhilePaying: priced('ratio', (r) => r.coverage?.whilePaying ?? null),
  leftOver: bill((r) => r.coverage?.leftOver ?? null),
  largestAmount: priced('money', (r) => r.coverage?.largest ?? null),
  lowestApr: priced('percent', (r) => leastBy(r.all, (one) => one.apr)?.apr ?? null),
  lowestCost: bill((r) => leastBy(r.all, (one) => one.cost)?.cost ?? null),
})
