/** Reads as the door does: the value as far as it is good, null where nothing of it can be read; and the places of what was lost. */
import { readShape, type Shape } from './shape.ts'

export const good = <T>(shape: Shape<T>, data: unknown): T | null => readShape(shape, data)?.value ?? null
export const lostAt = <T>(shape: Shape<T>, data: unknown): readonly string[] =>
  (readShape(shape, data)?.lost ?? []).map(({ at }) => at)
