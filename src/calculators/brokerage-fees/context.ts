import type { Context } from '../kit/calculator.ts'
import type { Account, Result } from './compute.ts'
import type { FeeInputs } from './sections.ts'

export type FeeContext = Context<FeeInputs, Record<never, never>, Result>

/** Your account first. */
export const accountsOf = ({ you, others }: Result): readonly Account[] => [you, ...others]
