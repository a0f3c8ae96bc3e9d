import { figure, named, todaysDollars, worse } from '../kit/figures.ts'
import { firstWholeYear, retirementYear, taxesIn, withdrawn } from './compute.ts'
import { ofPlan, type PlannedContext, type PlanningContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Of = (context: PlannedContext) => number | null
type Unit = Parameters<typeof figure>[0]

const of = (unit: Unit, value: Of) => figure<PlanningContext>(unit, ofPlan(value))
const money = (value: Of) => todaysDollars(of('money', value))

/** The first person's age in a calendar year. */
const ageIn = ({ inputs }: PlannedContext, year: number): number => year - Number(inputs.birthDate.slice(0, 4))

export const figures = named(figureNames, {
  left: money(({ result }) => result.left),
  lastsToAge: of('count', (context) => {
    const { run, sums } = context.result
    const end = sums.trouble?.year ?? (run.years.at(-1)?.year ?? 0) + 1
    return ageIn(context, end) - 1
  }),
  atRetirement: money(({ result }) => retirementYear(result)?.start ?? null),
  netWorth: money(({ result }) => result.sums.netWorth),
  afterTax: money(({ result }) => result.afterTax),
  firstNeed: money(({ result }) => {
    const year = firstWholeYear(result)
    if (year === undefined) return null
    const { out } = year
    return out.spending + out.events + out.home + out.medicare + out.surcharge + out.marketplace + taxesIn(year)
  }),
  firstWithdrawal: money(({ result }) => {
    const year = firstWholeYear(result)
    return year === undefined ? null : withdrawn(year) - year.out.saved
  }),
  federalTax: worse(money(({ result }) => result.sums.federalTax)),
  stateTax: worse(money(({ result }) => result.sums.stateTax)),
  taxInRetirement: worse(
    money(({ result: { run, retiresAt } }) => run.years.slice(retiresAt).reduce((sum, year) => sum + taxesIn(year), 0)),
  ),
  surcharge: worse(money(({ result }) => result.sums.surcharge)),
  premiumCredit: money(({ result }) => result.sums.premiumCredit),
  marketplace: worse(money(({ result: { run } }) => run.years.reduce((sum, year) => sum + year.out.marketplace, 0))),
  required: money(({ result: { run } }) => run.years.reduce((sum, year) => sum + year.in.required, 0)),
  converted: money(({ result: { run } }) => run.years.reduce((sum, year) => sum + year.conversion, 0)),
  benefitAtFullAge: money(({ result }) => result.benefits[0]?.pia ?? null),
  unmet: worse(money(({ result }) => result.sums.unmet)),
  historyShare: of('share', ({ found }) =>
    found === null || found.history.of === 0 ? null : (found.history.lasted / found.history.of) * 100,
  ),
  randomShare: of('share', ({ found }) =>
    found === null || found.random.of === 0 ? null : (found.random.lasted / found.random.of) * 100,
  ),
})
