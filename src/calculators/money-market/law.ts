/** The law a tax on cash income stands on: the federal law of the year, the state's, and every state's where they are compared. */
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import { stateNames } from '#facts/states/codes.ts'
import type { Law, Need } from '../kit/law.ts'
import { stateLaw, taxLaw } from '../kit/tax-needs.ts'
import type { MoneyMarketInputs } from './sections.ts'
import { lawWords } from './words/law.en.ts'

type StateLaws = Readonly<Record<string, LoadedStateLaw>>

/** The law of every state by its code; none where no comparison was asked for. */
const compared = (everyState: boolean): Need<StateLaws> =>
  everyState
    ? {
        key: 'states-all',
        what: lawWords.everyState,
        load: async () =>
          Object.fromEntries(
            await Promise.all(
              Object.keys(stateNames).map(async (code) => [code, await stateLaw(code).load()] as const),
            ),
          ),
      }
    : { key: 'states-none-compared', what: lawWords.noState, load: async () => ({}) }

export const moneyMarketNeeds = (
  { state, everyState }: Pick<MoneyMarketInputs, 'state' | 'everyState'>,
  year: number,
) => ({
  tax: taxLaw.in(year),
  state: stateLaw(state),
  states: compared(everyState),
})
export type MoneyMarketLaw = Law<ReturnType<typeof moneyMarketNeeds>>
