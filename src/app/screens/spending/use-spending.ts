import { useMemo } from 'react'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import type { IsoDate } from '#engine/month.ts'
import { type Heard, merchantBook } from '#engine/spending/rules.ts'
import { sampleSpending } from '#engine/spending/sample-spending.ts'
import { type SpendingBook, spendingBook, spentOf } from '#engine/spending/spending-book.ts'
import { dailyExpenseStore } from '../../state/budget-data.ts'
import { otherMoneyStore } from '../../state/other-money.ts'
import { type Picture, useOwnPicture, usePicture } from '../../state/picture.ts'
import { sampleChoice } from '../../state/sample-choice.ts'
import { spendingRules } from '../../state/spending-rules.ts'
import { localToday } from '../../state/today.ts'
import { usePaid } from '../../state/use-paid.ts'
import { useStored } from '../../state/use-stored.ts'

export interface Received {
  readonly date: IsoDate
  readonly name: string
  readonly cents: number
}
export interface Spending {
  readonly book: SpendingBook
  readonly income: readonly Received[]
  /** Dollars a month where the picture knows it. */
  readonly takeHome: number | null
  readonly hear: (text: string) => Heard
  /** Whose transactions these are. */
  readonly picture: Picture
  readonly isSample: boolean
}

/** The visitor's own transactions, or those of the sample household until there are any. */
export function useSpending(): Spending {
  const known = usePicture()
  const own = useOwnPicture()
  const paid = usePaid(own.household, own.today)
  const [expenses] = useStored(dailyExpenseStore)
  const [other] = useStored(otherMoneyStore)
  const [rules] = useStored(spendingRules)
  const [choice] = useStored(sampleChoice)
  const hasOwn = expenses.length + other.length > 0
  const isSample = choice === 'on' || (choice === null && !hasOwn)
  const today = isSample ? known.today : localToday()
  const hear = useMemo(() => merchantBook(isSample ? [] : rules), [isSample, rules])
  const money = useMemo(() => {
    if (isSample) {
      const { expenses: made, income } = sampleSpending(sampleHousehold(today), today)
      return {
        book: spendingBook(
          made.map((one) => spentOf(one, hear)),
          today,
        ),
        income: income.map(({ date, amount, item }) => ({ date, name: item, cents: Math.round(amount * 100) })),
      }
    }
    return {
      book: spendingBook(
        expenses.map((one) => spentOf(one, hear)),
        today,
      ),
      income: other
        .filter(({ kind }) => kind === 'income')
        .map(({ date, amount, item }) => ({ date, name: hear(item).merchant, cents: Math.round(amount * 100) })),
    }
  }, [isSample, expenses, other, hear, today])
  return useMemo(() => {
    // Own transactions stand beside the own household alone, even while the rest of the house shows the sample.
    const household = isSample ? sampleHousehold(today) : paid.household
    const { takeHome } = monthlyFlows(household)
    const picture = { household, pay: isSample ? null : paid.pay, today, isSample, hasOwn }
    return { ...money, takeHome, hear, picture, isSample }
  }, [money, hear, isSample, hasOwn, paid, today])
}
