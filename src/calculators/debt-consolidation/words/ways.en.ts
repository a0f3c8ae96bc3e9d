/** What the new debt is called: in a sentence, at its start, and in a legend. */
export const wayNames = {
  loan: { within: 'a personal loan', start: 'A personal loan', short: 'Personal loan' },
  home: { within: 'a home equity loan', start: 'A home equity loan', short: 'Home equity loan' },
  transfer: { within: 'a balance transfer', start: 'A balance transfer', short: 'Balance transfer' },
}
