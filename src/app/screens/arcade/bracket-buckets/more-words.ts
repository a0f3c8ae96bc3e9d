/** Rules and the class sheet of Bracket Buckets. */
import { dollars, percentText } from '#calculators/kit/format.ts'
import { coinKeys, pay, points, salary } from '#teaching/games/bracket-buckets/design.ts'
import { mostPoints } from '#teaching/games/bracket-buckets/game.ts'
import { pour, year } from '#teaching/games/bracket-buckets/law.precomputed.ts'
import type { ClassPack } from '../../play/class-sheet.tsx'

const [first, second] = pour.slices
const rateText = (rate: number | undefined) => percentText((rate ?? 0) * 100)

export const rules: readonly { readonly title: string; readonly items: readonly string[] }[] = [
  {
    title: 'How it’s played',
    items: [
      `Part 1: ${coinKeys.length} coins come one by one, in an order the code decides. Choose the bucket for each.`,
      `Part 2: six questions pour ${dollars(pay)} of pay through the deduction and the slices.`,
      `${points.right} points for each right answer, ${points.hint} less for a hint. The most is ${mostPoints}. Nothing is timed.`,
    ],
  },
  {
    title: 'Where the answers come from',
    items: [
      `Federal law of ${year}, for a single person without children. States differ.`,
      `The tax on each coin is what our tax engine adds for it on top of a ${dollars(salary)} salary. It’s the engine of the tax calculator.`,
      'Social Security and Medicare tax are left out here. Pay, tips, overtime and side work still owe them.',
      'The amounts of the coins are design values. Real cases have conditions: check the form before you file.',
    ],
  },
]

export const classPack: ClassPack = {
  goal: 'Learn which money counts as income for federal tax, and why a higher bracket never taxes all of it.',
  minutes: '7 minutes',
  standards: ['Earning income'],
  before: [
    {
      ask: 'Name three kinds of money that are taxed and three that are not.',
      answer: 'Own answer. Check it after the game.',
    },
    { ask: 'What does the standard deduction do?', answer: 'It takes a fixed amount off your income before tax.' },
    { ask: 'What is a tax bracket?', answer: 'A slice of income with its own rate.' },
    { ask: 'Is a gift from a relative income for you?', answer: 'No.' },
    {
      ask: 'Does a raise into a higher bracket raise the tax on all your pay?',
      answer: 'No. Only on the part in the new slice.',
    },
    {
      ask: 'What is the difference between a marginal and an effective rate?',
      answer: 'Marginal: on the next dollar. Effective: tax divided by all income.',
    },
  ],
  after: [
    {
      ask: `In ${year}, how much of ${dollars(pay)} of pay is taxable for a single person?`,
      answer: `${dollars(pay)} less the standard deduction of ${dollars(pour.deduction)}: ${dollars(pour.taxable)}.`,
    },
    {
      ask: 'How much of it lies in each slice?',
      answer: `${dollars(first?.amount ?? 0)} at ${rateText(first?.rate)} and ${dollars(second?.amount ?? 0)} at ${rateText(second?.rate)}.`,
    },
    {
      ask: 'What is the tax, the marginal rate and the effective rate?',
      answer: `${dollars(pour.tax)}, ${rateText(pour.marginal)} and ${percentText((pour.tax / pay) * 100, 1)}.`,
    },
    {
      ask: 'Why is a scholarship for tuition free of tax, and one for a room not?',
      answer: 'The law leaves out what pays for tuition, fees and required books. Room and meals are living costs.',
    },
    { ask: 'Which coin surprised you most?', answer: 'Own answer.' },
    { ask: 'Which mistake would have cost the most dollars?', answer: 'See “The choice that mattered most”.' },
  ],
}
