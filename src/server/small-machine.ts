/**
 * On a machine, or in a group, of little memory the program's engine is told to keep its heaps small rather than its code fast: it then takes
 * some 35 MB less while everything comes at once, and answers as many (`npm run bench -- memory`). It must be said before anything else is loaded.
 */
import { totalmem } from 'node:os'
import { setFlagsFromString } from 'node:v8'

const SMALL_MB = 768

/** Whether memory is short. `allowed`: bytes the system lets this process have, 0 or a huge number where it sets no limit. `there`: bytes of the machine. */
export const isSmall = (allowed: number, there: number): boolean =>
  Math.min(allowed > 0 ? allowed : there, there) <= SMALL_MB * 1024 * 1024

if (isSmall(process.constrainedMemory(), totalmem())) setFlagsFromString('--optimize-for-size')
