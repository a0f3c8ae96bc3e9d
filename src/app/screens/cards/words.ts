/** What the three card screens say alike. */
import { american as say } from '#calculators/kit/say.ts'

export const screens = {
  choose: {
    path: '/smart-credit-card',
    title: 'Smart Credit Card',
    short: 'Choose',
    lead: 'Which card is best for what you buy, and is the annual fee worth it?',
  },
  use: {
    path: '/smart-credit-card-usage',
    title: 'Smart Credit Card Usage',
    short: 'Use',
    lead: 'When should you pay each card, and what do credit reports see?',
  },
  cost: {
    path: '/credit-card-usage',
    title: 'Credit Card Usage',
    short: 'Cost',
    lead: 'What does carrying a balance cost you?',
  },
} as const

export const common = {
  doors: 'Credit card tools',
  kind: 'Credit & Taxes',
  cards: 'Your cards',
  cardsNote:
    'Every planning page uses these cards. You could add what’s missing from your card agreement or statement.',
  addCard: 'Add a card',
  card: 'Card',
  nameless: 'Card',
  noCards: 'No cards yet.',
  help: {
    title: 'If payments are hard right now',
    text: 'Your card company may lower your rate or payment for a while if you ask. A nonprofit counselor can help for little or nothing. For food, rent or utilities, call 211.',
    counselor: 'NFCC counselors: 800-388-2227',
    local: 'Local help: 211.org',
  },
} as const

/** "a, b and c" of cards' names. */
export const listed = (names: readonly string[]): string => say.list(names)
