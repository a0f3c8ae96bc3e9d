/**
 * Nine levels of footing, each a test on numbers. They need not come in order: a household may be at a late one and miss an early one, so all are
 * shown and the first missed one is named. Dollars; a month or a year as the name says.
 */
export const levelKeys = [
  'footing',
  'cushion',
  'clear',
  'months',
  'growing',
  'coasting',
  'essentials',
  'independent',
  'room',
] as const
export type LevelKey = (typeof levelKeys)[number]

/** What the tests read; null is unknown. */
export interface LevelNumbers {
  /** Take-home pay and all spending, a month. */
  readonly income: number | null
  readonly spending: number | null
  /** Essential spending a month, minimum payments included. */
  readonly essentials: number | null
  readonly cash: number | null
  /** Invested, less what tax will take of pre-tax accounts. */
  readonly invested: number | null
  readonly largestDeductible: number | null
  /** On debts above the costly rate; null when a rate is missing. */
  readonly costlyDebt: number | null
  readonly unevenPay: boolean
  /** Goes to savings and retirement each month, a match included, and pay before tax. */
  readonly saving: number | null
  readonly grossPay: number | null
  /** False: part of an employer's match is left. Null: not known. */
  readonly fullMatch: boolean | null
  readonly age: number | null
  /** Social Security a year at full age; unknown counts as none. */
  readonly benefit: number
  /** Left each month after spending. */
  readonly left: number | null
  /** Goes from pay to investments each month without touching what is left, a match included. */
  readonly investing: number
}
export interface LevelRules {
  readonly leastCushion: number
  readonly months: number
  readonly monthsUneven: number
  readonly savingRate: number
  readonly retireAt: number
  /** Of what is invested, that may be taken out in a year. */
  readonly withdrawal: number
  /** Spending times this: what "room to spare" asks. */
  readonly roomTimes: number
  /** Real return a year until retirement. */
  readonly realReturn: number
}

export interface Level {
  readonly key: LevelKey
  /** Null: a number is missing. */
  readonly isLit: boolean | null
  /** What is there and what the test asks, in the same unit: dollars, dollars a month for `footing` and `growing`, a year for `essentials` on. */
  readonly have: number | null
  readonly target: number | null
  /** Missing, in that unit, or in dollars invested from `coasting` on; 0 when lit. */
  readonly gap: number | null
  /** Until what is left each month closes it; null: never, or not known. */
  readonly months: number | null
}

const MONTHS = 12
const MOST_MONTHS = 1200

/** All nine, in their order. */
export function levelsOf(numbers: LevelNumbers, rules: LevelRules): readonly Level[] {
  const { income, spending, essentials, cash, invested, left } = numbers
  const yearly = spending === null ? null : spending * MONTHS
  const monthsOf = numbers.unevenPay ? rules.monthsUneven : rules.months
  const saved = (key: LevelKey, have: number | null, target: number | null): Level =>
    test(key, have, target, (gap) => monthsToSave(gap, left))
  const drawn = (key: LevelKey, need: number | null): Level =>
    ofInvested(key, invested, need, rules.withdrawal, paceOf(numbers), rules.realReturn)
  return [
    test('footing', income, spending, () => null),
    saved('cushion', cash, Math.max(rules.leastCushion, numbers.largestDeductible ?? 0)),
    clearOf(numbers),
    saved('months', cash, essentials === null ? null : essentials * monthsOf),
    growingOf(numbers, rules),
    coastingOf(numbers, rules, yearly),
    drawn('essentials', essentials === null ? null : essentials * MONTHS),
    drawn('independent', yearly),
    drawn('room', yearly === null ? null : yearly * rules.roomTimes),
  ]
}

/** What could be added to investments each month. */
const paceOf = ({ left, investing }: LevelNumbers): number | null =>
  left === null ? null : Math.max(0, left) + investing

/** The first that is dark or not known; null when all are lit. */
export const firstDark = (levels: readonly Level[]): Level | null => levels.find(({ isLit }) => isLit !== true) ?? null

function test(
  key: LevelKey,
  have: number | null,
  target: number | null,
  monthsFor: (gap: number) => number | null,
): Level {
  if (have === null || target === null) return { key, isLit: null, have, target, gap: null, months: null }
  const gap = Math.max(0, target - have)
  return { key, isLit: gap === 0, have, target, gap, months: gap === 0 ? 0 : monthsFor(gap) }
}

const monthsToSave = (gap: number, left: number | null): number | null =>
  left === null || left <= 0 || gap / left > MOST_MONTHS ? null : Math.ceil(gap / left - 1e-9)

function clearOf({ costlyDebt, left }: LevelNumbers): Level {
  if (costlyDebt === null) return { key: 'clear', isLit: null, have: null, target: 0, gap: null, months: null }
  return {
    key: 'clear',
    isLit: costlyDebt === 0,
    have: costlyDebt,
    target: 0,
    gap: costlyDebt,
    months: costlyDebt === 0 ? 0 : monthsToSave(costlyDebt, left),
  }
}

/** Saving against a share of pay; an employer's match that is left keeps it dark. */
function growingOf({ saving, grossPay, fullMatch }: LevelNumbers, { savingRate }: LevelRules): Level {
  const level = test('growing', saving, grossPay === null || grossPay <= 0 ? null : grossPay * savingRate, () => null)
  if (level.isLit !== true || fullMatch === true) return level
  return { ...level, isLit: fullMatch }
}

/**
 * Invested money grown to retirement at the real return against 1 / withdrawal times (spending − benefit): the test is made in dollars of
 * today, so the target is discounted. Past the retirement age nothing is discounted.
 */
function coastingOf(numbers: LevelNumbers, rules: LevelRules, yearly: number | null): Level {
  const { invested, age, benefit } = numbers
  if (age === null || yearly === null)
    return { key: 'coasting', isLit: null, have: invested, target: null, gap: null, months: null }
  const years = Math.max(0, rules.retireAt - age)
  const target = Math.max(0, yearly - benefit) / rules.withdrawal / (1 + rules.realReturn) ** years
  return test('coasting', invested, target, (gap) => monthsWhileGrowing(gap, paceOf(numbers), rules.realReturn))
}

/** The target moves with the return as the money does, so only the gap has to be paid in: an annuity worth the gap today. */
function monthsWhileGrowing(gap: number, left: number | null, realReturn: number): number | null {
  if (left === null || left <= 0) return null
  const rate = (1 + realReturn) ** (1 / MONTHS) - 1
  if (Math.abs(rate) < 1e-9) return monthsToSave(gap, left)
  const rest = 1 - (gap * rate) / left
  if (rest <= 0) return null
  const months = Math.ceil(-Math.log(rest) / Math.log1p(rate) - 1e-9)
  return months > MOST_MONTHS ? null : months
}

/** What invested money pays a year against a need. The gap is in dollars invested. */
function ofInvested(
  key: LevelKey,
  invested: number | null,
  need: number | null,
  withdrawal: number,
  left: number | null,
  realReturn: number,
): Level {
  const level = test(key, invested === null ? null : invested * withdrawal, need, () => null)
  if (level.gap === null || level.gap === 0 || invested === null || need === null) return level
  return { ...level, gap: level.gap / withdrawal, months: monthsToGrow(invested, need / withdrawal, left, realReturn) }
}

/** Months until what is invested, growing at the real return with what is left added each month, reaches a fixed target. */
function monthsToGrow(from: number, target: number, left: number | null, realReturn: number): number | null {
  const rate = (1 + realReturn) ** (1 / MONTHS) - 1
  const added = Math.max(0, left ?? 0)
  if (Math.abs(rate) < 1e-9) return monthsToSave(target - from, added)
  const perpetual = added / rate
  if (from + perpetual <= 0) return null
  const months = Math.log((target + perpetual) / (from + perpetual)) / Math.log1p(rate)
  return months > MOST_MONTHS || !Number.isFinite(months) ? null : Math.ceil(months - 1e-9)
}

/** Months that cash and 70% of what is invested would pay all spending. Null without spending. */
export const monthsOfFreedom = ({ cash, invested, spending }: LevelNumbers, keptOfInvested: number): number | null =>
  spending === null || spending <= 0 || (cash === null && invested === null)
    ? null
    : (Math.max(0, cash ?? 0) + keptOfInvested * (invested ?? 0)) / spending

/** Share of a year's spending that the withdrawal rate pays, decimal. */
export const independenceShare = ({ invested, spending }: LevelNumbers, withdrawal: number): number | null =>
  spending === null || spending <= 0 || invested === null ? null : (withdrawal * invested) / (spending * MONTHS)
