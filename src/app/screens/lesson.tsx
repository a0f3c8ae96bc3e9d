import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { data, Link, type RouterContextProvider } from 'react-router'
import { monthText } from '#calculators/kit/format.ts'
import { lessonPath } from '#teaching/lesson-pages/card.ts'
import { lessonPageAt } from '#teaching/lesson-pages/lesson-page.ts'
import type { LessonPage } from '#teaching/lesson-pages/page.ts'
import { pageContext } from '#wire/page-context.ts'
import { pageAt } from '../pages.ts'
import { missingMeta, siteOrigin } from '../shell/head-meta.ts'
import { lessonMeta } from '../shell/lesson-meta.ts'
import { lessonProgress } from '../state/lesson-progress.ts'
import { useStored } from '../state/use-stored.ts'
import { Icon } from '../ui/icon.tsx'
import { type Corrected, correctionsOf } from './lesson/correction.ts'
import { CorrectedSentences } from './lesson/correction-mark.tsx'
import { Further } from './lesson/further.tsx'
import { HookPart } from './lesson/hook-part.tsx'
import { LessonHead } from './lesson/lesson-head.tsx'
import { Notes, PassageText, plainText } from './lesson/passage-text.tsx'
import { PrintedQuiz } from './lesson/printed-quiz.tsx'
import { QuizPart } from './lesson/quiz-part.tsx'
import { Sources, Summary } from './lesson/summary.tsx'
import { WidgetPart } from './lesson/widget-part.tsx'
import { words } from './lesson/words.ts'
import { calculatorLink, type LinkValue } from './picture/calculator-link.ts'

interface Door {
  readonly path: string
  readonly title: string
  readonly line: string
}
type Shown =
  | {
      readonly kind: 'lesson'
      readonly lesson: LessonPage
      /** The calculator's page with the numbers of the widget. */
      readonly link: string
      readonly doors: readonly Door[]
      readonly corrected: Corrected
      readonly meta: Meta
      /** Where it is read online: what a printed page says. */
      readonly address: string
    }
  | { readonly kind: 'missing'; readonly slug: string; readonly meta: Meta }
type Meta = ReturnType<typeof lessonMeta>

/** A page that stands. */
const doorTo = (path: string): readonly Door[] => {
  const page = pageAt(path)
  return page ? [{ path, title: page.title, line: page.description }] : []
}

/** The lesson and its head are answered here, while its page is finished: the browser gets plain data. Where it was corrected since, the server finishes it again. */
export async function loader({
  params,
  context,
}: {
  params: { readonly slug?: string }
  context: Readonly<RouterContextProvider>
}) {
  const slug = params.slug ?? ''
  const lesson = await lessonPageAt(slug)
  if (!lesson)
    return data<Shown>({ kind: 'missing', slug: slug.slice(0, 80), meta: missingMeta('/learning') }, { status: 404 })
  const { calculator, given } = lesson.widget
  const link = calculatorLink(calculator, given as Record<string, LinkValue>)
  const { corrections, today } = context.get(pageContext)
  const corrected = await correctionsOf(corrections, slug, today)
  return data<Shown>({
    kind: 'lesson',
    lesson,
    link,
    doors: lesson.doors.flatMap(doorTo),
    corrected,
    meta: lessonMeta(lesson),
    address: `${siteOrigin}${lessonPath(slug)}`,
  })
}

export const meta = ({ loaderData }: { loaderData?: Shown }) => loaderData?.meta ?? []

/** Neither is part of a lesson that is read. */
const NotFound = lazy(() => import('./not-found.tsx').then(({ NotFound }) => ({ default: NotFound })))
const Corrections = lazy(() => import('./lesson/corrections.tsx'))
const Slides = lazy(() => import('./lesson/slides.tsx').then(({ Slides }) => ({ default: Slides })))

export default function LessonScreen({ loaderData }: { loaderData: Shown }) {
  if (loaderData.kind === 'missing')
    return (
      <Suspense>
        <NotFound path={`/learning/${loaderData.slug}`} />
      </Suspense>
    )
  return (
    <CorrectedSentences value={loaderData.corrected.all}>
      <Lesson key={loaderData.lesson.about.slug} {...loaderData} />
    </CorrectedSentences>
  )
}

function Lesson({
  lesson,
  link,
  doors,
  corrected,
  address,
}: Omit<Extract<Shown, { kind: 'lesson' }>, 'kind' | 'meta'>) {
  const { slug, title } = lesson.about
  const [progress] = useStored(lessonProgress)
  const record = progress.lessons[slug]
  const isFinished = useIsFinished()
  const [hasSlides, setSlides] = useState(false)
  return (
    <article className="lesson grid grid-cols-[minmax(0,1fr)] gap-8 print:gap-3">
      <LessonHead lesson={lesson} record={record} />
      {corrected.all.length > 0 ? (
        <Suspense>
          <Corrections corrected={corrected} />
        </Suspense>
      ) : null}
      <HookPart lesson={slug} hook={lesson.hook} />
      <section aria-labelledby="idea" className="grid gap-2">
        <h2 id="idea" className="text-xl">
          {words.idea}
        </h2>
        <p className="max-w-[58ch] print:max-w-none font-serif text-[1.25rem] leading-[1.45] md:text-[1.375rem] print:text-base">
          <PassageText passage={lesson.idea} />
        </p>
        <Notes notes={lesson.idea.notes} />
      </section>
      <section aria-labelledby="example" className="grid gap-2">
        <h2 id="example" className="text-xl">
          {words.example}
        </h2>
        <ol className="grid max-w-[66ch] gap-3 print:max-w-none print:gap-1 border-line-strong border-l-2 pl-4">
          {lesson.example.map((step) => (
            <li key={plainText(step)}>
              <PassageText passage={step} />
            </li>
          ))}
        </ol>
        <Notes notes={lesson.example.flatMap(({ notes }) => notes)} title={words.workings} />
      </section>
      <section aria-labelledby="try" className="no-print card p-5 md:p-6">
        <h2 id="try" className="text-xl">
          {words.tryIt}
        </h2>
        <p className="mt-1 mb-3 max-w-[62ch] text-ink-2">
          <PassageText passage={lesson.tryIt} />
        </p>
        <WidgetPart widget={lesson.widget} link={link} isFinished={isFinished} />
      </section>
      <section aria-labelledby="facts" className="grid gap-2">
        <h2 id="facts" className="text-xl">
          {words.facts}
        </h2>
        <ul className="grid gap-3 md:grid-cols-2 print:grid-cols-2 print:gap-2">
          {lesson.facts.map((fact) => (
            <li key={plainText(fact)} className="card content-start px-5 py-3.5 print:px-3 print:py-2">
              <p>
                <PassageText passage={fact} />
              </p>
              <Notes notes={fact.notes} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="myth" className="grid max-w-[66ch] gap-2 print:max-w-none">
        <h2 id="myth" className="text-xl">
          {words.myth}
        </h2>
        <p className="border-copper border-l-[3px] pl-4 font-serif text-[1.1875rem]">{lesson.myth.said}</p>
        <h3 className="sr-only">{words.mythAnswer}</h3>
        <p>
          <PassageText passage={lesson.myth.answer} />
        </p>
        <Notes notes={lesson.myth.answer.notes} />
      </section>
      <QuizPart lesson={slug} quiz={lesson.quiz} record={record} />
      <Summary lesson={lesson} />
      <Further lesson={lesson} doors={doors} />
      <Sources sources={lesson.sources} />
      <div className="no-print flex flex-wrap gap-2">
        <button type="button" className="button min-h-11" onClick={() => window.print()}>
          <Icon name="printer" className="size-[17px]" /> {words.print}
        </button>
        <button type="button" className="button min-h-11" onClick={() => setSlides(true)}>
          <Icon name="layers" className="size-[17px]" /> {words.slides}
        </button>
        <Link to={`/learning/class#seed=1&lessons=${slug}`} className="button min-h-11">
          <Icon name="users" className="size-[17px]" /> {words.forClass}
        </Link>
      </div>
      <p className="text-ink-3 text-xs">{words.disclaimer(monthText(lesson.about.reviewed.slice(0, 7)))}</p>
      <p className="hidden text-xs print:block">{words.online(address)}</p>
      <PrintedQuiz title={title} quiz={lesson.quiz} corrections={corrected.all} />
      {hasSlides ? (
        <Suspense>
          <Slides lesson={lesson} corrections={corrected.all} onClose={() => setSlides(false)} />
        </Suspense>
      ) : null}
    </article>
  )
}

/** True while the page's own HTML is being woken up, and on the server; false where the visitor came by a link within the site. */
function useIsFinished(): boolean {
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  const [first] = useState(isHydrating)
  return first
}
