import { readEntry } from '#engine/household/field.ts'
import type { Household } from '#engine/household/household.ts'
import { type Account, accountFields } from '#engine/household/lists.ts'
import { deferredNow, isPlan, saversOf } from '#engine/household/savers.ts'
import { taxPictureOf } from '#engine/household/tax-picture.ts'
import type { IsoDate } from '#engine/month.ts'
import type { SavingSettings } from './settings.ts'

const MONTHS = 12
/** Typed dollars, which accounts they are of, and the account to add where there is none. */
type Rule = readonly [
  typed: number | null,
  mine: (account: Account) => boolean,
  kind: Account['kind'],
  owner: string | null,
  isThere: boolean,
]

/**
 * The picture with the year's contributions as the visitor says them: a typed amount takes the place of what the accounts of its sort say, spread over twelve
 * months; a share of pay becomes dollars a month. An account that money went into, or a plan at work that was said to be there, is added where the picture lists none.
 */
export function asUsed(household: Household, settings: SavingSettings, today: IsoDate): Household {
  const { used, planAtWork } = settings
  const you = household.people.find(({ role }) => role === 'you')?.id ?? null
  const partner = household.people.find(({ role }) => role === 'partner')?.id ?? null
  const pays = saversOf(household, taxPictureOf(household, today), today)
  const payOf = (account: Account): number | null =>
    (partner !== null && account.owner === partner ? pays[1] : pays[0])?.pay ?? null
  const inDollars = household.accounts.map((one) =>
    isPlan(one) ? { ...one, monthly: deferredNow(one, payOf(one)) } : one,
  )
  const isTheirs = (account: Account): boolean => partner !== null && account.owner === partner
  const ofYou = (test: (account: Account) => boolean) => (one: Account) => test(one) && !isTheirs(one)
  const ofPartner = (test: (account: Account) => boolean) => (one: Account) => test(one) && isTheirs(one)
  const is = (kind: Account['kind']) => (one: Account) => one.kind === kind
  const hasPlan = (who: 'you' | 'partner') => planAtWork === who || planAtWork === 'both'
  const rules: readonly Rule[] = [
    [used.planYou, ofYou(isPlan), 'traditional-401k', you, hasPlan('you')],
    [used.traditionalYou, ofYou(is('traditional-ira')), 'traditional-ira', you, false],
    [used.rothYou, ofYou(is('roth-ira')), 'roth-ira', you, false],
    [used.hsa, is('hsa'), 'hsa', you, false],
    [used.education, is('529'), '529', you, false],
    ...(partner === null
      ? []
      : ([
          [used.planPartner, ofPartner(isPlan), 'traditional-401k', partner, hasPlan('partner')],
          [used.traditionalPartner, ofPartner(is('traditional-ira')), 'traditional-ira', partner, false],
          [used.rothPartner, ofPartner(is('roth-ira')), 'roth-ira', partner, false],
        ] as const)),
  ]
  const accounts = rules.reduce<readonly Account[]>(
    (list, [typed, mine, kind, owner, isThere]) => withYear(list, typed, mine, { kind, owner, isThere }),
    inDollars,
  )
  const kept = accounts.filter(
    (one) => !isPlan(one) || planAtWork === null || hasPlan(isTheirs(one) ? 'partner' : 'you'),
  )
  return { ...household, accounts: kept }
}

function withYear(
  list: readonly Account[],
  typed: number | null,
  mine: (account: Account) => boolean,
  fresh: { readonly kind: Account['kind']; readonly owner: string | null; readonly isThere: boolean },
): readonly Account[] {
  const first = list.findIndex(mine)
  if (first < 0) {
    if (!fresh.isThere && (typed ?? 0) <= 0) return list
    const { kind, owner } = fresh
    const added = readEntry(accountFields, {
      id: `added-${list.length}`,
      name: kind,
      kind,
      owner,
      balance: 0,
      monthly: (typed ?? 0) / MONTHS,
    })
    return added === null ? list : [...list, added]
  }
  if (typed === null) return list
  return list.map((one, at) =>
    !mine(one) ? one : { ...one, payShare: null, monthly: at === first ? typed / MONTHS : 0 },
  )
}
