/** What the visitor chose to tell this device once, for every tool. Nothing of it is sent anywhere. */
import type { ProfileKey } from '#calculators/kit/field.ts'
import { stateCodes } from '#calculators/kit/read-field.ts'
import { isAmount, isMonth, isRecord, isText } from './read-data.ts'
import { stored } from './stored.ts'
import { useStored } from './use-stored.ts'

export const filingStatuses = [
  ['single', 'Single'],
  ['joint', 'Married filing jointly'],
  ['separate', 'Married filing separately'],
  ['head', 'Head of household'],
  ['surviving', 'Qualifying surviving spouse'],
] as const

type Numbers =
  | 'annualIncome'
  | 'homeValue'
  | 'monthlyRent'
  | 'monthlyEssentials'
  | 'savings'
  | 'retirementSavings'
  | 'creditScore'
/** Every fact is optional. Dollars, except the score (300 to 850). */
export interface Profile extends Readonly<Partial<Record<Numbers, number>>> {
  readonly name?: string
  /** Two letters. */
  readonly state?: string
  readonly filingStatus?: string
  /** 'YYYY-MM'. */
  readonly birthMonth?: string
}

/** One fact on the form: its words, how it is asked, what is refused. Keys are those calculators name. */
export interface ProfileFact {
  readonly key: ProfileKey
  readonly label: string
  readonly hint: string
  readonly ask: 'money' | 'score' | 'state' | 'status' | 'month'
}
export const profileFacts: readonly ProfileFact[] = [
  {
    key: 'annualIncome',
    label: 'Income before tax, per year',
    hint: 'Wages and other pay of your household.',
    ask: 'money',
  },
  { key: 'state', label: 'State', hint: 'State taxes and local averages start from it.', ask: 'state' },
  { key: 'filingStatus', label: 'Filing status', hint: 'How you file your federal return.', ask: 'status' },
  {
    key: 'birthMonth',
    label: 'Birth month',
    hint: 'Ages for retirement and Social Security. The month is enough.',
    ask: 'month',
  },
  {
    key: 'homeValue',
    label: 'Home value',
    hint: 'What your home would sell for. Leave blank if you rent.',
    ask: 'money',
  },
  { key: 'monthlyRent', label: 'Rent, per month', hint: 'Leave blank if you own your home.', ask: 'money' },
  {
    key: 'monthlyEssentials',
    label: 'Must-pay costs, per month',
    hint: 'Housing, food, utilities, insurance, transport, minimum debt payments.',
    ask: 'money',
  },
  { key: 'savings', label: 'Savings', hint: 'Cash you could reach this week.', ask: 'money' },
  { key: 'retirementSavings', label: 'Retirement savings', hint: '401(k), IRA and similar, together.', ask: 'money' },
  { key: 'creditScore', label: 'Credit score', hint: 'Between 300 and 850. A rough figure is fine.', ask: 'score' },
]

const isStatus = (data: unknown): data is string => filingStatuses.some(([value]) => value === data)
const isState = (data: unknown): data is string => typeof data === 'string' && stateCodes.includes(data)

/** Whether a value may stand under a key of the profile. */
export function fits(key: keyof Profile, value: unknown): boolean {
  switch (key) {
    case 'name':
      return isText(value, 60) && value !== ''
    case 'state':
      return isState(value)
    case 'filingStatus':
      return isStatus(value)
    case 'birthMonth':
      return isMonth(value) && value >= '1900-01'
    case 'creditScore':
      return isAmount(value) && value >= 300 && value <= 850
    default:
      return isAmount(value) && value >= 0
  }
}

/** Keeps the facts that fit and drops the others, so that one odd fact does not cost all the rest. */
export function readProfile(data: unknown): Profile | null {
  if (!isRecord(data)) return null
  const keys: readonly (keyof Profile)[] = ['name', ...profileFacts.map((fact) => fact.key)]
  return Object.fromEntries(
    keys.filter((key) => Object.hasOwn(data, key) && fits(key, data[key])).map((key) => [key, data[key]]),
  )
}

export const profile = stored<Profile>('profile', { version: 1, area: 'session', initial: {}, read: readProfile })

/** The profile with one fact changed; null or a value that does not fit takes the fact out. */
export function withFact(now: Profile, key: keyof Profile, value: string | number | null): Profile {
  const { [key]: _old, ...rest } = now
  return value !== null && fits(key, value) ? { ...rest, [key]: value } : rest
}

/** The profile and how to change one fact of it. */
export function useProfile(): {
  readonly profile: Profile
  readonly setFact: (key: keyof Profile, value: string | number | null) => void
  readonly clear: () => void
} {
  const [now, set] = useStored(profile)
  return { profile: now, setFact: (key, value) => set((before) => withFact(before, key, value)), clear: profile.clear }
}
