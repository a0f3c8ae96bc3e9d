/** Independent forms for card debt; imports nothing from the engine. */

/** Payments needed at a constant monthly rate without rounding: -ln(1 - Br/P)/ln(1 + r), up to the next whole one. */
export const paymentsToClear = (balance: number, monthlyRate: number, payment: number): number =>
  Math.ceil(
    monthlyRate === 0
      ? balance / payment
      : -Math.log(1 - (balance * monthlyRate) / payment) / Math.log(1 + monthlyRate),
  )

/** Level payment: Br/(1 - (1 + r)^-n). */
export const paymentToClearIn = (balance: number, monthlyRate: number, months: number): number =>
  monthlyRate === 0 ? balance / months : (balance * monthlyRate) / (1 - (1 + monthlyRate) ** -months)

/** One card in whole cents with integers only: interest = round(balance x apr / 12), then the payment. */
export const integerCourse = (
  balanceCents: number,
  aprBasisPoints: number,
  paymentCents: (balanceBefore: number, interest: number) => number,
): { months: number; interestCents: number } => {
  let balance = balanceCents
  let interestCents = 0
  let months = 0
  while (balance > 0 && months < 1_200) {
    const interest = Math.floor((2 * balance * aprBasisPoints + 120_000) / 240_000)
    const payment = Math.min(balance + interest, paymentCents(balance, interest))
    interestCents += interest
    balance += interest - payment
    months++
  }
  return { months, interestCents }
}

/** A card of whole cents and basis points. */
export interface PlainCard {
  readonly balance: number
  readonly points: number
  /** The greater of the floor and this share of the balance before interest, plus the interest. */
  readonly minimum: { readonly points: number; readonly floor: number }
  readonly charges: number
  readonly offer?: {
    readonly balance: number
    readonly points: number
    readonly left: number
    /** Charged at the end if anything is left, with what had run up before. */
    readonly deferred?: { readonly points: number; readonly accrued: number }
  }
}

/** An amount times a number of points, over another, to the nearest whole. */
const nearest = (amount: number, points: number, under: number): number =>
  Number((2n * BigInt(amount) * BigInt(points) + BigInt(under)) / (2n * BigInt(under)))

/**
 * Several cards by whole numbers alone, the way a person with a ledger would do it: the whole list is sorted anew for every month and
 * every cent is handed out in turn. `first`: the balances that come first for what is above the minimums, by APR or by size.
 * `total`: cents a month in all; with null the minimums are paid and no more. Interest by the twelfth of a year.
 */
export function ledger(cards: readonly PlainCard[], total: number | null, first: 'apr' | 'size') {
  const books = cards.map((card, place) => {
    const left = card.offer?.left ?? 0
    const isOver = card.offer !== undefined && left === 0
    const offered = card.offer?.balance ?? 0
    const accrued = card.offer?.deferred?.accrued ?? 0
    return {
      ...card,
      place,
      left,
      usual: card.balance + (isOver ? offered + (offered > 0 ? accrued : 0) : 0),
      special: isOver ? 0 : offered,
      waiting: isOver ? 0 : accrued,
      due: 0,
      paid: 0,
      clearedAt: card.balance + offered > 0 ? null : 0,
    }
  })
  type Book = (typeof books)[number] & { clearedAt: number | null }
  const open = (): Book[] => (books as Book[]).filter((one) => one.clearedAt === null)
  const offerPoints = ({ offer }: Book): number => offer?.points ?? 0
  const owes = ({ usual, special }: Book): number => usual + special
  const top = (one: Book): number => Math.max(one.usual > 0 ? one.points : 0, one.special > 0 ? offerPoints(one) : 0)
  let [interest, paid, month] = [0, 0, 0]
  for (month = 0; open().length > 0 && month < 1_200; ) {
    month += 1
    for (const one of open()) {
      const onUsual = owes(one) > 0 ? nearest(2 * one.usual + one.charges, one.points, 240_000) : 0
      const onSpecial = nearest(one.special, offerPoints(one), 120_000)
      if (one.special > 0 && one.offer?.deferred)
        one.waiting += nearest(one.special, one.offer.deferred.points, 120_000)
      one.usual += onUsual + one.charges
      one.special += onSpecial
      interest += onUsual + onSpecial
      const billed = onUsual + onSpecial
      const asked = Math.max(one.minimum.floor, nearest(owes(one) - billed, one.minimum.points, 10_000) + billed)
      one.due = Math.min(owes(one), asked)
      one.paid = 0
    }
    let money = total ?? open().reduce((sum, one) => sum + one.due, 0)
    const hand = (one: Book, upTo: number): void => {
      const more = Math.max(0, Math.min(upTo - one.paid, money))
      one.paid += more
      money -= more
    }
    const sorted = (list: readonly Book[], by: (one: Book) => number): Book[] =>
      [...list].sort((a, b) => by(a) - by(b) || a.place - b.place)
    for (const one of sorted(open(), first === 'apr' ? (book) => -top(book) : owes)) hand(one, one.due)
    if (first === 'size') for (const one of sorted(open(), owes)) hand(one, owes(one))
    else
      for (const { one, upTo } of open()
        .flatMap((book) => {
          const whole = { one: book, upTo: owes(book), points: top(book), place: book.place }
          if (book.usual <= 0 || book.special <= 0 || (book.offer?.deferred && book.left <= 2)) return [whole]
          const dear = book.points >= offerPoints(book) ? book.usual : book.special
          const most = book.due + Math.min(dear, owes(book) - book.due)
          return [
            { ...whole, upTo: most },
            { ...whole, points: Math.min(book.points, offerPoints(book)) },
          ]
        })
        .sort((a, b) => b.points - a.points || a.place - b.place))
        hand(one, upTo)
    for (const one of open()) {
      const take = (amount: number, specialFirst: boolean): void => {
        const before = Math.min(amount, specialFirst ? one.special : one.usual)
        one.special -= specialFirst ? before : amount - before
        one.usual -= specialFirst ? amount - before : before
      }
      const least = Math.min(one.paid, one.due)
      const isLower = offerPoints(one) <= one.points
      take(least, isLower)
      take(one.paid - least, (one.offer?.deferred !== undefined && one.left <= 2) || !isLower)
      paid += one.paid
      if (one.special <= 0) one.waiting = 0
      if (one.left > 0) one.left -= 1
      if (one.special > 0 && one.left === 0) {
        one.usual += one.special + one.waiting
        interest += one.waiting
        one.special = 0
      }
      if (owes(one) <= 0) one.clearedAt = month
    }
    if ((books as Book[]).reduce((sum, one) => sum + owes(one), 0) > 1e14) break
  }
  return {
    months: month,
    isPaid: open().length === 0,
    interest,
    paid,
    clearedAt: (books as Book[]).map((one) => one.clearedAt),
  }
}
