/** What a planning page says of numbers that came with its address. */
export const linkWords = {
  label: 'Whose numbers these are',
  title: 'Numbers from the link.',
  unchanged: 'Yours haven’t changed.',
  notSaved: 'Nothing is saved yet.',
  keep: 'Keep these numbers',
  own: 'Show my numbers',
  leave: 'Put them away',
  unreadable: 'We couldn’t read the numbers in this link, so you’re seeing what was here before.',
} as const
