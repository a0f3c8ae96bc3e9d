/** What the three card screens say alike. */
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
  noCards: 'No cards yet.',
  card: 'Card',
  nameless: 'Card',
} as const
