import { costOf, costOfPlan, costOfQuestion, UNIT_MS } from '#calculators/cost.ts'
import type { Askable } from '../areas/askable.ts'
import type { Admission } from '../http/admission.ts'
import type { Asker } from '../http/asker.ts'
import { Problem } from '../http/problems.ts'
import { Refusal, type RefusalReason } from '../load/refusal.ts'
import type { Shedding } from '../load/shedding.ts'
import type { Apis } from './apis.ts'

export interface GuardOptions {
  readonly admission: Pick<Admission, 'charge' | 'giveBack'>
  readonly shed: Shedding
  /** Told of each calculation that was refused for lack of room. */
  readonly onShed?: (reason: RefusalReason | 'lag') => void
}

/** Answers `work`, charged to the asker; throws a `Problem` in words where it may not or cannot be. */
export type Guard = <A extends Timed | null>(units: number, asker: Asker, work: () => Promise<A>) => Promise<A>

interface Timed {
  /** Milliseconds of one core it took, where that is known. */
  readonly usedMs?: number
}

/**
 * The gate every calculation passes, whichever door it comes through: the units of the dearest question of its kind are charged before
 * it begins, and what it did not use is given back.
 */
export function calculationGuard({ admission, shed, onShed }: GuardOptions): Guard {
  return async (units, { visitor }, work) => {
    if (shed.refuses('calculation')) {
      onShed?.('lag')
      throw busy()
    }
    const wait = admission.charge(visitor, units)
    if (wait > 0)
      throw new Problem(
        429,
        'too_many_calculations',
        `That’s more calculating than one address may ask for at once. Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`,
        { retryAfter: wait },
      )
    const began = performance.now()
    let used = units
    try {
      const answer = await work()
      const usedMs = answer?.usedMs ?? performance.now() - began
      used = Math.min(units, Math.max(1, Math.ceil(usedMs / UNIT_MS)))
      return answer
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (!isBegun(error)) used = 0
      onShed?.(error.reason)
      throw inWords(error)
    } finally {
      if (used < units) admission.giveBack(visitor, units - used)
    }
  }
}

/** The same calculators, plans and questions behind the gate. */
export function guardedCalculations({ calculators, plans, questions }: Apis, guard: Guard): Apis {
  const guarded = <Item>(asked: Askable<Item>, cost: (name: string) => number): Askable<Item> => ({
    list: () => asked.list(),
    describe: (name) => toldInWords(asked.describe(name)),
    run: (name, body, asker) => guard(cost(name), asker, () => asked.run(name, body, asker)),
  })
  return {
    calculators: { ...guarded(calculators, costOf), openapi: () => toldInWords(calculators.openapi()) },
    plans: guarded(plans, costOfPlan),
    questions: guarded(questions, costOfQuestion),
  }
}

/** Whether a worker had it in hand. */
const isBegun = ({ reason }: Refusal): boolean => reason === 'lost' || reason === 'too-long'

async function toldInWords<A>(asked: Promise<A>): Promise<A> {
  try {
    return await asked
  } catch (error) {
    throw error instanceof Refusal ? inWords(error) : error
  }
}

/** What is told when there is no room for a calculation now. */
function busy(): Problem {
  const message = 'More calculations are being asked for than we can work out right now. Try again in a few seconds.'
  return new Problem(503, 'calculations_busy', message, { retryAfter: 2 })
}

function inWords(refusal: Refusal): Problem {
  switch (refusal.reason) {
    case 'too-long':
      return new Problem(
        504,
        'calculation_too_long',
        'Working this out took too long, so we stopped. Other inputs may be quicker.',
        { cause: refusal },
      )
    case 'lost':
      return new Problem(
        503,
        'calculation_interrupted',
        'The calculation was interrupted. Try again in a few seconds.',
        {
          retryAfter: 2,
          cause: refusal,
        },
      )
    default:
      return busy()
  }
}
