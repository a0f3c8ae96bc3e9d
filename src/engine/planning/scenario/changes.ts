import type { ApplyContext } from './apply/context.ts'
import { baby, car, divorce, home, move } from './apply/home-events.ts'
import { crash, inheritance, medical, own, type PastMonths, rates } from './apply/money-events.ts'
import { disability, jobLoss, raise, retire, type WorkRules } from './apply/work-events.ts'
import type { Change } from './change.ts'
import type { LifeEvent } from './event-fields.ts'
import type { ScenarioLaw } from './law.ts'
import type { Model } from './model.ts'

/** What events are applied by, beside the model. */
export interface EventRules {
  readonly law: ScenarioLaw
  readonly work: WorkRules
  /** Needed by a crash; null: not fetched. */
  readonly past: PastMonths | null
}

/** What all events of a scenario do to a model. Each is apart from the others, so that leaving one out takes back all it did. */
export const changesFor = (model: Model, events: readonly LifeEvent[], rules: EventRules): readonly Change[] =>
  events.flatMap((one, event) => changesOfEvent(one, { model, law: rules.law, event, at: one.at - 1 }, events, rules))

function changesOfEvent(
  one: LifeEvent,
  context: ApplyContext,
  all: readonly LifeEvent[],
  { work, past }: EventRules,
): readonly Change[] {
  switch (one.kind) {
    case 'job-loss':
      return jobLoss(context, one.terms, work)
    case 'rates':
      return rates(context, one.terms)
    case 'baby':
      return baby(context, one.terms)
    case 'move':
      return move(context, one.terms)
    case 'crash':
      return past === null ? [] : crash(context, one.terms, past)
    case 'disability':
      return disability(context, one.terms, work)
    case 'inheritance':
      return inheritance(context, one.terms)
    case 'medical':
      return medical(context, one.terms, all)
    case 'retire':
      return retire(context, one.terms, work)
    case 'divorce':
      return divorce(context, one.terms)
    case 'car':
      return car(context, one.terms)
    case 'home':
      return home(context, one.terms)
    case 'raise':
      return raise(context, one.terms)
    case 'own':
      return own(context, one.terms)
  }
}
