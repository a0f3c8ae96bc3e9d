/** A sentence as the API gives it: plain, and with the mark `**` around what the page prints bold. */
import { unmarked } from '../kit/format.ts'

export interface ToldText {
  readonly text: string
  readonly marked: string
}
export const toldText = (marked: string): ToldText => ({ text: unmarked(marked), marked })
