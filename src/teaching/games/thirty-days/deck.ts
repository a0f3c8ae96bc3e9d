/** The 48 cards of Thirty Days. Each is in the deck once. Amounts are design values in dollars. */

export interface Option {
  readonly key: string
  readonly label: string
  readonly cost: number
  readonly calm: number
  /** A cost that comes `days` later with this chance; it goes by the card's own die. */
  readonly later?: { readonly days: number; readonly cost: number; readonly chance: number; readonly label: string }
}
export type Card =
  | {
      readonly kind: 'daily'
      readonly id: string
      readonly label: string
      readonly cost: number
      /** Cannot be skipped. */
      readonly need: boolean
    }
  | { readonly kind: 'choice'; readonly id: string; readonly label: string; readonly options: readonly Option[] }
  | { readonly kind: 'shock'; readonly id: string; readonly label: string; readonly cost: number }
  | { readonly kind: 'luck'; readonly id: string; readonly label: string; readonly gain: number }

const need = (id: string, label: string, cost: number): Card => ({ kind: 'daily', id, label, cost, need: true })
const want = (id: string, label: string, cost: number): Card => ({ kind: 'daily', id, label, cost, need: false })
const shock = (id: string, label: string, cost: number): Card => ({ kind: 'shock', id, label, cost })
const luck = (id: string, label: string, gain: number): Card => ({ kind: 'luck', id, label, gain })
const choice = (id: string, label: string, ...options: readonly Option[]): Card => ({
  kind: 'choice',
  id,
  label,
  options,
})
const option = (key: string, label: string, cost: number, calm: number, later?: Option['later']): Option => ({
  key,
  label,
  cost,
  calm,
  ...(later ? { later } : {}),
})

export const deck: readonly Card[] = [
  need('groceries-1', 'Groceries for the week', 60),
  need('groceries-2', 'Groceries for the week', 58),
  need('groceries-3', 'Groceries for the week', 60),
  need('groceries-4', 'Groceries for the week', 57),
  need('milk', 'Milk, bread and eggs', 24),
  need('gas-1', 'Gas for the car', 46),
  need('gas-2', 'Gas for the car', 52),
  need('gas-3', 'Gas for the car', 48),
  need('laundry-1', 'Laundromat', 14),
  need('laundry-2', 'Laundromat', 14),
  need('soap', 'Soap, paper towels and trash bags', 31),
  need('medicine', 'Cold medicine', 19),
  need('parking', 'Parking at the clinic', 12),
  need('school', 'Supplies for a class', 36),
  need('shoes', 'New work shoes', 60),
  need('bus', 'Bus fare while the car is parked', 6),
  want('coffee-1', 'Coffee and a muffin', 9),
  want('coffee-2', 'Iced coffee with a friend', 7),
  want('lunch-1', 'Lunch with coworkers', 19),
  want('lunch-2', 'Tacos on the way home', 16),
  want('takeout-1', 'Takeout after a long day', 38),
  want('takeout-2', 'Pizza night', 34),
  want('movie', 'Movie tickets', 36),
  want('game', 'A game on sale', 30),
  want('shirt', 'A shirt you like', 45),
  want('plant', 'A plant for the window', 22),
  want('haircut', 'Haircut', 42),
  want('concert', 'A ticket to a local show', 58),
  want('streaming', 'One more streaming service', 16),
  choice(
    'birthday',
    'A friend turns thirty. Dinner is Saturday.',
    option('go', 'Go to the dinner', 60, 1),
    option('cake', 'Bring a cake instead', 12, 1),
    option('stay', 'Send a message', 0, -1),
  ),
  choice(
    'noise',
    'Your car makes a new noise.',
    option('check', 'Have it checked now', 70, 0),
    option('wait', 'Drive on and hope', 0, 0, {
      days: 6,
      cost: 240,
      chance: 0.5,
      label: 'The noise was a worn belt: repair',
    }),
  ),
  choice(
    'tooth',
    'A tooth hurts a little.',
    option('visit', 'See the dentist now', 95, 0),
    option('wait', 'Wait and see', 0, -1, { days: 8, cost: 310, chance: 0.4, label: 'The tooth got worse: filling' }),
  ),
  choice(
    'gym',
    'A gym offers the first month at a low price.',
    option('join', 'Join', 30, 1),
    option('run', 'Run outside for free', 0, 0),
  ),
  choice(
    'gift',
    'A wedding gift is due.',
    option('registry', 'Something from the registry', 90, 0),
    option('share', 'Share a gift with three friends', 30, 0),
    option('card', 'A handwritten card', 4, -1),
  ),
  choice(
    'trial',
    'A free trial ends today. It renews by itself.',
    option('cancel', 'Cancel it now', 0, 0),
    option('keep', 'Keep it', 15, 0),
    option('later', 'Deal with it later', 0, 0, {
      days: 3,
      cost: 45,
      chance: 0.8,
      label: 'The trial renewed for three months',
    }),
  ),
  choice(
    'neighbor',
    'A neighbor is short and asks to borrow $40 until next week.',
    option('lend', 'Lend it', 40, 1),
    option('meal', 'Cook a meal for them', 10, 1),
    option('no', 'Say you can’t this month', 0, -1),
  ),
  choice(
    'trip',
    'Friends plan a day at the lake.',
    option('go', 'Go and split the gas', 35, 1),
    option('picnic', 'Go and bring your own food', 18, 1),
    option('skip', 'Not this time', 0, -1),
  ),
  choice(
    'filter',
    'The furnace filter is overdue.',
    option('change', 'Change it today', 20, 0),
    option('wait', 'Leave it for next month', 0, 0, {
      days: 7,
      cost: 120,
      chance: 0.3,
      label: 'The furnace stopped: service call',
    }),
  ),
  shock('tire', 'A flat tire', 190),
  shock('urgent', 'A visit to urgent care', 260),
  shock('phone', 'Your phone screen cracks', 130),
  shock('glasses', 'Your glasses break', 240),
  shock('brakes', 'The brakes need work', 350),
  shock('ticket', 'A parking ticket', 80),
  luck('refund', 'A refund from an old bill', 40),
  luck('sale', 'You sell an old bike', 70),
  luck('found', 'A coat pocket holds $20', 20),
  luck('bonus', 'A small bonus at work', 50),
]

export const cardAt = (id: string): Card => {
  const card = deck.find((one) => one.id === id)
  if (card === undefined) throw new RangeError(`no card ${id}`)
  return card
}
