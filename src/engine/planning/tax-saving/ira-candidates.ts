import { iraPeople } from '#engine/retirement/ira-people.ts'
import { rothLimit, rothPhaseOut } from '#engine/retirement/roth-limit.ts'
import { iraContributionLimit, iraLimit, iraPhaseOut, reducedLimit } from '#engine/tax/ira-deduction.ts'
import { type Candidates, openOrFull, together } from './candidate.ts'
import { changed, type SavingCase } from './saving-case.ts'
import type { UsedKey } from './settings.ts'
import type { Position } from './whole-returns.ts'

/**
 * Each adult's IRAs with what is left of the one limit they share (IRC 219(b)(5)): a traditional one as far as it would be deducted (219(g)), a Roth one as far as income allows
 * (408A(c)(3)). Money already in either counts.
 */
export function iraCandidates({ adults, law: { facts }, filed, position, used }: SavingCase): Candidates {
  const people = iraPeople(filed, facts)
  const { status, livedWithSpouse } = filed
  const parts = adults.map((_, at): Candidates => {
    const owner = at === 1 ? 1 : 0
    const saver = owner === 0 ? people.you : people.spouse
    const spouse = owner === 0 ? people.spouse : people.you
    if (saver === null) return { open: [], closed: [] }
    const limit = iraContributionLimit(saver, spouse, facts)
    const closedBoth = (kind: 'no-pay'): Candidates => ({
      open: [],
      closed: [{ key: 'ira-traditional', owner, reason: { kind } }],
    })
    if (limit <= 0) return closedBoth('no-pay')
    const keys: readonly [UsedKey, UsedKey] =
      owner === 0 ? ['traditionalYou', 'rothYou'] : ['traditionalPartner', 'rothPartner']
    const inTraditional = used[keys[0]]
    const inRoth = used[keys[1]]
    const left = Math.max(0, limit - inTraditional - inRoth)
    const ask = { saver, spouse, magi: people.magi, status, livedWithSpouse }
    const range = iraPhaseOut(ask, facts)
    const deductible =
      range === null ? limit : Math.min(limit, reducedLimit(iraLimit(saver.age, facts), people.magi, range))
    const rothMost = rothLimit(ask, facts)
    const rothRange = rothPhaseOut(status, livedWithSpouse, facts)
    const put =
      (field: 'traditionalIra' | 'rothIra') =>
      (amount: number): Position => ({
        ...position,
        tax: changed(position.tax, owner, (person) => ({ ...person, [field]: person[field] + amount })),
      })
    const base = { owner, limit, used: inTraditional + inRoth, usedIn: keys, employer: 0 } as const
    const traditional: Candidates =
      deductible <= 0 && range !== null
        ? {
            open: [],
            closed: [{ key: 'ira-traditional', owner, reason: { kind: 'over-range', magi: people.magi, range } }],
          }
        : openOrFull({
            ...base,
            key: 'ira-traditional',
            room: Math.min(left, Math.max(0, deductible - inTraditional)),
            note: { kind: 'ira', magi: people.magi, range, reduced: deductible < limit },
            effect: { kind: 'returns', put: put('traditionalIra') },
          })
    const rothWithout = rothLimit({ ...ask, saver: { ...saver, traditional: 0 } }, facts)
    const roth: Candidates =
      rothWithout <= 0
        ? {
            open: [],
            closed: [{ key: 'ira-roth', owner, reason: { kind: 'over-range', magi: people.magi, range: rothRange } }],
          }
        : openOrFull({
            ...base,
            key: 'ira-roth',
            room: Math.min(left, Math.max(0, rothMost - inRoth)),
            note: { kind: 'ira', magi: people.magi, range: rothRange, reduced: rothWithout < limit },
            effect: { kind: 'returns', put: put('rothIra') },
          })
    return together([traditional, roth])
  })
  return together(parts)
}
