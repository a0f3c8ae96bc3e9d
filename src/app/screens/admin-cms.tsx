import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { RouterContextProvider } from 'react-router'
import { type SessionAnswer, type SignedIn, sessionAnswer } from '#wire/admin.ts'
import { pageContext } from '#wire/page-context.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { LostPiece } from '../ui/lost-piece.tsx'
import { ask, held, wordsOf } from './cms/ask.ts'
import { SignIn } from './cms/sign-in.tsx'
import { again, head, notSetUp, signIn, wait } from './cms/words.ts'
import { ScreenHead } from './device/screen-head.tsx'

export const meta = () => pageMeta('/admin/cms')

/** Only whether anybody can sign in: nothing an editor sees is ever part of the page itself. */
export const loader = ({ context }: { readonly context: Readonly<RouterContextProvider> }) => ({
  isSetUp: context.get(pageContext).isAdminSetUp,
})

const Desk = lazy(async () => ({ default: (await import('./cms/desk.tsx')).Desk }))

export default function AdminCms({ loaderData: { isSetUp } }: { readonly loaderData: { readonly isSetUp: boolean } }) {
  return (
    <>
      <ScreenHead title={head.title} lead={head.lead} />
      {isSetUp ? <Door /> : <HowToSetUp />}
    </>
  )
}

function HowToSetUp() {
  return (
    <section className="card grid max-w-[68ch] gap-3 p-5 md:p-6" aria-labelledby="how">
      <h2 id="how" className="text-xl">
        {notSetUp.title}
      </h2>
      <ol className="grid list-decimal gap-2 pl-5">
        {notSetUp.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-ink-2 text-sm">{notSetUp.note}</p>
    </section>
  )
}

/** `undefined` while nobody knows whether somebody is signed in. */
type Standing = SignedIn | null | undefined

function Door() {
  const [session, setSession] = useState<Standing>(undefined)
  const [trouble, setTrouble] = useState('')
  const take = useCallback((answer: SessionAnswer) => {
    held.csrf = answer.session?.csrf ?? ''
    setTrouble('')
    setSession(answer.session)
  }, [])
  const look = useCallback(() => {
    ask('GET', '/session', sessionAnswer).then(take, (error: unknown) => setTrouble(wordsOf(error)))
  }, [take])
  useEffect(() => {
    held.onSignedOut = () => setSession(null)
    look()
    return () => {
      held.onSignedOut = () => {}
    }
  }, [look])
  if (session)
    return (
      <LostPiece what="The desk">
        <Suspense fallback={<p className="min-h-[60vh]">{wait}</p>}>
          <Desk session={session} onSession={take} />
        </Suspense>
      </LostPiece>
    )
  if (trouble)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        {trouble}
        <button type="button" className="button" onClick={look}>
          {again}
        </button>
      </p>
    )
  return (
    <>
      <noscript>
        <p className="mb-4 text-warn">{signIn.scripts}</p>
      </noscript>
      <SignIn onSignedIn={take} />
    </>
  )
}
