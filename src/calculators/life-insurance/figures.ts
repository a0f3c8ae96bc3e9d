import { roundToCent } from '#engine/money.ts'
import type { Figure } from '../kit/calculator.ts'
import { figure, named, todaysDollars, worse } from '../kit/figures.ts'
import type { Worked } from './compute.ts'
import type { LifeContext } from './context.ts'
import { averageShortfall } from './side.ts'
import { figureNames } from './words/answer.en.ts'

const of = (value: (result: Worked) => number | null) => (context: LifeContext) => {
  const { result } = context
  if (result.outcome === 'no-such-date') return null
  const amount = value(result)
  return amount === null ? null : roundToCent(amount)
}
const today = (value: (result: Worked) => number | null) => todaysDollars(figure<LifeContext>('money', of(value)))

/** All in today's dollars: what the money would have to be worth now. */
export const figures: readonly Figure<LifeContext>[] = named(figureNames, {
  gap: worse(today(({ you }) => you.gap)),
  need: today(({ you }) => you.need.total),
  have: today(({ you }) => you.have),
  policy: today(({ you }) => you.policy),
  low: today(({ you }) => you.low),
  high: today(({ you }) => you.high),
  partnerNeed: today(({ partner }) => partner?.need.total ?? null),
  partnerHave: today(({ partner }) => partner?.have ?? null),
  partnerGap: worse(today(({ partner }) => partner?.gap ?? null)),
  partnerPolicy: today(({ partner }) => partner?.policy ?? null),
  living: today(({ you }) => you.need.living),
  care: today(({ you }) => you.need.care),
  college: today(({ you }) => you.need.college),
  home: today(({ you }) => you.need.mortgage + you.need.payoff),
  debts: today(({ you }) => you.need.debts + you.need.final),
  takeHome: today(({ you }) => you.need.takeHome),
  benefits: today(({ you }) => you.need.benefits),
  benefitsMonth: today(({ you }) => {
    const [first] = you.social.months
    return first === undefined ? null : first.children + first.spouse
  }),
  familyMaximum: today(({ you }) => you.social.record.maximum),
  survivorPia: today(({ you }) => you.social.record.pia),
  heldBack: today(({ you }) => you.social.years[0]?.heldBack ?? null),
  averageYear: today(({ you }) => averageShortfall(you)),
  supportYears: figure<LifeContext>('years', ({ result }) =>
    result.outcome === 'no-such-date' ? null : result.you.costs.supportYears,
  ),
  netRate: figure<LifeContext>(
    'percent',
    ({ inputs }) => roundToCent(100 * ((1 + inputs.safeReturn / 100) / (1 + inputs.inflation / 100) - 1) * 100) / 100,
  ),
  dime: today(({ rules }) => rules.dime),
  multipleLow: today(({ rules }) => rules.multipleLow),
  multipleHigh: today(({ rules }) => rules.multipleHigh),
  lifeValue: today(({ rules }) => rules.lifeValue),
})
