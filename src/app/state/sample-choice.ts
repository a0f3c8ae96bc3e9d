/** Whether a planning screen shows the sample household: the visitor's own choice, for this visit. It never touches own numbers. */
import { maybe } from './shape.ts'
import { choice } from './shape-basics.ts'
import { stored } from './stored.ts'

/** 'on': the sample, though there may be own numbers. 'off': own numbers, though there may be none. null: as it comes. */
export type SampleChoice = 'on' | 'off' | null
export const sampleChoice = stored<SampleChoice>('sample-household', {
  version: 1,
  area: 'session',
  initial: null,
  shape: maybe(choice(['on', 'off'])),
})

/** Shows the sample household; own numbers stay as they are. */
export const trySample = (): boolean => sampleChoice.set('on')
/** Takes the sample household away. */
export const leaveSample = (): boolean => sampleChoice.set('off')
/** An own number was given: the sample goes. */
export function sampleGivesWay(): void {
  if (sampleChoice.get() === 'on') sampleChoice.clear()
}
