/** The game’s own name and buttons. */
export const gameWords = {
  title: 'Financial Freedom Game',
  lead: 'Live thirty years in about 15 minutes: pay, rent, raises, repairs and real markets. How free will your money make you?',
  unit: 'Year',
  undoYear: 'Undo this year',
  undoLast: 'Undo last year',
  rules: 'The rules',
  ending: 'The result',
  counting: 'Adding up your thirty years…',
} as const
