import { useState } from 'react'

/**
 * The key of what stands below a plan. It is drawn anew where the first plan comes, since a short one would bring it up; not where somebody is
 * in it already, and never again after that.
 */
export function useFirstPlan(isThere: boolean): { readonly key: string; readonly hold: { onFocus: () => void } } {
  const [state, setState] = useState<'waiting' | 'used' | 'there'>(isThere ? 'there' : 'waiting')
  if (isThere && state === 'waiting') setState('there')
  const hold = () => setState((now) => (now === 'waiting' ? 'used' : now))
  return { key: state === 'there' ? 'there' : 'waiting', hold: { onFocus: hold } }
}
