import { Link } from 'react-router'
import type { Picture } from '../../state/picture.ts'
import { leaveSample, trySample } from '../../state/sample-choice.ts'
import { Icon } from '../../ui/icon.tsx'
import { PAY_FOLD } from './pay-estimate.tsx'

const press = 'min-h-10 font-semibold text-green text-sm underline-offset-2 hover:underline'

/** Whose numbers a screen speaks of, and the way to the others. As tall with own numbers as with the sample's. */
export function SampleBar({ picture }: { readonly picture: Picture }) {
  const { isSample, hasOwn, pay } = picture
  return (
    <section
      className={`no-print mb-4 flex flex-wrap items-center justify-between gap-x-3 rounded-md px-3 py-0.5 md:px-4 ${isSample ? 'bg-copper-tint' : 'bg-green-tint'}`}
      aria-label="Whose numbers these are"
    >
      <p className="flex min-h-10 items-center gap-2 text-sm">
        <Icon name={isSample ? 'users' : 'user'} className="size-4.5 flex-none" />
        {isSample ? (
          <span>
            <strong>Sample household</strong> (made up)
          </span>
        ) : (
          <span>
            {pay !== null ? (
              <>
                Your numbers · <a href={`#${PAY_FOLD}`}>estimated take-home</a>
              </>
            ) : hasOwn ? (
              'Your numbers, in this browser'
            ) : (
              'No numbers of yours yet'
            )}
          </span>
        )}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {isSample ? (
          <button type="button" className={press} onClick={leaveSample}>
            {hasOwn ? 'Show my numbers' : 'Use my numbers'}
          </button>
        ) : (
          <>
            <Link to="/profile#household" className={`${press} inline-flex items-center`}>
              Your household
            </Link>
            <button type="button" className={press} onClick={trySample}>
              Try it with a sample household
            </button>
          </>
        )}
      </p>
    </section>
  )
}
