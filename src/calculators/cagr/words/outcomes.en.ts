/** What each outcome means, for programs. */
export const outcomes = {
  found: 'The one steady rate, or what was asked from it, is found.',
  'money-weighted': 'The rate that fits every deposit and withdrawal is found.',
  'several-rates': 'More than one rate fits these deposits and withdrawals.',
  'no-rate': 'No rate fits these deposits and withdrawals.',
  averaged: 'The yearly returns are turned into one rate.',
  undefined: 'No steady rate leads from the start to the end.',
} as const
