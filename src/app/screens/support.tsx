import { Link } from 'react-router'
import { questions } from '#content/support.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { InlineText } from './reading/inline-text.tsx'

export const meta = () => pageMeta('/support')

export default function Support() {
  return (
    <div className="grid max-w-[760px] gap-5">
      <h1 className="text-3xl">Support</h1>
      <p className="text-ink-2 text-lg">Short answers to common questions.</p>
      <div className="card divide-y divide-line">
        {questions.map((question) => (
          <details key={question.asked} className="px-5 py-1">
            <summary className="py-3">
              <h2 className="inline font-sans text-base">{question.asked}</h2>
            </summary>
            <div className="grid gap-2 pb-4 text-ink-2">
              {question.answer.map((paragraph) => (
                <p key={paragraph}>
                  <InlineText text={paragraph} />
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
      <p>
        Don’t see your question? <Link to="/contact">Contact us</Link>.
      </p>
    </div>
  )
}
