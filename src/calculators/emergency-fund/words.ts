import type { Factor, FactorKey, Level } from '#engine/wealth/emergency-target.ts'
import { dollars, plain } from '../kit/format.ts'
import type { StepKey } from './compute.ts'
import type { EmergencyInputs, LineKey } from './fields.ts'
import type { PlaceKey } from './keeping.ts'

/** A target to the nearest $100, since it is a range and not a bill. Below $1,000 to the nearest $10, below $100 to the dollar. */
export const about = (amount: number): string => {
  const size = Math.abs(amount)
  const step = size >= 1000 ? 100 : size >= 100 ? 10 : 1
  return dollars(Math.round(amount / step) * step)
}
/** '4.5 months', '1 month'. */
export const monthsOf = (months: number, decimals = 2): string => {
  const words = plain(months, decimals)
  return `${words} ${words === '1' ? 'month' : 'months'}`
}
/** '4 to 5.5', '0.5'. */
export const spanOf = (low: number, high: number): string =>
  low === high ? plain(low, 2) : `${plain(low, 2)} to ${plain(high, 2)}`

export const levelNames: Readonly<Record<Level, string>> = {
  lean: 'Lean fund',
  balanced: 'Balanced fund',
  extra: 'Extra fund',
}
export const stepNames: Readonly<Record<StepKey, string>> = {
  first: 'A small first step',
  month: 'One month of essentials',
  ...levelNames,
}
export const lineNames: Readonly<Record<LineKey, string>> = {
  housing: 'Rent or home loan',
  utilities: 'Utilities, internet, phone',
  food: 'Groceries',
  insurance: 'Insurance',
  transport: 'Getting around',
  debtMinimums: 'Debt minimums',
  medical: 'Medicine and doctors',
  childcare: 'Childcare',
  other: 'Other you cannot stop',
}

export function factorName(key: FactorKey, inputs: EmergencyInputs): string {
  switch (key) {
    case 'start':
      return 'To start with'
    case 'earners':
      return inputs.earners === 'one' ? 'One income' : 'Two or more incomes'
    case 'pay':
      return { steady: 'Steady pay', varies: 'Pay goes up and down', irregular: 'Irregular pay' }[inputs.pay]
    case 'selfEmployed':
      return inputs.selfEmployed ? 'Self-employed' : 'Not self-employed'
    case 'specialized':
      return inputs.specialized ? 'The next job takes long' : 'A usual search for work'
    case 'dependents':
      return inputs.dependents === 0
        ? 'Nobody depends on it'
        : `${inputs.dependents} ${inputs.dependents === 1 ? 'person depends' : 'people depend'} on it`
  }
}
const why: Readonly<Record<FactorKey, string>> = {
  start: 'Most advice begins at three months.',
  earners: 'With one income, losing it stops everything.',
  pay: 'A lean stretch must be bridged even in good years.',
  selfEmployed: 'No paid leave, usually no unemployment benefits.',
  specialized: 'Few openings: the search takes longer.',
  dependents: 'Less can be cut. No more is added after three people.',
}
/** Why a circumstance adds months, or that this one does not. */
export const factorWhy = ({ key, lean, extra }: Factor): string =>
  lean === 0 && extra === 0 ? 'Adds nothing here.' : why[key]

export const placeNames: Readonly<Record<PlaceKey, string>> = {
  checking: 'Large bank, checking or savings',
  bank: 'Average savings account',
  savings: 'Your savings account',
  bills: 'Treasury bills, 3 months',
}
