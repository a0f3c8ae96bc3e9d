import { roundToCent } from '#engine/money.ts'
import { figure, named, worse } from '../kit/figures.ts'
import type { Result } from './compute.ts'
import type { HarvestContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

const dollars = (worth: (result: Result) => number) =>
  figure<HarvestContext>('cents', ({ result }) => roundToCent(worth(result)))

export const figures = named(figureNames, {
  savedNow: dollars((r) => r.savedNow),
  worth: dollars((r) => r.worth),
  taken: figure<HarvestContext>('count', ({ result }) => result.taken),
  counted: dollars((r) => r.counted),
  shortTerm: dollars((r) => r.choice.shortTerm),
  longTerm: dollars((r) => r.choice.longTerm),
  putOff: worse(dollars((r) => r.choice.putOff)),
  lost: worse(dollars((r) => r.choice.lost)),
  federalNow: dollars((r) => r.choice.worth.federalNow),
  stateNow: dollars((r) => r.choice.worth.stateNow),
  carriedSaves: dollars((r) => r.choice.worth.carriedSaves),
  later: worse(dollars((r) => r.choice.worth.later)),
  laterToday: worse(dollars((r) => r.choice.worth.laterToday)),
  shortCarryover: dollars((r) => r.choice.worth.carryover.shortTerm),
  longCarryover: dollars((r) => r.choice.worth.carryover.longTerm),
})
