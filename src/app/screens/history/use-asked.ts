import { useInAddress } from '../../ui/use-in-address.ts'
import { type Asked, askedIn, hashOf, startingAsked } from './asked.ts'

const spoken = { initial: startingAsked, read: askedIn, write: hashOf }

/** What is asked of the long-run chart, in the page and in its address. */
export function useAsked(): readonly [Asked, (part: Partial<Asked>) => void] {
  const [asked, change] = useInAddress<Asked>(spoken)
  return [asked, (part) => change((now) => ({ ...now, ...part }))]
}
