/** The questions of the risk check: own items, in the order of their points in `facts/investing/risk-check.ts`. */
import type { Question } from '../self-check/questionnaire.tsx'

export const willingnessQuestions: readonly Question[] = [
  {
    ask: 'A weekend job pays a flat $600, or a share of sales that has been anywhere from $300 to $1,300. Which would you take?',
    options: ['The flat $600', 'Mostly flat pay', 'Half and half', 'All share of sales'],
  },
  {
    ask: 'Your $10,000 fund shows $7,900 after six months. What’s your first reaction?',
    options: ['Sell it', 'Sell some of it', 'Leave it alone', 'Add to it'],
  },
  {
    ask: 'You invest $10,000 for ten years. Which range of results, from bad to good, would you pick?',
    options: ['$11,000 to $14,000', '$9,000 to $18,000', '$6,000 to $26,000', '$3,000 to $40,000'],
  },
  {
    ask: 'Prices fall for a month. What would you do?',
    options: ['Lose sleep', 'Check every day and worry', 'Check now and then', 'Barely notice'],
  },
  {
    ask: '“One losing year in four is fine if the average is higher.” Do you agree?',
    options: ['No', 'Not really', 'Mostly', 'Yes'],
  },
  {
    ask: 'Which would you rather have?',
    options: ['$400 for sure', 'A 50% chance of $900, or nothing'],
  },
  {
    ask: 'Which would you rather face?',
    options: ['Losing $400 for sure', 'A 50% chance of losing $900, or nothing'],
  },
  {
    ask: 'What’s the biggest drop you’ve sat through without selling?',
    options: ['None yet', 'Under 10%', '10% to 25%', 'More than 25%'],
  },
  {
    ask: 'Why do bond prices fall when interest rates rise?',
    options: ['I have no idea', 'I know roughly', 'I could explain it', 'I could teach it'],
  },
  {
    ask: 'Three jobs pay the same on average. Which pay would you pick?',
    options: ['The same every month', 'A small bonus', 'A large bonus', 'Nearly all bonus'],
  },
  {
    ask: 'Which would hurt more?',
    options: ['Losing $3,000, by a lot', 'Losing $3,000', 'They’d hurt the same', 'Missing out on a $3,000 gain'],
  },
  {
    ask: 'Friends doubled their money in something you don’t understand. How much of yours would you put in?',
    options: ['Nothing until I understand it', '1% at most', 'About 5%', '20% or more'],
  },
  {
    ask: 'Experts expect a recession. What would you do with your long-term money?',
    options: ['Move it all to cash', 'Move half to cash', 'Make a small change', 'Change nothing'],
  },
]

/** The two gambles are asked apart: the pair shows whether it matters how a choice is put. */
export const willingnessOrder: readonly number[] = [0, 1, 2, 5, 3, 4, 7, 8, 9, 6, 10, 11, 12]

export const capacityQuestions: readonly Question[] = [
  {
    ask: 'When will you need a third of this money?',
    options: [
      'In less than 3 years',
      'In 3 to 5 years',
      'In 6 to 10 years',
      'In 11 to 20 years',
      'In more than 20 years',
    ],
  },
  {
    ask: 'How steady is your income?',
    options: ['None, or it ends soon', 'Very uneven', 'Uneven', 'Steady', 'Steady, with two earners'],
  },
  {
    ask: 'How many months of essential costs could you pay from cash?',
    options: ['Less than 1', '1 or 2', '3 to 5', '6 to 11', '12 or more'],
  },
  {
    ask: 'How much do you owe at more than 10% APR, compared with a year of take-home pay?',
    options: ['More than 30%', '15% to 30%', '5% to 15%', 'Less than 5%', 'I owe nothing at that rate'],
  },
  {
    ask: 'How many people rely on each earner in your household?',
    options: ['4 or more', '3', '2', '1', 'Nobody'],
  },
  {
    ask: 'If you ended up with 20% less than your goal, what would happen?',
    options: ['Serious harm', 'Big cuts', 'Some cuts', 'Small cuts', 'It wouldn’t matter'],
  },
]
export const capacityOrder: readonly number[] = [0, 1, 2, 3, 4, 5]
