/** The event table: who can meet a card, how likely it is, and what it costs after the coverage in place. */
import { happens, normal, share, shuffled } from '../kit/chance.ts'
import { offers, shocks } from './design.ts'
import { health } from './law.precomputed.ts'
import { askKinds, badKinds, type Card, type CardKind, type Life } from './life.ts'
import { marketOf } from './market.ts'

/** At most this many bad cards in a year. */
export const MOST_BAD = 2

/** The chance of a card in the year that begins, or null where it cannot come up. */
export function chanceOf(kind: CardKind, life: Life): number | null {
  const { plan, person, year } = life
  const isOwner = plan.home === 'own'
  switch (kind) {
    case 'layoff': {
      if (person.wasLaidOff || person.disabledYears > 0) return null
      const isAfterFall = marketOf(life.market, year - 1).stocks < shocks.layoff.fall
      return isAfterFall ? shocks.layoff.afterFall : shocks.layoff.calm
    }
    case 'hospital':
      return shocks.hospital.chance
    case 'disability':
      return person.disabledYears > 0 ? null : shocks.disability.chance
    case 'home-damage':
      return isOwner ? shocks.homeDamage.chance : null
    case 'renter-loss':
      return isOwner ? null : shocks.renterLoss.chance
    case 'car-repair':
      return plan.car === 'none' ? null : shocks.carRepair[plan.car]
    case 'crash':
      return plan.car === 'none' ? null : shocks.crash.chance
    case 'identity':
      return plan.frozen ? shocks.identity.frozen : shocks.identity.open
    case 'rent-jump':
      return isOwner ? null : shocks.rentJump.chance
    case 'scam':
      return offers.scam.chance
    case 'family':
      return offers.help.chance
    case 'windfall':
      return offers.windfall.chance
    case 'joy':
      return offers.joy.chance
  }
}

/** What a hospital bill leaves to pay under the plan: the deductible, then a part of the rest, up to the law's limit. */
export const ownPart = (bill: number): number =>
  Math.min(bill, health.most, health.deductible + shocks.hospital.coinsurance * Math.max(0, bill - health.deductible))

/** What it costs in full, and what is left to pay with this life's coverage. */
function costOf(kind: CardKind, life: Life): { readonly full: number; readonly cost: number } {
  const { seed, year, plan } = life
  const has = (cover: (typeof plan.covers)[number]) => plan.covers.includes(cover)
  const luck = (from: number, to: number) => from + (to - from) * share(seed, `${kind}-size:${year}`)
  const same = (full: number) => ({ full, cost: full })
  switch (kind) {
    case 'hospital': {
      const { median, spread } = shocks.hospital
      const full = median * Math.exp(spread * normal(seed, `hospital-size:${year}`))
      return { full, cost: has('health') ? ownPart(full) : full }
    }
    case 'home-damage': {
      const { cost, deductible } = shocks.homeDamage
      return { full: cost, cost: has('home') ? deductible : cost }
    }
    case 'renter-loss': {
      const { cost, deductible } = shocks.renterLoss
      return { full: cost, cost: has('home') ? deductible : cost }
    }
    case 'car-repair':
      return same(luck(shocks.carRepair.from, shocks.carRepair.to))
    case 'crash': {
      const { cost, deductible, liability, liabilityShare } = shocks.crash
      const own = plan.car === 'new' ? deductible : cost
      const isLarge = happens(seed, `liability:${year}`, liabilityShare)
      return { full: cost + (isLarge ? liability : 0), cost: own + (isLarge && !has('liability') ? liability : 0) }
    }
    case 'identity': {
      const { cost, large, largeShare } = shocks.identity
      return same(happens(seed, `identity-size:${year}`, largeShare) ? large : cost)
    }
    case 'scam':
      return same(Math.min(offers.scam.most, offers.scam.share * Math.max(0, life.money.cash)))
    case 'family':
      return same(Math.round(luck(offers.help.from, offers.help.to) / 100) * 100)
    case 'windfall':
      return same(Math.round(luck(offers.windfall.from, offers.windfall.to) / 100) * 100)
    default:
      return same(0)
  }
}

/** The cards of the year: each kind by its own die; of more than two bad ones, two by chance. */
export function drawn(life: Life): readonly Card[] {
  const { seed, year } = life
  const comes = (kind: CardKind) => {
    const chance = chanceOf(kind, life)
    return chance !== null && happens(seed, `${kind}:${year}`, chance)
  }
  const bad = badKinds.filter(comes)
  const kept = bad.length <= MOST_BAD ? bad : shuffled(seed, `bad:${year}`, bad).slice(0, MOST_BAD)
  return [...badKinds.filter((kind) => kept.includes(kind)), ...askKinds.filter(comes)].map((kind) => ({
    kind,
    ...costOf(kind, life),
  }))
}
