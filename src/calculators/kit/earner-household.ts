/** The household behind a few answers: who it is that files the returns. */
import { emptyHousehold, type Household, noIncome } from '#engine/tax/household.ts'
import type { FilingStatus } from '#facts/tax-years/schema.ts'

interface EarnerAnswers {
  readonly status: FilingStatus
  /** Pay before tax, dollars a year. */
  readonly income: number
  /** 'US' for none. */
  readonly state: string
}

/** A household of 40-year-olds that lives on one pay; a couple's is the first one's. */
export function earnerHousehold({ status, income, state }: EarnerAnswers): Household {
  const earner = { ...noIncome, pay: income }
  const people = status === 'joint' ? ([earner, noIncome] as const) : ([earner] as const)
  return { ...emptyHousehold, status, people, state: state === 'US' ? null : state }
}
