/** The sixty riddles in order. */
import { riddlesFortyOneToSixty } from './forty-one-to-sixty.ts'
import { riddlesOneToTwenty } from './one-to-twenty.ts'
import type { Riddle } from './riddle.ts'
import { riddlesTwentyOneToForty } from './twenty-one-to-forty.ts'

export const riddles: readonly Riddle[] = [...riddlesOneToTwenty, ...riddlesTwentyOneToForty, ...riddlesFortyOneToSixty]
