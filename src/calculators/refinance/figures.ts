import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named } from '../kit/figures.ts'
import { type Compared, type Measured, wayBy } from './compute.ts'
import { ofCompared, type RefinanceContext } from './context.ts'
import type { WayKey } from './way.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (compared: Compared) => number | null
const of = (unit: Parameters<typeof figure>[0], worth: Worth) =>
  figure<RefinanceContext>(
    unit,
    ofCompared((context) => worth(context.result)),
  )
const way =
  (key: WayKey, worth: (way: Measured) => number): Worth =>
  (compared) => {
    const found = wayBy(compared, key)
    return found === null ? null : worth(found)
  }
const bill = (worth: Worth) => futureDollars(of('cents', worth))
const total = (worth: Worth) => futureDollars(of('money', worth))
const payment = (key: WayKey) => bill(way(key, (w) => w.firstPayment))
const months = (key: WayKey) =>
  of(
    'months',
    way(key, (w) => w.months),
  )
const saved = (key: WayKey) => total(way(key, (w) => roundToCent(w.aheadAtStay)))
const interest = (key: WayKey) => total(way(key, (w) => roundToCent(w.interest)))
const gone = (key: WayKey) => total(way(key, (w) => roundToCent(w.goneAtStay)))

export const figures = named(figureNames, {
  saved: saved('refinance'),
  trueBreakEven: of('months', ({ refinance }) => (refinance.lead.outcome === 'leads' ? refinance.lead.from : null)),
  cashBreakEven: of('months', (c) => c.cashBreakEven),
  aheadUntil: of('months', ({ refinance }) => (refinance.lead.outcome === 'leads' ? refinance.lead.until : null)),
  monthlySaving: bill((c) => c.monthlySaving),
  paymentNow: payment('keep'),
  newPayment: payment('refinance'),
  newLoan: of('money', (c) => c.closing.newLoan),
  totalCosts: of('money', (c) => c.closing.totalCosts),
  vaFee: of('money', ({ closing }) => (closing.vaFee > 0 ? closing.vaFee : null)),
  cashToBring: of('money', (c) => c.closing.cashToBring),
  interestNow: interest('keep'),
  interestNew: interest('refinance'),
  monthsNow: months('keep'),
  monthsNew: months('refinance'),
  goneNow: gone('keep'),
  goneNew: gone('refinance'),
  sameEndPayment: payment('sameEnd'),
  sameEndSaved: saved('sameEnd'),
  sameEndInterest: interest('sameEnd'),
  samePaymentMonths: months('samePayment'),
  samePaymentInterest: interest('samePayment'),
  recastPayment: payment('recast'),
  recastSaved: saved('recast'),
  lumpMonths: months('lump'),
  lumpSaved: saved('lump'),
  extraMonths: months('extra'),
  extraSaved: saved('extra'),
  equityLoanSaved: saved('equityLoan'),
  rateToBeat: of('percent', (c) => c.rateToBeat),
})
