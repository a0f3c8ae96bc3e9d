import { roundToCent } from '#engine/money.ts'
import { figure, named, todaysDollars, worse } from '../kit/figures.ts'
import { confident } from './assumptions.ts'
import { earliestAt, isPlan, lastedShare, type RetirementContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Worth = (context: RetirementContext) => number | null

const money = (worth: Worth) =>
  todaysDollars(
    figure<RetirementContext>('money', (context) => {
      const amount = worth(context)
      return amount === null ? null : roundToCent(amount)
    }),
  )
const points = (share: Worth) =>
  figure<RetirementContext>('share', (context) => {
    const found = share(context)
    return found === null ? null : Number((found * 100).toFixed(6))
  })
const monthly = (yearly: Worth) =>
  money((context) => {
    const amount = yearly(context)
    return amount === null ? null : amount / 12
  })

export const figures = named(figureNames, {
  funded: points(({ result }) => result.funded),
  balanceAt: money(({ result }) => result.balanceAt),
  needed: worse(money(({ result }) => result.needed)),
  lasted: points(lastedShare),
  drawnShare: points(({ found, result }) =>
    found === null || found.drawn.paths === 0 || !isPlan(result) ? null : found.drawn.share,
  ),
  moreMonthly: worse(money(({ result }) => result.moreMonthly)),
  moreSafe: worse(money(({ found }) => found?.moreMonthly ?? null)),
  earliest: worse(figure<RetirementContext>('years', (context) => earliestAt(context, confident.value))),
  spending: money(({ result }) => result.spending),
  socialSecurity: monthly(({ result }) => result.settled?.socialSecurity ?? null),
  withdrawal: monthly(({ result }) => result.settled?.withdrawal ?? null),
  taxes: worse(monthly(({ result }) => result.settled?.taxes ?? null)),
  stateTax: worse(monthly(({ result }) => result.settled?.stateTax ?? null)),
  taxRate: worse(
    points(({ result: { settled } }) => {
      const gross = settled ? settled.withdrawal + settled.socialSecurity + settled.pension : 0
      return settled && gross > 0 ? settled.taxes / gross : null
    }),
  ),
  grossNeed: worse(
    monthly(({ result: { settled } }) =>
      settled ? settled.withdrawal + settled.socialSecurity + settled.pension : null,
    ),
  ),
  runsOut: figure<RetirementContext>('years', (context) => (isPlan(context.result) ? context.result.runsOut : null)),
  worstTenth: figure<RetirementContext>('years', ({ found }) => found?.worstTenth ?? null),
  lowBalance: money(({ found }) => found?.atRetirement[0] ?? null),
  highBalance: money(({ found }) => found?.atRetirement[2] ?? null),
})
