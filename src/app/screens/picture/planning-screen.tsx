import type { ReactNode } from 'react'
import type { Picture } from '../../state/picture.ts'
import { isOwnPicture } from '../../state/whose-picture.ts'
import { NoScript } from '../../ui/no-script.tsx'
import { ScreenHead } from '../device/screen-head.tsx'
import { LinkBar, UnreadableLink } from './link-bar.tsx'
import { PayEstimate } from './pay-estimate.tsx'
import { SampleBar } from './sample-bar.tsx'
import { TroubleFirst } from './trouble-first.tsx'

/**
 * What every planning screen stands in: its head, the notices about what is kept, whose numbers they are, where help is for
 * a household in trouble, the visitor's question answered in one line, and the rest. While the visitor's own picture is on its way in, the sample's is not shown.
 */
export function PlanningScreen(props: {
  readonly kind: string
  readonly title: string
  /** The visitor's question in one sentence. */
  readonly lead: ReactNode
  readonly picture: Picture
  /** The answer: one line, in the words of the household shown. */
  readonly answer?: ReactNode
  /** What the answer rests on, one line. */
  readonly rests?: ReactNode
  /** Where help is, on a screen that knows more of what is hard than the picture does; without it the picture decides. */
  readonly help?: ReactNode
  /** In place of everything else while the sample was taken away and there is no own number yet. */
  readonly start?: ReactNode
  readonly children: ReactNode
}) {
  const { kind, title, lead, picture, answer, rests, help, start, children } = props
  const isEmpty = isOwnPicture(picture) && !picture.hasOwn
  return (
    <>
      <ScreenHead kind={kind} title={title} lead={lead} />
      <NoScript of="household" />
      <div className={`picture ${picture.link === 'coming' ? 'invisible' : ''}`}>
        {picture.link === 'shown' ? <LinkBar picture={picture} /> : <SampleBar picture={picture} />}
        {picture.link === 'unreadable' ? <UnreadableLink /> : null}
        {help ?? <TroubleFirst household={picture.household} />}
        {answer === undefined || (isEmpty && start !== undefined) ? null : (
          <div className="mb-5" aria-live="polite">
            <p className="font-serif text-[1.375rem] leading-snug md:text-2xl">{answer}</p>
            {rests === undefined ? null : <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">{rests}</p>}
          </div>
        )}
        {isEmpty && start !== undefined ? start : children}
        <PayEstimate picture={picture} />
      </div>
    </>
  )
}
