import type { Cover } from '#engine/health-savings/contribution-limit.ts'
import type { Working } from '../kit/presentation.ts'
import { stateNameOf } from '../kit/states.ts'
import { type HsaContext, rulesIn } from './context.ts'
import { limitWorking, savedWorking, wayWorking } from './words/workings.en.ts'

function limit(context: HsaContext): Working {
  const { result, inputs, law, say } = context
  const { byMonth, most, lastMonthAdds } = result.limit
  const { you, spouse } = result.people
  const { limits } = rulesIn(context)
  const monthsOf = (...of: readonly Cover[]) => you.cover.filter((one) => of.includes(one)).length
  const months = { self: monthsOf('self'), family: monthsOf('family'), catchUp: monthsOf('self', 'family') }
  const pools = {
    yours: byMonth.ownFirst + byMonth.catchUpFirst,
    spouses: byMonth.ownSecond + byMonth.catchUpSecond,
    shared: byMonth.shared,
  }
  return {
    title: limitWorking.title(law.tax),
    lines: [
      limitWorking.formula,
      spouse === null
        ? limitWorking.single({ months, limits, aged: you.catchUp }, say)
        : limitWorking.couple(pools, say),
      (spouse === null ? limitWorking.total : limitWorking.totalCouple)(byMonth, say),
    ],
    steps: [
      lastMonthAdds > 0.005
        ? limitWorking.adds({ most: most.total, adds: lastMonthAdds }, say)
        : limitWorking.addsNothing,
      ...(spouse === null ? [] : [limitWorking.family]),
      limitWorking.own({ most: result.yourMost, employer: inputs.employer, room: result.yourRoom }, say),
    ],
  }
}

function saved({ result, inputs, say }: HsaContext): Working {
  const ways = { payroll: result.savedByPayroll, direct: result.savedDirect }
  return {
    title: savedWorking.title,
    lines: [savedWorking.formula, savedWorking.parts(result.saving, say), savedWorking.result(result, say)],
    steps: [
      savedWorking.whole,
      (result.counted > inputs.income ? savedWorking.waysOverPay : savedWorking.ways)(ways, say),
      inputs.state === 'US' ? savedWorking.noState : savedWorking.state({ state: stateNameOf(inputs.state) }),
    ],
  }
}

function ways({ result, inputs, say }: HsaContext): Working {
  const end = result.path.at(-1)
  const { annualReturn: rate, years, inflation, dragTax, laterTax, billGrowth: growth, fee } = inputs
  return {
    title: wayWorking.title,
    lines: [
      wayWorking.formula,
      wayWorking.monthly({ rate }, say),
      wayWorking.result({ keep: result.keepWorth, spend: result.spendWorth, years }, say),
    ],
    steps: [
      wayWorking.deposits({ inflation, months: result.lastDepositMonth }, say),
      wayWorking.depositsEnd,
      wayWorking.outside({ rate: rate * (1 - dragTax / 100) }, say),
      wayWorking.end({ age: result.endAge, keep: end?.keepReceipts ?? 0, spend: end?.spendReceipts ?? 0 }, say),
      (result.endAge < 65 ? wayWorking.taxedEarly : wayWorking.taxed)({ rate: laterTax }, say),
      wayWorking.bills({ growth, fee }, say),
    ],
  }
}

export const workings = [limit, saved, ways]
