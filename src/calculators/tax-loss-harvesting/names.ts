import type { HarvestLot } from '#engine/shares/harvest-choice.ts'
import type { HarvestContext } from './context.ts'
import { lotWords } from './words/explain.en.ts'

/** A lot as the visitor called it, else its number. */
export const lotName = ({ inputs }: Pick<HarvestContext, 'inputs'>, lot: Pick<HarvestLot, 'key'>): string =>
  inputs.lots[Number(lot.key)]?.name.trim() || lotWords.unnamed({ row: Number(lot.key) + 1 })
