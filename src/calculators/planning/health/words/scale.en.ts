/*
 * The CFPB Financial Well-Being Scale. Its statements and answers are the instrument itself: their wording must not change.
 */

const well = ['Completely', 'Very well', 'Somewhat', 'Very little', 'Not at all'] as const
const often = ['Always', 'Often', 'Sometimes', 'Rarely', 'Never'] as const

export const scaleWords = {
  parts: [
    {
      question: 'How well does this statement describe you or your situation?',
      answers: well,
      statements: [
        'I could handle a major unexpected expense',
        'I am securing my financial future',
        'Because of my money situation, I feel like I will never have the things I want in life',
        'I can enjoy life because of the way I’m managing my money',
        'I am just getting by financially',
        'I am concerned that the money I have or will save won’t last',
      ],
    },
    {
      question: 'How often does this statement apply to you?',
      answers: often,
      statements: [
        'Giving a gift for a wedding, birthday or other occasion would put a strain on my finances for the month',
        'I have money left over at the end of the month',
        'I am behind with my finances',
        'My finances control my life',
      ],
    },
  ],
  read: 'Somebody read the questions to me',
} as const

/** All ten with the answers they offer, in order. */
export const scaleItems: readonly { readonly statement: string; readonly answers: readonly string[] }[] =
  scaleWords.parts.flatMap(({ statements, answers }) => statements.map((statement) => ({ statement, answers })))
