import { Fragment } from 'react'
import { Link } from 'react-router'
import { pageMeta } from '../shell/page-meta.ts'
import { featureParts } from './community/feature-words.ts'
import { ScreenHead } from './device/screen-head.tsx'

export const meta = () => pageMeta('/community-features')

/** Explains the community from the constants it runs by. */
export default function CommunityFeatures() {
  return (
    <>
      <ScreenHead
        title="How the Community Works"
        lead="No accounts, no names, no cookies. Here’s what keeps it useful, what we keep, and for how long."
      >
        <p className="mt-4 flex flex-wrap gap-3">
          <Link to="/community" className="button button-main">
            Go to the community
          </Link>
          <Link to="/community/ask" className="button">
            Ask a question
          </Link>
        </p>
      </ScreenHead>
      <div className="prose">
        {featureParts.map(({ title, id, lead, points }) => (
          <Fragment key={id}>
            <h2 id={id}>{title}</h2>
            {lead ? <p>{lead}</p> : null}
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Fragment>
        ))}
        <p>
          What our server keeps, in legal words, is on the <Link to="/legal?tab=privacy">privacy page</Link>. If you
          need help right now, call or text 988, or call 911 in an emergency.
        </p>
      </div>
    </>
  )
}
