import { defaultYear } from '#facts/default-year.ts'

/** The day every example of a lesson is worked out on, so that it says the same on each day it is read. */
export const exampleDay = `${defaultYear}-11-01`
