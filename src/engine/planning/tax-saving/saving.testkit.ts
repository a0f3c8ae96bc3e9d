/** Households and their law for the tests of this folder. */
import { type Fields, readEntry } from '#engine/household/field.ts'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { accountFields, incomeFields, personFields } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'
import { loadStateLaw } from '#engine/tax/state-law.ts'
import { hsaTaxedIn } from '#facts/state-rules/account-rules.ts'
import { taxYears } from '#facts/tax-years.ts'
import { type Compare, type Ranked, type Ranking, ranking } from './rank.ts'
import { type SavingCase, savingCase } from './saving-case.ts'
import { type SavingSettings, type Used, usedKeys } from './settings.ts'
import type { SavingLaw } from './whole-returns.ts'

export const today: IsoDate = '2026-11-23'
export const nothingTyped = Object.fromEntries(usedKeys.map((key) => [key, null])) as unknown as Used
export const usual: SavingSettings = {
  amount: 1000,
  used: nothingTyped,
  planAtWork: null,
  healthCover: null,
  hsaThroughPay: true,
  careCosts: null,
  medicalCosts: null,
  laterTax: 0.15,
  bondYield: 0.05,
  muniYield: 0.04,
}

export async function lawOf(state: string | null): Promise<SavingLaw> {
  const law = await loadStateLaw(state ?? 'US')
  const facts = taxYears[2026]
  return {
    facts,
    returns: law === 'none' ? null : (who, federal) => law.returnOf(who, federal, 2026),
    followsHealth: !hsaTaxedIn.value.some((code) => code === state),
  }
}

const list = <S extends Fields>(name: string, fields: S, rows: readonly object[]) =>
  rows.map((row, at) => {
    const entry = readEntry(fields, { name: `${name} ${at + 1}`, ...row, id: `${name}-${at + 1}` })
    if (entry === null) throw new Error(JSON.stringify(row))
    return entry
  })

export interface Asked {
  readonly status?: Household['filingStatus']
  readonly state?: string | null
  /** Wages a year by person. */
  readonly pay: readonly number[]
  /** Year of birth by grown-up; 1986 unless said. */
  readonly born?: readonly number[]
  /** Children by year of birth. */
  readonly children?: readonly number[]
  readonly accounts?: readonly object[]
  readonly spending?: Household['spending']
}

export function picture({
  status = 'single',
  state = null,
  pay,
  born = [],
  children = [],
  accounts = [],
  spending = {},
}: Asked): Household {
  const roles = ['you', 'partner'] as const
  const grown = pay.map((_, at) => ({ role: roles[at], born: `${born[at] ?? 1986}-05` }))
  return {
    ...emptyHousehold,
    state,
    filingStatus: status,
    spending,
    people: list('people', personFields, [
      ...grown,
      ...children.map((year) => ({ role: 'child', born: `${year}-05` })),
    ]),
    incomes: list(
      'incomes',
      incomeFields,
      pay.flatMap((amount, at) =>
        amount > 0
          ? [
              {
                kind: 'wages',
                owner: `people-${at + 1}`,
                amount,
                every: 'year',
                isTakeHome: false,
                reliability: 9,
                isGuaranteed: true,
              },
            ]
          : [],
      ),
    ),
    accounts: list(
      'accounts',
      accountFields,
      accounts.map((one) => ({ balance: 0, ...one })),
    ),
  }
}

export interface Found extends Ranking {
  readonly one: SavingCase
}
export async function rankedFor(
  asked: Asked,
  settings: Partial<SavingSettings> = {},
  by: Compare = 'same',
): Promise<Found> {
  const one = savingCase(picture(asked), { ...usual, ...settings }, await lawOf(asked.state ?? null), today)
  if (one === null) throw new Error('The year cannot be taxed.')
  const turns = ranking(one, by)
  for (;;) {
    const turn = turns.next()
    if (turn.done) return { ...turn.value, one }
  }
}
export const optionOf = ({ options }: Ranking, key: string, owner: 0 | 1 | null = 0): Ranked | undefined =>
  options.find(({ candidate }) => candidate.key === key && (candidate.owner === owner || candidate.owner === null))
