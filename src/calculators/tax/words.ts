import { stateNames } from '#facts/states/codes.ts'

const names: Readonly<Record<string, string>> = stateNames

/** "California"; nothing for nobody's state. */
export const stateName = (code: string | null): string => (code === null ? '' : (names[code] ?? code))

/** What the next dollars can be made of. */
export type MainIncome = 'pay' | 'selfEmployment' | 'iraWithdrawals' | 'longTermGain'

/** What the next dollars are made of, as a sentence says it. */
export const nextName: Readonly<Record<MainIncome, string>> = {
  pay: 'pay',
  selfEmployment: 'business profit',
  iraWithdrawals: 'IRA withdrawals',
  longTermGain: 'long-term gain',
}
