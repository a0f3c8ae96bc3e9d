/** What the steps of a plan are called, by how often one saves; the board says the same. */
export const stepNouns = {
  day: { one: 'day', many: 'days' },
  week: { one: 'week', many: 'weeks' },
  'two-weeks': { one: 'step', many: 'steps' },
  'half-month': { one: 'step', many: 'steps' },
  month: { one: 'month', many: 'months' },
}
export const stepTitles = { day: 'Day', week: 'Week', 'two-weeks': 'Step', 'half-month': 'Step', month: 'Month' }
export const numbered = ({ title, number }: { title: string; number: number }) => `${title} ${number}`
export const envelope = 'Envelope'

export const patternNames = {
  up: 'Increasing',
  reverse: 'Decreasing',
  flat: 'Equal',
  zigzag: 'Zigzag',
  random: 'Shuffled',
  payday: 'Paydays',
  envelopes: 'Envelopes',
}
