/** The words of the line that offers what the visitor typed before: 'Use your $450,000 home, 6.2% rate from Mortgage?' */
import type { Field, ProfileKey, RowValue } from '#calculators/kit/field.ts'
import { dollars, monthsText, monthText, percentText } from '#calculators/kit/format.ts'
import type { Offer } from './from-profile.ts'

/** At most this many are named; the others are counted. */
const mostNamed = 3

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** The noun behind an amount of dollars or a rate. */
const nouns: Readonly<Partial<Record<ProfileKey, string>>> = {
  annualIncome: 'income',
  annualPay: 'pay',
  spousePay: 'spouse’s pay',
  homePrice: 'home',
  homeValue: 'home value',
  downPayment: 'down',
  mortgageRate: 'rate',
  loanRate: 'loan rate',
  loanBalance: 'loan',
  monthlyRent: 'rent',
  monthlyEssentials: 'monthly costs',
  savings: 'savings',
  savingsApy: 'APY',
  toInvest: 'to invest',
  retirementSavings: 'in retirement savings',
}

/** One offered value: '$95,000 pay', '20% down', 'CA', '3 debts ($14,000)'. */
export function offerText({ name, key, value }: Offer, fields: Readonly<Record<string, Field>>): string {
  const field = fields[name]
  if (key === 'creditScore') return `${value} score`
  if (key === 'children') return value === 0 ? 'no children' : counted(Number(value), 'child', 'children')
  if (key === 'birthMonth') return `born ${monthText(String(value), true)}`
  if (key === 'loanMonths') return `${monthsText(Number(value))} left`
  if (key === 'assets') {
    const rows = value as readonly RowValue[]
    const owned = rows.reduce((sum, row) => sum + Number(row['value'] ?? 0), 0)
    return `${counted(rows.length, 'asset', 'assets')} (${dollars(owned)})`
  }
  if (key === 'bills') return counted((value as readonly RowValue[]).length, 'bill', 'bills')
  if (Array.isArray(value)) {
    const rows = value as readonly RowValue[]
    const owed = rows.reduce((sum, row) => sum + Number(row['balance'] ?? 0), 0)
    return `${counted(rows.length, 'debt', 'debts')} (${dollars(owed)})`
  }
  if (key === 'filingStatus' && field?.kind === 'choice')
    return `${(field.options.find((option) => option.value === value)?.label ?? '').toLowerCase()} status`
  const noun = nouns[key] ?? ''
  if (typeof value === 'object' && value !== null && 'unit' in value)
    return `${value.unit === 'pct' ? percentText(value.amount) : dollars(value.amount)} ${noun}`
  if (typeof value !== 'number') return String(value)
  return `${field?.kind === 'percent' ? percentText(value) : dollars(value)} ${noun}`
}

/** Pay and prices first: they tell the visitor at a glance whose numbers these are. */
const isMoney = ({ key, value }: Offer): boolean =>
  key in nouns && (typeof value === 'number' || typeof value === 'object')

/** The offered values in a row: 'A, B, C and 2 more'. */
export function offersText(offers: readonly Offer[], fields: Readonly<Record<string, Field>>): string {
  const inOrder = [...offers.filter(isMoney), ...offers.filter((offer) => !isMoney(offer))]
  const named = inOrder.slice(0, mostNamed).map((offer) => offerText(offer, fields))
  const more = offers.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}

/** The question: where all come from one tool it is named; numbers of the profile are the saved ones. */
export function questionText(offers: readonly Offer[], fields: Readonly<Record<string, Field>>): string {
  const tools = new Set(offers.map((offer) => offer.fact.from))
  const [only] = tools
  const list = offersText(offers, fields)
  if (tools.size === 1 && only) return `Use your ${list} from ${only}?`
  return tools.size === 1 ? `Use your saved ${list}?` : `Use your ${list}?`
}
