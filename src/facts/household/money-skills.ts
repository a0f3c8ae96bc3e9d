import { cited } from '../cited.ts'

/** Ages at which each part of money sense grows most: planning and self-control, habits, decisions. */
export const moneySkillAges = cited(
  { selfControl: [3, 5], habits: [6, 12], decisions: [13, 21] } as const,
  'cfpb-building-blocks',
)
/** By this age many of the basics behind money habits are in place, a review for a British public body found. */
export const basicsByAge = cited(7, 'habit-formation-2013', { asOf: '2013' })
