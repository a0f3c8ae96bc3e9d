import { lazy, Suspense, useState } from 'react'
import { data, Link, type RouterContextProvider, redirect, useLocation, useRevalidator } from 'react-router'
import { type CommunityThread, threadPlace } from '#wire/community.ts'
import { type FormTold, pageContext } from '#wire/page-context.ts'
import { idIn, threadPath } from '#writing/community/address.ts'
import { privacyOf } from '#writing/community/judge.ts'
import { tagNamed } from '#writing/community/tags.ts'
import { frameLines } from '#writing/community/template.ts'
import { formWords } from '#writing/community/words.ts'
import { headMeta, missingMeta } from '../shell/head-meta.ts'
import { newToken, ownTextStore } from '../state/own-texts.ts'
import { useHydrated, useStored } from '../state/use-stored.ts'
import { Late } from '../ui/late.tsx'
import { ANSWER_BOX, AnswerForm } from './community/answer-form.tsx'
import { CodeForm } from './community/code-form.tsx'
import { CommunityAway } from './community/community-away.tsx'
import { EditForm } from './community/edit-form.tsx'
import { PostedNote } from './community/posted-note.tsx'
import { TextActions } from './community/text-actions.tsx'
import { TextCard } from './community/text-card.tsx'
import { useNewAnswers } from './community/use-new-answers.ts'
import { type FormStanding, quiet } from './community/use-text-form.ts'
import { communityWords, threadWords as words } from './community/words.ts'

type Shown =
  | { readonly kind: 'missing'; readonly path: string; readonly told: FormTold | null }
  | {
      readonly kind: 'thread'
      readonly thread: CommunityThread
      readonly path: string
      /** Opens the answer that comes from this page. */
      readonly secret: string
      readonly told: FormTold | null
      readonly standing: FormStanding
    }

/** A thread at its one address, or with what became of a form that was sent to it. */
export async function loader(args: {
  readonly request: Request
  readonly params: { readonly thread?: string }
  readonly context: Readonly<RouterContextProvider>
}) {
  const { community, told, formSecret } = args.context.get(pageContext)
  const part = args.params.thread ?? ''
  const id = idIn(part)
  const after = threadPlace.safeParse(new URL(args.request.url).searchParams.get('after'))
  const thread = id === null || !community ? null : await community.find(id, after.success ? after.data : undefined)
  if (!thread)
    return data<Shown>(
      { kind: 'missing', path: `/community/${part.slice(0, 80)}`, told },
      { status: told?.isDone ? 200 : 404 },
    )
  const path = threadPath(thread.id, thread.slug)
  if (!told && path !== `/community/${part}`) throw redirect(path, 301)
  const title = told?.values['title']?.[0] ?? ''
  const text = told?.values['text']?.[0] ?? ''
  const isAsked = told?.code === 'personal_details' || told?.code === 'maybe_personal'
  const sent = told?.values['secret']?.[0] ?? ''
  const goesOn = told !== null && !told.isDone && told.code !== 'used_form' && told.form === 'answer'
  return data<Shown>({
    kind: 'thread',
    thread,
    path,
    secret: goesOn && /^[A-Za-z0-9_-]{22,64}$/.test(sent) ? sent : (formSecret ?? newToken()),
    told,
    standing: told
      ? {
          message: told.isDone || isAsked ? '' : told.message,
          fields: told.fields,
          checked: isAsked ? { title, text, privacy: privacyOf({ title, text }) } : null,
          isBusy: false,
        }
      : quiet,
  })
}

export const meta = ({ loaderData }: { loaderData?: Shown }) =>
  loaderData?.kind === 'thread'
    ? headMeta(loaderData.path, {
        title: loaderData.thread.title,
        description: loaderData.thread.excerpt,
        type: 'article',
      })
    : missingMeta('/community')

export function ErrorBoundary({ error }: { error: unknown }) {
  return <CommunityAway error={error} />
}

/** With all that an address may be like: no part of a question that is read. */
const NotFound = lazy(() => import('./not-found.tsx').then(({ NotFound }) => ({ default: NotFound })))
/** Knows every calculator, and few questions have one. */
const ScenarioCard = lazy(async () => ({ default: (await import('./community/scenario-card.tsx')).ScenarioCard }))

export default function CommunityThreadPage({ loaderData }: { loaderData: Shown }) {
  if (loaderData.kind === 'thread') return <ThreadView {...loaderData} />
  const { told, path } = loaderData
  return (
    <>
      {told?.isDone ? (
        <p role="status" className="mb-4 rounded-md bg-green-tint px-4 py-3">
          {told.message} <Link to="/community">{communityWords.first}</Link>
        </p>
      ) : (
        <Suspense>
          <NotFound path={path} />
        </Suspense>
      )}
    </>
  )
}

interface JustPosted {
  readonly code: string
  readonly message: string
}
const isJustPosted = (state: unknown): state is JustPosted =>
  typeof state === 'object' && state !== null && 'code' in state && typeof state.code === 'string'

function ThreadView({ thread, path, secret, told, standing }: Extract<Shown, { kind: 'thread' }>) {
  const { state } = useLocation() as { readonly state: unknown }
  // A page loaded again still has its state, of which the server knows nothing.
  const isHydrated = useHydrated()
  const [posted, setPosted] = useState<JustPosted | null>(null)
  const { revalidate } = useRevalidator()
  const [{ texts }] = useStored(ownTextStore)
  const asker = texts.find(({ id }) => id === thread.id) ?? null
  const fresh = useNewAnswers(thread.id, thread.answers)
  const again = () => void revalidate()
  const note: JustPosted | null = told?.written
    ? { code: told.written.secret, message: told.message }
    : (posted ?? (isHydrated && isJustPosted(state) ? state : null))
  const quote = (text: string) => {
    const box = document.getElementById(ANSWER_BOX)
    if (!(box instanceof HTMLTextAreaElement)) return
    const quoted = text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n')
    box.value = `${box.value === '' ? '' : `${box.value}\n\n`}${quoted}\n\n`
    box.dispatchEvent(new Event('input', { bubbles: true }))
    box.focus()
  }
  const accepted = thread.answersShown.find(({ id }) => id === thread.accepted)
  const answers = accepted ? [accepted, ...thread.answersShown.filter((one) => one !== accepted)] : thread.answersShown
  const editing = told?.form === 'edit' && !told.isDone ? told : null
  const ofAnswer = told?.form === 'answer' || told === null
  const lines = frameLines(thread.frame)
  return (
    <div className="grid gap-6">
      <header className="grid gap-3">
        <p className="no-print text-sm">
          <Link to="/community">All questions</Link>
        </p>
        <h1 className="max-w-[40ch] break-words text-2xl md:text-3xl">{thread.title}</h1>
        <p className="flex flex-wrap gap-2">
          {thread.tags.map((name) => (
            <Link key={name} to={`/community?tag=${name}`} className="badge">
              {tagNamed(name)?.label ?? name}
            </Link>
          ))}
        </p>
      </header>
      {note ? <PostedNote message={note.message} secret={note.code} /> : null}
      {told && !told.written && !editing && told.form !== 'answer' ? (
        <p role="status" className={`rounded-md px-4 py-3 ${told.isDone ? 'bg-green-tint' : 'bg-warn-tint text-warn'}`}>
          {told.message}
        </p>
      ) : null}
      {editing ? (
        <section className="card p-4 md:p-5" aria-label={words.edit}>
          <EditForm
            text={{ id: editing.textId ?? thread.id, text: editing.values['text']?.[0] ?? '' }}
            title={editing.textId === thread.id ? (editing.values['title']?.[0] ?? thread.title) : null}
            secret={editing.values['secret']?.[0] ?? ''}
            path={path}
            first={standing}
            onClose={() => window.location.replace(path)}
          />
        </section>
      ) : null}
      <TextCard text={thread.question} isQuestion isAccepted={false}>
        {lines.length > 0 ? (
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {lines.map(([label, value]) => (
              <div key={label}>
                <dt className="inline text-ink-2">{label}: </dt>
                <dd className="inline">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {thread.scenario ? (
          <Late what="The calculation" isStill>
            <ScenarioCard scenario={thread.scenario} />
          </Late>
        ) : null}
        <TextActions
          text={thread.question}
          title={thread.title}
          path={path}
          isAccepted={false}
          asker={null}
          onChanged={again}
          onQuote={quote}
        />
      </TextCard>
      <section className="grid gap-4" aria-labelledby="answers">
        <h2 id="answers" className="text-xl">
          {thread.answers === 0 ? words.answers : communityWords.answers(thread.answers)}
        </h2>
        {answers.length === 0 ? <p>{communityWords.answers(0)}.</p> : null}
        {answers.map((text) => (
          <TextCard key={text.id} text={text} isQuestion={false} isAccepted={text.id === thread.accepted}>
            <TextActions
              text={text}
              title={null}
              path={path}
              isAccepted={text.id === thread.accepted}
              asker={asker}
              onChanged={again}
              onQuote={quote}
            />
          </TextCard>
        ))}
        <p aria-live="polite">
          {fresh > 0 ? (
            <button type="button" className="button min-h-11" onClick={again}>
              {words.fresh(fresh)}
            </button>
          ) : null}
        </p>
        {thread.next === null ? null : (
          <p>
            <Link to={`${path}?after=${thread.next}`} rel="next" className="button min-h-11">
              {words.more}
            </Link>
          </p>
        )}
      </section>
      {thread.isLocked ? (
        <p className="rounded-md bg-sunk px-4 py-3">{words.locked}</p>
      ) : (
        <section aria-label={words.yourAnswer}>
          <AnswerForm
            key={secret}
            thread={thread.id}
            path={path}
            secret={secret}
            first={ofAnswer ? standing : quiet}
            value={told?.form === 'answer' && !told.isDone ? (told.values['text']?.[0] ?? '') : ''}
            onPosted={(answer, code) => {
              setPosted({ code, message: formWords.posted(answer.state) })
              again()
            }}
          />
        </section>
      )}
      <CodeForm thread={thread} path={path} isOpen={told?.code === 'wrong_secret'} />
    </div>
  )
}
