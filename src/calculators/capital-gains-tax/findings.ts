/** Which findings hold, with what values; the most important first. */
import { type MaybeFound, note } from '../kit/finding.ts'
import type { GainsContext } from './context.ts'
import { estimate, hidden, marketplace, medicare, surtax } from './return-findings.ts'
import { gifts, incomplete, ofState, otherYear, personal, smallBusiness, washSales } from './sale-findings.ts'
import { home, losses, noSpread, rates, spread, waiting, zeroRoom } from './timing-findings.ts'
import { noteWords } from './words/findings.en.ts'

const rules: readonly ((context: GainsContext) => readonly MaybeFound[])[] = [
  incomplete,
  waiting,
  home,
  spread,
  zeroRoom,
  losses,
  smallBusiness,
  washSales,
  hidden,
  medicare,
  marketplace,
  estimate,
  surtax,
  rates,
  personal,
  gifts,
  ofState,
  noSpread,
  otherYear,
]

export const findings = (context: GainsContext): readonly MaybeFound[] => [
  ...rules.flatMap((rule) => rule(context)),
  note(noteWords.notIncluded),
]
