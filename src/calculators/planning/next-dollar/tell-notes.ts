import { creditCardCarryingBalance } from '#facts/lending/rates.ts'
import type { Telling } from './tell-steps.ts'
import { noteWords as words } from './words/answer.en.ts'

/** What the visitor should know beside the steps, the most important first. */
export function tellNotes({ household, built, run, say }: Telling): readonly string[] {
  const { sizes, plan } = built
  const { debts } = sizes
  const named = (ids: readonly string[]) =>
    say.list(household.debts.filter(({ id }) => ids.includes(id)).map(({ name }) => name))
  const late = household.debts.filter(({ missed, balance }) => balance > 0 && (missed ?? 0) > 0)
  const saved = household.accounts.reduce(
    (sum, { kind, monthly }) => (afterTaxKinds.includes(kind) ? sum + (monthly ?? 0) : sum),
    0,
  )
  const over = sizes.iras.some(({ reason }) => reason === 'over-both-limits')
  const goalSteps = plan.steps.flatMap((step) => (step.fill === 'goals' ? step.goals.map(({ id }) => id) : []))
  const goalsStart = run.courses.find(({ key }) => key === 'goals')?.startsIn ?? null
  const lateGoals =
    goalsStart === null || goalsStart > 1 ? household.goals.filter(({ id }) => goalSteps.includes(id)) : []
  const paidEarly = plan.steps.flatMap((step) => (step.fill === 'debts' ? step.debts : []))
  const federal = household.debts.find(({ id, isFederal }) => isFederal === true && paidEarly.includes(id))
  return [
    ...(plan.cash < 0 ? [words.overdrawn(-plan.cash, say)] : []),
    ...(late.length > 0 ? [words.late(say.list(late.map(({ name }) => name)))] : []),
    ...(debts.unknownPayment.length > 0 ? [words.unknownPayment(named(debts.unknownPayment))] : []),
    ...(debts.guessedApr.length > 0
      ? [words.guessedApr(named(debts.guessedApr), creditCardCarryingBalance.value * 100, say)]
      : []),
    ...(debts.unknownApr.length > 0 ? [words.unknownApr(named(debts.unknownApr))] : []),
    ...(sizes.grossPay === null ? [words.incomeUnknown] : []),
    ...(sizes.plans.some(({ guessed }) => guessed) ? [words.guessedMatch] : []),
    ...(over ? [words.over] : []),
    ...(federal ? [words.federal(federal.name)] : []),
    ...lateGoals.slice(0, 2).map((goal) => words.goalLate(goal.name, say, goal.by ?? '')),
    ...(saved > 0 ? [words.already(saved, say)] : []),
    ...(run.spareCash >= 100 ? [words.spare(run.spareCash, say)] : []),
  ]
}

const afterTaxKinds: readonly string[] = [
  'checking',
  'savings',
  'cd',
  'brokerage',
  'traditional-ira',
  'roth-ira',
  '529',
  'other',
]
