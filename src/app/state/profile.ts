/** What the visitor chose to tell this device once, for every tool. Nothing of it is sent anywhere. */
import { isAmount, isMonth, isText } from './read-data.ts'
import { one, open, record } from './shape.ts'
import { stored } from './stored.ts'
import { useStored } from './use-stored.ts'

const statuses: readonly unknown[] = ['single', 'joint', 'separate', 'head', 'surviving']

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

/** Everything a profile may hold. */
export const profileKeys: readonly (keyof Profile)[] = [
  'name',
  'annualIncome',
  'state',
  'filingStatus',
  'birthMonth',
  'homeValue',
  'monthlyRent',
  'monthlyEssentials',
  'savings',
  'retirementSavings',
  'creditScore',
]

const isStatus = (data: unknown): data is string => statuses.includes(data)
const stateCodes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  )
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

const parts = Object.fromEntries(
  profileKeys.map((key) => [key, open(one((data: unknown): data is never => fits(key, data)))]),
) as unknown as Parameters<typeof record<Profile>>[0]
/** One odd fact does not cost all the rest. */
export const profileShape = record<Profile>(parts)

export const profile = stored<Profile>('profile', { version: 1, area: 'session', initial: {}, shape: profileShape })

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
