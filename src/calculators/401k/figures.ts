import { roundToCent } from '#engine/money.ts'
import { figure, futureDollars, named, todaysDollars, worse } from '../kit/figures.ts'
import type { Result } from './compute.ts'
import type { PlanContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (result: Result) => number | null

const money = (worth: Worth) =>
  figure<PlanContext>('money', ({ result }) => {
    const amount = worth(result)
    return amount === null ? null : roundToCent(amount)
  })
const cents = (worth: (result: Result) => number) =>
  figure<PlanContext>('cents', ({ result }) => roundToCent(worth(result)))
const points = (worth: Worth) =>
  figure<PlanContext>('percent', ({ result }) => {
    const share = worth(result)
    return share === null ? null : Number((share * 100).toFixed(4))
  })
const today = (worth: (result: Result) => number) => todaysDollars(money((r) => worth(r) * r.deflator))

const missed = ({ level }: Result): number => level.missedByRate + level.missedByTiming

export const figures = named(figureNames, {
  balanceToday: today((r) => r.balance),
  balance: futureDollars(money((r) => r.balance)),
  afterTaxToday: today((r) => r.afterTax),
  rothToday: today((r) => r.life.at(-1)?.roth ?? 0),
  match: money((r) => r.level.match + r.level.trueUp),
  wholeMatch: money((r) => r.level.wholeMatch),
  missed: worse(money(missed)),
  missedByTiming: worse(money((r) => r.level.missedByTiming)),
  missedGrown: worse(today((r) => r.missedGrown)),
  fullMatchShare: points((r) => (r.fullShare > 0 ? r.fullShare : null)),
  own: money((r) => r.level.deferred),
  ownRoth: money((r) => r.level.roth),
  employer: money((r) => r.level.employer),
  total: money((r) => r.level.deferred + r.level.afterTax + r.level.employer),
  limit: money((r) => r.limits.base + r.limits.catchUp),
  catchUp: money((r) => r.limits.catchUp),
  takeHomeCost: worse(cents((r) => r.takeHome.cost / r.paychecks)),
  federalTaxSaved: money((r) => r.takeHome.federalSaved),
  stateTaxSaved: money((r) => r.takeHome.stateSaved),
  percentCost: worse(cents((r) => r.takeHome.percentPreTax / r.paychecks)),
  percentCostRoth: worse(cents((r) => r.takeHome.percentRoth / r.paychecks)),
  maxShare: points((r) => r.max.exact),
  room: money((r) => r.max.room),
  yearMatch: money((r) => r.now.match + r.now.trueUp),
  yearMissed: worse(money((r) => r.now.missedByRate + r.now.missedByTiming)),
  excess: worse(money((r) => r.excess)),
  afterTaxRoom: money((r) => r.megaRoom),
  feeDrag: worse(today((r) => r.feeDrag)),
  vestedShare: points((r) => r.vested.share),
  unvested: worse(money((r) => r.vested.unvested)),
  loanMost: money((r) => r.loan.most),
  loanPayment: worse(cents((r) => r.loan.course.payment)),
  loanGrowth: worse(futureDollars(money((r) => r.loan.course.growthMissed))),
  loanTax: worse(money((r) => r.loan.taxIfLeft)),
})
