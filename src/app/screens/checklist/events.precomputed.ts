/** The checklist with this year's figures in its sentences, as plain data. */

import { medicareAge } from '#facts/retirement/medicare-enrollment.ts'
import { rmdStartAge } from '#facts/retirement/required-distributions.ts'
import { fullRetirementAge } from '#facts/social-security/rules.ts'
import { sources as documents } from '#facts/sources.ts'
import type { ChecklistTask, LifeEvent, WrittenTask } from './item.ts'
import { law } from './law.ts'
import { benefits } from './words/benefits.ts'
import { family } from './words/family.ts'
import { places } from './words/places.ts'
import { work } from './words/work.ts'
import { yearly } from './words/yearly.ts'
import { young } from './words/young.ts'

function withSource({ source, ...task }: WrittenTask): ChecklistTask {
  if (source === 'ours') return { ...task, source: null }
  const { title, publisher, url } = documents[source] as { title: string; publisher: string; url?: string }
  return { ...task, source: { title, publisher, ...(url ? { url } : {}) } }
}

export const events: readonly LifeEvent[] = [young, family, places, work, benefits, yearly]
  .flatMap((words) => words(law))
  .map((event) => ({ ...event, tasks: event.tasks.map(withSource) }))

/** What turns a birth month into the ages the list speaks of. */
export const ageLaw = { fullAge: fullRetirementAge.value, rmdStart: rmdStartAge.value, medicareAge: medicareAge.value }
export const rulesOf = law.year
