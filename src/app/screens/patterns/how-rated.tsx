import { Part } from '../device/screen-head.tsx'
import { safetyLine } from './words.ts'

/** How the bars are made, and what they are not. */
export function HowRated() {
  return (
    <Part title="How we calculated this">
      <div className="card grid gap-3 p-5 text-ink-2 text-sm">
        <p>
          <b className="text-ink">What this is not:</b> a diagnosis, therapy or advice. These are our own statements,
          not a validated test.
        </p>
        <p>
          Each habit is the average of five ratings from 1 to 5. In the fifth statement of each habit, agreeing counts
          the other way around: 6 minus your rating. A bar needs at least three ratings.
        </p>
        <p>
          Low is under 2.33, high is 3.67 and up: equal thirds of the range. We don’t add the four together, because a
          total would mean nothing.
        </p>
        <p>
          The idea of four habits comes from research on “money scripts”: Klontz, Britt, Mentzer and Klontz, Journal of
          Financial Therapy (2011), with 422 people. Their 72 statements aren’t used here.
        </p>
        <p>Hotline details: {safetyLine.source}.</p>
      </div>
    </Part>
  )
}
