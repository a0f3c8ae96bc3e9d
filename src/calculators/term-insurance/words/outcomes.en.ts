/** What each outcome means, for programs. */
export const outcomes = {
  ladder: 'Several policies that end one after another cover the need.',
  one: 'One policy covers the need.',
  covered: 'What is there covers the need.',
  'not-sold': 'No term is sold that covers the need.',
} as const
