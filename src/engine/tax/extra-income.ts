import type { Household, Person } from './household.ts'

/** What the next dollars are made of. Dollars of one person are the first person's. */
export type NextKind = 'pay' | 'selfEmployment' | 'iraWithdrawals' | 'socialSecurity' | 'longTermGain' | 'interest'

/** The same household with more of one income. */
export function withExtra(household: Household, of: NextKind, extra: number): Household {
  if (extra === 0) return household
  if (of === 'longTermGain') return { ...household, longTermGain: household.longTermGain + extra }
  if (of === 'interest') return { ...household, interest: household.interest + extra }
  const [first, second] = household.people
  const more: Person = { ...first, [of]: first[of] + extra }
  return { ...household, people: second === undefined ? [more] : [more, second] }
}
