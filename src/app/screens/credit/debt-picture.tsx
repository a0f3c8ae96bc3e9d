import { lazy, Suspense } from 'react'
import { dollars, dollarsAndCents, percentText } from '#calculators/kit/format.ts'
import { debtCosts } from '#engine/household/debt-costs.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { datesAhead } from '#engine/household/payment-dates.ts'
import { debtToIncome, housingBesideLoans, owedStanding, totalUtilization } from '#engine/household/standing.ts'
import { addDays } from '#engine/month.ts'
import type { Picture } from '../../state/picture.ts'
import { Figure, Part } from '../device/screen-head.tsx'
import { CarriedOffer } from '../picture/carried-offer.tsx'
import { DatesList } from '../picture/dates-list.tsx'
import { EntryList } from '../picture/entry-list.tsx'
import { FindingCard } from '../picture/finding-card.tsx'
import { balanceChart } from './balance-chart.ts'
import { CostTable } from './cost-table.tsx'
import { debtFindings } from './debt-findings.ts'

const ChartCard = lazy(async () => ({ default: (await import('../../ui/chart/chart-card.tsx')).ChartCard }))

/** How far ahead dates are listed, in days. */
const DAYS_AHEAD = 45
const share = (decimal: number | null, decimals = 0): string =>
  decimal === null ? '–' : percentText(Number((decimal * 100).toPrecision(10)), decimals)

/** The one line that answers what the page asks. */
export function debtAnswer({ household, isSample, today }: Picture): string {
  const { owed, costPerDay, weightedApr, unknownAprs } = owedStanding(household, today)
  if (household.debts.length === 0) return 'Add what you owe to see what it costs you a day.'
  if (owed === 0) return 'Nothing is owed on these accounts.'
  const about = unknownAprs.length > 0 ? 'at least' : 'about'
  const cost =
    weightedApr === null
      ? 'Add an APR to see what it costs a day.'
      : `${isSample ? 'That costs' : 'Interest costs you'} ${about} ${dollarsAndCents(costPerDay)} a day.`
  return `${isSample ? `This household owes ${dollars(owed)}` : `You owe ${dollars(owed)} in total`}. ${cost}`
}

/** What is owed, what it costs, what comes due, and where to change it. */
export function DebtPicture({ picture }: { readonly picture: Picture }) {
  const { household, today } = picture
  const standing = owedStanding(household, today)
  const costs = debtCosts(household, today)
  const findings = debtFindings(household, today)
  const dates = datesAhead(
    { ...household, bills: [], incomes: [], policies: [], accounts: [], expected: [] },
    today,
    addDays(today, DAYS_AHEAD),
  )
  const chart = balanceChart(household, today)
  const dti = debtToIncome(household, monthlyFlows(household), housingBesideLoans(household))
  return (
    <>
      {costs.length > 0 ? (
        <dl className="card mb-5 grid grid-cols-2 divide-line md:grid-cols-4 md:divide-x">
          <Figure
            label="Cost per day"
            value={standing.weightedApr === null ? '–' : dollarsAndCents(standing.costPerDay)}
            note={standing.weightedApr === null ? 'needs an APR' : 'interest at today’s balances'}
          />
          <Figure label="Average APR" value={share(standing.weightedApr, 2)} note="weighted by balance" />
          <Figure label="Credit utilization" value={share(totalUtilization(household))} note="card balances ÷ limits" />
          <Figure
            label="Debt-to-income"
            value={share(dti)}
            note={dti === null ? 'needs income before taxes' : 'payments ÷ income before taxes'}
          />
        </dl>
      ) : null}
      {findings.length > 0 ? (
        <div className="grid gap-3">
          {findings.slice(0, 3).map(({ key, ...finding }) => (
            <FindingCard key={key} {...finding} />
          ))}
        </div>
      ) : null}
      {findings.length > 3 ? (
        <details className="mt-2">
          <summary className="min-h-10 cursor-pointer py-2 font-semibold text-green text-sm">
            More about these debts ({findings.length - 3})
          </summary>
          <div className="grid gap-3">
            {findings.slice(3).map(({ key, ...finding }) => (
              <FindingCard key={key} {...finding} />
            ))}
          </div>
        </details>
      ) : null}
      <Part isRegion title="What you owe" note="Copy the numbers from your statements. They stay in this browser.">
        <CarriedOffer />
        <EntryList
          list="debts"
          picture={picture}
          fields={['name', 'kind', 'balance', 'apr', 'minimum', 'creditLimit', 'dueDay']}
        />
      </Part>
      {costs.length > 0 ? (
        <Part isRegion title="What it costs">
          <CostTable costs={costs} standing={standing} />
        </Part>
      ) : null}
      <Part title="Next dates">
        <DatesList dates={dates} none="Add the due day of a debt, or the day an offer ends, to see what comes next." />
      </Part>
      {chart ? (
        <Suspense fallback={<div className="min-h-80" />}>
          <ChartCard chart={chart} fileName="truepenny-debts" />
        </Suspense>
      ) : null}
    </>
  )
}
