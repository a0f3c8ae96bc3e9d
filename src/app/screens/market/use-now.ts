import { useHydrated } from '../../state/use-stored.ts'

/** Now; in finished HTML and while hydrating the time of the values it shows (ISO), so that both say the same. */
export function useNow(valuesOf: string): Date {
  return useHydrated() ? new Date() : new Date(valuesOf)
}
