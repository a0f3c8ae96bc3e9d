/** How the figures of the Credit & Taxes page were worked out, with the household's own numbers in them. */
import { dollars, dollarsAndCents, percentText } from '#calculators/kit/format.ts'
import type { Working } from '#calculators/kit/presentation.ts'
import { debtCosts } from '#engine/household/debt-costs.ts'
import type { Household } from '#engine/household/household.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import {
  debtToIncome,
  housingBesideLoans,
  owedStanding,
  totalUtilization,
  utilizationOf,
} from '#engine/household/standing.ts'
import type { IsoDate } from '#engine/month.ts'

const points = (decimal: number): string => percentText(Number((decimal * 100).toPrecision(10)))
/** Lines of one working; the others are counted. */
const MOST_LINES = 12

const some = (lines: readonly string[]): readonly string[] =>
  lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), `… and ${lines.length - MOST_LINES} more`] : lines

export function debtWorkings(household: Household, today: IsoDate): readonly Working[] {
  const costs = debtCosts(household, today).filter(({ apr }) => apr !== null)
  const { weightedApr, costPerDay } = owedStanding(household, today)
  const cards = household.debts.filter((debt) => utilizationOf(debt) !== null)
  const use = totalUtilization(household)
  const flows = monthlyFlows(household)
  const housing = housingBesideLoans(household)
  const dti = debtToIncome(household, flows, housing)
  const yearly = costs.reduce((sum, { debt, apr }) => sum + debt.balance * (apr ?? 0), 0)
  const base = costs.reduce((sum, { debt }) => sum + debt.balance, 0)
  return [
    ...(costs.length === 0
      ? []
      : [
          {
            title: 'Cost per day and average APR',
            lines: [
              ...some(
                costs.map(
                  ({ debt, apr, perDay }) =>
                    `${debt.name}: ${dollars(debt.balance)} × ${points(apr ?? 0)} ÷ 365 = ${dollarsAndCents(perDay ?? 0)}`,
                ),
              ),
              `Total a day: ${dollarsAndCents(costPerDay)}`,
              ...(weightedApr === null
                ? []
                : [`Average APR: ${dollars(yearly)} a year ÷ ${dollars(base)} = ${points(weightedApr)}`]),
            ],
            steps: [
              'Monthly interest is a twelfth of a year’s. An offer’s APR counts while it lasts.',
              'Fees and new purchases aren’t included. A card paid in full by its due date may charge no interest at all.',
            ],
          },
        ]),
    ...(use === null
      ? []
      : [
          {
            title: 'Credit utilization',
            lines: [
              `${dollars(cards.reduce((sum, { balance }) => sum + balance, 0))} of balances ÷ ${dollars(cards.reduce((sum, { creditLimit }) => sum + (creditLimit ?? 0), 0))} of limits = ${percentText(use * 100, 0)}`,
            ],
            steps: ['Cards without a limit here aren’t counted.'],
          },
        ]),
    ...(dti === null || flows.gross === null
      ? []
      : [
          {
            title: 'Debt-to-income',
            lines: [
              `${dollars(flows.debtMinimums + housing)} of payments due${housing > 0 ? ' and housing costs' : ''} ÷ ${dollars(flows.gross)} a month before taxes = ${percentText(dti * 100, 0)}`,
            ],
            steps: ['Lenders count the payments that must be made, and rent or a home’s tax, insurance and dues.'],
          },
        ]),
  ]
}
