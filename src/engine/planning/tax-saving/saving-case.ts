import type { Household } from '#engine/household/household.ts'
import { ageAtYearEnd } from '#engine/household/people.ts'
import { isPlan, type Saver, saversOf } from '#engine/household/savers.ts'
import { taxPictureOf } from '#engine/household/tax-picture.ts'
import type { IsoDate } from '#engine/month.ts'
import type { FederalReturn } from '#engine/tax/federal-types.ts'
import type { Household as TaxHousehold, Person as TaxPerson } from '#engine/tax/household.ts'
import type { HouseholdTax } from '#engine/tax/settle-taxes.ts'
import { deferralLimits } from '#engine/workplace-plan/limits.ts'
import { catchUpAges } from '#facts/retirement/plan-rules.ts'
import { healthRoomOf } from '../next-dollar/health-room.ts'
import { asUsed } from './as-used.ts'
import type { SavingSettings, UsedKey } from './settings.ts'
import { type Position, type SavingLaw, wholeReturns } from './whole-returns.ts'

/** A household's year with what went in already, before anything more is put anywhere. Dollars a year. */
export interface SavingCase {
  readonly household: Household
  readonly settings: SavingSettings
  readonly law: SavingLaw
  readonly adults: readonly Saver[]
  /** The return with health savings as the federal law sees them: what income ranges are read by. */
  readonly filed: TaxHousehold
  readonly position: Position
  readonly before: HouseholdTax
  readonly federal: FederalReturn
  /** Children whose care counts: under 13 at the year's end. */
  readonly inCare: number
  /** Children under 18 at the year's end. */
  readonly children: number
  readonly careCosts: number
  readonly medicalCosts: number
  readonly used: Readonly<Record<UsedKey, number>>
  readonly typed: Readonly<Record<UsedKey, boolean>>
}

const MONTHS = 12
/** IRC 21(b)(1)(A), 129(e)(1): care of a child counts until the 13th birthday. */
export const CARE_UNTIL = 13
const GROWN = 18

const sumOf = (household: Household, test: (one: Household['accounts'][number]) => boolean): number =>
  household.accounts.filter(test).reduce((sum, { monthly }) => sum + Math.max(0, monthly ?? 0) * MONTHS, 0)

/** The year's limit on a worker's own plan money, catch-up by age with it, before pay limits it. */
function planLimit({ age, pay }: TaxPerson, { facts }: SavingLaw): number {
  const { base, catchUp } = deferralLimits(
    { kind: '401k', age, wagesBefore: pay, hasRoth: true, special: 0 },
    facts.plans.value,
    catchUpAges.value,
  )
  return base + catchUp
}

/** Of the larger pay. */
export const payerOf = ({ people: [first, second] }: TaxHousehold): 0 | 1 =>
  second !== undefined && second.pay > first.pay ? 1 : 0

export function changed(tax: TaxHousehold, at: 0 | 1, change: (person: TaxPerson) => TaxPerson): TaxHousehold {
  const [first, second] = tax.people
  if (second === undefined) return { ...tax, people: [at === 0 ? change(first) : first] }
  return { ...tax, people: at === 0 ? [change(first), second] : [first, change(second)] }
}

/** Null where the year cannot be taxed: no income is known before taxes. */
export function savingCase(
  picture: Household,
  settings: SavingSettings,
  law: SavingLaw,
  today: IsoDate,
): SavingCase | null {
  const first = taxPictureOf(picture, today)
  if (first === null) return null
  const partner = picture.people.find(({ role }) => role === 'partner')
  const onReturn =
    partner === undefined || first.people.length > 1
      ? picture
      : { ...picture, accounts: picture.accounts.filter(({ owner }) => owner !== partner.id) }
  const household = asUsed(onReturn, settings, today)
  const read = taxPictureOf(household, today)
  if (read === null) return null
  const adults = saversOf(household, read, today)
  const covered = (person: TaxPerson, at: number): TaxPerson => {
    const who = at === 0 ? 'you' : 'partner'
    const said = settings.planAtWork
    const plans = adults[at]?.accounts.filter(isPlan) ?? []
    // What is over the limit is taxed (IRC 402(g)(1)).
    const planDeferrals = Math.min(person.planDeferrals, planLimit(person, law))
    return {
      ...person,
      planDeferrals,
      rothPlanDeferrals: Math.min(person.rothPlanDeferrals, planLimit(person, law) - planDeferrals),
      coveredByPlan:
        said === null
          ? person.coveredByPlan || plans.some(({ matchRate }) => (matchRate ?? 0) > 0)
          : said === who || said === 'both',
    }
  }
  const [one, two] = read.people
  const ages = household.people.flatMap((person) =>
    person.role === 'child' ? [ageAtYearEnd(person, today) ?? 10] : [],
  )
  const inCare = ages.filter((age) => age < CARE_UNTIL).length
  const careCosts = settings.careCosts ?? (household.spending['personal_childcare'] ?? 0) * MONTHS
  const medicalCosts =
    settings.medicalCosts ??
    ((household.spending['health_doctor'] ?? 0) + (household.spending['health_dental-vision'] ?? 0)) * MONTHS
  const careUsed = Math.max(0, settings.used.careFsa ?? 0)
  const healthUsed = Math.max(0, settings.used.healthFsa ?? 0)
  const payer = payerOf(read)
  const filed = changed(
    {
      ...read,
      people: two === undefined ? [covered(one, 0)] : [covered(one, 0), covered(two, 1)],
      careExpenses: inCare > 0 ? careCosts : 0,
      careChildren: inCare,
      dependentCareFsa: careUsed,
    },
    payer,
    (person) => ({ ...person, cafeteriaPlan: Math.min(person.pay, person.cafeteriaPlan + careUsed + healthUsed) }),
  )
  const at = adults.findIndex(({ accounts }) => accounts.some(({ kind }) => kind === 'hsa'))
  const healthOwner: 0 | 1 = at === 1 ? 1 : 0
  const bare = withoutHealth(filed, adults, healthOwner, settings.hsaThroughPay)
  // What is over the limit isn't deducted (IRC 223(f)(3)).
  const { cover, limit } = healthRoomOf(household, adults, settings.healthCover, law.facts)
  const position = cover === 'none' ? bare : { ...bare, health: Math.min(bare.health, limit) }
  const before = wholeReturns(position, law)
  const owned = (kind: string, who: 0 | 1) =>
    (adults[who]?.accounts ?? [])
      .filter((one) => one.kind === kind)
      .reduce((sum, one) => sum + (one.monthly ?? 0) * MONTHS, 0)
  const planOf = (who: 0 | 1) => owned('traditional-401k', who) + owned('roth-401k', who)
  return {
    household,
    settings,
    law,
    adults,
    filed,
    position,
    before,
    federal: before.federal,
    inCare,
    children: ages.filter((age) => age < GROWN).length,
    careCosts,
    medicalCosts,
    used: {
      planYou: planOf(0),
      planPartner: planOf(1),
      traditionalYou: owned('traditional-ira', 0),
      traditionalPartner: owned('traditional-ira', 1),
      rothYou: owned('roth-ira', 0),
      rothPartner: owned('roth-ira', 1),
      hsa: sumOf(household, ({ kind }) => kind === 'hsa'),
      education: sumOf(household, ({ kind }) => kind === '529'),
      careFsa: careUsed,
      healthFsa: healthUsed,
      bonds: Math.max(0, settings.used.bonds ?? 0),
    },
    typed: Object.fromEntries(
      Object.entries(settings.used).map(([key, amount]) => [key, amount !== null]),
    ) as unknown as Readonly<Record<UsedKey, boolean>>,
  }
}

/** The return without health savings, and what of them goes in how: through the pay of the account's owner if there is any, else sent directly. */
function withoutHealth(filed: TaxHousehold, adults: readonly Saver[], owner: 0 | 1, throughPay: boolean): Position {
  let health = 0
  const bare = filed.people.map((person, at) => {
    const paid = (adults[at]?.accounts ?? [])
      .filter(({ kind }) => kind === 'hsa')
      .reduce((sum, { monthly }) => sum + (monthly ?? 0) * MONTHS, 0)
    const direct = Math.min(person.hsa, paid)
    const fromPay = Math.min(person.cafeteriaPlan, paid - direct)
    health += direct + fromPay
    return { ...person, hsa: person.hsa - direct, cafeteriaPlan: person.cafeteriaPlan - fromPay }
  })
  const [one, two] = bare
  const tax: TaxHousehold = one === undefined ? filed : { ...filed, people: two === undefined ? [one] : [one, two] }
  return { tax, health, healthThroughPay: throughPay && (tax.people[owner]?.pay ?? 0) > 0, healthOwner: owner }
}
