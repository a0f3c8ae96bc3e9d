/** The riddles that suit children, cut from the sixty while building. */
import { riddles } from '../riddles/riddles.ts'

export interface KidsRiddle {
  readonly ask: string
  readonly answer: string
  readonly lesson: readonly string[]
}
export const kidsRiddles: readonly KidsRiddle[] = riddles
  .filter(({ isForKids }) => isForKids)
  .map(({ ask, answer, lesson }) => ({ ask, answer, lesson }))
