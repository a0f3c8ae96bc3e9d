import { HOME_PAYMENT_KEY } from '#engine/budget/default-categories.ts'
import { insuredPayments } from '#engine/housing/purchase-loan.ts'
import { leanSchedule } from '#engine/lending/lean-schedule.ts'
import { levelPayment } from '#engine/lending/payment.ts'
import { roundToCent } from '#engine/money.ts'
import type { Change } from '../change.ts'
import type { Terms } from '../event-fields.ts'
import type { Owed } from '../model.ts'
import { type ApplyContext, endOf, FOREVER, flow, housingItems, incomeOf, once, personOf, wagesOf } from './context.ts'

const WEEKS_A_MONTH = 52 / 12

const loan = (id: string, kind: Owed['kind'], balance: number, apr: number, payment: number, at: number): Owed => ({
  id,
  kind,
  balance,
  apr,
  promo: null,
  payment,
  variable: false,
  first: at,
  securedBy: null,
  insurance: [],
})

/** A child is born: leave, the birth's bill, everyday costs, and care for its months. The child counts on the year's return. */
export function baby(context: ApplyContext, terms: Terms<'baby'>): readonly Change[] {
  const { model, event, at } = context
  const own = wagesOf(model).filter((one) => one.owner === terms.parent)
  const income = own.length > 0 ? own[0] : incomeOf(model, null)
  const changes: Change[] = [{ kind: 'child', event, at }]
  const away = terms.leaveWeeks / WEEKS_A_MONTH
  if (income)
    for (let month = 0; month < away; month++) {
      const factor = 1 - (1 - terms.leavePay) * Math.min(1, away - month)
      changes.push({
        kind: 'pay',
        event,
        income: income.id,
        from: at + month,
        until: at + month + 1,
        factor,
        endsPlan: false,
      })
    }
  if (terms.birthBill > 0) changes.push(once(context, 'birth', -terms.birthBill))
  if (terms.everyday > 0) changes.push(flow(context, 'child', at, FOREVER, -terms.everyday, { growth: 'prices' }))
  const care = at + terms.careAfter
  if (terms.childCare > 0 && terms.careMonths > 0)
    changes.push(
      flow(context, 'child-care', care, care + terms.careMonths, -terms.childCare, { growth: 'prices', tax: 'care' }),
    )
  return changes
}

/** Another state's taxes from the month of the move; rent there; a home sold or kept. */
export function move(context: ApplyContext, terms: Terms<'move'>): readonly Change[] {
  const { model, event, at } = context
  const homes = model.things.filter(({ kind }) => kind === 'home')
  const isLeft = homes.length === 0 || terms.sellHome
  const changes: Change[] = [{ kind: 'state', event, from: at, state: terms.state }]
  if (terms.sellHome) for (const home of homes.slice(0, 1)) changes.push({ kind: 'sell', event, at, thing: home.id })
  if (isLeft)
    changes.push({
      kind: 'cost',
      event,
      from: at,
      until: FOREVER,
      items: homes.length === 0 ? [HOME_PAYMENT_KEY] : housingItems,
      except: [],
      factor: 0,
    })
  if (terms.housing > 0) changes.push(flow(context, 'new-home', at, FOREVER, -terms.housing, { growth: 'prices' }))
  if (terms.costs !== 0)
    changes.push({
      kind: 'cost',
      event,
      from: at,
      until: FOREVER,
      items: [],
      except: housingItems,
      factor: 1 + terms.costs,
    })
  if (terms.pay !== 0)
    for (const income of wagesOf(model))
      changes.push({
        kind: 'pay',
        event,
        income: income.id,
        from: at,
        until: FOREVER,
        factor: 1 + terms.pay,
        endsPlan: false,
      })
  if (terms.movingCost > 0) changes.push(once(context, 'moving', -terms.movingCost))
  return changes
}

/** A household parts: see `split`; the partner's pay leaves with them. */
export function divorce(context: ApplyContext, terms: Terms<'divorce'>): readonly Change[] {
  const { model, event, at } = context
  const changes: Change[] = [
    {
      kind: 'split',
      event,
      at,
      assets: terms.keepAssets,
      debts: terms.keepDebts,
      home: terms.home,
      children: terms.childrenStay,
    },
  ]
  for (const income of model.household.incomes)
    if (personOf(model, income) === 1)
      changes.push({ kind: 'pay', event, income: income.id, from: at, until: FOREVER, factor: 0, endsPlan: true })
  const isMoving = terms.home !== 'keep'
  changes.push({
    kind: 'cost',
    event,
    from: at,
    until: FOREVER,
    items: [],
    except: housingItems,
    factor: terms.keepCosts,
  })
  if (isMoving) {
    changes.push({ kind: 'cost', event, from: at, until: FOREVER, items: housingItems, except: [], factor: 0 })
    if (terms.housing > 0) changes.push(flow(context, 'new-home', at, FOREVER, -terms.housing, { growth: 'prices' }))
  }
  if (terms.support !== 0) changes.push(flow(context, 'support', at, endOf(at, terms.supportMonths), terms.support))
  if (terms.legal > 0) changes.push(once(context, 'legal', -terms.legal))
  return changes
}

/** A car bought, partly on a loan that carries the sales tax. */
export function car(context: ApplyContext, terms: Terms<'car'>): readonly Change[] {
  const { event, at } = context
  const cost = roundToCent(terms.price * (1 + terms.salesTax))
  const down = Math.min(terms.down, cost)
  const borrowed = roundToCent(cost - down)
  const id = `new-car-${event}`
  const changes: Change[] = [
    { kind: 'own', event, at, thing: { id, kind: 'car', value: terms.price, basis: null, owned: null, yearlyTax: 0 } },
  ]
  if (terms.tradeIn !== null) changes.push({ kind: 'sell', event, at, thing: terms.tradeIn })
  if (down > 0) changes.push(once(context, 'down-payment', -down))
  if (borrowed > 0) {
    const payment = roundToCent(levelPayment(borrowed, terms.apr / 12, terms.termMonths))
    changes.push({
      kind: 'borrow',
      event,
      debt: { ...loan(id, 'car', borrowed, terms.apr, payment, at), securedBy: id },
    })
  }
  if (terms.running > 0) changes.push(flow(context, 'running', at, FOREVER, -terms.running, { growth: 'prices' }))
  return changes
}

/** A home bought with a conventional loan; mortgage insurance until the law ends it; rent stops. */
export function home(context: ApplyContext, terms: Terms<'home'>): readonly Change[] {
  const { event, at, law } = context
  const down = Math.min(terms.down, terms.price)
  const borrowed = roundToCent(terms.price - down)
  const id = `new-home-${event}`
  const yearlyTax = terms.price * terms.propertyTax
  const changes: Change[] = [
    {
      kind: 'own',
      event,
      at,
      thing: { id, kind: 'home', value: terms.price, basis: terms.price, owned: 0, yearlyTax },
    },
  ]
  if (down > 0) changes.push(once(context, 'down-payment', -down))
  if (terms.closing > 0) changes.push(once(context, 'closing', -roundToCent(terms.price * terms.closing)))
  if (borrowed >= 1) {
    const schedule = leanSchedule({ principal: borrowed, annualRate: terms.apr, termMonths: terms.termMonths })
    if (schedule.outcome === 'paid-off') {
      const premium = roundToCent((borrowed * terms.pmi) / 12)
      const insured = premium > 0 ? insuredPayments(schedule.owed, terms.price, terms.termMonths, law.pmi) : 0
      const debt = {
        ...loan(id, 'mortgage', borrowed, terms.apr, schedule.payment, at),
        securedBy: id,
        insurance: new Array<number>(insured).fill(premium),
      }
      changes.push({ kind: 'borrow', event, debt })
    }
  }
  const monthly = (line: string, yearly: number): void => {
    if (yearly > 0) changes.push(flow(context, line, at, FOREVER, -yearly / 12, { growth: 'prices' }))
  }
  monthly('property-tax', yearlyTax)
  monthly('home-insurance', terms.insurance)
  monthly('upkeep', terms.price * terms.upkeep)
  monthly('dues', terms.dues * 12)
  if (terms.stopRent)
    changes.push({ kind: 'cost', event, from: at, until: FOREVER, items: [HOME_PAYMENT_KEY], except: [], factor: 0 })
  return changes
}
