import type { LegalBirth, MonthCount } from '#engine/social-security/birth.ts'
import { type CoupleGrid, coupleWeighing, type Weigh } from '#engine/social-security/couple-grid.ts'
import { type BestPair, bestNear, bestPair, yearlyClaims } from '#engine/social-security/grid-best.ts'
import { lifetimeValues } from '#engine/social-security/lifetime.ts'
import type { Outlook } from '#engine/social-security/outlook.ts'
import { familyValues } from '#engine/social-security/retirement-family.ts'
import { widowedGrid } from '#engine/social-security/widowed.ts'
import type { Household } from './household.ts'
import type { SocialSecurityInputs } from './sections.ts'
import type { YearLaw } from './year-law.ts'

/** How closely claim months stand: every month, every third, every year. The chosen month is always among them. */
type Pace = 1 | 3 | 12

/** What the page shows: by month, or beside a second person by quarter of a year unless asked for more. */
export const paceOf = ({ kind }: Household, { grid }: Pick<SocialSecurityInputs, 'grid'>): 1 | 3 =>
  kind === 'single' || kind === 'divorced' || grid === 'month' ? 1 : 3

function thinned(open: readonly MonthCount[], chosen: MonthCount, birth: LegalBirth, pace: Pace): MonthCount[] {
  const kept =
    pace === 1
      ? open
      : pace === 12
        ? yearlyClaims(open, birth)
        : open.filter((month, i) => i === 0 || i === open.length - 1 || (month - birth.month) % pace === 0)
  return kept.includes(chosen) ? [...kept] : [...kept, chosen].sort((a, b) => a - b)
}

/** Every choice the visitor has, with its lifetime value in today's dollars; what stands chosen, and the best. */
export interface Choices {
  readonly grid: CoupleGrid
  readonly row: number
  readonly column: number
  readonly value: number
  readonly best: number
}

/** With the claims of the best plan; null when nothing is ever paid. */
export interface QuickChoices extends Choices {
  readonly bestPlan: BestPair | null
}

const chosenIn = (grid: CoupleGrid, own: MonthCount, second: MonthCount): Choices => {
  const row = Math.max(0, grid.rows.indexOf(own))
  const column = Math.max(0, grid.columns.indexOf(second))
  let best = 0
  for (const value of grid.values) best = Math.max(best, value)
  return { grid, row, column, value: grid.values[row * grid.columns.length + column] ?? 0, best }
}

/** The months still open for a second choice, and the one made; somebody single has none. */
const secondOf = (household: Household) => {
  if (household.kind === 'single') return { open: [0], chosen: 0, birth: household.you.birth }
  if (household.kind === 'widowed')
    return { open: household.late.open, chosen: household.late.start, birth: household.you.birth }
  const { open, claim, birth } = household.other
  return { open: household.kind === 'divorced' ? [claim] : open, chosen: claim, birth }
}

/** The value of the children's benefits on the visitor's record and a spouse's for a pair of claims; 0 without children. */
export function familyWorth(household: Household, outlook: Outlook): ReturnType<typeof familyValues> {
  const family = household.kind === 'widowed' ? null : household.family
  const spouse = household.kind === 'married' ? household.other.curve : null
  return family === null ? () => 0 : familyValues(family, household.you.curve, outlook, spouse)
}

/** Adds the children's benefits, which begin with the first claim, to every pair. */
function withFamily(weigh: Weigh, household: Household, outlook: Outlook): Weigh {
  if (household.kind === 'widowed' || household.family === null) return weigh
  const worth = familyWorth(household, outlook)
  const isCouple = household.kind === 'married'
  return (rows, columns) => {
    const grid = weigh(rows, columns)
    const values = Float64Array.from(grid.values)
    rows.forEach((claim, i) => {
      columns.forEach((second, j) => {
        const at = i * columns.length + j
        values[at] = (values[at] ?? 0) + worth(claim, isCouple ? second : null)
      })
    })
    return { ...grid, values }
  }
}

/**
 * Lifetime value of each choice. Rows are the visitor's claims. Columns: a spouse's claims, a former spouse's one claim, or the
 * starts of a survivor's benefit; one column for somebody single.
 */
function weighing(household: Household, outlook: Outlook, { rules }: YearLaw): Weigh {
  const { worker, curve, open } = household.you
  if (household.kind === 'single')
    return (rows, columns) => {
      const values = lifetimeValues(worker, rows, curve, outlook, rules.workerReduction, rules.limits)
      return { rows, columns, values: Float64Array.from(values, ({ value }) => value) }
    }
  if (household.kind === 'widowed')
    return (rows, columns) => widowedGrid({ worker, curve, claims: rows }, household.late.base, columns, outlook, rules)
  const { other, tie } = household
  const second = { worker: other.worker, curve: other.curve, claims: secondOf(household).open }
  return coupleWeighing({ worker, curve, claims: open }, second, tie, outlook, rules)
}

function choicesAt(household: Household, weigh: Weigh, pace: Pace): Choices {
  const { you } = household
  const { open, chosen, birth } = secondOf(household)
  const columns = household.kind === 'single' ? open : thinned(open, chosen, birth, pace)
  return chosenIn(weigh(thinned(you.open, you.claim, you.birth, pace), columns), you.claim, chosen)
}

export const choicesOf = (household: Household, outlook: Outlook, law: YearLaw, pace: Pace): Choices =>
  choicesAt(household, withFamily(weighing(household, outlook, law), household, outlook), pace)

/** Near enough to settle the month once the quarter is known. */
const MONTHS_REACH = 2

/**
 * The choices at once, a year apart beside a second person, and the best of those the page shows, every quarter or month: where both
 * can still be chosen, looked for only around the best of the coarser ones.
 */
export function quickChoices(household: Household, outlook: Outlook, law: YearLaw, finest: 1 | 3): QuickChoices {
  const weigh = withFamily(weighing(household, outlook, law), household, outlook)
  const choices = choicesAt(household, weigh, household.kind === 'single' ? 1 : 12)
  const first = bestPair(choices.grid)
  if (household.kind === 'single') return { ...choices, bestPlan: first }
  const { you } = household
  const { open, chosen, birth } = secondOf(household)
  const claims = (pace: Pace) =>
    [thinned(you.open, you.claim, you.birth, pace), thinned(open, chosen, birth, pace)] as const
  const shown = claims(finest)
  const nearBest = () => {
    const quarter = bestNear(first, claims(3), weigh)
    return finest === 3 ? quarter : bestNear(quarter, shown, weigh, MONTHS_REACH)
  }
  const isOneList = shown[0].length === 1 || shown[1].length === 1
  const bestPlan = isOneList ? bestPair(weigh(...shown)) : nearBest()
  return { ...choices, best: Math.max(choices.best, bestPlan?.value ?? 0), bestPlan }
}
