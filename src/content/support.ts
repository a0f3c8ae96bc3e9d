/** Common questions. Answers are short and say where to go. */
import { site } from './site.ts'

export interface Question {
  readonly asked: string
  readonly answer: readonly string[]
}

export const questions: readonly Question[] = [
  {
    asked: 'Do I need an account?',
    answer: ['No. There are no accounts, and we never ask who you are.'],
  },
  {
    asked: 'Where are my numbers?',
    answer: [
      'In this browser, on this device. Most are cleared when you close the tab. Savings goals, favorites, saved scenarios, net worth snapshots and saving challenges stay until you delete them. Your [profile](/profile) has a switch to keep everything, and you can export it to a file there.',
      'You can see and delete everything on [Data Deletion](/data-deletion).',
    ],
  },
  {
    asked: 'My numbers are gone. Can you restore them?',
    answer: [
      'No, because we never had them. Closing the tab, private browsing and clearing site data all remove them. To keep them, turn on “Keep my numbers on this device” or export a file in your [profile](/profile).',
    ],
  },
  {
    asked: 'How do I share a result?',
    answer: [
      'Press Share on a calculator. Your numbers are in the link after the #, so they’re never sent to us. Anyone you give the link to can see them.',
    ],
  },
  {
    asked: 'Can I print a result or open it in a spreadsheet?',
    answer: ['Yes. Press Print & CSV on a calculator. You can also see every chart as a table.'],
  },
  {
    asked: 'Why does my bank show a slightly different payment?',
    answer: [
      'Usually because of rounding, how days are counted, the first payment date or a fee. “How we calculated this” under the result shows each rounding. If you’re still off by more than a few dollars, please [write to us](/contact).',
    ],
  },
  {
    asked: 'Which year’s rules do you use?',
    answer: [
      'The year is shown with the result. Where tax law matters and we have more than one year, you can choose the year.',
    ],
  },
  {
    asked: 'Are results in today’s dollars?',
    answer: [
      'Each amount in the future says which it is. Today’s dollars have inflation taken out. Future dollars are what you’d see on a statement that year.',
    ],
  },
  {
    asked: 'Is the market data live?',
    answer: [
      'Each price shows its source and time. When the page says “sample data”, the companies and prices are made up to show how it works. You can refresh it yourself or turn on auto-refresh.',
    ],
  },
  {
    asked: 'Why does a calculator say Coming Soon?',
    answer: [
      'It’s being fine-tuned. We publish each one when its results match published examples. [See the calculators that are ready](/financial-calculators).',
    ],
  },
  {
    asked: 'I think a number is wrong. What should I do?',
    answer: [
      `Please tell us at [${site.supportEmail}](mailto:${site.supportEmail}): which page, what you typed, what you expected and why. Please leave out names and account numbers. If you’re right, we’ll fix it and add it to our [list of corrections](/about#corrections).`,
    ],
  },
  {
    asked: 'Can you tell me what to do?',
    answer: [
      'No. This is education, not advice. Our calculators show what each choice could cost or earn you, and the choice is yours. For a big decision, you could talk to a licensed professional.',
    ],
  },
]
