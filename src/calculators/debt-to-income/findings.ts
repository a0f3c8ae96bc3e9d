import { cheapestPayoff } from '#engine/housing/qualifying-payoff.ts'
import { dtiClassic, dtiVa } from '#facts/lending/mortgage.ts'
import { programLimits } from '#facts/lending/program-limits.ts'
import { priceRuleFrom, vaResidualIncome } from '#facts/lending/qualifying.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { payables } from './compute.ts'
import { type DtiContext, ofRatio, type RatioContext } from './context.ts'
import { debtNames, limitName, share } from './names.ts'
import { cashWords, otherWords, passWords, programWords, roomWords, studentWords } from './words/findings.en.ts'
import { agencyNames, programNames } from './words/names.en.ts'

const MOST = 5
/** The ratio with so many dollars a month of debt gone. */
const without = ({ result: { view } }: RatioContext, freed: number): string =>
  share((view.housing + view.debts - freed) / view.gross)

/** Which debts to end. */
function toPass(context: RatioContext): MaybeFound {
  const { inputs, result } = context
  const { plan, view, over, limit, frontOver } = result
  if (result.outcome === 'passes') return null
  if (frontOver > 0.005) {
    const front = limit.front ?? 0
    const values = { housing: view.housing, most: front * view.gross, limit: share(front), over: frontOver }
    return act(passWords.housing, values)
  }
  if (plan.outcome !== 'possible')
    return act(passWords.notEnough, { freed: plan.outcome === 'not-enough' ? plan.freed : 0, over: over ?? 0 })
  const names = debtNames(inputs.debts)
  return act(passWords.payOff, {
    debts: plan.pay.map((index) => names[index] ?? ''),
    cash: plan.cash,
    freed: plan.freed,
    ratio: without(context, plan.freed),
  })
}

/** What else would do than paying debts off. */
function otherWays({ result: { outcome, frontOver, over, view, incomeNeeded }, say }: RatioContext): MaybeFound {
  if (outcome === 'passes' || frontOver > 0.005) return null
  // A home cannot cost less than nothing, and no income meets a limit of 0%.
  const ways = [
    ...((over ?? 0) <= view.housing ? [passWords.lowerHousing({ over: over ?? 0 }, say)] : []),
    ...(incomeNeeded > 0 ? [passWords.moreIncome({ income: incomeNeeded }, say)] : []),
  ]
  return ways.length > 0 && note(passWords.otherWays, { ways })
}

/** Within the most a program allows, but above what it asks of everyone. */
function aboveGuide(context: RatioContext): MaybeFound {
  const { inputs, result } = context
  const { view } = result
  if (inputs.limits !== 'most' || view.standing !== 'within-most') return null
  const { front, back } = programLimits[inputs.program].guide
  const over = view.housing + view.debts - back * view.gross
  if (over < 0.005) {
    const most = (front ?? 1) * view.gross
    return watch(passWords.aboveGuideHousing, { guide: share(front ?? 1), over: view.housing - most })
  }
  const guide = share(back)
  const plan = cheapestPayoff(payables(inputs, view), over)
  if (plan.outcome !== 'possible') return watch(passWords.aboveGuideBy, { guide, over })
  const names = debtNames(inputs.debts)
  return watch(passWords.aboveGuide, {
    guide,
    debts: plan.pay.map((index) => names[index] ?? ''),
    cash: plan.cash,
    ratio: without(context, plan.freed),
  })
}

/** What the visitor's own cash does. */
function ownCash(context: RatioContext): MaybeFound {
  const { inputs, result } = context
  const { cash } = inputs
  const { plan, view } = result
  if (cash === null || cash <= 0 || plan.outcome === 'none-needed') return null
  if (plan.outcome === 'possible' && plan.cash <= cash) return good(cashWords.covers, { cash })
  let best: { readonly index: number; readonly counted: number } | null = null
  for (const [index, debt] of payables(inputs, view).entries())
    if (debt.counted > (best?.counted ?? 0) && debt.balance <= cash) best = { index, counted: debt.counted }
  if (best !== null) {
    const name = debtNames(inputs.debts)[best.index] ?? ''
    return good(cashWords.oneDebt, { cash, name, from: share(view.ratios.back), to: without(context, best.counted) })
  }
  return plan.outcome === 'possible' && watch(cashWords.missing, { cash, missing: plan.cash - cash })
}

/** Student loans at $0 and how the programs see them. */
function studentLoans({ inputs, result, say }: RatioContext): MaybeFound {
  const at = inputs.debts.flatMap((debt, index) =>
    debt.kind.startsWith('student') && debt.payment === 0 && debt.balance > 0 ? [index] : [],
  )
  if (at.length === 0) return null
  const counts = result.views.map((view) =>
    studentWords.count(
      {
        name: view.program === 'conventional' ? agencyNames[inputs.agency] : programNames[view.program],
        amount: at.reduce((sum, index) => sum + (view.counted[index]?.counted ?? 0), 0),
      },
      say,
    ),
  )
  const isDeferred = at.some((index) => inputs.debts[index]?.kind !== 'student')
  const zeroPlan = isDeferred && inputs.program === 'conventional' && inputs.agency === 'fannie'
  return watch(studentWords.counted, {
    balance: at.reduce((sum, index) => sum + (inputs.debts[index]?.balance ?? 0), 0),
    counts,
    lever: zeroPlan ? studentWords.zeroPlan() : studentWords.payment(),
  })
}

function bestProgram({ result }: RatioContext): MaybeFound {
  const { view: own, views } = result
  if (own.standing === 'within-guide') return null
  const better = views.filter((view) => view.program !== own.program && view.standing === 'within-guide')
  if (better.length === 0) return null
  const programs = better.map(({ program }) =>
    programWords.named({ name: programNames[program], guide: share(programLimits[program].guide.back) }),
  )
  return good(programWords.better, { programs })
}

function nearlyPaid({ inputs, result: { view } }: RatioContext): MaybeFound {
  const all = debtNames(inputs.debts)
  const left = view.counted.flatMap(({ why }, index) => (why === 'nearly-paid' ? [index] : []))
  if (left.length === 0) return null
  const amount = left.reduce((sum, index) => sum + (inputs.debts[index]?.payment ?? 0), 0)
  return note(otherWords.nearlyPaid, { names: left.map((index) => all[index] ?? ''), amount })
}

function room({ inputs, result }: RatioContext): MaybeFound {
  const { over, housingRoom: housing, limit, outcome } = result
  if (outcome !== 'passes' || over === null || housing === null) return null
  const name = roomWords.limit({ limit: share(limit.back ?? 0), name: limitName(inputs) })
  return good(roomWords.room, { room: Math.max(0, -over), limit: name, housing })
}

function planned(context: RatioContext): MaybeFound {
  const { inputs, result } = context
  if (inputs.planned <= 0) return null
  return watch(roomWords.planned, {
    added: share(inputs.planned / result.view.gross),
    without: without(context, inputs.planned),
    withIt: share(result.view.ratios.back),
  })
}

const vaResidual = ({ inputs }: RatioContext): MaybeFound =>
  inputs.program === 'va' &&
  note(programWords.va, { guide: share(dtiVa.value.back), more: (vaResidualIncome.value.overGuide - 1) * 100 })

const ofIncome = ofRatio((context): readonly MaybeFound[] => {
  const found: readonly MaybeFound[] = [
    toPass(context) ?? aboveGuide(context),
    ownCash(context),
    planned(context),
    studentLoans(context),
    otherWays(context),
    room(context),
    bestProgram(context),
    nearlyPaid(context),
    vaResidual(context),
  ]
  const { front, back } = dtiClassic.value
  return [
    ...found.filter(Boolean).slice(0, MOST),
    note(otherWords.noLaw, { since: priceRuleFrom.value, front: front * 100, back: back * 100 }),
    note(otherWords.notIncluded),
  ]
})
export const findings = (context: DtiContext): readonly MaybeFound[] => ofIncome(context) ?? []
