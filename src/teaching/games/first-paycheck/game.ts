/** Five questions of a first job: the deposit, the W-4, the 401(k), a stub to check and a bonus. Each answer has its dollars. */
import { between, oneOf, shuffled } from '../kit/chance.ts'
import type { Game } from '../kit/game.ts'
import type { NoSetup } from '../kit/no-setup.ts'
import { checks } from './checks.precomputed.ts'
import { extra, hoursShort, match, type PlanShare, periods, planShares, points, wages } from './design.ts'

export const questions = ['land', 'w4', 'plan', 'stub', 'bonus'] as const
export type Question = (typeof questions)[number]
export const stubs = ['hours', 'twice', 'right'] as const
export type Stub = (typeof stubs)[number]

export interface Job {
  readonly seed: number
  readonly answers: readonly string[]
}
export const wageOf = (seed: number): number => between(seed, 'wage', wages.from, wages.to)
export type Check = (typeof checks)[number]
export function checkOf(seed: number): Check {
  const check = checks[wageOf(seed) - wages.from]
  if (check === undefined) throw new RangeError('no such wage')
  return check
}
export const stubOf = (seed: number): Stub => oneOf(seed, 'stub', stubs)

const guesses = ['net', 'federal', 'all'] as const
export function offersOf({ seed, answers }: Job): readonly string[] {
  const question = questions[answers.length]
  if (question === undefined) return []
  if (question === 'w4') return ['w4:single', 'w4:head', 'w4:extra']
  if (question === 'plan') return planShares.map((share) => `plan:${share}`)
  if (question === 'stub') return stubs.map((stub) => `stub:${stub}`)
  return shuffled(seed, question, guesses).map((guess) => `${question}:${guess}`)
}

/** Of 20 points. */
export function pointsOf(seed: number, answer: string): number {
  const [question, said = ''] = answer.split(':')
  if (question === 'plan') return Math.round((points.each * Math.min(Number(said), match.upTo)) / match.upTo)
  if (question === 'w4') return said === 'single' ? points.each : said === 'extra' ? points.extra : 0
  if (question === 'stub') return said === stubOf(seed) ? points.each : 0
  return said === 'net' ? points.each : 0
}
/** The share put into the 401(k), percent points; 0 before it was asked. */
export const planOf = ({ answers }: Job): PlanShare =>
  planShares.find((share) => answers.includes(`plan:${share}`)) ?? 0

const yearly = (amount: number): number => amount * periods
/** What the employer adds in a year at a share of pay. */
export const matchOf = ({ gross }: Check, share: number): number =>
  (yearly(gross) * Math.min(share, match.upTo) * match.rate) / 100
/** Withheld too little in a year, or too much (below zero), by what the W-4 says. */
export function aprilOf({ federal, headFederal }: Check, answers: readonly string[]): number {
  if (answers.includes('w4:head')) return yearly(federal - headFederal)
  return answers.includes('w4:extra') ? -yearly(extra) : 0
}
/** What the stub's mistake costs, dollars. */
export function stubCost(seed: number): number {
  const stub = stubOf(seed)
  if (stub === 'hours') return hoursShort * wageOf(seed)
  return stub === 'twice' ? checkOf(seed).socialSecurity : 0
}
/** A year of deposits at the 401(k) share chosen. */
export function depositsOf(job: Job): number {
  const check = checkOf(job.seed)
  const at = planShares.indexOf(planOf(job))
  return yearly(check.planNet[Math.max(0, at)] ?? check.net)
}

export const firstPaycheck: Game<NoSetup, Job> = {
  name: 'first-paycheck',
  version: 1,
  begin: (seed) => ({ seed, answers: [] }),
  offers: offersOf,
  step: (job, choice) => {
    if (!offersOf(job).includes(choice)) throw new RangeError(`not on offer: ${choice}`)
    return { ...job, answers: [...job.answers, choice] }
  },
  score: ({ seed, answers }) => answers.reduce((sum, answer) => sum + pointsOf(seed, answer), 0),
  question: ({ answers }) => questions[answers.length] ?? 'over',
}
