import { createContext, useContext } from 'react'
import { dateText } from '#calculators/kit/format.ts'
import type { ShownCorrection } from './correction.ts'
import { words } from './words.ts'

export type CorrectedSentence = Pick<ShownCorrection, 'slug' | 'said' | 'updatedAt'>

/** The corrections of the lesson that is drawn. */
export const CorrectedSentences = createContext<readonly CorrectedSentence[]>([])

export const correctionAnchor = (slug: string): string => `fix-${slug}`

/** Behind a passage that was corrected: says so, with the day, and leads to the correction. */
export function CorrectionMark({ text }: { readonly text: string }) {
  const all = useContext(CorrectedSentences)
  const plain = straight(text)
  return all
    .filter(({ said }) => said !== '' && plain.includes(straight(said)))
    .map(({ slug, updatedAt }) => (
      <a
        key={slug}
        href={`#${correctionAnchor(slug)}`}
        className="ml-1.5 inline-block whitespace-nowrap rounded-sm bg-copper-tint px-1.5 font-sans text-copper text-xs no-underline hover:underline"
      >
        {words.corrections.mark(dateText(updatedAt, true))}
      </a>
    ))
}

/** As an editor may have typed it: any spaces, any quotation marks. */
const straight = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').trim()
