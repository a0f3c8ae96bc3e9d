/** How the cash ahead is worked out, with the household's own numbers. */
import { dateText, dollars, dollarsAndCents } from '#calculators/kit/format.ts'
import type { Working } from '#calculators/kit/presentation.ts'
import { safeToSpend } from '#engine/budget/forward-balance.ts'
import type { CashAhead } from '#engine/household/forward-cash.ts'
import type { Household } from '#engine/household/household.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'

export function cashWorkings(household: Household, ahead: CashAhead, buffer: number): readonly Working[] {
  const { line, startsFrom, startingBalance, restPerMonth, undatedIncomes, undatedBills } = ahead
  const flows = monthlyFlows(household)
  const { overYear } = safeToSpend(line, buffer)
  const grossPay = household.incomes.some(({ isTakeHome }) => !isTakeHome)
  return [
    {
      title: 'Safe to spend',
      lines: [
        `In ${startsFrom === 'checking' ? 'checking' : 'savings'} today: ${dollarsAndCents(startingBalance)}`,
        ...(overYear === null
          ? []
          : [
              `Lowest end-of-day balance in 12 months: ${dollarsAndCents(overYear.amount - overYear.short + buffer)} on ${dateText(overYear.on)}`,
              `Less the ${dollars(buffer)} to keep: ${dollarsAndCents(overYear.amount - overYear.short)}`,
            ]),
      ],
      steps: [
        'Paydays and due dates fall on their days. Everything else is spread evenly over each month.',
        `That’s ${dollars(restPerMonth)} a month without a date, from the budget, bills and payments.`,
        ...(grossPay && flows.takeHome !== null
          ? [`Pay before taxes is scaled so that an average month brings ${dollars(flows.takeHome)} of take-home pay.`]
          : []),
        ...(undatedIncomes.length > 0 ? ['Income without a payday counts on the last day of each month.'] : []),
        ...(undatedBills > 0 ? ['Bills and debts without a date are spread evenly too.'] : []),
        'A payment that is in the budget, a bill and a debt counts once.',
      ],
    },
  ]
}
