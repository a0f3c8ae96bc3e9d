/** How the figures of the screen are worked out, with the month's own numbers. */
import { dollars, dollarsAndCents, monthText } from '#calculators/kit/format.ts'
import type { Working } from '#calculators/kit/presentation.ts'
import type { AgainstUsual } from '#engine/spending/against-usual.ts'
import { LEAST_LARGE, LEAST_TWICE } from '#engine/spending/unusual.ts'

export function workingsOf(against: AgainstUsual): readonly Working[] {
  const { spent, usual, months, day, isWhole } = against
  return [
    {
      title: 'Your usual month',
      lines:
        usual === null
          ? ['Median of the whole months before this one. There are none yet.']
          : [
              `Months counted: ${[...months]
                .reverse()
                .map((one) => monthText(one, true))
                .join(', ')}${isWhole ? '' : `, each through day ${day}`}`,
              `Median = ${dollarsAndCents(usual / 100)}`,
              `Difference = ${dollarsAndCents(spent / 100)} − ${dollarsAndCents(usual / 100)} = ${dollarsAndCents((spent - usual) / 100)}`,
            ],
      steps: [
        'We sort the months by what you spent and take the one in the center. With an even number, it’s the average of the two in the center.',
        'A month counts as whole when it’s over and, for your first one, when it has an expense in its first week.',
      ],
    },
    {
      title: 'Why a month is different',
      lines: [
        'Price = change in average price × average number of purchases',
        'How often = change in number of purchases × average price',
        'New stores + stores you didn’t use + refunds = the rest',
      ],
      steps: [
        'We do this for each store. Averages are those of the two periods compared, so neither one is favored (Bennet, 1920).',
        'When you compare with several months, we divide their totals by the number of months, in whole cents.',
      ],
    },
    {
      title: 'Payments that repeat',
      lines: ['Cost a year = latest price × payments a year (52, 26, 24, 12, 4, 2 or 1)'],
      steps: [
        'The same store, again after a week, two weeks, half a month, a month, three months, six months or a year, give or take a few days.',
        'One payment in four may be missing. A bill that varies counts with the median of its last 12.',
        'The next date follows from the day most payments came on.',
      ],
    },
    {
      title: 'What stands out',
      lines: [
        `Charged twice: same store and amount within a day, ${dollars(LEAST_TWICE / 100)} or more, not refunded`,
        `Far above usual: over ${dollars(LEAST_LARGE / 100)} and over upper quartile + 3 × (upper − lower quartile)`,
      ],
      steps: ['Quartiles are Tukey’s hinges of the category’s purchases in the 12 months before, bills left out.'],
    },
  ]
}
