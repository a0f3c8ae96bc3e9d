/** What the visitor's saved picture says of a guide's numbers, in the guide's units: dollars, percent points, 'YYYY-MM'. */
import type { Household } from '#engine/household/household.ts'
import { incomePerMonth } from '#engine/household/monthly-flows.ts'
import { aprOn, cashOf } from '#engine/household/standing.ts'
import type { IsoDate } from '#engine/month.ts'
import type { Numbers } from '#teaching/guides/kit/fill.ts'
import type { GuideNumber, KnownFact } from '#teaching/guides/kit/guide.ts'
import type { Profile } from '../../state/profile.ts'

type Known = Partial<Record<KnownFact, number | string | null>>
const positive = (value: number): number | null => (value > 0 ? value : null)
const whole = (value: number | null): number | null => (value === null ? null : Math.round(value))

function cards(
  { debts }: Household,
  today: IsoDate,
): { readonly cardBalance: number | null; readonly cardApr: number | null } {
  const open = debts.filter(({ kind, balance }) => kind === 'card' && balance > 0)
  const owed = open.reduce((sum, { balance }) => sum + balance, 0)
  const rates = open.map((debt) => aprOn(debt, today))
  const cost = open.reduce((sum, { balance }, i) => sum + balance * (rates[i] ?? 0), 0)
  return {
    cardBalance: whole(positive(owed)),
    cardApr: owed > 0 && !rates.includes(null) ? Number(((cost / owed) * 100).toFixed(2)) : null,
  }
}

/** Pay of the visitor alone, before tax, a year; null where some of it is known only as take-home pay. */
function pay({ incomes, people }: Household): number | null {
  const partner = people.find(({ role }) => role === 'partner')
  const own = incomes.filter(({ kind, owner }) => kind === 'wages' && (partner === undefined || owner !== partner.id))
  if (own.length === 0 || own.some(({ isTakeHome }) => isTakeHome)) return null
  return Math.round(own.reduce((sum, one) => sum + incomePerMonth(one) * 12, 0))
}

export function knownOf(household: Household, profile: Profile, today: IsoDate): Known {
  return {
    annualPay: pay(household),
    savings: household.accounts.length > 0 ? whole(Math.max(0, cashOf(household))) : null,
    monthlyEssentials: whole(household.monthlyEssentials),
    monthlyRent: profile.monthlyRent ?? null,
    birthMonth: household.people.find(({ role }) => role === 'you')?.born ?? null,
    ...cards(household, today),
  }
}

/** The numbers to begin with: what is known and fits, else the guide's example; and which of them are known. */
export function beginWith(
  asked: Readonly<Record<string, GuideNumber>>,
  known: Known,
): { readonly numbers: Numbers; readonly own: ReadonlySet<string> } {
  const own = new Set<string>()
  const numbers = Object.fromEntries(
    Object.entries(asked).map(([name, { of, kind, start, min, max }]) => {
      const value = of === undefined ? null : (known[of] ?? null)
      const isFit =
        kind === 'month' ? typeof value === 'string' : typeof value === 'number' && value >= min && value <= max
      if (!isFit || value === null) return [name, start]
      own.add(name)
      return [name, value]
    }),
  )
  return { numbers, own }
}
