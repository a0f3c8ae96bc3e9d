/** What Twenty Winters plays with. Dollars of one worth, after inflation; shares are decimals. All are design values but the record. */

export const YEARS = 20
export const startMoney = 10_000
export const yearlyMoney = 2_000

export const jars = ['bills', 'bonds', 'stocks', 'company', 'gold', 'homes'] as const
export type Jar = (typeof jars)[number]
/** Every move in and out of the single company costs this share of what is moved. */
export const companyCost = 0.01
/** How far the company's year lies from the index: the standard deviation, and the chance that it goes under in a year. */
export const companySwing = 0.35
export const companyRuin = 0.03
/** The company's year is never worse than this unless it goes under. */
export const companyWorst = -0.95
/** A step in or out of a jar, as a share of all money. */
export const moveStep = 0.1
/** A fall of stocks after which selling costs the bonus, and the bonus in points. */
export const bigFall = -0.2
export const heldBonus = 10
/** Players of chance the result is held against. */
export const PLAYERS = 200
/** How often one of them throws everything over, each year. */
export const changeChance = 0.3

export type Mix = Readonly<Record<Jar, number>>
const none: Mix = { bills: 0, bonds: 0, stocks: 0, company: 0, gold: 0, homes: 0 }
export const mixes = {
  savings: { ...none, bills: 1 },
  sixty: { ...none, stocks: 0.6, bonds: 0.4 },
  stocks: { ...none, stocks: 1 },
  even: { bills: 1 / 6, bonds: 1 / 6, stocks: 1 / 6, company: 1 / 6, gold: 1 / 6, homes: 1 / 6 },
} as const satisfies Readonly<Record<string, Mix>>
export type MixKey = keyof typeof mixes
export const mixKeys = Object.keys(mixes) as readonly MixKey[]
