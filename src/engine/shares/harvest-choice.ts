import type { IsoDate } from '../month.ts'
import type { Harvester, HarvestWorth } from './harvest.ts'
import { isLongTerm } from './holding-period.ts'
import { type Replacement, type WashPiece, washPieces } from './wash-match.ts'
import { washWindow } from './wash-window.ts'

/** A lot held now. Dollars for all of its shares. */
export interface HarvestLot {
  readonly key: string
  /** Purchases and lots of the same name are the same shares. */
  readonly name: string
  readonly acquired: IsoDate
  readonly shares: number
  readonly cost: number
  readonly value: number
  /** Crypto is no security: buying it back puts no loss off. */
  readonly isCrypto: boolean
  /** `choose`: taken where it is worth it. */
  readonly plan: 'choose' | 'sell' | 'keep'
}

/** What selling one lot adds, after those before it. Dollars. */
export interface LotWorth {
  readonly lot: HarvestLot
  readonly longTerm: boolean
  /** Cost less value, positive. */
  readonly loss: number
  /** Parts of `loss` that do not count: put off, and gone for good. */
  readonly putOff: number
  readonly lost: number
  readonly savedNow: number
  /** In the value of today, after tax later. */
  readonly worth: number
  readonly isTaken: boolean
}

export interface HarvestChoice {
  /** Those taken first, in the order they add the most; then those that are not worth it. */
  readonly lots: readonly LotWorth[]
  readonly pieces: readonly WashPiece[]
  readonly shortTerm: number
  readonly longTerm: number
  readonly putOff: number
  readonly lost: number
  readonly worth: HarvestWorth
}

/** A lot that adds less is not worth a trade. Dollars. */
const LEAST = 1

/** The share of what a kind of loss added for each dollar at which the other kind is looked at again. */
const NEAR = 0.99
const perDollar = ({ worth, loss }: LotWorth): number => worth / loss

/** What counts of the losses of some lots sold together. */
interface Taken {
  readonly pieces: readonly WashPiece[]
  readonly shortTerm: number
  readonly longTerm: number
  readonly putOff: number
  readonly lost: number
}

const sum = (pieces: readonly WashPiece[]): number => pieces.reduce((total, piece) => total + piece.putOff, 0)
const putOffOf = (pieces: readonly WashPiece[], lot: HarvestLot, isLost: boolean): number =>
  sum(pieces.filter((piece) => piece.sale.key === lot.key && piece.isLost === isLost))

/** Lots bought within the window before the sale that stay are replacements too. */
function replacementsIn(
  lots: readonly HarvestLot[],
  selling: ReadonlySet<HarvestLot>,
  purchases: readonly Replacement[],
  sold: IsoDate,
): readonly Replacement[] {
  const { from } = washWindow(sold)
  const kept = lots.filter((lot) => !selling.has(lot) && !lot.isCrypto && lot.acquired >= from && lot.acquired <= sold)
  return [
    ...purchases,
    ...kept.map((lot) => ({
      key: lot.key,
      name: lot.name,
      date: lot.acquired,
      shares: lot.shares,
      cost: lot.cost,
      account: 'taxable' as const,
    })),
  ]
}

function takenBy(
  lots: readonly HarvestLot[],
  selling: ReadonlySet<HarvestLot>,
  purchases: readonly Replacement[],
  sold: IsoDate,
): Taken {
  const losing = lots.filter((lot) => selling.has(lot) && lot.value < lot.cost)
  const sales = losing
    .filter((lot) => !lot.isCrypto)
    .map((lot) => ({
      key: lot.key,
      name: lot.name,
      acquired: lot.acquired,
      heldFrom: lot.acquired,
      sold,
      shares: lot.shares,
      loss: lot.cost - lot.value,
    }))
  const pieces = washPieces(sales, replacementsIn(lots, selling, purchases, sold))
  const counted = (longTerm: boolean): number =>
    losing
      .filter((lot) => isLongTerm(lot.acquired, sold) === longTerm)
      .reduce(
        (total, lot) => total + lot.cost - lot.value - putOffOf(pieces, lot, false) - putOffOf(pieces, lot, true),
        0,
      )
  return {
    pieces,
    shortTerm: counted(false),
    longTerm: counted(true),
    putOff: sum(pieces.filter((piece) => !piece.isLost)),
    lost: sum(pieces.filter((piece) => piece.isLost)),
  }
}

/**
 * Which lots are worth selling at a loss on one day, and in which order: the next lot is always the one, short-term or long-term, whose loss adds the most for each dollar to
 * the value after later tax; one that adds less than a dollar is left, unless lots left over add more together. Short-term and long-term losses each go by size. Lots with a gain are never sold. What `plan` says comes first.
 */
export function chooseLots(
  lots: readonly HarvestLot[],
  purchases: readonly Replacement[],
  sold: IsoDate,
  harvest: Harvester,
): HarvestChoice {
  const selling = new Set<HarvestLot>()
  let taken = takenBy(lots, selling, purchases, sold)
  let worth = harvest.worthOf(taken)
  const found: LotWorth[] = []
  let left: LotWorth[] = []

  function tried(lot: HarvestLot) {
    const next = takenBy(lots, new Set([...selling, lot]), purchases, sold)
    const nextWorth = harvest.worthOf(next)
    const one: LotWorth = {
      lot,
      longTerm: isLongTerm(lot.acquired, sold),
      loss: lot.cost - lot.value,
      putOff: putOffOf(next.pieces, lot, false),
      lost: putOffOf(next.pieces, lot, true),
      savedNow: nextWorth.now - worth.now,
      worth: nextWorth.worth - worth.worth,
      isTaken: true,
    }
    return { one, next, nextWorth }
  }
  function take({ one, next, nextWorth }: ReturnType<typeof tried>): void {
    selling.add(one.lot)
    taken = next
    worth = nextWorth
    found.push(one)
  }

  const losing = lots
    .filter((lot) => lot.value < lot.cost && lot.plan !== 'keep')
    .sort((a, b) => b.cost - b.value - (a.cost - a.value))
  for (const lot of losing) if (lot.plan === 'sell') take(tried(lot))
  const waiting = [false, true].map((longTerm) =>
    losing.filter((lot) => lot.plan === 'choose' && isLongTerm(lot.acquired, sold) === longTerm),
  )
  // The other kind is looked at again only once the leading one has lost a hundredth of what it added for each dollar.
  interface Head {
    readonly queue: HarvestLot[]
    readonly try: ReturnType<typeof tried>
  }
  const headOf = (queue: HarvestLot[]): Head[] => (queue[0] ? [{ queue, try: tried(queue[0]) }] : [])
  let lead: HarvestLot[] | null = null
  let pace = 0
  for (;;) {
    const own: Head | undefined = lead === null ? undefined : headOf(lead)[0]
    const isStillBest = own !== undefined && perDollar(own.try.one) >= NEAR * pace
    const heads: readonly Head[] = isStillBest
      ? [own]
      : waiting.flatMap((queue) => (own && queue === own.queue ? [own] : headOf(queue)))
    const [best] = [...heads].sort((a, b) => perDollar(b.try.one) - perDollar(a.try.one))
    if (!best) break
    best.queue.shift()
    if (!isStillBest) [lead, pace] = [best.queue, Math.max(0, perDollar(best.try.one))]
    if (best.try.one.worth >= LEAST) take(best.try)
    else left.push({ ...best.try.one, isTaken: false })
  }
  // Lots that add nothing one by one may do so together: shares of one name that would replace each other, or losses that must first use up gains taxed at 0%.
  function takeTogether(group: readonly LotWorth[]): boolean {
    if (group.length === 0) return false
    const next = takenBy(lots, new Set([...selling, ...group.map(({ lot }) => lot)]), purchases, sold)
    const nextWorth = harvest.worthOf(next)
    const added = nextWorth.worth - worth.worth
    if (added < LEAST) return false
    const all = group.reduce((total, { loss }) => total + loss, 0)
    const savedNow = nextWorth.now - worth.now
    for (const one of group) {
      const share = one.loss / all
      selling.add(one.lot)
      found.push({ ...one, savedNow: savedNow * share, worth: added * share, isTaken: true })
    }
    left = left.filter((one) => !group.includes(one))
    taken = next
    worth = nextWorth
    return true
  }
  const washedNames = new Set(left.filter((one) => one.putOff + one.lost > 0).map(({ lot }) => lot.name))
  for (const name of washedNames) takeTogether(left.filter(({ lot }) => lot.name === name))
  takeTogether(left)
  // A lot taken later can free one taken before it: what is put off is said as it is in the end.
  const settled = found.map((one) => ({
    ...one,
    putOff: putOffOf(taken.pieces, one.lot, false),
    lost: putOffOf(taken.pieces, one.lot, true),
  }))
  return { lots: [...settled, ...left], ...taken, worth }
}
