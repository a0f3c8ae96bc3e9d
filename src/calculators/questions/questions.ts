import { apr } from './apr/question.ts'
import { apy } from './apy/question.ts'
import type { Question } from './question.ts'
import { steppedRate } from './stepped-rate/question.ts'

/** Every question that only programs ask. */
export const questions: readonly Question[] = [apr, apy, steppedRate]
