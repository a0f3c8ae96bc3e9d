/**
 * What personal details are looked for, and what happens to each. `block`: it may never be published and is cut out whole. `mask`: it is
 * replaced by words that say what stood there. `round`: an exact amount, rounded where the writer agrees. `warn`: the writer decides.
 */
export const personalKinds = {
  ssn: 'block',
  card: 'block',
  bank: 'block',
  wallet: 'block',
  secret: 'block',
  invite: 'block',
  phone: 'mask',
  email: 'mask',
  handle: 'mask',
  address: 'mask',
  birthDate: 'mask',
  idNumber: 'mask',
  spelled: 'mask',
  balance: 'round',
  name: 'warn',
  employer: 'warn',
} as const

export type PersonalKind = keyof typeof personalKinds

/** A place of a text that holds something personal: `from` up to, not with, `to`, and what could stand there instead. */
export interface Finding {
  readonly kind: PersonalKind
  readonly from: number
  readonly to: number
  readonly instead: string
}

/** Whether it may be published as written once the writer says so. */
export const mayStay = (kind: PersonalKind): boolean =>
  personalKinds[kind] === 'warn' || personalKinds[kind] === 'round'
