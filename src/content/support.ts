/** Common questions. Answers are short and say where to go. */
import { site } from './site.ts'

export interface Question {
  readonly asked: string
  readonly answer: readonly string[]
}

export const questions: readonly Question[] = [
  {
    asked: 'Do I need an account?',
    answer: ['No. There are no accounts, and nothing asks who you are.'],
  },
  {
    asked: 'Where are my numbers?',
    answer: [
      'In this browser, on this device. Most are forgotten when you close the tab; savings goals, favorites, saved scenarios, net worth snapshots and saving challenges stay until you delete them. Your [profile](/profile) has a switch to keep all of them, and lets you save them to a file.',
      'See and delete everything on [Data Deletion](/data-deletion).',
    ],
  },
  {
    asked: 'My numbers are gone. Can you restore them?',
    answer: [
      'No, because we never had them. Closing the tab, private browsing and clearing site data remove them. To be safe, turn on “keep my numbers on this device” or export a file from your [profile](/profile).',
    ],
  },
  {
    asked: 'How do I share a result?',
    answer: [
      'Use Share on a calculator. The link carries your inputs behind the # sign, which browsers do not send to servers. Whoever gets the link can read them.',
    ],
  },
  {
    asked: 'Can I print, or take the figures to a spreadsheet?',
    answer: ['Yes. Calculators have Print and CSV, and every chart can be read as a table.'],
  },
  {
    asked: 'Why does my bank show a slightly different payment?',
    answer: [
      'Usually rounding, the day count, the date of the first payment, or a fee. Open the working under the result to see each rounding we make. If a gap of more than a few dollars remains, please [write to us](/contact).',
    ],
  },
  {
    asked: 'Which year’s rules are used?',
    answer: [
      'The year is printed beside the result with its source. Where law matters and we hold more than one year, you can choose.',
    ],
  },
  {
    asked: 'Are results in today’s dollars?',
    answer: [
      'Each figure over time says which it is: today’s dollars, with inflation taken out, or future dollars as they will be printed on the bill.',
    ],
  },
  {
    asked: 'Is the market data live?',
    answer: [
      'Each number shows its source and time. When the page says “sample data”, it is a made-up market for demonstration. You can refresh by hand or let it refresh by itself.',
    ],
  },
  {
    asked: 'Why does a calculator say Coming Soon?',
    answer: [
      'It is being fine-tuned. We publish one when its results match published examples. [These work today](/financial-calculators).',
    ],
  },
  {
    asked: 'I think a number is wrong.',
    answer: [
      `Please tell us at [${site.supportEmail}](mailto:${site.supportEmail}): the page, what you typed, what you expected and why. Leave out names and account numbers. If you are right, it goes on the [list of corrections](/about#corrections).`,
    ],
  },
  {
    asked: 'Can you tell me what to do?',
    answer: [
      'No. This is education, not advice. The tools show what each choice would cost or bring; the choice is yours. For large ones, speak with a licensed person.',
    ],
  },
]
