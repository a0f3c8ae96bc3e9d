import { useState } from 'react'
import { Link, type RouterContextProvider, useNavigate } from 'react-router'
import type { ThreadSummary } from '#wire/community.ts'
import { type FormTold, pageContext } from '#wire/page-context.ts'
import { needsIn } from '#writing/community/help/crisis.ts'
import { privacyOf } from '#writing/community/judge.ts'
import { formWords } from '#writing/community/words.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { newToken } from '../state/own-texts.ts'
import { AskForm } from './community/ask-form.tsx'
import { CommunityAway } from './community/community-away.tsx'
import { HelpCard } from './community/help-card.tsx'
import { PostedNote } from './community/posted-note.tsx'
import type { FormStanding } from './community/use-text-form.ts'
import { askWords as words } from './community/words.ts'
import { ScreenHead } from './device/screen-head.tsx'

interface Shown {
  /** Opens the post that comes from this form. */
  readonly secret: string
  readonly told: FormTold | null
  readonly standing: FormStanding
  readonly similar: readonly ThreadSummary[]
  readonly needs: readonly string[]
}

export const meta = () => pageMeta('/community/ask')

/** A fresh form, or the one that was sent, with what is to be corrected. */
export async function loader(args: { readonly context: Readonly<RouterContextProvider> }): Promise<Shown> {
  const { community, told, formSecret } = args.context.get(pageContext)
  const title = told?.values['title']?.[0] ?? ''
  const text = told?.values['text']?.[0] ?? ''
  const isAsked = told?.code === 'personal_details' || told?.code === 'maybe_personal'
  const isUsed = told?.code === 'used_form'
  const sent = told?.values['secret']?.[0] ?? ''
  return {
    secret: told && !told.isDone && !isUsed && /^[A-Za-z0-9_-]{22,64}$/.test(sent) ? sent : (formSecret ?? newToken()),
    told,
    standing: {
      message: told && !told.isDone && !isAsked ? told.message : '',
      fields: told?.fields ?? {},
      checked: isAsked ? { title, text, privacy: privacyOf({ title, text }) } : null,
      isBusy: false,
    },
    similar: community && title !== '' ? await community.similar(title) : [],
    needs: needsIn(`${title}\n${text}`),
  }
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <CommunityAway error={error} />
}

export default function CommunityAsk({ loaderData }: { loaderData: Shown }) {
  const { secret, told, standing, similar, needs } = loaderData
  const go = useNavigate()
  // One that waits for a moderator has no page yet.
  const [waiting, setWaiting] = useState<{ readonly secret: string } | null>(null)
  return (
    <>
      <ScreenHead title="Ask a Question" lead={words.lead}>
        <p className="mt-3">
          <Link to="/community-features">How the community works</Link>
        </p>
      </ScreenHead>
      <div className="grid gap-6">
        {told?.written ? (
          <PostedNote
            message={told.message}
            secret={told.written.secret}
            {...(told.written.state === 'shown' ? { path: told.written.path } : {})}
          />
        ) : waiting ? (
          <PostedNote message={formWords.posted('held')} secret={waiting.secret} />
        ) : (
          <>
            <HelpCard found={needs} />
            <AskForm
              key={secret}
              secret={secret}
              first={standing}
              values={told?.values ?? {}}
              similar={similar}
              onPosted={({ path, state }, code) => {
                if (state === 'shown') void go(path, { state: { code, message: formWords.posted(state) } })
                else setWaiting({ secret: code })
              }}
            />
          </>
        )}
      </div>
    </>
  )
}
