/** What each outcome means, for programs. */
export const outcomes = {
  plan: 'There is a plan of steps that reaches the goal exactly.',
  reached: 'The goal is there.',
  'no-steps': 'No step is left to save in.',
  'too-little': 'Even the smallest steps come to more than the goal.',
  'too-much': 'Even the largest steps come to less than the goal.',
  'no-amount': 'No amount lies between the smallest and the largest step allowed.',
} as const
