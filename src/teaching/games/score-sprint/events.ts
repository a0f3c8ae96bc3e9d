/** What comes up beside the bills. Each comes at most once. Costs and chances are design values. */
import type { ScoreDeed } from '#engine/planning/credit-score/actions.ts'

export interface EventOption {
  readonly key: string
  readonly label: string
  readonly note?: string
  /** Paid at once from cash; below 0 comes in. */
  readonly cost?: number
  /** Put on the card with the most room. */
  readonly charge?: number
  readonly raise?: number
  readonly opens?: number
  readonly inquiry?: true
  readonly closes?: true
  /** So many dollars a month for so many months, out of what is left. */
  readonly plan?: { readonly amount: number; readonly months: number }
  /** A payment is missed with this chance, so many months later. */
  readonly risk?: { readonly chance: number; readonly months: number; readonly label: string }
  readonly collection?: true
  /** What it is to the score's factors, for the line that tells which move and which way. */
  readonly deed?: ScoreDeed
}
export interface SprintEvent {
  readonly id: string
  readonly ask: string
  readonly options: readonly EventOption[]
}
const openCard = (limit: number): ScoreDeed => ({ kind: 'open-card', limit })
const no = (label: string): EventOption => ({ key: 'no', label })

export const events: readonly SprintEvent[] = [
  {
    id: 'offer',
    ask: 'A letter offers you a new card with a $1,000 limit.',
    options: [
      no('Leave it'),
      {
        key: 'yes',
        label: 'Apply',
        note: 'A hard inquiry and a new account',
        opens: 1000,
        inquiry: true,
        deed: openCard(1000),
      },
    ],
  },
  {
    id: 'raise',
    ask: 'Your bank offers to raise a card’s limit by $1,000 without asking for your report.',
    options: [
      no('No, thanks'),
      {
        key: 'yes',
        label: 'Take the higher limit',
        raise: 1000,
        deed: { kind: 'raise-limit', card: 'second', amount: 1000, isHardPull: false },
      },
    ],
  },
  {
    id: 'raise-hard',
    ask: 'You could ask for a $500 raise of your limit. The bank would ask for your report.',
    options: [
      no('Not now'),
      {
        key: 'yes',
        label: 'Ask for it',
        note: 'A hard inquiry',
        raise: 500,
        inquiry: true,
        deed: { kind: 'raise-limit', card: 'second', amount: 500, isHardPull: true },
      },
    ],
  },
  {
    id: 'store',
    ask: 'At the till: open a store card today and save $30.',
    options: [
      no('Pay as usual'),
      {
        key: 'yes',
        label: 'Open the store card',
        note: 'A hard inquiry and a new account',
        cost: -30,
        opens: 300,
        inquiry: true,
        deed: openCard(300),
      },
    ],
  },
  {
    id: 'hospital',
    ask: 'A hospital bill for $900 comes.',
    options: [
      {
        key: 'plan',
        label: 'Ask for a payment plan',
        note: '$90 a month for ten months, no interest',
        plan: { amount: 90, months: 10 },
      },
      { key: 'cash', label: 'Pay it from cash', cost: 900 },
      { key: 'card', label: 'Put it on a card', charge: 900, deed: { kind: 'charge', card: 'second', amount: 900 } },
      {
        key: 'ignore',
        label: 'Put it in a drawer',
        note: 'It goes to a collector',
        collection: true,
        deed: { kind: 'mark', mark: 'late-90' },
      },
    ],
  },
  {
    id: 'cosign',
    ask: 'A cousin asks you to co-sign a loan.',
    options: [
      { key: 'no', label: 'Say no, and offer to look at the budget together' },
      {
        key: 'yes',
        label: 'Co-sign',
        note: '35% chance that a payment is missed in your name',
        inquiry: true,
        risk: { chance: 0.35, months: 4, label: 'Your cousin missed a payment on the loan you co-signed' },
        deed: { kind: 'open-loan' },
      },
    ],
  },
  {
    id: 'move',
    ask: 'You move. Bills still go to the old address.',
    options: [
      { key: 'now', label: 'Change the address with everyone today' },
      {
        key: 'later',
        label: 'Do it when there’s time',
        note: '60% chance that a bill is missed',
        risk: { chance: 0.6, months: 2, label: 'A bill went to your old address and wasn’t paid' },
        deed: { kind: 'mark', mark: 'late-30' },
      },
    ],
  },
  {
    id: 'close',
    ask: 'You hardly use your oldest card. Close it?',
    options: [
      { key: 'no', label: 'Keep it, and use it now and then' },
      {
        key: 'yes',
        label: 'Close it',
        note: 'Only if nothing is owed on it; else it’s paid first',
        closes: true,
        deed: { kind: 'close-card', card: 'first' },
      },
    ],
  },
  {
    id: 'repair',
    ask: 'The car needs a $380 repair.',
    options: [
      { key: 'card', label: 'Put it on a card', charge: 380, deed: { kind: 'charge', card: 'second', amount: 380 } },
      { key: 'cash', label: 'Pay from cash', cost: 380 },
      { key: 'plan', label: 'Pay the garage in four months', note: '$100 a month', plan: { amount: 100, months: 4 } },
    ],
  },
  {
    id: 'refund',
    ask: 'A tax refund of $400 arrives.',
    options: [{ key: 'keep', label: 'Put it in your account', cost: -400 }],
  },
  {
    id: 'overtime',
    ask: 'Extra shifts bring $180.',
    options: [{ key: 'keep', label: 'Put it in your account', cost: -180 }],
  },
]
export const eventAt = (id: string): SprintEvent => {
  const event = events.find((one) => one.id === id)
  if (event === undefined) throw new RangeError(`no event ${id}`)
  return event
}
