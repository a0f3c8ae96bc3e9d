/** The sources of the income and expenses tool as entries of the household's picture, and back. The tool's record is the one. */
import type { BudgetFrequency } from '#engine/budget/monthly.ts'
import { type Frequency, incomeFields } from '#engine/household/lists.ts'
import type { KeptSource } from './income-data.ts'
import type { EntryIn, FactsIn } from './own-lists.ts'

type IncomeKind = EntryIn<'incomes'>['kind']

const often: Readonly<Record<BudgetFrequency, Frequency>> = {
  weekly: 'week',
  biweekly: 'two-weeks',
  semimonthly: 'half-month',
  monthly: 'month',
  quarterly: 'quarter',
  annual: 'year',
}
const kinds: Readonly<Record<string, IncomeKind>> = {
  salary: 'wages',
  hourly: 'wages',
  tips: 'wages',
  freelance: 'self-employment',
  gig: 'self-employment',
  business: 'self-employment',
  benefits: 'pension',
  rental: 'rent',
}
const types: Readonly<Record<IncomeKind, string>> = {
  wages: 'salary',
  'self-employment': 'business',
  'social-security': 'benefits',
  pension: 'benefits',
  disability: 'benefits',
  unemployment: 'benefits',
  support: 'other',
  rent: 'rental',
  other: 'other',
}
const isKind = (kind: string | undefined): kind is IncomeKind => incomeFields.kind.of.some((one) => one === kind)

const HEAD = 'income-'
export const incomeEntryId = (id: number): string => `${HEAD}${id}`
/** The tool's own number of an entry. */
export const sourceIdOf = (entryId: string): number => Number(entryId.slice(HEAD.length))

/** Types whose money comes without tax taken out, unless the visitor said what goes aside. */
const untaxed: readonly string[] = ['freelance', 'gig', 'business']

export function entryOfSource(source: KeptSource): EntryIn<'incomes'> {
  const { kind, type, owner, nextOn, until, taxPercent } = source
  const isTakeHome =
    taxPercent !== undefined && taxPercent > 0
      ? false
      : (source.isTakeHome ?? (taxPercent !== undefined || !untaxed.includes(type)))
  return {
    id: incomeEntryId(source.id),
    name: source.name,
    kind: isKind(kind) && types[kind] === type ? kind : (kinds[type] ?? 'other'),
    owner: owner ?? null,
    amount: source.amount,
    every: often[source.frequency],
    isTakeHome,
    reliability: source.reliability,
    isGuaranteed: source.isGuaranteed,
    nextOn: nextOn ?? null,
    until: until ?? null,
  }
}

const backOften = Object.fromEntries(Object.entries(often).map(([ours, theirs]) => [theirs, ours])) as Readonly<
  Partial<Record<Frequency, BudgetFrequency>>
>

/**
 * An entry as a source of the tool: what the tool alone knows (its type within a kind, the taxes) stays as it was. Money twice a year
 * is kept as a year's; money that comes once is no source (null).
 */
export function sourceOfEntry(
  facts: FactsIn<'incomes'>,
  id: number,
  before: KeptSource | undefined,
): KeptSource | null {
  const twice = facts.every === 'half-year'
  const frequency = twice ? 'annual' : backOften[facts.every]
  if (frequency === undefined) return null
  const isSameKind = before !== undefined && entryOfSource(before).kind === facts.kind
  const isSamePay = before !== undefined && entryOfSource(before).isTakeHome === facts.isTakeHome
  return {
    id,
    name: facts.name,
    type: isSameKind ? before.type : types[facts.kind],
    kind: facts.kind,
    amount: twice ? facts.amount * 2 : facts.amount,
    frequency,
    reliability: facts.reliability,
    isGuaranteed: facts.isGuaranteed,
    isTakeHome: facts.isTakeHome,
    ...(facts.isTakeHome
      ? { taxPercent: 0 }
      : isSamePay && before.taxPercent !== undefined
        ? { taxPercent: before.taxPercent }
        : {}),
    ...(facts.owner === null ? {} : { owner: facts.owner }),
    ...(facts.nextOn === null ? {} : { nextOn: facts.nextOn }),
    ...(facts.until === null ? {} : { until: facts.until }),
  }
}
